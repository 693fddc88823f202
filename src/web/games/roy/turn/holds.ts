import type { View } from '#games/roy/view.ts';
import type { IconName } from '#web/art/icon-names.ts';
import type { Target } from '../targets.ts';

const LASTING = ['timeStop', 'conscripts', 'isolation', 'reinforcements'] as const;
type Lasting = (typeof LASTING)[number];
/** How the hourglass stands; null while it is not on the table. */
export type Glass = 'on' | 'paused' | 'expired';

/** What holds for the rest of the round, with the card it comes from. */
interface Hold {
  readonly id: Lasting;
  readonly icon: IconName;
  readonly target: Target;
  /** It helps the musketeers. */
  readonly good: boolean;
}

const HOLDS: Readonly<Record<Lasting, Omit<Hold, 'id'>>> = {
  timeStop: { icon: 'hourglass', target: { kind: 'effect', id: 'time' }, good: true },
  conscripts: { icon: 'drum', target: { kind: 'treachery', id: 'conscripts' }, good: false },
  isolation: { icon: 'breaking-chain', target: { kind: 'treachery', id: 'isolation' }, good: false },
  reinforcements: { icon: 'cannon', target: { kind: 'treachery', id: 'reinforcements' }, good: false },
};

export const holdsOf = (view: Pick<View, Lasting>): readonly Hold[] =>
  LASTING.filter(id => view[id]).map(id => ({ id, ...HOLDS[id] }));

export const glassOf = ({ hourglass, running }: Pick<View, 'hourglass' | 'running'>): Glass | null => {
  if (hourglass === 'off') return null;
  if (hourglass === 'expired') return 'expired';
  return running ? 'on' : 'paused';
};
