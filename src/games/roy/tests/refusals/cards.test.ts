import { type Given, position } from '../../testing.ts';
import { acting, type Row, refuses } from './refusals.testing.ts';

/** Every card there is. */
const ALL = position().state.deck;
const AT_SIEGE = { men: { athos: { place: 'la-rochelle' } } } as const;
const TOGETHER = { men: { porthos: { place: 'vieux-colombier' } } } as const;
const JAIL = { place: 'bastille' } as const;
const trade = (given: Given) =>
  acting({ ...TOGETHER, hands: { athos: ['single'] }, ...given }).play('athos', { kind: 'trade', who: 'porthos' });

const ROWS: readonly Row[] = [
  ['ROY.ACT.6 nothing is left to draw', () => acting({ hands: { athos: ALL } }), 'athos', ['deck-empty']],
  ['ROY.ACT.6 a card is left', () => acting({ hands: { athos: ALL.slice(1) } }), 'athos', []],
  [
    'ROY.TRADE.1 the others are elsewhere',
    () => acting({ hands: { athos: ['single'] } }),
    'athos',
    ['partner-elsewhere aramis la-rochelle', 'partner-elsewhere dartagnan paris', 'partner-elsewhere porthos louvre'],
  ],
  ['ROY.TRADE.14 nobody has anything', () => acting(TOGETHER), 'athos', ['nothing-to-trade porthos']],
  ['ROY.TRADE.14 somebody has', () => acting({ ...TOGETHER, hands: { athos: ['single'] } }), 'athos', []],
  ['ROY.TRADE.14 nothing was put in', () => trade({}).play('athos', { kind: 'done' }), 'porthos', ['nothing-offered']],
  [
    'ROY.TRADE.14 something was',
    () => trade({}).play('athos', { kind: 'give', card: 'single' }, { kind: 'done' }),
    'porthos',
    [],
  ],
  [
    'ROY.TRADE.8 he would have two alike',
    () =>
      trade({ men: { athos: { gear: ['pistol'] }, porthos: { place: 'vieux-colombier', gear: ['pistol'] } } }).play(
        'athos',
        { kind: 'hand', gear: 'pistol' },
        { kind: 'done' },
      ),
    'porthos',
    ['too-much-gear'],
  ],
  [
    'ROY.CARD.23 Isolation',
    () => acting({ ...TOGETHER, hands: { athos: ['single'] }, state: { isolation: true } }),
    'athos',
    ['isolation'],
  ],
  ['ROY.CARD.23 no Isolation', () => acting({ ...TOGETHER, hands: { athos: ['single'] } }), 'athos', []],
  [
    'ROY.TRADE.13 he has refused',
    () => trade({}).play('athos', { kind: 'cancel' }),
    'athos',
    ['partner-refused porthos'],
  ],
  ['ROY.TRADE.13 he has not', () => acting({ ...TOGETHER, hands: { athos: ['single'] } }), 'athos', []],
  [
    'ROY.RULING.49 one seat holds both',
    () => acting({ ...TOGETHER, players: 2, hands: { athos: ['single'] } }),
    'athos',
    ['one-hand porthos'],
  ],
  ['ROY.RULING.49 each has his own', () => acting(TOGETHER), 'athos', []],
  [
    'ROY.CHAR.5 La Rochelle is full',
    () => acting({ hands: { athos: ['bassompierre'] }, garrison: ['single', 'single', 'double'] }),
    'athos',
    ['garrison-full 3'],
  ],
  [
    'ROY.CHAR.5 there is room',
    () => acting({ hands: { athos: ['bassompierre'] }, garrison: ['single', 'single'] }),
    'athos',
    [],
  ],
  [
    'ROY.CHAR.7 nothing would change',
    () => acting({ hands: { athos: ALL }, state: { purse: 10, epics: 7, shown: true, honour: 0 } }),
    'athos',
    [
      'epics-full buckingham 7',
      'honour-whole laporte',
      'location-shown ketty',
      'not-wounded athos',
      'nothing-to-draw captain',
      'purse-full essarts 10',
    ],
  ],
  [
    'ROY.CHAR.7 everything would',
    () =>
      acting({
        hands: { athos: ['essarts', 'buckingham', 'captain', 'ketty', 'laporte', 'planchet'] },
        men: { athos: { life: 1 } },
        state: { purse: 9, epics: 6, honour: 1 },
      }),
    'athos',
    [],
  ],
  [
    'ROY.CARD.38 Planchet helps nobody who lies or sits',
    () => acting({ hands: { athos: ALL }, men: { porthos: { life: 0 }, aramis: JAIL } }),
    'athos',
    ['friend-down porthos', 'friend-jailed aramis'],
  ],
  ['ROY.CARD.38 Planchet helps the others', () => acting({ hands: { athos: ['planchet'] } }), 'athos', []],
  [
    'ROY.REINF.1 he is not there',
    () => acting({ hands: { athos: ['single'] } }),
    'athos',
    ['not-at-la-rochelle athos'],
  ],
  ['ROY.REINF.1 he has no Combat card', () => acting(AT_SIEGE), 'athos', ['no-combat-card']],
  ['ROY.REINF.1 he is there with one', () => acting({ ...AT_SIEGE, hands: { athos: ['single'] } }), 'athos', []],
  [
    'ROY.REINF.3 three cards lie there',
    () => acting({ ...AT_SIEGE, hands: { athos: ['single'] }, garrison: ['single', 'single', 'double'] }),
    'athos',
    ['garrison-full 3'],
  ],
  [
    'ROY.REINF.3 two cards lie there',
    () => acting({ ...AT_SIEGE, hands: { athos: ['single'] }, garrison: ['single', 'double'] }),
    'athos',
    [],
  ],
  [
    'ROY.EQUIP.4 he has it already',
    () => acting({ men: { athos: { gear: ['pistol'], improved: true } } }),
    'athos',
    ['owned athos manoeuvre', 'owned athos pistol'],
  ],
  ['ROY.EQUIP.4 he has nothing', () => acting(), 'athos', []],
  [
    'ROY.UPGR.9 he has the skill already',
    () => acting({ men: { athos: { skills: ['panache'] } } }),
    'athos',
    ['owned athos panache'],
  ],
  [
    'ROY.EQUIP.6 it is sold out',
    () => acting({ state: { arsenal: { ...position().state.arsenal, armour: 0 } } }),
    'athos',
    ['sold-out armour'],
  ],
  [
    'ROY.EQUIP.7 it is too dear',
    () => acting({ men: { athos: { life: 1 } }, state: { purse: 1 } }),
    'athos',
    ['too-dear armour 1 2', 'too-dear blade 1 2', 'too-dear horse 1 2', 'too-dear pistol 1 2'],
  ],
  ['ROY.EQUIP.7 he has enough', () => acting({ state: { purse: 2 } }), 'athos', []],
  ['ROY.RULING.55 he is not wounded', () => acting(), 'athos', ['full-life athos']],
  ['ROY.RULING.55 he is', () => acting({ men: { athos: { life: 2 } } }), 'athos', []],
  [
    'ROY.UPGR.3 he has no Combat card to pay with',
    () => acting({ hands: { athos: ['panache'] } }),
    'athos',
    ['no-combat-to-pay manoeuvre'],
  ],
  ['ROY.UPGR.3 he has one', () => acting({ hands: { athos: ['double'] } }), 'athos', []],
  [
    'ROY.UPGR.6 he has no card to pay with',
    () => acting(),
    'athos',
    ['no-card-to-pay erudition', 'no-card-to-pay gallantry', 'no-card-to-pay nobility', 'no-card-to-pay panache'],
  ],
  ['ROY.UPGR.6 he has one', () => acting({ hands: { athos: ['double'] } }), 'athos', []],
];

refuses(ROWS);
