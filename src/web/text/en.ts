const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
const SWORDS = ['no sword', 'one sword', 'two swords', 'three swords', 'four swords'];

/** Every word of the shell, in English. The other languages follow this shape. */
export const en = {
  shell: {
    tagline: 'an open table for three games of musketeers',
    language: 'Language',
    toDaylight: 'Light the table by day',
    toCandlelight: 'Light the table by candle',
    skip: 'Skip to the page',
    dismiss: 'Put this slip away',
    home: 'Panache, back to the three games',
    loading: 'One moment, the page is on its way…',
    credits: 'Credits and licences',
    rules: 'Rules of the game',
  },
  titles: {
    home: 'Panache: three games of musketeers',
    setup: 'A new table · Panache',
    play: 'At the table · Panache',
    online: 'An online table · Panache',
    record: 'A finished match · Panache',
    replay: 'Replay · Panache',
    rules: 'Rules · Panache',
    credits: 'Credits · Panache',
    lost: 'No such room · Panache',
  },
  lost: {
    title: 'There is no such room',
    text: 'This address leads nowhere in the house. Perhaps a letter of it was lost on the road.',
    back: 'Back to the three games',
  },
  failed: {
    title: 'The page did not arrive',
    text: 'The connection may have dropped, or Panache was renewed in the meantime. Your matches are safe.',
    again: 'Try again',
  },
  broken: {
    title: 'Something broke on this page',
    text: 'That is our fault, not yours. Your matches are safe in this browser.',
  },
  home: {
    games: 'The three games',
    kinds: { roy: 'one against all', musketiere: 'a game of cards', trois: 'a race against time' },
    abouts: {
      roy: 'One plays Milady. The others ride together, fight, plot, and carry the Quest to its end before she wins.',
      musketiere:
        'Lay your card in secret. Together beat the Cardinal’s guard; alone carry off the jewels, or go to prison.',
      trois: 'Race from castle to Louvre to England and back: the Queen waits for her diamond studs.',
    },
    players: (from: number, to: number) => `${from} to ${to} players`,
    minutes: (count: number) => `${count} minutes`,
    play: 'Play',
    playGame: (game: string) => `Play ${game}`,
    readRules: 'Read the rules',
    coming: 'In preparation',
    comingNote: 'Not playable yet: its rules are still being set.',
    newTable: {
      title: 'A new table',
      text: 'Alone with bots, or with friends around this screen.',
      open: 'Open a table',
      online: 'Play online: make a table and send the link',
    },
    bring: {
      title: 'Bring a match',
      text: 'A match file opens here, to go on or to look back.',
      choose: 'Choose a file',
      drop: 'You can also drop it anywhere on this page.',
      release: 'Let go, and the match is laid on the table',
      arrived: 'The match lies on your table.',
      unreadable: 'This file cannot be read.',
      one: 'One file at a time, please.',
      tooLarge: 'This file is too large to be a match.',
    },
    waiting: {
      title: 'Your table waits',
      others: 'Other tables',
      back: 'Return',
      backTo: (names: readonly string[]) => `Return to the table of ${list.format(names)}`,
    },
    past: {
      title: 'Played to the end',
      replay: 'See it again',
      replayOf: (names: readonly string[]) => `See again the match of ${list.format(names)}`,
    },
    seated: (names: readonly string[]) => `At the table: ${list.format(names)}.`,
    when: (milliseconds: number) => `Last played on ${day.format(milliseconds)}`,
    status: {
      rewards: (round: number) => `Round ${round}: the reward cards are being chosen`,
      duel: (round: number, duel: number) => `Round ${round}, duel ${duel} of nine`,
      turn: (turn: number) => `Round ${turn}`,
      won: (names: readonly string[], ducats: number) => `${list.format(names)} won with ${ducats} ducats`,
      ended: (names: readonly string[]) => (names.length === 0 ? 'Nobody won' : `Won by ${list.format(names)}`),
    },
    empty: {
      title: 'No match on the table yet',
      text: 'Every match you begin is kept in this browser, move by move, and waits here until you come back.',
    },
    remove: {
      button: 'Remove',
      buttonOf: (names: readonly string[]) => `Remove the match of ${list.format(names)}`,
      title: 'Remove this match?',
      text: (names: readonly string[]) =>
        `The match of ${list.format(names)} will be erased from this browser for good. If you want to keep it, download its file first.`,
      keep: 'Keep it',
      confirm: 'Remove it',
      done: 'The match was removed.',
    },
  },
  cards: {
    musketeer: (value: number, swords: number) => `Musketeer ${value}, ${SWORDS[swords]}`,
    hidden: 'Musketeer card, face down',
    plain: 'no sword',
    guardTitle: 'The Cardinal’s Guard',
    guard: (number: number) => `The Cardinal’s guard: ${number}`,
    guardHidden: 'Guard card, face down',
    jewel: 'jewel',
    prison: 'prison',
  },
  credits: {
    title: 'Credits and licences',
    lead: 'Panache is free software. It stands on the work of others, and thanks them.',
    games: {
      title: 'The games',
      text: 'The names, designs and artwork of these games belong to their authors and publishers. Panache is made by players, uses none of their artwork, retells the rules in its own words, and is affiliated with none of them.',
      roy: 'Mousquetaires du Roy, by François Combe and Gilles Lehmann, Ystari, 2010.',
      musketiere: 'Musketiere, by Franz-Joseph Lamminger, Hexagames, 1991.',
      trois:
        'Les trois Mousquetaires. The rule sheet we play by names no author, publisher or year. If you know them, tell us.',
      dumas: 'And all of us owe d’Artagnan to Alexandre Dumas and Auguste Maquet, 1844.',
    },
    icons: {
      title: 'Icons',
      text: 'The small icons were drawn by Lorc, Delapouite and the other contributors of game-icons.net, and are used under the Creative Commons Attribution 3.0 licence. Their colours were changed.',
      site: 'game-icons.net and its contributors',
      licence: 'The licence, CC BY 3.0',
    },
    drawings: {
      title: 'Drawings',
      text: 'Faces, cards, jewels, prisons, seals, buildings and maps are Panache’s own, drawn by code.',
    },
    fonts: {
      title: 'Type',
      text: 'All typefaces are used under the SIL Open Font License 1.1.',
      fell: 'IM Fell English, IM Fell English SC and IM Fell French Canon: the Fell Types, digitally reproduced by Igino Marini.',
      garamond: 'EB Garamond, by Georg Duffner and Octavio Pardo.',
      licence: 'The licence, SIL OFL 1.1',
    },
    software: {
      title: 'Software',
      text: 'Panache itself is under the MIT licence. In your browser it runs on these libraries, all under the MIT licence:',
      svelte: 'Svelte, by Rich Harris and contributors',
      noble: 'noble-hashes, by Paul Miller',
      uqr: 'uqr, by Anthony Fu, after the QR code generator of Project Nayuki',
    },
  },
};
