import type { Offered, Way } from '#games/trois/choices.ts';
import { landsOf } from '#games/trois/facts.ts';
import type { Words as Names } from '#games/trois/text/words.ts';
import type { View } from '#games/trois/view.ts';
import type { Seat } from '#kernel/game.ts';
import type { Words } from '../text/words.ts';

/** What the news mean for a way: said under its name. */
const wayNote = (way: Way, { news }: View, names: Names, words: Words): string => {
  if (way === 'public' && news.gate === 'closed') return words.notes.gateShut;
  return names.ways[way].help;
};

/** What a choice means, in a few words under its name. */
export const noteOf = (choice: Offered, view: View, seat: Seat, names: Names, words: Words): string => {
  const { notes } = words;
  const man = view.musketeers[seat];
  switch (choice.kind) {
    case 'roll':
      if (man.hold) return notes.rollHold(man.hold.until);
      return man.oneDie ? notes.rollOne : notes.roll;
    case 'ride':
    case 'back':
      return notes.leads(landsOf(choice, view, seat).map(space => names.space(space).to));
    case 'way':
      return wayNote(choice.way, view, names, words);
    case 'stop':
      return view.turn?.prompt === 'way' ? notes.stopHere : notes.stop;
    case 'botte':
      return names.bottes[choice.botte].help;
    case 'take':
      return words.take.taunts[choice.rider];
    case 'give':
      return names.bottes[choice.botte].help;
    default:
      return notes[choice.kind];
  }
};
