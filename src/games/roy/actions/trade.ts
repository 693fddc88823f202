import type { Of } from '../choices.ts';
import { TRADE } from '../choices.ts';
import { indexOf } from '../men/men.ts';
import type { Why } from '../question.ts';
import { startTrade } from '../questions/trade/traders.ts';
import { because } from '../reasons.ts';
import type { Man, ManIndex, State } from '../state.ts';
import { type Actor, row } from './action.ts';

const whom = (_state: State, _actor: Actor, { who }: Of<'trade'>) => ({ who });
const ELSEWHERE = because('ROY.TRADE.1', 'partner-elsewhere', (state: State, _actor: Actor, { who }: Of<'trade'>) => ({
  who,
  place: state.men[indexOf(state, who)].place,
}));
const ISOLATION = because('ROY.CARD.23', 'isolation');
const REFUSED = because('ROY.TRADE.13', 'partner-refused', whom);
const ONE_HAND = because('ROY.RULING.49', 'one-hand', whom);
const NOTHING = because('ROY.TRADE.14', 'nothing-to-trade', whom);

/** Whether some piece of equipment may go from one to the other, alone or against another. */
const canPass = (from: Man, to: Man): boolean => from.gear.some(each => !to.gear.includes(each));

const listPartners = (state: State, { man }: Actor, where: 'here' | 'elsewhere', choices: Of<'trade'>[]) => {
  const { place } = state.men[man];
  for (let i = 0; i < state.men.length; i++)
    if (i !== man && (state.men[i].place === place ? 'here' : 'elsewhere') === where)
      choices.push(TRADE[state.men[i].who]);
};

/** ROY.TRADE.1, ROY.CARD.23: in the same place, and no Isolation in play. */
export const meetingBar = ({ isolation }: Pick<State, 'isolation'>, man: Man, partner: Man): Why<Actor, 'trade'> => {
  if (partner.place !== man.place) return ELSEWHERE;
  return isolation ? ISOLATION : null;
};

/** Somebody to meet who has not just said no, and something to pass between them. */
const tradeBar = (state: State, index: ManIndex, other: ManIndex): Why<Actor, 'trade'> => {
  const man = state.men[index];
  const partner = state.men[other];
  const apart = meetingBar(state, man, partner);
  if (apart !== null) return apart;
  if (state.refused.includes(partner.who)) return REFUSED;
  if (man.seat === partner.seat) return canPass(man, partner) || canPass(partner, man) ? null : ONE_HAND;
  const cards = state.hands[man.seat].length + state.hands[partner.seat].length;
  return cards > 0 || man.gear.length + partner.gear.length > 0 ? null : NOTHING;
};

export const trade = row('trade', {
  at: null,
  interceptable: false,
  reach: (state, actor, _seat, choices) => listPartners(state, actor, 'here', choices),
  quick: (state, { man }, _seat, choices) => {
    for (let i = 0; i < state.men.length; i++)
      if (i !== man && tradeBar(state, man, i) === null) choices.push(TRADE[state.men[i].who]);
  },
  beyond: (state, actor, _seat, choices) => listPartners(state, actor, 'elsewhere', choices),
  bar: (state, { man }, { who }) => tradeBar(state, man, indexOf(state, who)),
  perform: (draft, { man }, { who }) => startTrade(draft, man, indexOf(draft, who)),
});
