import type { Offered } from '#games/trois/choices.ts';
import type { IconName } from '#web/art/icon-names.ts';

/** What most players want, the most wanted first: who may ride back to the studs wants that more than to ride on. */
const WANTED: readonly Offered['kind'][] = ['roll', 'back', 'ride', 'obey', 'leave', 'wait'];

/** The one big verb of a question; null where all its answers weigh the same. */
export const bigOf = (choices: readonly Offered[]): Offered | null => {
  for (const kind of WANTED) {
    const found = choices.find(choice => choice.kind === kind);
    if (found !== undefined) return found;
  }
  return choices.length === 1 ? choices[0] : null;
};

/** The big verb first, then ways and whatever else, Bottes last. */
export const inOrderOfUse = (choices: readonly Offered[]): readonly Offered[] => {
  const big = bigOf(choices);
  const rest = choices.filter(choice => choice !== big);
  const isBotte = ({ kind }: Offered) => kind === 'botte';
  return [...(big ? [big] : []), ...rest.filter(each => !isBotte(each)), ...rest.filter(isBotte)];
};

const WAYS = {
  public: 'medieval-gate',
  stairs: 'stairs',
  road: 'horse-head',
  sea: 'galleon',
  france: 'wooden-sign',
  shortcut: 'back-forth',
} as const satisfies Record<string, IconName>;

const ICONS: Readonly<Record<Exclude<Offered['kind'], 'way'>, IconName>> = {
  take: 'horse-head',
  roll: 'rolling-dices',
  one: 'footsteps',
  wait: 'hourglass',
  ride: 'horse-head',
  back: 'return-arrow',
  stop: 'house',
  botte: 'crossed-swords',
  obey: 'check-mark',
  leave: 'wolf-trap',
  give: 'crossed-swords',
  keep: 'cross-mark',
  free: 'breaking-chain',
};

/** The picture of a choice; who stops anywhere but in a house waits. */
export const iconOf = (choice: Offered, prompt: string): IconName => {
  if (choice.kind === 'way') return WAYS[choice.way];
  return choice.kind === 'stop' && prompt !== 'way' ? 'hourglass' : ICONS[choice.kind];
};
