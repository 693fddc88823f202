import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { CLOCK, type Happening, redact, type Seat } from '#kernel/game.ts';
import { type Course, type MatchRecord, openingOf, type Played, played, stateOf } from '#kernel/journal.ts';
import type { AnyGameText, Who } from '#kernel/text.ts';
import type { GameModule } from './entry.ts';

/** A word for whoever sits there; the hourglass chooses too. */
const namesIn =
  ({ seats }: MatchRecord) =>
  (seat: Seat) =>
    seat === CLOCK ? 'The hourglass' : seats[seat].name;

/** An event in words, secrets and all, and the rule behind it; null for what no reader is told. */
const lineOf = (event: Happening, { ruleOf }: GameModule, words: AnyGameText, name: Who['name']): string | null => {
  const [reader] = event.secret?.to ?? [];
  const told = reader === undefined ? null : words.event(event, { me: reader, name });
  const sentence = told ?? words.event(redact(event, null), { me: null, name });
  if (sentence === null) return null;
  const rule = ruleOf(event);
  return `${told === null ? '' : `(${name(reader)} alone) `}${sentence}${rule === null ? '' : ` [${rule}]`}`;
};

/**
 * A whole match to be read: who chose what, and what came of it, each choice with the number of its entry in the journal.
 * In English, for those who work on the rules: kept beside a recorded match it shows what a change of them changed.
 */
export const playthroughOf = async (entry: GameModule, record: MatchRecord): Promise<string> => {
  const { game, text } = entry;
  const words = await text.en();
  const name = namesIn(record);
  const lines: string[] = [];
  const tell = (events: readonly Happening[]) => {
    for (const event of events) {
      const line = lineOf(event, entry, words, name);
      if (line !== null) lines.push(`      ${line}`);
    }
  };

  const list: Played[] = [];
  const course: Course = { opening: openingOf(game, record), played: list };
  tell(course.opening.events);
  for (const [number, [seat, choice]] of record.entries.entries()) {
    const before = stateOf(course);
    const chose = (what: string) => lines.push(`${String(number + 1).padStart(4)}  ${name(seat)}: ${what}`);
    if (choice === null) {
      chose('takes that back');
      list.pop();
      continue;
    }
    const next = played(game, before, seat, choice);
    if (next === null) return broken(lines, number);
    const view = game.view(before, seat === CLOCK ? null : seat);
    chose(words.choice(next.choice, view, { me: seat === CLOCK ? null : seat, name }));
    tell(next.events);
    list.push(next);
  }
  return [...headOf(record, words), ...lines, ...endOf(entry, stateOf(course), words, name), ''].join('\n');
};

const broken = (lines: readonly string[], number: number): string =>
  [...lines, `The rules do not allow entry ${number + 1}.`, ''].join('\n');

const headOf = ({ rules, options, seats }: MatchRecord, words: AnyGameText): string[] => [
  `${words.name}, rules ${rules}`,
  `Players: ${seats.map(({ name, bot }) => (bot === null ? name : `${name} (${bot})`)).join(', ')}`,
  `Options: ${
    Object.entries(options)
      .map(([id, value]) => `${id} ${value}`)
      .join(', ') || 'none'
  }`,
  '',
];

/** The hash is of the last state, byte for byte. */
const endOf = ({ game }: GameModule, state: unknown, words: AnyGameText, name: Who['name']): string[] => {
  const outcome = game.outcome(state);
  return [
    '',
    outcome === null ? 'The match is not over.' : words.ending(outcome.ending),
    ...(outcome === null
      ? []
      : [`Won by: ${outcome.winners.map(name).join(', ')}`, `Scores: ${outcome.scores.join(', ')}`]),
    `Last state: ${bytesToHex(sha256(utf8ToBytes(JSON.stringify(state))))}`,
  ];
};

/** Where two texts part: the first line that differs, as it is kept and as it is told now; null where they are alike. */
export const firstDifference = (kept: string, told: string): string | null => {
  if (kept === told) return null;
  const [before, now] = [kept, told].map(text => text.split('\n'));
  const at = before.findIndex((line, number) => line !== now[number]);
  const number = at < 0 ? before.length : at;
  return `line ${number + 1}\n  kept: ${before[number] ?? '(nothing)'}\n  now:  ${now[number] ?? '(nothing)'}`;
};
