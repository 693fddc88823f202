import type { Pace } from '#wire/to-client.ts';
import type { SeatPlan } from '#wire/to-server.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const seats = (count: number) => (count === 1 ? '1 free seat' : `${count} free seats`);

interface Explained {
  readonly title: string;
  readonly help: string;
}

const paces: Record<Pace, Explained> = {
  live: { title: 'Live', help: 'Everybody is there at the same time, and the match is played in one sitting.' },
  slow: { title: 'Slow', help: 'Everybody plays when they have time; a match may take days.' },
};

const kinds: Record<SeatPlan['kind'], string> = { invited: 'By link', open: 'Open', bot: 'Bot' };

/** Every word for making, finding and joining tables, in English. The other languages follow this shape. */
export const en = {
  seat: (number: number) => `Seat ${number}`,
  sideAt: (side: string, number: number) => `${side}, seat ${number}`,
  paces,
  kinds,

  me: {
    name: 'Your name',
    hint: 'what the others call you',
    face: 'Choose your face',
    missing: 'Please enter your name first.',
  },

  make: {
    you: 'You',
    seat: 'Where you sit',
    nowhere: 'Nowhere: I am only the host',
    others: 'Who else plays?',
    kind: (seat: string) => `Who sits here: ${seat}`,
    level: 'How it plays',
    help: {
      invited: 'For a friend: you get a link to send.',
      open: 'For anybody who drops by.',
    },
    pace: 'At what pace?',
    finding: 'Who can find it?',
    findings: {
      private: {
        title: 'Private',
        help: 'Only people who have a link; an open seat goes to whoever takes it first.',
      },
      listed: { title: 'Listed', help: 'It appears on the first page: anybody may watch, or take an open seat.' },
    },
    title: 'Name of the table',
    titleHint: 'named after you',
    language: 'Listed in this language',
    next: 'Next you will get the links to send.',
    submit: 'Open the table',
    busy: 'One moment…',
    problems: {
      unreachable: 'The server cannot be reached. Check the connection and try again: nothing you entered is lost.',
      tooMany: 'Too many attempts in a short time. Wait a minute and try again: nothing you entered is lost.',
      refused: 'The server did not accept this table. Check the names and try again.',
    },
  },

  link: {
    copy: 'Copy',
    copyOf: (title: string) => `Copy: ${title}`,
    copied: 'Copied',
    copiedOf: (title: string) => `Copied: ${title}`,
    notCopied: 'The browser did not let us copy. Select the address and copy it by hand.',
    share: 'Share',
    shareOf: (title: string) => `Share: ${title}`,
    code: 'QR code',
    codeOf: (title: string) => `QR code: ${title}`,
    codeHelp: 'Point a phone’s camera at it to open the link there.',
    onlyHere:
      'These links open only on this machine: it has no address that another device could reach. Whoever runs the server can set one (HOST, PANACHE_URL).',
    address: 'Address in the links',
    seatStays: (others: string, mine: string) =>
      `Others come in at ${others}, from a phone on the same network too. You are at ${mine}, and your seat belongs to that address.`,
  },

  gather: {
    invites: (host: string, game: string, title: string) => `${host} invites you to play ${game} at “${title}”`,
    invited: (game: string, title: string) => `You are invited to play ${game} at “${title}”`,
    welcome: (game: string, title: string) => `Take a seat and play ${game} at “${title}”`,
    yourSeat: (seat: string) => `Your seat: ${seat}.`,
    whichSeat: 'Your seat',
    taken: 'Somebody else is already sitting where this link leads. Ask the host for another one.',
    full: 'Every seat is taken. You are a spectator, and will see the match when it begins.',
    watching: 'You are watching. The match begins when everybody at the table is ready.',
    sit: 'Sit down',
    busy: 'One moment…',

    who: 'At the table',
    you: 'you',
    free: { invited: 'Waiting for whoever has the link', open: 'Free for anybody' },
    here: 'here',
    away: 'away',
    ready: 'ready',
    notReady: 'not ready yet',
    bot: (level: string) => `bot, ${level}`,
    sitHere: 'Sit here',
    moveHere: 'Move here',
    takeSeat: (seat: string) => `Sit here: ${seat}`,
    move: (seat: string) => `Move here: ${seat}`,
    plan: (seat: string) => `Who is to sit here: ${seat}`,
    plans: { invited: 'Invited by a link', open: 'Open to anybody', bot: (level: string) => `Bot: ${level}` },

    iAmReady: 'I am ready',
    notYet: 'Wait, not yet',
    start: 'Begin the match',
    startSoon: 'Everybody is ready. The host can begin the match.',
    missing: {
      seats: (free: readonly string[]) => `Still free: ${list.format(free)}.`,
      ready: (names: readonly string[]) =>
        names.length === 1 ? `${names[0]} is not ready yet.` : `${list.format(names)} are not ready yet.`,
      you: 'Say when you are ready.',
    },
    rise: 'Stand up',
    rename: 'Name and face',
    renameTitle: 'Your name and your face',
    keep: 'Save',
    cancel: 'Cancel',

    words: 'Words for the shuffle',
    wordsHelp:
      'They are mixed into the dice and the shuffle, together with random numbers from your browser. They stay in this browser until everybody is ready, and nobody at the table sees them until the match is over.',
    wordsHint: 'any words you like',
    mix: 'Add to the mix',
    mixed: 'Your words go into the mix when the match begins.',

    rules: 'Rules',
    pace: 'Pace',
    listed: 'Listed on the first page',
    private: 'Private',
    advice: 'Advice at this table',
    advices: {
      on: { title: 'With advice', help: 'Whoever has to choose may ask what a good player would do.' },
      off: { title: 'Without', help: 'Everybody finds their own way.' },
    },

    links: 'Links to send',
    linksHelp: 'Each link is one seat: whoever opens it may sit down there.',
    linkFor: (seat: string) => `Link for: ${seat}`,
    watchLink: 'Spectator link',
    watchNote: 'For those who only want to watch: they have no seat and see what everybody may see.',
    noLinks: 'No seat needs a link now.',
    reissue: 'Create a new link',
    reissueOf: (title: string) => `Create a new link to replace: ${title}`,
    reissueTitle: 'Create a new link?',
    reissueText: 'The link you sent before will no longer open this seat.',
    reissued: 'The new link is ready to send.',
    finding: 'Who can find it?',
    spectators: 'Spectators',
    spectator: (number: number) => `Spectator ${number}`,
    watchingNow: (count: number) => (count === 1 ? 'One person is watching.' : `${count} people are watching.`),
    remove: 'Remove',
    removeOf: (name: string) => `Remove: ${name}`,

    talk: 'Conversation',
    silent: 'Nobody has said anything yet.',
    aSpectator: 'A spectator',
    say: 'Say something',
    send: 'Send',

    news: {
      sat: (name: string) => `${name} sits down.`,
      rose: (name: string) => `${name} stands up.`,
      ready: (name: string) => `${name} is ready.`,
      unready: (name: string) => `${name} is not ready after all.`,
      came: (name: string) => `${name} is back.`,
      left: (name: string) => `${name} has left the room.`,
      all: 'Everybody is ready.',
    },
  },

  lists: {
    putAway: 'Remove',
    putAwayOf: (title: string) => `Remove “${title}” from this list`,
    putAwayDone: 'It is off your list. Its match page stays.',
    mine: 'Your tables online',
    open: 'Open tables',
    yourTurn: 'Your turn',
    waitsForYou: (title: string) => `It is your turn at “${title}”`,
    more: (count: number) => (count === 1 ? 'and at one more table' : `and at ${count} more tables`),
    turnOf: (names: readonly string[]) => (names.length === 1 ? `${names[0]}’s turn` : `${list.format(names)} to play`),
    botsTurn: 'The bots are playing',
    gathering: 'Not begun yet',
    playing: 'Being played',
    otherRules: 'Waiting for its own rules',
    over: 'Over',
    free: seats,
    company: (names: readonly string[]) => `With ${list.format(names)}`,
    seated: (names: readonly string[]) => `At the table: ${list.format(names)}`,
    nobody: 'Nobody else there yet',
    empty: 'Nobody there yet',
    paces: { live: 'live', slow: 'slow' },
    go: 'To the table',
    goTo: (title: string) => `To the table: ${title}`,
    play: 'Play',
    playAt: (title: string) => `Play at: ${title}`,
    sit: 'Sit down',
    sitAt: (title: string) => `Sit down at: ${title}`,
    watch: 'Watch',
    watchAt: (title: string) => `Watch: ${title}`,
    see: 'Watch again',
    seeAgain: (title: string) => `Watch again: ${title}`,
    older: (count: number) => (count === 1 ? 'One more table' : `${count} more tables`),
  },
};
