import type { Problem } from '#kernel/match-file.ts';
import type { ChoiceRefusal } from '#table/table.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const choices = (count: number) => (count === 1 ? '1 choice' : `${count} choices`);
const players = (count: number) => (count === 1 ? '1 player' : `${count} players`);

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
      return 'This is what one player could know of an online match that was still being played: it can be read but not continued. Once the match is over, its own page shows all of it.';
    case 'field':
      return `This match file is damaged: its part “${problem.field}” is missing or malformed.`;
    case 'unknown-game':
      return `This match belongs to a game called “${problem.game}”, which is not played here.`;
    case 'other-rules':
      return `This match was played under edition ${problem.rules} of the rules; this page knows edition ${problem.known}.`;
    case 'seats':
      return `This match has ${players(problem.seats)}; the game is for ${problem.least} to ${problem.most}.`;
    case 'option':
      return `This match was set up with an option this page does not know: “${problem.option}”.`;
    case 'commitment':
      return 'This match does not fit its seal: the secret or the table’s name was changed after sealing.';
    case 'words':
      return `This match breaks a promise: the words of player ${problem.seat + 1} are not the ones promised before the deal.`;
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
    game: 'This game is not played here yet',
    gameText: (games: readonly string[]) => `Panache plays ${list.format(games)}.`,
    lesson: 'There is no lesson here',
    lessonText: (games: readonly string[]) => `There are lessons for ${list.format(games)}.`,
    match: 'There is no such match here',
    matchText:
      'Matches are kept in the browser they were played in. This one may be in another browser, or may have been removed. If you have its match file, open it from the first page.',
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
    greedy: { title: 'Musketeer', help: 'Takes what looks best at the moment and does not plan ahead.' },
    steady: {
      title: 'Musketeer',
      help: 'Follows good advice, weighs every risk, and keeps its head.',
    },
    thinker: {
      title: 'Captain',
      help: 'Imagines many hands the others might hold and plays them through before choosing. The strongest.',
    },
  },

  setup: {
    title: (game: string) => `A new table: ${game}`,
    place: 'Where will you play?',
    places: { here: 'At this screen', online: 'Online, by link' },
    who: 'Who is at the table?',
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
    words: 'Words for the shuffle',
    wordsHelp:
      'Your words are mixed into the shuffle: until you have written them, not even this program can know the cards.',
    wordsHint: 'any words you like',
    alone: 'You play against bots.',
    shared: (people: readonly string[]) =>
      `${list.format(people)} share this screen: a curtain hides each hand from the others.`,
    watch: 'Bots only: you watch.',
    options: 'How do you want to play?',
    sitDown: 'Sit down',
    problems: {
      twice: (name: string) => `Two at this table are called ${name}: change one of the names.`,
      long: (most: number) => `A name can have at most ${most} characters.`,
    },
  },

  fairness: {
    title: 'The seal of this match',
    short: 'The shuffle is sealed before anybody chooses:',
    more: 'Fair dice and fair cards: how anybody can check',
    explain:
      'Every card of this match follows from one secret number, drawn just now, and from the words you add. The seal is the fingerprint (SHA-256) of the secret and of this table’s name. When the match is over the secret is shown: whoever compares it with the seal can see that nothing was changed along the way.',
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
    toMoment: 'Watch this moment again',
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
    shared: 'The match has been shared.',
    copied: 'The match file has been copied: paste it where you like.',
    shareFailed: 'This browser could not share the match. Download the file instead.',
    kept: 'The match is kept in this browser after every choice. You can leave and come back.',
    leave: 'Leave the table',
    replaySoFar: 'Replay the match so far',
    stuck: (name: string) => `${name} could not make a choice. Nothing is lost.`,
    again: 'Ask again',
    turn: 'It is your turn.',
  },

  curtain: {
    again: (name: string) => `${name} plays on`,
    allLooked: 'Everybody has seen what happened. From now on only your own cards are shown.',
    title: (name: string) => `Pass the screen to ${name}`,
    text: 'Nobody else’s cards can be seen.',
    iAm: (name: string) => `I am ${name}`,
    others: 'Or is somebody else ready first?',
  },

  end: {
    title: 'The match is over',
    won: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins.` : `${list.format(names)} win.`),
    resigned: (names: readonly string[]) => `${list.format(names)} gave up, so the match ended there.`,
    agreed: 'All agreed to end the match here. Nobody won.',
    rematch: 'Play again',
    replay: 'Watch again',
    download: 'Download',
    verify: 'Check the match',
  },

  verify: {
    title: 'What this match proves',
    good: 'The deal is honest, and every choice is legal.',
    bad: 'Something is wrong.',
    checked: (count: number) => [
      'The secret matches the seal on record.',
      'Every shuffle follows from that secret and the players’ words.',
      `The match was played again from its first card: the rules allow each of its ${choices(count)}, and it ends the same way.`,
    ],
    unproved:
      'The file cannot prove that these were the choices made: the seal covers the shuffles and the dice, not what people chose. Those who were at the table can vouch for that, or the server that kept the match.',
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
    forward: 'One step forward',
    last: 'To the end',
    jump: 'Go to',
    turn: (turn: number) => `Round ${turn}`,
    lap: (lap: number) => `Round ${lap}`,
    round: (round: number) => `Round ${round}`,
    duel: (round: number, duel: number) => `Round ${round}, duel ${duel}`,
    eyes: 'Seen by',
    spectator: 'A spectator',
    truth: 'All cards face up',
    onlyYou: 'The match is still being played: you see only what you may know.',
    onlyOpen: 'The match is still being played: you see only what everybody knows.',
    goOn: 'Go on playing',
  },
};
