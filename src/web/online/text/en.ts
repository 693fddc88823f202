import type { NoteKind } from '#wire/table-note.ts';
import type { Refusal } from '#wire/to-client.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const why: Record<Refusal, string> = {
  over: 'The match has ended.',
  'not-asked': 'It is not your turn to choose.',
  late: 'Something else has happened in the meantime. Please choose again.',
  'not-offered': 'The rules do not offer this choice now.',
  'nothing-to-take-back': 'There is no choice of yours to take back.',
  'already-seen': 'This can no longer be taken back: something hidden has been shown since.',
  'taken-back-enough': 'You have taken back so many choices that this one must stand.',
  'not-seated': 'Only somebody who sits at this table can do that.',
  'not-host': 'Only the host of this table can do that.',
  'no-cookie':
    'This browser does not keep the cookie by which the table knows you. Allow cookies for this page and try again.',
  'no-access':
    'This table is private, and the link you came by does not open it, or no longer does. Ask the host for a new one.',
  removed: 'The host has removed you from this table.',
  'unknown-table':
    'There is no table at this address. It may have been cleared away, or a letter of the link was lost on the road.',
  'not-gathering': 'The match has begun: that can no longer be changed.',
  'not-playing': 'That is only possible during the match.',
  'not-over': 'That is only possible when the match is over.',
  'seat-taken': 'Somebody else has just taken that seat.',
  'seat-missing': 'There is no such seat at this table.',
  'name-missing': 'Please enter a name first.',
  'name-taken': 'Somebody at this table already has that name.',
  'seats-free': 'Not every seat is taken yet.',
  'seats-needed': 'This game needs every seat that is left.',
  'same-device':
    'You are connected from the same place as somebody who plays here, and might see two hands. Let a bot play this seat instead.',
  cancelled: 'The host has called this table off.',
  'not-ready': 'Not everybody is ready yet.',
  frozen: 'The deal has begun: nothing at the table can be changed now, unless the host calls it off.',
  'not-frozen': 'That is only possible while a deal is being prepared.',
  'not-promised': 'That is not what this browser promised to add. The host can call the deal off.',
  'not-held': 'You can only show cards you hold.',
  'nothing-said': 'That message was empty.',
  'spectators-silent': 'Spectators can read but not write.',
  'talk-full': 'So much has been said at this table that nothing more can be added.',
  'still-here': 'This player is still here, or has not been away for long enough.',
  'not-handed': 'No bot plays for this seat.',
  handed: 'A bot plays for you. Take your seat back first.',
  'level-missing': 'This game has no bot of that level.',
  'spectator-missing': 'That spectator has already left.',
  'again-already': 'The next table is already open.',
  'motion-open': 'The table is voting on something else. Wait until that is settled.',
  'motion-gone': 'That vote is closed: it has been settled, or its time has run out.',
  resigned: 'This seat has been given up for good.',
  'nudged-already': 'This player has just been nudged. Wait a little.',
  'not-waited-for': 'Nobody is waiting for this player now.',
  'no-moments': 'You have already asked for a moment as often as a match allows.',
  'suggestion-gone': 'That suggestion no longer stands: somebody has answered it, or the question has changed.',
  'not-a-message': 'The server did not understand that. Reload the page and try again.',
  'too-long': 'That is too long.',
  'enter-first': 'The server lost track of where you were. Reload the page.',
  'entered-already': 'You are already at this table.',
  'slow-down': 'Too much at once: wait a moment, then try again.',
  'other-protocol': 'Panache has been updated since you opened this page. Reload it to go on.',
  'not-kept': 'The server could not save that. Nothing has changed; try again in a moment.',
  'not-now': 'The server cannot reach its records just now. Nothing is lost; play resumes by itself as soon as it can.',
  'broken-table': 'The record of this table cannot be read, so the match cannot go on.',
  'other-rules':
    'This match was begun under rules that this version of Panache does not play. It is kept as it is, and can go on where those rules are played.',
};

/** Every word of an online table, in English. The other languages follow this shape. */
export const en = {
  why,

  door: {
    opening: 'Opening the table…',
    titles: {
      refused: 'You cannot come in here',
      unknown: 'There is no such table',
      removed: 'You were removed from the table',
      renewed: 'This page is out of date',
      otherRules: 'This table is waiting for its own rules',
    },
    reload: 'Reload the page',
    home: 'Back to the three games',
    noTable: 'This game has no table here yet',
    noTableText: 'The match goes on and is kept, but this page cannot show its table yet.',
  },

  line: {
    connecting: 'Looking for the table…',
    lost: 'Connection lost. Trying again…',
    lostSending: 'Connection lost. Trying again… Your choice is kept and will be sent.',
    back: (choices: number) =>
      choices === 0
        ? 'The connection is back. You have missed nothing.'
        : choices === 1
          ? 'The connection is back: one choice was made in the meantime.'
          : `The connection is back: ${choices} choices were made in the meantime.`,
  },

  company: {
    label: 'At this table',
    you: 'you',
    here: 'here',
    away: 'away',
    plays: (level: string) => `bot: ${level}`,
    standsIn: (level: string) => `away, bot plays: ${level}`,
    gaveUp: (level: string) => `gave up, bot plays: ${level}`,
    presence: (name: string, state: string) => `${name}: ${state}`,
    watching: (count: number) => (count === 1 ? '1 spectator' : `${count} spectators`),
    waiting: (names: readonly string[]) => `Waiting for ${list.format(names)}`,
    yourTurn: 'Your turn',
    yourTurnToo: (names: readonly string[]) =>
      names.length === 1 ? `You choose, and so does ${names[0]}` : `You choose, and so do ${list.format(names)}`,
    choosing: 'Your choice is on its way…',
  },

  /** Said to somebody who is looking elsewhere. */
  turn: {
    title: 'It is your turn',
    body: (table: string) => `The others at “${table}” are waiting for you.`,
    nudged: (name: string, table: string) => `${name} is waiting for you at “${table}”.`,
  },

  notes: {
    handed: (name: string, by: string) =>
      by === '' || by === name ? `A bot plays for ${name}.` : `${by} lets a bot play for ${name}.`,
    returned: (name: string) => `${name} plays again.`,
    'taken-over': (name: string) => `${name} has taken over a seat.`,
    'shown-out': (name: string) => `The host has removed ${name} from the table.`,
    reclaimed: (name: string) => `${name} has taken the seat back.`,
    replacing: (name: string, by: string) =>
      by === ''
        ? `The host asks whether somebody else may take over from ${name}.`
        : `${by} asks whether somebody else may take over from ${name}.`,
    kept: (name: string, by: string) => `${by} would rather wait for ${name}.`,
    'ran-out': (name: string) => `${name} has run out of time: a bot plays on.`,
    silent: (name: string) => `${name} has run out of time: the rules have answered.`,
    nudged: (name: string, by: string) => `${by} reminds ${name} that the table is waiting.`,
    moment: (name: string) => `${name} needs a moment.`,
    resigned: (name: string) => `${name} gives up.`,
    'end-wanted': (name: string) =>
      name === '' ? 'The host would like to end the match here.' : `${name} would like to end the match here.`,
    'end-declined': (name: string) => `${name} would rather play on.`,
    'end-agreed': () => 'All agree: the match ends here.',
  } satisfies Record<NoteKind, (name: string, by: string) => string>,

  hand: {
    button: (name: string) => `Let a bot play for ${name}`,
    title: (name: string) => `A bot for ${name}?`,
    text: (name: string) =>
      `${name} has been away for a while. A bot can play this seat so that the match goes on; ${name} can take it back at any time.`,
    level: 'How it plays',
    yes: 'Let it play',
    no: 'Keep waiting',
    mine: 'A bot plays for you while you are away.',
    takeBack: 'Take my seat back',
  },

  spectator: {
    title: 'You are watching',
    text: 'You see what everybody may know.',
  },

  talk: {
    title: 'Conversation',
    unread: (count: number) => (count === 1 ? 'one new message' : `${count} new messages`),
    field: 'Say something',
    send: 'Send',
    show: 'Show cards',
    showing: 'Which cards do you show? They stay in your hand.',
    showThem: (count: number) => (count === 1 ? 'Show this card' : `Show these ${count} cards`),
    keep: 'Show nothing',
    shown: (things: readonly string[]) => `shows: ${list.format(things)}`,
    said: (name: string, line: string) => `${name}: ${line}`,
    everybody: 'Everybody at the table can read this, and so can the spectators.',
    only: (names: readonly string[]) => `Only ${list.format([...names, 'you'])} can read this.`,
    nobody: 'Nobody else is here to read this.',
    listening: 'Spectators can read but not write.',
    empty: 'Nothing has been said yet.',
    spectator: (name: string) => `${name} (spectator)`,
    time: (milliseconds: number) => clock.format(milliseconds),
    lettersLeft: (count: number) => (count === 1 ? 'one character left' : `${count} characters left`),
  },

  catchUp: {
    title: 'Since you last looked',
    mine: 'What concerned you',
    rest: 'What else happened',
    dismiss: 'Go on',
  },

  sheet: {
    pace: 'Speed of the animation',
    mine: 'Your seat on another device',
    mineNote: 'Whoever has this link plays your cards. Keep it to yourself.',
    watch: 'Spectator link',
    watchNote: 'For those who want to watch. They see what everybody may know.',
    export: 'What you know',
    exportText: 'The match so far as a file, with everything you may know. The only hidden cards in it are your own.',
    exportButton: 'Download',
    exportFailed: 'The file could not be fetched. Try again in a moment.',
    kept: 'The table is kept after every choice. You can leave, and come back to the same address.',
    leave: 'Leave the table',
  },

  takeOver: {
    title: (name: string) => `${name}’s seat is waiting for you`,
    text: 'The players have agreed that somebody may take over here. Sit down, and the cards are yours as they are; whoever had the seat before can take it back at any time.',
    sit: 'Sit down',
    watch: 'Just watch',
  },

  host: {
    title: 'For the host',
    spectators: 'Spectators',
    spectator: (number: number) => `Spectator ${number}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove: ${name}`,
  },

  end: {
    opened: 'A table for the rematch is open.',
    next: 'Go to the next table',
    again: 'Play again',
    fetching: 'The match file is on its way…',
    unfetched: 'The match file could not be fetched.',
    retry: 'Try again',
  },
};
