import type { Game, Seat } from '#kernel/game.ts';
import { barred } from './barred.ts';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { matter } from './matter.ts';
import { payBeggars } from './offers/beggars.ts';
import { addOffers } from './offers/offers.ts';
import { startReveal } from './offers/reveal.ts';
import { agreed, OPTIONS } from './options.ts';
import { answer, ask, settle } from './questions/index.ts';
import { playOneForAll } from './questions/one-for-all/play.ts';
import { RULES, setup } from './setup.ts';
import { silence } from './silence.ts';
import { clone, MILADY, type State } from './state.ts';
import { hearers, showable } from './talk.ts';
import { type View, view } from './view.ts';

export const roy: Game<State, Choice, Event, View> = {
  id: 'roy',
  rules: RULES,
  oldest: 3,
  seats: [2, 6],
  options: OPTIONS,
  sides: seat => (seat === MILADY ? 'milady' : 'musketeers'),

  setup,
  rng: state => state.rng,

  decisions(state) {
    if (state.over !== null) return [];
    const asked = ask(state);
    addOffers(state, asked);
    return asked;
  },
  apply(draft, seat, choice, tell) {
    switch (choice.kind) {
      case 'one-for-all':
        playOneForAll(draft, seat, choice.effect, tell);
        break;
      case 'beggars':
        payBeggars(draft, seat, choice.place, tell);
        break;
      case 'reveal':
        startReveal(draft, seat, choice.pay, tell);
        break;
      case 'expire':
        draft.hourglass = 'expired';
        tell?.({ kind: 'hourglass', now: 'expired' });
        break;
      default:
        answer(draft, seat, choice, tell);
    }
    settle(draft, tell);
  },
  /** A side wins or loses as one (ROY.GEN.1): a point for each of its seats. */
  outcome(state) {
    if (state.over === null) return null;
    const { winner, ending } = state.over;
    const winners: Seat[] = [];
    for (let seat = 0; seat < state.seats; seat++) if ((seat === MILADY) === (winner === 'milady')) winners.push(seat);
    const scores = Array.from({ length: state.seats }, (_, seat) => (winners.includes(seat) ? 1 : 0));
    return { ending, winners, scores, turns: state.turn, reached: `board ${state.quest.board}` };
  },

  view,
  imagine,
  barred,
  clone,
  matter,
  hearers,
  showable,
  silence,
  clockSeconds: options => agreed({ options }, 'hourglassSeconds'),
};
