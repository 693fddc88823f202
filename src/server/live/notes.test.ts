import { expect, test } from 'vitest';
import type { TableNote } from '#wire/table-note.ts';
import { Player, registryFor, started } from './testing.ts';

const noted = (player: Player): TableNote[] =>
  player.messages.flatMap(message => (message.kind === 'noted' ? [message.note] : []));

test('what happens around a match is told to everybody who is there, once, and to who comes later', async () => {
  const { players, registry, table } = await started(await registryFor());
  const [aline, bastien] = players;
  await aline.choose();
  await bastien.act({ act: 'hand', seat: 1, level: 'random' });
  const note = { id: 1, at: 1, kind: 'handed', seat: 1, by: 1 };
  for (const player of players) expect(noted(player)).toMatchObject([note]);
  const later = new Player('person-1');
  await later.enter(registry, table);
  expect(later.messages[0]).toMatchObject({ kind: 'welcome', notes: [note] });
  expect(noted(later)).toEqual([]);
});
