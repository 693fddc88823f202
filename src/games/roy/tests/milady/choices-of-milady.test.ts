import { expect, test } from 'vitest';
import { BETRAY, type Choice, DUEL, GO, MAN, PARIS_CARD, PASS, PLACE, PLOT } from '../../choices.ts';
import { roy } from '../../game.ts';
import { blue, type Given, position, red } from '../../testing.ts';
import { ALL, asked, choicesOf, learn } from '../shared/choices.testing.ts';
import { FOUR } from '../shared/last-to-play.testing.ts';

const MILADY_ONLY = [0];

test('ROY.DEC.4 Milady adds card by card what keeps the total in reach, and the placement ends by itself', () => {
  const table = position({
    at: 'paris-card',
    parisHand: ['captive'],
    foes: ['vitray', 'cahusac', 'boisrenard', 'cavois'],
    traps: ['harlot'],
  }).play('milady', PARIS_CARD.captive);
  expect(asked(table)).toEqual([0]);
  const names = ['vitray', 'cahusac', 'boisrenard', 'cavois', 'harlot'];
  expect(table.choices('milady')).toEqual(names.map(card => ({ kind: 'place', card })));
  table.play('milady', PLACE.boisrenard);
  expect(learn(table, 'boisrenard')).toEqual(MILADY_ONLY);
  expect(table.choices('milady')).toEqual([PLACE.vitray, PLACE.cahusac]);
  table.play('milady', PLACE.cahusac);
  expect(table.asked('milady')?.prompt).toBe('treachery');
  expect(learn(table, 'boisrenard')).toEqual(ALL);
  expect(learn(table, 'cahusac')).toEqual(ALL);
});

test('ROY.DEC.4 she is asked in the middle of a musketeer’s turn too, and in the last phase', () => {
  const middle = position({
    acting: 'athos',
    men: { athos: { place: 'louvre' } },
    louvre: { card: 'debts', won: true, foes: ['henchman'] },
  }).dice(blue(0, 0, 3), red(2, 0));
  middle.play('athos', DUEL.henchman);
  expect(middle.asked('milady')?.prompt).toBe('install');
  expect(middle.state.phase).toBe('musketeers');
  const late = position({ at: 'ladder', louvre: { card: 'debts' }, state: { ladder: 3 } });
  expect(late.asked('milady')?.prompt).toBe('install');
  expect(late.state.phase).toBe('end');
});

test('ROY.DEC.8 Milady picks one of six destinations, of three while Rochefort is out, and keeps it to herself', () => {
  const table = position({ at: 'destination' });
  const places = (...to: readonly string[]) => to.map(each => ({ kind: 'go', to: each }));
  expect(asked(table)).toEqual([0]);
  expect(choicesOf(table, 'milady', 'go')).toEqual(
    places('quarters', 'richelieu', 'paris', 'louvre', 'la-rochelle', 'quest'),
  );
  const out = position({ at: 'destination', state: { rochefort: 0 } });
  expect(choicesOf(out, 'milady', 'go')).toEqual(places('quarters', 'richelieu', 'la-rochelle'));
  table.play('milady', GO.richelieu);
  expect(table.asked('milady')?.prompt).toBe('treachery');
  expect(learn(table, 'richelieu')).toEqual(MILADY_ONLY);
  for (const seat of [1, 2, 3, 4, null]) expect(roy.view(table.state, seat).location).toBeNull();
});

test('ROY.DEC.9 Milady puts one Paris card of her hand into play, or none, for all to see', () => {
  const given: Given = { at: 'paris-card', parisHand: ['duels', 'captive'] };
  const table = position(given);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([PARIS_CARD.duels, PARIS_CARD.captive, PASS]);
  expect(learn(table.play('milady', PARIS_CARD.duels), 'duels')).toEqual(ALL);
  expect(table.asked('milady')?.prompt).toBe('treachery');
  const none = position(given).play('milady', PASS);
  expect(learn(none, 'no-paris')).toEqual(ALL);
  expect(none.state.paris).toBeNull();
  expect(position({ at: 'paris-card' }).asked('milady')?.prompt).toBe('treachery');
});

test('ROY.DEC.10 Milady draws, plays one of the faces she holds, or passes', () => {
  const given: Given = { at: 'treachery', plotHand: ['balm', 'conscripts', 'balm'], plots: ['isolation'] };
  const start = position(given);
  expect(asked(start)).toEqual([0]);
  expect(start.choices('milady')).toEqual([PLOT, BETRAY.balm, BETRAY.conscripts, PASS]);
  const draw = position(given).play('milady', PLOT);
  expect([learn(draw, 'plotted'), learn(draw, 'isolation')]).toEqual([ALL, MILADY_ONLY]);
  const play = position(given).play('milady', BETRAY.conscripts);
  expect(learn(play, 'conscripts')).toEqual(ALL);
  const pass = position(given).play('milady', PASS);
  expect(learn(pass, 'no-treachery')).toEqual(ALL);
  for (const table of [draw, play, pass]) expect(table.asked('athos')?.prompt).toBe('select');
});

test('ROY.DEC.11 Milady names the victim among those the card can strike, and all hear it', () => {
  const ambush = position({ at: 'treachery', plotHand: ['ambush'], men: { aramis: { life: 0 } } });
  ambush.play('milady', BETRAY.ambush);
  expect(asked(ambush)).toEqual([0]);
  expect(ambush.choices('milady')).toEqual([MAN.dartagnan, MAN.athos, MAN.porthos]);
  const jailed = position({ at: 'treachery', plotHand: ['jailed'], men: { dartagnan: { place: 'bastille' } } });
  jailed.play('milady', BETRAY.jailed);
  expect(jailed.choices('milady')).toEqual([MAN.athos, MAN.aramis, MAN.porthos]);
  jailed.play('milady', MAN.porthos);
  expect(jailed.told('aimed')).toEqual([{ kind: 'aimed', card: 'jailed', who: 'porthos' }]);
  expect(jailed.asked('athos')?.prompt).toBe('select');
});

const KEYS = Array.from({ length: 60 }, (_, key) => key);

const rng = (key: number) => ({ key: [key, 4, 4, 4, 4, 4, 4, 4], at: 0 });

test('ROY.DEC.11 the automa strikes at random', () => {
  const struck = KEYS.map(key => {
    const { state } = position({
      at: 'treachery',
      options: { automa: 'on' },
      plots: ['ambush'],
      state: { rng: rng(key) },
    });
    expect(roy.decisions(state).some(({ seat }) => seat === 0)).toBe(false);
    return state.men.filter(({ who, life }) => life < (who === 'porthos' ? 5 : 3)).map(({ who }) => who)[0];
  });
  expect(new Set(struck)).toEqual(new Set(FOUR));
});

test('ROY.DEC.12 Milady says whom Nemesis names, any musketeer of the game, and all see it', () => {
  const table = position({
    at: 'paris-card',
    parisHand: ['captive'],
    men: { athos: { life: 0, place: 'vieux-colombier' } },
  }).play('milady', PARIS_CARD.captive, PLACE.nemesis, PLACE.vitray);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([MAN.dartagnan, MAN.athos, MAN.aramis, MAN.porthos]);
  table.play('milady', MAN.athos);
  expect(table.told('placed')).toMatchObject([{ nemesis: 'athos' }]);
  expect(learn(table, 'placed')).toEqual(ALL);
  expect(table.state.paris?.nemesis).toBe('athos');
  expect(table.asked('milady')?.prompt).toBe('treachery');
});

test('ROY.DEC.12 the automa lets Nemesis name somebody at random', () => {
  const named = KEYS.map(key => {
    const table = position({
      acting: 'athos',
      options: { automa: 'on' },
      men: { athos: { place: 'louvre' } },
      hands: { athos: ['nobility', 'nobility'] },
      louvre: { card: 'debts' },
      foes: ['boisrenard'],
      traps: ['nemesis'],
      state: { location: 'paris', presence: 'exposed', shown: true, rng: rng(key) },
    });
    const add: Choice = { kind: 'add', card: 'nobility' };
    return table.play('athos', { kind: 'challenge', skill: 'nobility' }, add, add).state.louvre?.nemesis;
  });
  expect(new Set(named)).toEqual(new Set(FOUR));
});
