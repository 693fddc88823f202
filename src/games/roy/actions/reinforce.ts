import { COMBAT, countIn, withoutCard } from '../cards/adventure.ts';
import { GARRISON_MOST } from '../cards/board.ts';
import { REINFORCE } from '../choices.ts';
import { isGarrisonFull } from '../questions/siege/siege.ts';
import { because } from '../reasons.ts';
import { manOf, row, whoActs } from './action.ts';

const NOT_THERE = because('ROY.REINF.1', 'not-at-la-rochelle', whoActs);
const NO_CARD = because('ROY.REINF.1', 'no-combat-card');
const FULL = because('ROY.REINF.3', 'garrison-full', () => ({ most: GARRISON_MOST }));

/** ROY.REINF.1, ROY.REINF.3 */
export const reinforce = row('reinforce', {
  at: ['la-rochelle'],
  interceptable: false,
  reach: (state, _actor, seat, choices) => {
    for (const card of COMBAT) if (countIn(state.hands[seat], card) > 0) choices.push(REINFORCE[card]);
  },
  beyond: (state, actor, seat, choices) => {
    const there = manOf(state, actor).place === 'la-rochelle';
    const held = COMBAT.filter(card => countIn(state.hands[seat], card) > 0);
    if (!there) for (const card of held) choices.push(REINFORCE[card]);
    else if (held.length === 0) choices.push(REINFORCE.single);
  },
  bar: (state, actor, { card }) => {
    const man = manOf(state, actor);
    if (man.place !== 'la-rochelle') return NOT_THERE;
    if (countIn(state.hands[man.seat], card) === 0) return NO_CARD;
    return isGarrisonFull(state.garrison) ? FULL : null;
  },
  perform: (draft, actor, { card }, tell) => {
    const man = manOf(draft, actor);
    draft.hands[man.seat] = withoutCard(draft.hands[man.seat], card);
    draft.garrison = [...draft.garrison, card];
    tell?.({ kind: 'reinforced', who: man.who, card });
  },
});
