import { expect, test } from 'vitest';
import { musketiere } from './game.ts';
import { match, playAny, wander } from './testing.ts';

test('MUS.RULING.11 nothing can be said: every choice and every event is one of the game itself', () => {
  const known = `reward fight discard take put free surrender
    dealt laid turned picked discarded shown won lost took freed surrendered shut-out released ended scored tied crowned`;
  const kinds = new Set<string>();
  wander(20, table => {
    for (const each of table.asked()) for (const choice of each.choices) kinds.add(choice.kind);
    for (const event of table.events.splice(0)) kinds.add(event.kind);
  });
  for (const kind of kinds) expect(known.split(/\s+/)).toContain(kind);
  expect(musketiere.options.map(option => option.id)).toEqual(['length']);
});

test('MUS.RULING.11 and whoever wants to talk is told why not', () => {
  const table = match(3);
  do {
    const talk = [0, 1, 2].map(seat => musketiere.barred(table.view(seat)).find(each => each.choice.kind === 'talk'));
    for (const each of talk)
      expect(each).toEqual({ choice: { kind: 'talk' }, rule: 'MUS.RULING.11', reason: 'no-talk' });
    playAny(table);
  } while (table.state.phase !== 'over' && table.state.round < 2);
});
