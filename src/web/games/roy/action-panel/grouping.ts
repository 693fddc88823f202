import { INN_SPACES } from '#games/roy/cards/board.ts';
import type { Choice } from '#games/roy/choices.ts';
import { isTrap } from '#games/roy/facts.ts';
import type { Words } from '../text/words.ts';

/** Under which heading a choice stands; `main` has none, `closing` ends the question, `offers` lie beside it. */
export type GroupId = keyof Words['groups'] | 'main' | 'closing' | 'offers' | `path-${number}`;

export interface Group {
  readonly id: GroupId;
  readonly choices: readonly Choice[];
}

const OF_KIND: Readonly<Partial<Record<Choice['kind'], GroupId>>> = {
  challenge: 'here',
  duel: 'here',
  search: 'here',
  'hand-over': 'here',
  advance: 'here',
  withdraw: 'here',
  passage: 'here',
  reinforce: 'here',
  bribe: 'here',
  'break-out': 'here',
  move: 'go',
  horse: 'ride',
  ride: 'ride',
  draw: 'cards',
  play: 'cards',
  help: 'cards',
  heal: 'cards',
  trade: 'companions',
  order: 'companions',
  buy: 'arsenal',
  betray: 'treachery',
  go: 'locations',
  standing: 'orders',
  end: 'closing',
  done: 'closing',
  pass: 'closing',
  cancel: 'closing',
  'one-for-all': 'offers',
  beggars: 'offers',
  reveal: 'offers',
};

const groupOf = (choice: Choice): GroupId => {
  if (choice.kind === 'place') return isTrap(choice.card) ? 'traps' : 'adversaries';
  if (choice.kind === 'name') return `path-${Math.floor(choice.space / INN_SPACES)}`;
  return OF_KIND[choice.kind] ?? 'main';
};

/** What can be done on the spot comes first, what ends the question last. */
const ORDER: readonly GroupId[] = ['here', 'main', 'cards', 'companions', 'ride', 'go', 'arsenal'];
const LAST: readonly GroupId[] = ['orders', 'closing'];
const rank = (id: GroupId): number => {
  if (LAST.includes(id)) return ORDER.length + 1 + LAST.indexOf(id);
  return ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length;
};

/** The choices of a question under their headings; those under one heading stay in the order they came. */
export const groupsOf = (choices: readonly Choice[]): readonly Group[] => {
  const groups = new Map<GroupId, Choice[]>();
  for (const choice of choices) {
    const id = groupOf(choice);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [choice]);
    else group.push(choice);
  }
  return [...groups].map(([id, choices]) => ({ id, choices })).sort((a, b) => rank(a.id) - rank(b.id));
};

/** An offer lies beside a question, but is itself the answer where one could only let something go by. */
export const isBeside = ({ id }: Group, groups: readonly Group[]): boolean =>
  id === 'offers' && groups.some(group => group.id !== 'offers' && group.choices.some(({ kind }) => kind !== 'pass'));

/** What may be taken beside a question, and need not. */
export const offersIn = (choices: readonly Choice[]): readonly Choice[] => {
  const groups = groupsOf(choices);
  return groups.filter(group => isBeside(group, groups)).flatMap(group => group.choices);
};
/** What answers a question, without the offers beside it. */
export const answersIn = (choices: readonly Choice[]): readonly Choice[] => {
  const offers = offersIn(choices);
  return choices.filter(choice => !offers.includes(choice));
};

/** Letters without their accents and without case: what a reader types finds what he means. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether every typed word is somewhere in the words of a choice. */
export const matches = (label: string, typed: string): boolean => {
  const words = plain(label);
  return plain(typed)
    .split(/\s+/)
    .every(word => words.includes(word));
};
