import { expect, test } from 'vitest';
import { ADVANCE, BETRAY, DUEL, END, MAN, MOVE, SACRIFICE } from '../../choices.ts';
import { blue, position, red } from '../../testing.ts';

test('ROY.VIEUX.1 Milady cannot come here', () => {
  const goals = position({ at: 'destination' })
    .choices('milady')
    .flatMap(choice => (choice.kind === 'go' ? [choice.to] : []));
  expect(goals).toEqual(['quarters', 'richelieu', 'paris', 'louvre', 'la-rochelle', 'quest']);
});

test('ROY.VIEUX.1 nothing can be attempted here', () => {
  const table = position({
    acting: 'athos',
    hands: { athos: ['nobility', 'nobility', 'nobility', 'single'] },
    louvre: { card: 'slander', foes: ['henchman'] },
    paris: { card: 'smuggler', foes: ['lubin'] },
  });
  for (const kind of ['challenge', 'duel', 'advance', 'search', 'hand-over', 'reinforce'])
    expect(table.kinds('athos')).not.toContain(kind);
});

test('ROY.VIEUX.2 a fit musketeer may move here from every other place', () => {
  for (const place of ['richelieu', 'paris', 'louvre', 'la-rochelle', 'quest'] as const) {
    const table = position({ acting: 'athos', men: { athos: { place } } }).play('athos', MOVE['vieux-colombier']);
    expect(table.man('athos').place).toBe('vieux-colombier');
  }
});

test('ROY.VIEUX.3 whoever is put out of action comes here, wherever he was', () => {
  const dying = (place: 'paris' | 'louvre' | 'quest' | 'la-rochelle' | 'richelieu') =>
    ({ men: { porthos: { place, life: 1 } } }) as const;
  const lost = [blue(0, 1, 2), red(2, 0)] as const;
  const paris = position({ acting: 'porthos', ...dying('paris'), paris: { card: 'captive', foes: ['henchman'] } });
  paris.dice(...lost).play('porthos', DUEL.henchman);
  const louvre = position({ acting: 'porthos', ...dying('louvre'), louvre: { card: 'poisons', foes: ['henchman'] } });
  louvre.dice(...lost).play('porthos', DUEL.henchman);
  const quest = position({ acting: 'porthos', ...dying('quest'), inn: [['snare', 'two', 'two', 'two']] });
  quest.play('porthos', ADVANCE[0]);
  const rochelle = position({
    acting: 'porthos',
    men: {
      dartagnan: { turn: 'done' },
      athos: { turn: 'done' },
      aramis: { turn: 'done', place: 'paris' },
      porthos: { place: 'la-rochelle', life: 1 },
    },
    state: { location: null, presence: 'none' },
  });
  rochelle.dice(red(1, 0)).play('porthos', END, SACRIFICE.porthos);
  for (const table of [paris, louvre, quest, rochelle])
    expect(table.man('porthos')).toMatchObject({ life: 0, place: 'vieux-colombier' });
  const ambush = position({ at: 'treachery', plotHand: ['ambush'], ...dying('richelieu') });
  ambush.play('milady', BETRAY.ambush, MAN.porthos);
  expect(ambush.man('porthos').place).toBe('vieux-colombier');
});
