import { expect, test } from 'vitest';
import type { TreacheryId } from '../../cards/treachery.ts';
import { ADD, BETRAY, CHALLENGE, DONE, DRAW, DUEL, END, INTERCEPT, MOVE, PARIS_CARD, PASS } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';
import { ASIDE, evening } from '../milady/evening.testing.ts';
import { ROOM } from '../shared/galleries.testing.ts';
import { louvre } from '../shared/missions.testing.ts';

// Whoever has seen a hidden thing cannot take back what led there: the event that shows it says so.

/** Porthos tries a duel at the Louvre, and Milady is asked about it. */
const tried = (state: Given['state'] = {}) =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'louvre' } },
    louvre: { card: 'ball', foes: ['jussac'] },
    hands: { porthos: ['single'] },
    state: { location: 'louvre', standing: 'ask', ...state },
  }).play('porthos', DUEL.jussac);

/** Milady searches the Treachery deck at Richelieu's. */
const searched = () => {
  const card: TreacheryId = 'ambush';
  return evening({ state: { location: 'richelieu' } })
    .play('milady', { kind: 'search-plots' })
    .play('milady', { kind: 'take', card });
};

/** Athos acts at the Quest. */
const atQuest = (given: Given = {}) => position({ acting: 'athos', men: { athos: { place: 'quest' } }, ...given });

const traded = () =>
  position({
    acting: 'athos',
    men: { porthos: { place: 'vieux-colombier' } },
    hands: { athos: ['single'] },
  })
    .play('athos', { kind: 'trade', who: 'porthos' }, { kind: 'give', card: 'single' }, DONE)
    .play('porthos', DONE, { kind: 'accept' })
    .play('athos', { kind: 'accept' });

const lastOfInn: Given = {
  men: { athos: { place: 'quest', path: 0, space: 2 } },
  inn: [
    [null, null, null, 'decoy'],
    ['two', 'three', 'parry', 'shields'],
    ['three', 'decoy', 'decoy', 'decoy'],
  ],
};

const ROWS: readonly (readonly [name: string, kind: Event['kind'], table: () => Position])[] = [
  ['ROY.HID.18 a card drawn', 'drew', () => position({ acting: 'athos' }).play('athos', DRAW)],
  [
    'ROY.HID.7 a Paris card put in play',
    'paris',
    () => position({ at: 'paris-card', parisHand: ['duels'] }).play('milady', PARIS_CARD.duels),
  ],
  [
    'ROY.HID.24 a Louvre mission flipped',
    'louvre',
    () => louvre().play('porthos', CHALLENGE.gallantry, ADD.gallantry, ADD.gallantry),
  ],
  [
    'ROY.HID.9 Adversaries laid out',
    'placed',
    () =>
      position({ at: 'paris-card', parisHand: ['disappearance'], foes: ['henchman'], traps: ['thief'] }).play(
        'milady',
        PARIS_CARD.disappearance,
        { kind: 'place', card: 'henchman' },
        { kind: 'place', card: 'thief' },
      ),
  ],
  [
    'ROY.HID.1 a Location shown by Ketty',
    'shown',
    () => position({ acting: 'athos', hands: { athos: ['ketty'] } }).play('athos', { kind: 'play', card: 'ketty' }),
  ],
  ['ROY.HID.5 Treachery cards drawn', 'plotted', () => position({ at: 'treachery' }).play('milady', { kind: 'plot' })],
  [
    'ROY.HID.3 a Treachery card played',
    'betrayed',
    () => position({ at: 'treachery', plotHand: ['conscripts'] }).play('milady', BETRAY.conscripts),
  ],
  [
    'ROY.RICH.4 an arrival where Milady is not',
    'jailed',
    () => position({ acting: 'athos' }).play('athos', MOVE.richelieu),
  ],
  [
    'ROY.RICH.3 an arrival where she is',
    'exposed',
    () => position({ acting: 'athos', state: { location: 'richelieu' } }).play('athos', MOVE.richelieu),
  ],
  ['ROY.TURN.11 her Location turned up in the end', 'exposed', () => evening({ state: { location: 'paris' } })],
  ['ROY.HID.17 a trade', 'traded', traded],
  ['ROY.HID.2 an attempt let pass', 'let-pass', () => tried().play('milady', PASS)],
  ['ROY.ROCH.4 an interception', 'intercepted', () => tried().play('milady', INTERCEPT)],
  [
    'ROY.HID.15 a challenge beyond his hand',
    'fizzled',
    () =>
      position({ acting: 'athos', men: { athos: { place: 'louvre' } }, louvre: { card: 'letter' } }).play(
        'athos',
        CHALLENGE.erudition,
      ),
  ],
  ['ROY.HID.6 a search of the Treachery deck', 'found', searched],
  ['ROY.HID.12 a token faced at the Inn', 'turned-up', () => atQuest().play('athos', { kind: 'advance', path: 0 })],
  [
    'ROY.HID.13 a token of the road',
    'turned-up',
    () =>
      atQuest({ quest: { board: 3, tokens: ['three', 'two', 'two'], beaten: 0, up: false } }).play('athos', DUEL.road),
  ],
  [
    'ROY.INN.8 tokens turned up for an Epic token',
    'revealed',
    () =>
      atQuest({ state: { epics: 1 } }).play(
        'athos',
        { kind: 'reveal', pay: 'token' },
        { kind: 'name', space: 0 },
        { kind: 'name', space: 1 },
        { kind: 'name', space: 2 },
      ),
  ],
  [
    'ROY.INN.10 what is left at the Inn',
    'leftovers',
    () => atQuest(lastOfInn).play('athos', { kind: 'advance', path: 0 }),
  ],
  [
    'ROY.HID.14 the next antechamber',
    'antechamber',
    () => atQuest({ quest: ROOM, state: { epics: 3 } }).play('athos', { kind: 'passage', pay: 'tokens' }),
  ],
];

test.each(ROWS)('%s is told as something seen', (_name, kind, table) => {
  const told = table().told(kind);
  expect(told).not.toEqual([]);
  for (const event of told) expect(event).toMatchObject({ reveals: true });
});

test('ROY.AUTO.3 without Milady the Location drawn is told as something seen', () => {
  const table = position({ acting: 'athos', options: { automa: 'on' }, men: ASIDE, state: { location: 'paris' } })
    .dice(red(0, 1))
    .play('athos', END);
  expect(table.told('shown')).toMatchObject([{ by: 'automa', reveals: true }]);
});

test('ROY.CARD.29 a card spent meanwhile cannot be handed over, which is told as something seen', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'smuggler', foes: ['henchman'] },
    hands: { porthos: ['single'] },
    state: { location: 'paris', presence: 'exposed', shown: true },
  })
    .play('porthos', { kind: 'hand-over', card: 'single' })
    .dice(blue(4, 0, 0), red(2, 2))
    .play('porthos', { kind: 'commit', card: 'single' });
  expect(table.told('fizzled')).toEqual([
    { kind: 'fizzled', who: 'porthos', action: { kind: 'hand-over', card: 'single' }, reveals: true },
  ]);
});
