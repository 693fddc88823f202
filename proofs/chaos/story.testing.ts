import { RULES } from '#games/all.ts';
import { linksOf } from '#kernel/chain.ts';
import type { Rng } from '#kernel/rng.ts';
import { dealtAt } from '#server/live/match.ts';
import type { Opening } from '#server/room/opening.ts';
import { openRoom } from '#server/room/room.ts';
import type { JournalLine, TableRow } from '#server/store/store.ts';
import { openTable } from '#table/table.ts';
import { NOTHING_KNOWN } from '../support/knowledge.ts';
import type { Sent } from '../support/outbox.ts';
import { pick } from '../support/random.ts';
import type { Witness } from './audit.ts';

export const game = RULES.musketiere;

const seatOf = (person: string): Opening['seats'][number] => ({
  plan: { kind: 'invited' },
  person,
  name: person,
  face: 'athos',
});

/** A table where these people sit. */
export const rowFor = (people: readonly string[], clock?: Opening['clock']): TableRow => ({
  id: 'a'.repeat(22),
  seed: '5e'.repeat(32),
  opening: {
    made: 0,
    game: game.id,
    rules: game.rules,
    options: { length: 'round' },
    title: 'A table',
    language: 'en',
    pace: 'live',
    listed: false,
    ...(clock && { clock }),
    host: people[0],
    hostName: people[0],
    commitment: 'c0ffee',
    seats: people.map(seatOf),
  },
});

export interface Story {
  lines: JournalLine[];
  witnesses: Witness[];
}

/** Players who were acknowledged one choice after the other, and their journal. */
export const aSoundStory = ({ id: name, opening, seed }: TableRow, dice: Rng, choices: number): Story => {
  const { table } = openTable(game, dealtAt(openRoom(name, opening), game, seed));
  if (table === null) throw new Error('an empty journal always opens');
  const lines: JournalLine[] = [{ number: 1, time: 1, entry: { kind: 'start', id: null } }];
  const sent: Sent[][] = opening.seats.map(() => []);
  for (let at = 0; at < choices; at++) {
    const { seat } = pick(dice, table.seen(null).asked);
    const choice = pick(dice, table.seen(seat).asked.find(each => each.seat === seat)?.choices ?? []);
    table.choose(seat, at, choice);
    const id = `message-${at}`;
    const message = { kind: 'choose', id, version: at, choice: choice as never } as const;
    sent[seat].push({ id, message, sentAt: 2 * at, answeredAt: 2 * at + 1, why: null });
    lines.push({ number: at + 2, time: at + 2, entry: { kind: 'play', seat, choice, id } });
  }
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
  const told = (each: readonly Sent[], seat: number): Witness => ({
    person: opening.seats[seat].person ?? '',
    seat,
    sent: each,
    known: {
      ...NOTHING_KNOWN,
      position: plain({ ...table.seen(seat), link: linksOf(table.record).at(-1), sand: null }),
      story: plain(table.story(seat)),
    },
    room: null,
    faults: [],
  });
  return { lines, witnesses: sent.map(told) };
};

export const renumber = (lines: readonly JournalLine[]): JournalLine[] =>
  lines.map((line, at) => ({ ...line, number: at + 1 }));
