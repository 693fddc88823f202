import { CONSTANCE_LAST } from '../cards/board.ts';
import { SHEETS } from '../cards/musketeers.ts';
import { SEARCH } from '../choices.ts';
import { rollBlue } from '../dice.ts';
import { advanceStipulation } from '../missions/missions.ts';
import { isGiven, isWanted, shutBar } from '../missions/shut.ts';
import { because } from '../reasons.ts';
import { manOf, row } from './action.ts';

const DONE = because('ROY.CARD.27', 'asked-done');

/** ROY.CARD.27: his combat dice, nothing added; each Sword is a success. */
export const search = row('search', {
  at: ['paris'],
  interceptable: true,
  reach: (state, _actor, _seat, choices) => {
    if (isWanted(state, 'search')) choices.push(SEARCH);
  },
  beyond: (state, actor, _seat, choices) => {
    const elsewhere = manOf(state, actor).place !== 'paris' && isWanted(state, 'search');
    if (elsewhere || isGiven(state, 'search')) choices.push(SEARCH);
  },
  bar: (state, actor) => (isGiven(state, 'search') ? DONE : shutBar(state, manOf(state, actor), 'paris')),
  perform: (draft, actor, _action, tell) => {
    const { who } = manOf(draft, actor);
    const roll = rollBlue(draft, SHEETS[who].dice);
    tell?.({ kind: 'searched', who, roll, total: Math.min(CONSTANCE_LAST, draft.constance + roll.swords) });
    advanceStipulation(draft, roll.swords, who, tell);
  },
});
