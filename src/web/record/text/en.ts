import type { Unusual } from '#kernel/luck.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Every word about a finished match and its luck, in English. The other languages follow this shape. */
export const en = {
  fetching: 'The match is being fetched…',
  running: {
    title: 'This match is still being played',
    text: 'Once it is over, you can look back at it here, with all cards open.',
    go: 'To the table',
  },
  closed: {
    title: 'This match is private',
    text: 'It opens to those who were at its table, and to whoever is given its link by one of them.',
  },
  unknown: {
    title: 'There is no match at this address',
    text: 'Perhaps a letter of the address was lost, or the house no longer keeps this match.',
  },
  failed: {
    title: 'The match did not arrive',
    text: 'The connection may have dropped. The match is safe.',
    again: 'Try again',
  },
  otherRules: {
    title: 'This match waits for its own rules',
    text: 'It was begun by rules that this version of Panache does not play, and goes on where they are played. It is kept as it is.',
  },
  unreadable: {
    title: 'This match cannot be read',
    text: 'The journal of its table is damaged, so nothing of it can be shown.',
  },
  noTable: {
    title: 'This game has no table here yet',
    text: 'The match is kept, but its table is not in the page yet. You can take the match file along.',
  },
  title: 'The finished match',
  names: (names: readonly string[]) => list.format(names),
  day: (time: number) => day.format(time),
  won: (names: readonly string[]) => (names.length === 1 ? `${names[0]} won.` : `${list.format(names)} won.`),
  checked: 'Checked',
  told: 'Told as the house kept it: its rules are no longer played',
  download: 'Download',
  verify: 'Check',
  luck: 'Luck',
  copy: 'Copy the address',
  copied: 'The address of this moment is in the clipboard.',
  copyFailed: 'This browser does not let the address be copied. It stands above, in the address line.',

  report: {
    title: 'Was it luck?',
    intro:
      'What chance gave, against what could be expected of it. The middle line is the expectation; two matches in three end within the hatched field.',
    everybody: 'The whole table',
    got: 'Came',
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
      'Every throw and every deal is held against what could be expected just before it. How unusual the sum is, the normal curve tells, for matches with as many dice or cards.',
  },
};
