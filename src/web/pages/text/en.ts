import type { Problem } from '#kernel/match-file.ts';
import type { ChoiceRefusal } from '#table/table.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const choices = (count: number) => (count === 1 ? '1 choice' : `${count} choices`);
const players = (count: number) => `${count} players`;

const refused: Record<ChoiceRefusal, string> = {
  over: 'The match has ended.',
  'not-asked': 'It is not your turn to choose.',
  late: 'Something else has happened in the meantime. Please choose again.',
  'not-offered': 'The rules do not offer this choice now.',
  'nothing-to-take-back': 'There is no choice of yours to take back.',
  'already-seen': 'This can no longer be taken back: something hidden has been shown since.',
};

const problem = (problem: Problem): string => {
  switch (problem.kind) {
    case 'not-json':
      return 'This file cannot be read: it is damaged, or not a match file at all.';
    case 'not-a-match':
      return 'This file is not a match of Panache.';
    case 'account':
      return 'This is what one person could know of an online match that was still running: to be read, not to be played on. Once the match is over, its own page shows all of it.';
    case 'field':
      return `This match file is damaged: its part “${problem.field}” is missing or malformed.`;
    case 'unknown-game':
      return `This match is of a game called “${problem.game}”, which is not on this table.`;
    case 'other-rules':
      return `This match was played by edition ${problem.rules} of the rules; this table knows edition ${problem.known}.`;
    case 'seats':
      return `This match has ${players(problem.seats)}; the game is for ${problem.least} to ${problem.most}.`;
    case 'option':
      return `This match was set up with something this table does not know: “${problem.option}”.`;
    case 'commitment':
      return 'This match does not fit its seal: the secret or the table’s name was changed after the seal was set.';
    case 'words':
      return `This match does not fit its promises: the words of seat ${problem.seat + 1} are not the ones promised before the deal.`;
    case 'entry':
      return `The rules do not allow choice ${problem.entry + 1} of this match: the file is damaged, or somebody has changed it.`;
  }
};

/** Every word of set-up, play, replay and rules, in English. The other languages follow this shape. */
export const en = {
  home: 'Back to the three games',
  close: 'Close',
  unreachable: 'This part could not be fetched. Try again when you are connected.',
  refused,
  problem,

  missing: {
    game: 'This game is not on the table yet',
    gameText: (games: readonly string[]) => `Panache plays ${list.format(games)}.`,
    lesson: 'There is no lesson here',
    lessonText: (games: readonly string[]) => `Lessons are given for ${list.format(games)}.`,
    match: 'No such match on this table',
    matchText:
      'Matches are kept in the browser they were played in. This one may lie in another browser, or it was removed. If you have its match file, open it from the first page.',
    broken: 'This match cannot be opened',
  },

  storage: {
    refused:
      'This browser does not let Panache keep anything. The match goes on, but it will be gone when you close this page.',
    full: 'This browser has no room left for the match. It goes on, but the latest choices are not kept.',
    remedy: 'Download the match file to keep it',
  },

  levels: {
    random: {
      title: 'Recruit',
      help: 'Does anything the rules allow, without a thought. Good company for a first match.',
    },
    greedy: { title: 'Swordsman', help: 'Takes what looks best at the moment and does not plan ahead.' },
    steady: {
      title: 'Swordsman',
      help: 'Follows good advice, weighs every risk, and keeps its head.',
    },
    thinker: {
      title: 'Captain',
      help: 'Imagines many hands the others might hold and plays them through before choosing. The strongest.',
    },
  },

  setup: {
    title: (game: string) => `A new table of ${game}`,
    place: 'Where do you play?',
    places: { here: 'At this screen', online: 'Online, by a link' },
    who: 'Who sits at the table?',
    count: 'Number of players',
    players,
    seat: (number: number) => `Seat ${number}`,
    kind: (number: number) => `Who plays at seat ${number}`,
    person: 'Person',
    bot: 'Bot',
    name: 'Name',
    level: 'How it plays',
    names: ['D’Artagnan', 'Athos', 'Porthos', 'Aramis', 'Tréville', 'Planchet', 'Constance', 'Grimaud'],
    // Where the musketeers are in the play itself, nobody can be called after them.
    people: ['Alice', 'Basil', 'Clara', 'David', 'Emma', 'Felix', 'Grace', 'Hugh'],
    face: (name: string) => `Choose a face for ${name}`,
    faceTitle: 'Choose a face',
    faceNumber: (number: number) => `Face ${number}`,
    words: 'Words of your own',
    wordsHelp:
      'They are mixed into the shuffle, so that not even this program could know the cards before you wrote them.',
    wordsHint: 'any words you like',
    alone: 'You play against bots.',
    shared: (people: readonly string[]) =>
      `${list.format(people)} share this screen: a curtain hides each hand from the others.`,
    watch: 'Only bots: you look on.',
    options: 'How do you want to play?',
    sitDown: 'Sit down',
    problems: {
      twice: (name: string) => `Two at this table are called ${name}: change one of the names.`,
      long: (most: number) => `A name has at most ${most} letters.`,
    },
  },

  fairness: {
    title: 'The seal of this match',
    short: 'The shuffle is sealed before anybody chooses:',
    more: 'Fair dice and fair cards: how anybody can check',
    explain:
      'Every card of this match follows from one secret number, drawn just now, and from the words you add. The seal is the fingerprint (SHA-256) of the secret and of this table’s name. When the match is over the secret is shown: whoever compares it with the seal sees that nothing was changed on the way.',
    seal: 'Seal',
    secret: 'Secret',
    table: 'Table',
    secretLater: 'The secret is shown when the match is over.',
    copy: 'Copy',
    copyOf: (what: string) => `Copy: ${what}`,
    copied: 'Copied.',
  },

  sand: {
    label: 'Hourglass',
    left: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  },

  play: {
    chronicle: 'Chronicle',
    chronicleEmpty: 'Nothing has happened yet.',
    toMoment: 'See this moment again',
    rules: 'Rules',
    match: 'The match',
    takeBackFor: (name: string) => `${name} takes the last choice back`,
    speed: 'Pace',
    speeds: { calm: 'Calm', brisk: 'Brisk', 'at-once': 'At once', step: 'Step by step' },
    language: 'Language',
    file: 'The match file',
    fileRunning: 'Careful: the file of a running match holds everybody’s hidden cards. Whoever opens it can read them.',
    fileOver: 'The file holds the whole match: anybody can replay and check it.',
    download: 'Download',
    share: 'Share',
    shared: 'The match was handed over.',
    copied: 'The match file is in the clipboard: paste it where you like.',
    shareFailed: 'This browser could not hand the match over. Download the file instead.',
    kept: 'The match is kept in this browser after every choice. You can leave and come back.',
    leave: 'Leave the table',
    replaySoFar: 'Look back at the match so far',
    stuck: (name: string) => `${name} could not find a card to play. Nothing is lost.`,
    again: 'Ask again',
    turn: 'It is your turn.',
  },

  curtain: {
    again: (name: string) => `${name} goes on`,
    allLooked: 'Everybody has seen what happened. Now only your own cards are shown.',
    title: (name: string) => `Pass the screen to ${name}`,
    text: 'The cards of the others are out of sight.',
    iAm: (name: string) => `I am ${name}`,
    others: 'Or is somebody else ready first?',
  },

  end: {
    title: 'The match is over',
    won: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins.` : `${list.format(names)} win.`),
    resigned: (names: readonly string[]) => `${list.format(names)} gave up, so the match ended there.`,
    agreed: 'All agreed to end the match here. Nobody won.',
    rematch: 'Play again',
    replay: 'See it again',
    download: 'Download',
    verify: 'Check the match',
  },

  verify: {
    title: 'What this match proves',
    good: 'The deal is honest, and every choice is legal.',
    bad: 'Something is wrong.',
    checked: (count: number) => [
      'The secret fits the seal in the record.',
      'The shuffles of all cards follow from that secret and the players’ words.',
      `The match was played again from its first card: the rules allow each of its ${choices(count)}, and it ends the same way.`,
    ],
    unproved:
      'That these were the choices made, the file cannot prove: the seal covers the shuffles and the dice, not what people chose. Whoever was at the table can say so, or the house that kept the match.',
    elsewhere: 'To check it outside this page: panache verify, with the match file.',
  },

  replay: {
    title: 'Replay',
    position: 'Moment of the match',
    moment: (at: number, of: number) => (at === 0 ? 'After the deal' : `Choice ${at} of ${of}`),
    first: 'To the beginning',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One step on',
    last: 'To the end',
    jump: 'Go to',
    turn: (turn: number) => `Round ${turn}`,
    lap: (lap: number) => `Round ${lap}`,
    round: (round: number) => `Round ${round}`,
    duel: (round: number, duel: number) => `Round ${round}, duel ${duel}`,
    eyes: 'Through whose eyes',
    spectator: 'A spectator',
    truth: 'All cards open',
    onlyYou: 'The match is still running: you see only what you may know.',
    onlyOpen: 'The match is still running: you see only what everybody knows.',
    goOn: 'Go on playing',
  },

  rules: {
    title: (game: string) => `The rules of ${game}`,
    contents: 'Contents',
    search: 'Search the rules',
    clear: 'Clear the search',
    found: (count: number) => (count === 1 ? 'One rule found.' : `${count} rules found.`),
    foundIn: (chapter: string, count: number) =>
      count === 1 ? `${chapter}: one rule found` : `${chapter}: ${count} rules found`,
    none: 'No rule says that. Try another word.',
    own: 'The rules in our own words. Every rule has a number: the table names it whenever it refuses something.',
  },
};
