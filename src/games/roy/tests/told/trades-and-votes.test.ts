import { CLOCK } from '#kernel/game.ts';
import { ACCEPT, CANCEL, DONE, EXPIRE, NO, ONE_FOR_ALL, PASS, YES } from '../../choices.ts';
import { type Given, position } from '../../testing.ts';
import { type Row, tells } from './told.testing.ts';

const PORTHOS = { kind: 'trade', who: 'porthos' } as const;

/** Athos and Porthos are together, each with something to give. */
const together = (given: Given = {}) =>
  position({
    acting: 'athos',
    men: { athos: { gear: ['pistol'] }, porthos: { place: 'vieux-colombier' } },
    hands: { athos: ['single'], porthos: ['panache', 'panache'] },
    ...given,
  });
const offer = (given: Given = {}) =>
  together(given).play('athos', PORTHOS, { kind: 'give', card: 'single' }, { kind: 'hand', gear: 'pistol' }, DONE);
const answer = (given: Given = {}) => offer(given).play('porthos', { kind: 'give', card: 'panache' }, DONE, ACCEPT);
const OPEN = { options: { openTrades: 'on' } } as const;

const TRADES: readonly Row[] = [
  [
    'ROY.HID.31 what is put into a trade is told to the two traders',
    () => offer(),
    [
      { kind: 'offered', seat: 2, open: null, secret: { to: [2, 4], thing: 'single' } },
      { kind: 'offered', seat: 2, open: null, secret: { to: [2, 4], thing: 'pistol' } },
      { kind: 'offer-made', seat: 2 },
    ],
  ],
  [
    'ROY.TRADE.12 the partner puts in, is done and accepts',
    () => answer(),
    [
      { kind: 'offered', seat: 4, open: null, secret: { to: [2, 4], thing: 'panache' } },
      { kind: 'offer-made', seat: 4 },
      { kind: 'agreed', seat: 4 },
    ],
  ],
  [
    'ROY.TRADE.11 how much passes each way is told to all, which cards to the two',
    () => answer().play('athos', ACCEPT),
    [
      { kind: 'agreed', seat: 2 },
      {
        kind: 'traded',
        who: 'athos',
        partner: 'porthos',
        gave: 1,
        took: 1,
        gearGiven: ['pistol'],
        gearTaken: [],
        open: null,
        secret: { to: [2, 4], given: ['single'], taken: ['panache'] },
        reveals: true,
      },
    ],
  ],
  [
    'ROY.RULING.28 open trades are told to all as they are put together',
    () => offer(OPEN),
    [
      { kind: 'offered', seat: 2, open: 'single' },
      { kind: 'offered', seat: 2, open: 'pistol' },
      { kind: 'offer-made', seat: 2 },
    ],
  ],
  [
    'ROY.RULING.28 and when they are made',
    () => answer(OPEN).play('athos', ACCEPT),
    [
      { kind: 'agreed', seat: 2 },
      {
        kind: 'traded',
        who: 'athos',
        partner: 'porthos',
        gave: 1,
        took: 1,
        gearGiven: ['pistol'],
        gearTaken: [],
        open: { given: ['single'], taken: ['panache'] },
        secret: { to: [2, 4], given: ['single'], taken: ['panache'] },
        reveals: true,
      },
    ],
  ],
  [
    'ROY.TRADE.13 a trade called off is told',
    () => together().play('athos', PORTHOS, CANCEL),
    [{ kind: 'no-trade', who: 'athos', partner: 'porthos' }],
  ],
  [
    'ROY.GLASS.11 a trade that the sand ends is void, and the phase ends',
    () =>
      together({ state: { hourglass: 'on', location: 'quarters' } })
        .play('athos', PORTHOS)
        .play(CLOCK, EXPIRE),
    [
      { kind: 'hourglass', now: 'expired' },
      { kind: 'no-trade', who: 'athos', partner: 'porthos' },
      { kind: 'ended', who: 'athos', left: 2 },
      { kind: 'exposed', location: 'quarters', by: null, reveals: true },
    ],
  ],
];

/** The team may answer the advance of Time, by vote. */
const window = () => position({ at: 'time', options: { oneForAllVote: 'on' }, state: { oneForAll: 1 } });

const CARDS: readonly Row[] = [
  [
    'ROY.RULING.39 a vote begins with a proposal',
    () => window().play('athos', ONE_FOR_ALL.time),
    [{ kind: 'proposed', seat: 2, effect: 'time' }],
  ],
  [
    'ROY.RULING.39 a vote is lost with half of the seats',
    () => window().play('athos', ONE_FOR_ALL.time).play('porthos', NO).play('aramis', NO),
    [
      { kind: 'voted', seat: 3, yes: false },
      { kind: 'outvoted', effect: 'time' },
    ],
  ],
  [
    'ROY.RULING.39 a vote won plays the card of the one who proposed it',
    () => window().play('athos', ONE_FOR_ALL.time).play('porthos', YES).play('aramis', YES),
    [
      { kind: 'voted', seat: 3, yes: true },
      { kind: 'one-for-all', seat: 2, effect: 'time' },
      { kind: 'time-stopped', cause: 'turn' },
      { kind: 'turn', turn: 2 },
    ],
  ],
  ['ROY.ONE.13 a seat that passes is told', () => window().play('athos', PASS), [{ kind: 'declined', seat: 2 }]],
  [
    'ROY.ONE.3 each effect is told, with what it moves',
    () =>
      position({ acting: 'athos', state: { oneForAll: 3, honour: 5, epics: 1 } }).play(
        'porthos',
        ONE_FOR_ALL.honour,
        ONE_FOR_ALL.epic,
        ONE_FOR_ALL.time,
      ),
    [
      { kind: 'one-for-all', seat: 4, effect: 'honour' },
      { kind: 'honour', change: 2, honour: 3 },
      { kind: 'one-for-all', seat: 4, effect: 'epic' },
      { kind: 'epics', change: 2, epics: 3 },
      { kind: 'one-for-all', seat: 4, effect: 'time' },
    ],
  ],
];

tells([...TRADES, ...CARDS]);
