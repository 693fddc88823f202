import { type Sentences, wordsOf } from '../../voice/wording.ts';
import type { Reasons } from '../voice.ts';

/** “a 7”, “an 8” */
const a = (value: number): string => (value === 8 ? `an ${value}` : `a ${value}`);
const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const ducats = (count: number): string => (count === 1 ? '1 ducat' : `${count} ducats`);

const sentences: Sentences<Reasons> = {
  'reward-rich': ({ value }) => `${upper(a(value))} under a jewel pays well; the stronger cards stay in hand.`,
  'reward-middle': ({ value }) => `${upper(a(value))} wins few duels and loses little in prison: good pay.`,
  'reward-poor': ({ value }) => `${upper(a(value))} loses little in prison, and it wins no duel anyway.`,
  'fight-alone': ({ value, target }) => `Nobody else fights: it is my ${value} against ${target}.`,
  'fight-high': ({ value, target }) => `Against ${target}, ${a(value)} may well be the strongest card on the table.`,
  'fight-middle': ({ value, target }) =>
    `Against ${target}, ${a(value)} does its share without becoming the scapegoat.`,
  'fight-low': ({ value, target }) =>
    `The others will reach ${target} without me: my ${value} goes now, the strong cards later.`,
  discard: ({ value }) => `It does not count, so the ${value} goes.`,
  'take-leader': ({ from, ducats: count }, who) =>
    `${who.name(from)} leads with ${ducats(count)}: losing one jewel will do no harm.`,
  'take-jewels': ({ from, jewels }, who) =>
    `${jewels} jewels, ${who.name(from)}? One more and the round is yours: I had better have one.`,
  'take-jewel': ({ from }, who) => `Allow me, ${who.name(from)}: it goes better with my eyes.`,
  'take-prison': ({ from }, who) => `${who.name(from)} is welcome to walk free: that troubles me least.`,
  'put-last': () => 'The third jewel: the round is mine.',
  'put-second': () => 'Two jewels: one more and it is over.',
  'put-first': () => 'A first jewel on what I value most.',
  'prison-last': () => 'The third prison: I shall watch from the window.',
  'prison-next': ({ free }) =>
    `If it must be prison, let it be the cheapest: ${free === 0 ? 'nothing is left to lose' : `${free} still free`}.`,
  'free-all': () => 'Out of prison, and not a lock left on my side.',
  free: ({ prisons }) => `One prison fewer, and ${prisons} to go: that card was worth it.`,
  surrender: ({ jewels }) =>
    `${jewels === 1 ? 'My only jewel' : `Of ${jewels} jewels, the least`} goes back: my honour stays.`,
  'taunt-champion': ({ sum, target }) => `${sum} against ${target}: you may thank me later.`,
  'taunt-close': ({ target }) => `${target} exactly. I do like a tailor’s fit.`,
  'taunt-scapegoat': ({ seat }, who) => `Somebody had to be the weakest, ${who.name(seat)}.`,
  'taunt-robbed': ({ seat }, who) => `I shall remember that jewel, ${who.name(seat)}.`,
  'taunt-robber': ({ from }, who) => `Do not look at me like that, ${who.name(from)}: I am only holding it for you.`,
  'taunt-out': ({ seat }, who) => `A fine view from behind those bars, ${who.name(seat)}?`,
  'taunt-jewels': () => 'Three jewels, gentlemen. The rest is bookkeeping.',
  'taunt-crowned': ({ ducats: count }) => `${ducats(count)}: the first round of wine is on me.`,
  'taunt-loser': ({ seat }, who) => `I take my hat off to you, ${who.name(seat)}. I shall want it back.`,
};

export const en = wordsOf(sentences, {});
