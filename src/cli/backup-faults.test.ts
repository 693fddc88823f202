import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Kept } from '#server/store/store.ts';
import { emptyFolder } from './backup.testing.ts';
import { writeBackup } from './backup-file.ts';
import { panache } from './testing.ts';

const here = emptyFolder();

describe('a backup that fails', () => {
  const write = (things: AsyncIterable<Kept>, signal = new AbortController().signal) =>
    writeBackup(here.file, things, { onKept: () => {}, signal });
  async function* breakingOff(): AsyncGenerator<Kept> {
    yield { kind: 'person', id: 'athos', value: {} };
    throw new Error('the store has gone away');
  }
  async function* endless(stop: () => void): AsyncGenerator<Kept> {
    for (let id = 0; ; id += 1) {
      if (id === 1000) stop();
      yield { kind: 'person', id: String(id), value: {} };
      await nextTurn();
    }
  }

  test('or is broken off leaves the one from before, and nothing beside it', async () => {
    writeFileSync(here.file, 'the one from before');
    await expect(write(breakingOff())).rejects.toThrow('gone away');
    const interrupt = new AbortController();
    await expect(
      write(
        endless(() => interrupt.abort()),
        interrupt.signal,
      ),
    ).rejects.toThrow('abort');
    expect(readFileSync(here.file, 'utf8')).toBe('the one from before');
    expect(readdirSync(here.folder)).toEqual(['all.jsonl']);
  });

  test('is told', async () => {
    await here.house();
    const { code, out, err } = await panache(`backup ${here.place('none/all.jsonl')} --data ${here.place('house')}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('could not be written');
  });
});

describe('a file that is not a whole backup', () => {
  const refused = async (content: string | Uint8Array, sentence: string) => {
    writeFileSync(here.file, content);
    const { code, out, err } = await panache(`restore ${here.file} --data ${here.place('new')}`);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining(sentence) });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(await here.contents('new')).toEqual([]);
  };
  const written = async (): Promise<string> => {
    await here.house();
    await panache(`backup ${here.file} --data ${here.place('house')}`);
    return readFileSync(here.file, 'utf8');
  };

  test('is noticed wherever it is cut off, and nothing is restored', async () => {
    const whole = await written();
    const lines = whole.split('\n').slice(0, -1);
    for (let kept = 1; kept < lines.length; kept += 1)
      await refused(`${lines.slice(0, kept).join('\n')}\n`, 'cut off or damaged');
    await refused(whole.slice(0, -40), 'cut off or damaged');
    await refused(whole.slice(0, whole.length / 2), 'cut off or damaged');
    const packed = gzipSync(whole);
    await refused(packed.subarray(0, packed.length - 20), 'cut off or damaged');
  });

  test('is noticed when it was changed', async () => {
    const whole = await written();
    await refused(whole.replace('à two', 'à ten'), 'cut off or damaged');
    await refused(whole.replace('"tables":3', '"tables":2'), 'cut off or damaged');
    await refused(`${whole}{}\n`, 'cut off or damaged');
    const lines = whole.split('\n');
    await refused(lines.toSpliced(3, 1).join('\n'), 'cut off or damaged');
    const packed = gzipSync(whole);
    packed[packed.length >> 1] ^= 0xff;
    await refused(packed, 'cut off or damaged');
  });

  test('is refused when it is something else', async () => {
    await refused('', 'empty');
    await refused('{"format":"panache-match-1"}\n', 'not a backup of Panache');
    await refused('hello', 'not a backup of Panache');
    await refused(new Uint8Array([0x1f, 0x8b, 1, 2, 3]), 'cut off or damaged');
    await refused('{"format":"panache-backup-4"}\n', 'newer Panache');
  });

  test('is refused when it cannot be read', async () => {
    for (const name of ['nowhere', '.']) {
      const { code, err } = await panache(`restore ${here.place(name)} --data ${here.place('new')}`);
      expect(code).toBe(2);
      expect(err).toMatch(/could not be read \((?:no such place|that is a folder)\)/);
    }
  });
});
