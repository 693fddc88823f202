import type { Choice } from './choices.ts';

/** What a choice settles for the whole team: the first answer counts for all, or it spends what belongs to all. */
export const matter = (choice: Choice): string | null => {
  switch (choice.kind) {
    case 'man': // ROY.DEC.6, ROY.DEC.7: who stays at home, who leads whom
    case 'start': // ROY.RULING.61: who goes next
    case 'reveal': // an Epic token or a One-for-all card
      return choice.kind;
    case 'beggars':
      return `beggars ${choice.place}`;
    case 'one-for-all':
      return `one-for-all ${choice.effect}`;
    default:
      return null;
  }
};
