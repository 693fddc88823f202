import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BETRAY, type Choice, END, GO, SEARCH_PLOTS, TAKE } from '#games/roy/choices.ts';
import { roy } from '#games/roy/game.ts';
import type { State } from '#games/roy/state.ts';
import { readOptions } from '#kernel/game.ts';
import { type MatchRecord, type Move, openingOf, same } from '#kernel/journal.ts';
import type { Time } from '#table/clock.ts';
import { newMatch } from '#table/new-match.ts';
import { panache } from './testing.ts';

const always = (line: string, times = 600) => Array.from({ length: times }, () => line);

test.each([
  'play roy --seed whole',
  'play roy --seed whole --side milady --players 3',
  'play roy --seed whole --players 4 --me 2',
  'play roy --seed whole --players 3 --side musketeers --automa --easy',
])('%s can be played through a pipe, to its end', async command => {
  const { code, out, err } = await panache(`${command} --bots random`, always('1'));
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/Winner: /);
});

test('a person plays the seats he has asked for with the options he has asked for, bots the others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'panache-roy-'));
  const file = path.join(folder, 'match.json');
  const recordOf = async (args: string) => {
    await panache(`play roy --bots random --seed seats ${args}`, [`save ${file}`]);
    return JSON.parse(await readFile(file, 'utf8')) as MatchRecord;
  };
  const seatsOf = async (args: string) => (await recordOf(args)).seats.map(({ name, bot }) => [name, bot]);
  expect(await seatsOf('')).toEqual([
    ['Milady', 'random'],
    ['You', null],
  ]);
  expect(await seatsOf('--side milady --players 3')).toEqual([
    ['You', null],
    ['Player 1', 'random'],
    ['Player 2', 'random'],
  ]);
  expect(await seatsOf('--me 1,3 --players 4')).toEqual([
    ['Milady', 'random'],
    ['Player 1 (you)', null],
    ['Player 2', 'random'],
    ['Player 3 (you)', null],
  ]);
  const { options } = await recordOf('--no-hourglass --mortal-quest off --athosBrave --hourglass-seconds 60');
  expect(options).toMatchObject({ noHourglass: 'on', mortalQuest: 'off', athosBrave: 'on', hourglassSeconds: '60' });
  expect((await recordOf('')).options).toMatchObject({ noHourglass: 'off', athosBrave: 'off' });
  await rm(folder, { recursive: true });
});

test('an offer beside somebody else’s question reaches the person, who may let it go by', async () => {
  const { code, out } = await panache('play roy --seed x --bots random --easy --players 3 --me 1', [
    ...always(''),
    '1',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('press Enter to let it go by');
});

test('somebody else may be let go first', async () => {
  const command = 'play roy --seed x --bots random --players 3 --me 1';
  const { out } = await panache(command, ['1', '1', '', '', '', '']);
  expect(out).toContain('Press Enter to let somebody else go first');
  expect(out).toContain('has had his turn');
});

test('a player can see the board again and ask why not', async () => {
  const { out } = await panache('play roy --seed x --bots random', ['1', 'board', 'why', 'help', 'quit']);
  expect(out.match(/^── Places/gm)?.length).toBeGreaterThan(1);
  expect(out).toMatch(/\[ROY\.MOVE\.3\]/);
});

/** Sand that is gone before anybody can type. */
const hasty = (): Time => {
  let now = 0;
  return {
    now: () => now,
    bell: (milliseconds, ring) => {
      const bell = setImmediate(() => {
        now += milliseconds;
        ring();
      });
      return () => clearImmediate(bell);
    },
  };
};

async function* slowly(line: string, times: number) {
  for (let i = 0; i < times; i++) {
    await sleep(2);
    yield `${line}\n`;
  }
}

/** What Milady does to have Emergency! as soon as she can: she fetches it at Richelieu’s, where nobody comes by, and plays it. */
const WANTED: readonly Choice[] = [BETRAY.emergency, TAKE.emergency, SEARCH_PLOTS, GO.richelieu, END];

/** A match against Milady in which the sand has just begun to run. */
const emergency = (): MatchRecord => {
  const seats = [
    { name: 'Milady', bot: 'random', words: '' },
    { name: 'You', bot: null, words: '' },
  ];
  const options = { ...readOptions(roy.options, {}).options, hourglassSeconds: '60' };
  const fresh = newMatch({ game: roy, options, seats, secret: new Uint8Array(32), table: 'sand' });
  const state = roy.clone(openingOf(roy, fresh).state as State);
  const entries: Move[] = [];
  while (state.hourglass !== 'on') {
    const [{ seat, choices }] = roy.decisions(state);
    const choice = WANTED.find(wanted => choices.some(each => same(each, wanted))) ?? choices[0];
    roy.apply(state, seat, choice, null);
    entries.push([seat, choice]);
  }
  return { ...fresh, entries };
};

test('when the sand has run out the question is withdrawn, and the match goes on', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'panache-sand-'));
  const file = path.join(folder, 'match.json');
  await writeFile(file, JSON.stringify(emergency()));
  const { code, out } = await panache(`play --resume ${file}`, Readable.from(slowly('1', 80)), { time: hasty() });
  await rm(folder, { recursive: true });
  expect(code).toBe(0);
  const [before, after] = out.split('The sand has run out: this question is withdrawn.');
  expect(before).toMatch(/Your choice \(60 s of sand left\) > \n$/);
  expect(after).toContain('Your choice');
});
