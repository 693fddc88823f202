import type { Pace } from '#wire/to-client.ts';
import type { SeatPlan } from '#wire/to-server.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const seats = (count: number) => (count === 1 ? '1 free seat' : `${count} free seats`);

interface Explained {
  readonly title: string;
  readonly help: string;
}

const paces: Record<Pace, Explained> = {
  live: { title: 'Live', help: 'Everybody is there at the same time, and the match is played in one go.' },
  slow: { title: 'Slow', help: 'Everybody plays when there is time; a match may take days.' },
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
    missing: 'Tell the others your name first.',
  },

  make: {
    you: 'You',
    seat: 'Where you sit',
    nowhere: 'Nowhere: I only host',
    others: 'And who else?',
    kind: (seat: string) => `Who sits here: ${seat}`,
    level: 'How it plays',
    help: {
      invited: 'For a friend: you get a link to send.',
      open: 'For anybody who comes by.',
    },
    pace: 'At what pace?',
    finding: 'Who finds the table?',
    findings: {
      private: {
        title: 'Private',
        help: 'Only those who were given a link; an open seat is for the first of them who takes it.',
      },
      listed: { title: 'Listed', help: 'It stands on the first page: anybody may look on, and sit at open seats.' },
    },
    title: 'Name of the table',
    titleHint: 'named after you',
    language: 'Listed in this language',
    next: 'Next you get the links to send.',
    submit: 'Open the table',
    busy: 'One moment…',
    problems: {
      unreachable: 'The house cannot be reached. Check the connection and try again: nothing you wrote is lost.',
      tooMany: 'That was very often in a short time. Wait a minute and try again: nothing you wrote is lost.',
      refused: 'The house did not accept this table. Look at the names once more and try again.',
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
    codeHelp: 'Point the camera of a phone at it to open the link there.',
    onlyHere:
      'These links open only on this machine: it knows no address by which another device could reach it. Whoever runs it can name one (HOST, PANACHE_URL).',
    address: 'Address in the links',
    seatStays: (others: string, mine: string) =>
      `Others come by ${others}, also with a telephone in the same network. You are at ${mine}, and your seat stays with that address.`,
  },

  gather: {
    invites: (host: string, game: string, title: string) => `${host} invites you to play ${game} at “${title}”`,
    invited: (game: string, title: string) => `You are invited to play ${game} at “${title}”`,
    welcome: (game: string, title: string) => `Take a seat and play ${game} at “${title}”`,
    yourSeat: (seat: string) => `Your place: ${seat}.`,
    whichSeat: 'Your place',
    taken: 'Somebody else already sits where this link leads. Ask the host for another one.',
    full: 'Every seat is spoken for. You look on, and see the match when it begins.',
    watching: 'You look on. The match begins when everybody at the table is ready.',
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
    startSoon: 'Everybody is ready. The host begins the match.',
    missing: {
      seats: (free: readonly string[]) => `Still free: ${list.format(free)}.`,
      ready: (names: readonly string[]) =>
        names.length === 1 ? `${names[0]} is not ready yet.` : `${list.format(names)} are not ready yet.`,
      you: 'Say that you are ready.',
    },
    rise: 'Stand up',
    rename: 'Name and face',
    renameTitle: 'Your name and your face',
    keep: 'Keep',
    cancel: 'Cancel',

    words: 'Words of your own',
    wordsHelp:
      'They are mixed into the dice and the shuffle, together with random bits of your browser. They stay in this browser until everybody is ready, and nobody at the table sees them before the match is over.',
    wordsHint: 'any words you like',
    mix: 'Add to the mix',
    mixed: 'Your words go into the mix when the match begins.',

    rules: 'Rules',
    pace: 'Pace',
    listed: 'Listed on the first page',
    private: 'Private',
    advice: 'Advice at this table',
    advices: {
      on: { title: 'With advice', help: 'Whoever is asked may ask what a good player would do.' },
      off: { title: 'Without', help: 'Everybody finds his own way.' },
    },

    links: 'Links to send',
    linksHelp: 'Each link is one seat: whoever opens it may sit down there.',
    linkFor: (seat: string) => `Link for: ${seat}`,
    watchLink: 'Link to look on',
    watchNote: 'For spectators: they look on without a seat, and see what everybody may see.',
    noLinks: 'No seat waits for a link now.',
    reissue: 'Make a new link',
    reissueOf: (title: string) => `Make a new link instead of: ${title}`,
    reissueTitle: 'Make a new link?',
    reissueText: 'The link you have sent so far will no longer open this place.',
    reissued: 'The new link is ready to be sent.',
    finding: 'Who finds the table?',
    spectators: 'Looking on',
    spectator: (number: number) => `Spectator ${number}`,
    watchingNow: (count: number) => (count === 1 ? 'One person looks on.' : `${count} people look on.`),
    remove: 'Show out',
    removeOf: (name: string) => `Show out: ${name}`,

    talk: 'Table talk',
    silent: 'Nobody has said anything yet.',
    aSpectator: 'A spectator',
    say: 'Say something',
    send: 'Say it',

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
    turnOf: (names: readonly string[]) => (names.length === 1 ? `${names[0]}’s turn` : `Turn of ${list.format(names)}`),
    botsTurn: 'The bots are playing',
    gathering: 'Not begun yet',
    playing: 'Being played',
    otherRules: 'Waits for its own rules',
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
    watch: 'Look on',
    watchAt: (title: string) => `Look on at: ${title}`,
    see: 'See it again',
    seeAgain: (title: string) => `See it again: ${title}`,
    older: (count: number) => (count === 1 ? 'One more table' : `${count} more tables`),
  },
};
