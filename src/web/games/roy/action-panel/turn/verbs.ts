import type { Choice } from '#games/roy/choices.ts';
import { costsAction } from '#games/roy/facts.ts';
import type { Barred as AnyBarred } from '#kernel/game.ts';

type Barred = AnyBarred<Choice>;

/** What a musketeer may do, as the word on a button. They stand in this order. */
export const VERBS = [
  'challenge',
  'duel',
  'passage',
  'search',
  'hand-over',
  'advance',
  'withdraw',
  'bribe',
  'break-out',
  'reinforce',
  'move',
  'draw',
  'buy',
  'call',
  'trade',
  'order',
  'ride',
  'one-for-all',
  'beggars',
  'reveal',
  'end',
] as const;
export type VerbId = (typeof VERBS)[number];

export interface Verb {
  readonly id: VerbId;
  readonly choices: readonly Choice[];
  /** Objects of this verb that are out of reach. */
  readonly barred: readonly Barred[];
}

const OF_KIND: Readonly<Record<string, VerbId>> = {
  ...Object.fromEntries(VERBS.map(verb => [verb, verb])),
  play: 'call',
  help: 'call',
  heal: 'call',
  horse: 'ride',
  mount: 'ride',
  trespass: 'move',
  'challenge-at': 'challenge',
};

/** What costs the musketeer no action. */
export const isFree = ({ id, choices }: Pick<Verb, 'id' | 'choices'>): boolean =>
  id !== 'end' && !choices.some(costsAction);

export const verbOf = (choice: Choice): VerbId | null => OF_KIND[choice.kind] ?? null;

/** All that can be done and all that cannot, verb by verb. */
export const verbsOf = (choices: readonly Choice[], barred: readonly Barred[]): readonly Verb[] =>
  VERBS.map(id => ({
    id,
    choices: choices.filter(choice => verbOf(choice) === id),
    barred: barred.filter(each => verbOf(each.choice) === id),
  })).filter(verb => verb.choices.length + verb.barred.length > 0);

/** Choices no verb speaks of. */
export const wordless = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(choice => verbOf(choice) === null);
