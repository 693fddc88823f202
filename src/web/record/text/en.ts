import type { Unusual } from '#kernel/luck.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Every word about a finished match and its luck, in English. The other languages follow this shape. */
export const en = {
  fetching: 'Fetching the match…',
  running: {
    title: 'This match is still being played',
    text: 'Once it is over, you can watch it again here with all the cards face up.',
    go: 'Go to the table',
  },
  closed: {
    title: 'This match is private',
    text: 'Only those who were at its table can open it, and anybody they give the link to.',
  },
  unknown: {
    title: 'There is no match at this address',
    text: 'Perhaps a letter of the address was lost on the road, or the server no longer keeps this match.',
  },
  failed: {
    title: 'The match did not arrive',
    text: 'The connection may have dropped. The match is safe.',
    again: 'Try again',
  },
  otherRules: {
    title: 'This match is waiting for its own rules',
    text: 'It was begun under rules that this version of Panache does not play. It is kept as it is, and can go on where those rules are played.',
  },
  unreadable: {
    title: 'This match cannot be read',
    text: 'Its record is damaged, so none of it can be shown.',
  },
  noTable: {
    title: 'This game has no table here yet',
    text: 'The match is kept, but this page cannot show its table yet. You can download the match file.',
  },
  title: 'The finished match',
  names: (names: readonly string[]) => list.format(names),
  day: (time: number) => day.format(time),
  won: (names: readonly string[]) => (names.length === 1 ? `${names[0]} won.` : `${list.format(names)} won.`),
  checked: 'Checked',
  told: 'Shown as the server recorded it: its rules are no longer played',
  download: 'Download',
  verify: 'Check',
  luck: 'Luck',
  copy: 'Copy the address',
  copied: 'The address of this moment has been copied.',
  copyFailed: 'This browser does not allow copying. You will find the address in the address bar.',

  report: {
    title: 'Was it luck?',
    intro:
      'What chance gave, set against what could be expected of it. The middle line is the expectation; two matches in three fall within the hatched band.',
    everybody: 'The whole table',
    got: 'Actual',
    expected: 'Expected',
    difference: 'Difference',
    verdict(how: Unusual, lucky: boolean): string {
      if (how.kind === 'usual') return 'About as expected';
      if (how.kind === 'few') return 'Too little to tell';
      const where = `in ${how.matches} of ${how.of} matches`;
      if (lucky) return how.kind === 'more' ? `Luckier than ${where}` : `Unluckier than ${where}`;
      return how.kind === 'more' ? `More than ${where}` : `Less than ${where}`;
    },
    how: 'How is this counted?',
    method:
      'Every roll and every deal is compared with what could be expected just before it. A normal curve then shows how unusual the total is for a match with that many dice or cards.',
  },
};
