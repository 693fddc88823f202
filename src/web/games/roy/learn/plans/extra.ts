import type { Card } from '#games/roy/cards/adventure.ts';
import type { View } from '#games/roy/view.ts';
import { boardsPlan } from './extra-boards.ts';
import { ARAMIS, ATHOS, DARTAGNAN, type Step, scripted } from './extra-script.ts';
import type { Plan, Scene } from './plan.ts';

const count = (hand: readonly Card[], card: Card): number => hand.filter(each => each === card).length;
const mine = (choice: Step['choice'], ...pages: NonNullable<Step['pages']>): Step =>
  pages.length === 0 ? { seat: DARTAGNAN, choice } : { seat: DARTAGNAN, choice, pages };
const start = (...pages: NonNullable<Step['pages']>): Step => mine({ kind: 'start', who: 'dartagnan' }, ...pages);

/** A Panache card short of the Abduction, which Aramis has. */
const trade = scripted({
  id: 'trade',
  seat: DARTAGNAN,
  options: {},
  stage: { paris: 'abduction', atParis: ['bernajoux', 'boisrenard'], goes: 'quarters' },
  isReady: ({ hand }: View, { viewOf }: Scene) =>
    count(hand, 'panache') === 1 && count(hand, 'erudition') > 0 && count(viewOf(ARAMIS).hand, 'panache') > 0,
  steps: [
    start('t-why'),
    mine({ kind: 'move', to: 'la-rochelle' }, 't-go'),
    mine({ kind: 'trade', who: 'aramis' }, 't-trade'),
    mine({ kind: 'give', card: 'erudition' }, 't-offer'),
    mine({ kind: 'done' }),
    { seat: ARAMIS, choice: { kind: 'give', card: 'panache' } },
    { seat: ARAMIS, choice: { kind: 'done' } },
    mine({ kind: 'accept' }, 't-agree'),
    { seat: ARAMIS, choice: { kind: 'accept' } },
    mine({ kind: 'move', to: 'paris' }, 't-back'),
    mine({ kind: 'challenge', skill: 'panache' }, 't-use'),
    mine({ kind: 'add', card: 'panache' }),
    mine({ kind: 'add', card: 'panache' }),
    mine({ kind: 'done' }),
  ],
  closing: ['t-end'],
});

/** Out of the Bastille, and into Richelieu's den while Milady is there. */
const richelieu = scripted({
  id: 'richelieu',
  seat: DARTAGNAN,
  options: {},
  stage: {
    paris: 'captive',
    atParis: ['bernajoux', 'boisrenard'],
    goes: 'richelieu',
    betrays: { card: 'jailed', who: 'dartagnan' },
  },
  isReady: () => true,
  steps: [
    start('r-jail'),
    mine({ kind: 'bribe' }, 'r-out'),
    mine({ kind: 'move', to: 'richelieu' }, 'r-den', 'r-go'),
    mine({ kind: 'move', to: 'paris' }, 'r-found', 'r-leave'),
  ],
  closing: ['r-wrong', 'r-end'],
});

/** Beggars in Paris, an Assassin at the Louvre who strikes nobody. */
const traps = scripted({
  id: 'traps',
  seat: DARTAGNAN,
  options: {},
  stage: { paris: 'abduction', atParis: ['bernajoux', 'beggars'], trapAtLouvre: 'assassin', goes: 'quarters' },
  isReady: ({ hand }: View) => count(hand, 'panache') >= 2,
  steps: [
    start('p-traps'),
    mine({ kind: 'beggars', place: 'paris' }, 'p-beggars'),
    mine({ kind: 'challenge', skill: 'panache' }, 'p-try'),
    mine({ kind: 'add', card: 'panache' }),
    mine({ kind: 'add', card: 'panache' }),
    mine({ kind: 'done' }),
    mine({ kind: 'move', to: 'louvre' }, 'p-harlot', 'p-go'),
    // The die has shown a Shield.
    { ...mine({ kind: 'draw' }, 'p-bite'), fits: ({ men }) => men[0].life === 3 },
  ],
  closing: ['p-thief'],
});

/** Aramis at La Rochelle: two cards laid, and a drop of blood that holds the token. */
const siege = scripted({
  id: 'siege',
  seat: ARAMIS,
  options: {},
  stage: { paris: 'captive', atParis: ['bernajoux', 'boisrenard'], goes: 'quarters' },
  isReady: ({ men, hand }: View) =>
    men[0].turn === 'done' && men[1].turn === 'done' && men[2].turn === 'waiting' && count(hand, 'single') >= 2,
  steps: [
    { seat: ARAMIS, choice: { kind: 'start', who: 'aramis' }, pages: ['s-start'] },
    {
      seat: ARAMIS,
      choice: { kind: 'reinforce', card: 'single' },
      pages: ['s-lay'],
      fits: ({ garrison, men }) =>
        garrison.length === 0 && men.every(({ place }, i) => (place === 'la-rochelle') === (i === 2)),
    },
    { seat: ARAMIS, choice: { kind: 'reinforce', card: 'single' }, pages: ['s-more'] },
    { seat: ARAMIS, choice: { kind: 'draw' }, pages: ['s-draw'] },
    { seat: ARAMIS, choice: { kind: 'draw' } },
    {
      seat: ARAMIS,
      choice: { kind: 'sacrifice', who: 'aramis' },
      pages: ['s-blood'],
      fits: ({ siege: at }, task) => at === 0 && task?.kind === 'siege' && task.swords === task.team + 1,
    },
  ],
  closing: ['s-track', 's-ends', 's-reroll'],
});

/** Athos goes first, the purse is shared, and a One-for-all card is voted on. */
const companions = scripted({
  id: 'companions',
  seat: DARTAGNAN,
  options: { easy: 'on', oneForAllVote: 'on' },
  stage: { paris: 'captive', atParis: ['bernajoux', 'boisrenard'], goes: 'quarters' },
  isReady: () => true,
  steps: [
    { seat: ATHOS, choice: { kind: 'start', who: 'athos' }, pages: ['c-first'] },
    { ...start('c-start'), at: 'select' },
    mine({ kind: 'buy', item: 'blade' }, 'c-purse'),
    mine({ kind: 'done' }),
    { seat: ATHOS, choice: { kind: 'one-for-all', effect: 'time' }, at: 'time' },
    mine({ kind: 'vote', yes: true }, 'c-vote'),
  ],
  meanwhile: 'c-talk',
  closing: ['c-end'],
});

export const EXTRA_PLANS: readonly Plan[] = [trade, richelieu, traps, boardsPlan, siege, companions];
