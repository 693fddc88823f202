import type { Reasons } from '#games/roy/reasons.ts';
import type { Names } from '#games/roy/text/shape.ts';
import type { Barred } from '#kernel/game.ts';
import type { Words } from '../../text/words.ts';

type Brief = Words['actions']['brief'];

/** Reasons that come in one figure of speech: nothing in the Arsenal can be paid for. */
const SAME: Readonly<Record<string, keyof Brief>> = {
  'no-card-to-pay': 'too-dear',
  'no-combat-to-pay': 'too-dear',
  'sold-out': 'too-dear',
  'full-life': 'too-dear',
};

const paramsOf = <R extends keyof Reasons>(barred: Barred): Reasons[R] => barred.params as unknown as Reasons[R];

/** Why not, in a few words for a small place; null where only the whole sentence tells it. */
export const briefly = (barred: Barred, brief: Brief, names: Names): string | null => {
  const reason = (SAME[barred.reason] ?? barred.reason) as keyof Brief;
  switch (reason) {
    case 'out-of-reach': {
      const { skill, have, need } = paramsOf<'out-of-reach'>(barred);
      return brief[reason](names.skills[skill])(have, need);
    }
    case 'passage-dear':
    case 'beggars-poor': {
      const { have, need } = paramsOf<'passage-dear'>(barred);
      return brief[reason](have, need);
    }
    case 'wardes-waits':
      return brief[reason](paramsOf<'wardes-waits'>(barred).won);
    case 'nemesis':
      return brief[reason](names.musketeers[paramsOf<'nemesis'>(barred).who].the);
    default:
      return brief[reason] ?? null;
  }
};
