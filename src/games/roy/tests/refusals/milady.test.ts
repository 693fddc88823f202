import { blue, type Given, type Position, position, red } from '../../testing.ts';
import { acting, JUSSAC, type Row, refuses } from './refusals.testing.ts';

const milady = (given: Given = {}): Position => position({ at: 'destination', ...given });
const AT_LOUVRE = { men: { athos: { place: 'louvre' } } } as const;
const JAIL = { place: 'bastille' } as const;
/** Porthos may fight Jussac at the Louvre, and Rochefort may be there. */
const intercepted = (state: NonNullable<Given['state']>) =>
  position({ acting: 'porthos', louvre: JUSSAC, men: { porthos: { place: 'louvre' } }, state });

/** Athos beats the last adversary of a Quest board: Milady lays the next one. */
const laying = (quest: NonNullable<Given['quest']>, foe: 'wardes' | 'road', red_: ReturnType<typeof red>) =>
  acting({
    men: { athos: { place: 'quest' } },
    quest,
    state: { stock: { snare: 2, shields: 1, parry: 1, swords: 2, two: 1, three: 2, four: 2 } },
  })
    .dice(blue(3, 0, 0), red_)
    .play('athos', { kind: 'duel', foe });
const road = () => laying({ board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] }, 'wardes', red(2, 2));
/** Her four challenge tokens lie in the galleries, the others are to follow. */
const galleries = () => {
  const table = laying({ board: 3, tokens: ['two', 'two', 'two'], beaten: 2, up: true }, 'road', red(0, 2));
  for (const skill of ['panache', 'nobility', 'erudition', 'gallantry'] as const)
    table.play('milady', { kind: 'lay-challenge', skill });
  return table;
};

const ROWS: readonly Row[] = [
  ['ROY.QUEST.3 Decoys are not for the road', road, 'milady', ['decoys-inn']],
  ['ROY.QUEST.3 which concerns nobody else on the road', road, 'athos', []],
  ['ROY.QUEST.3 Decoys are not for the galleries', galleries, 'milady', ['decoys-inn']],
  ['ROY.QUEST.3 which concerns nobody else in the galleries', galleries, 'athos', []],
  [
    'ROY.DEST.3 Rochefort is out',
    () => milady({ state: { rochefort: 0 } }),
    'milady',
    ['rochefort-out louvre', 'rochefort-out paris', 'rochefort-out quest'],
  ],
  ['ROY.DEST.3 Rochefort is fit', () => milady(), 'milady', []],
  [
    'ROY.DEST.8 she never goes there',
    () => milady(),
    'milady',
    ['not-for-milady bastille', 'not-for-milady vieux-colombier'],
  ],
  [
    'ROY.RULING.2 her order is given',
    () => milady().play('milady', { kind: 'standing', order: 'always' }),
    'milady',
    ['order-given'],
  ],
  ['ROY.RULING.2 it is not', () => milady(), 'milady', []],
  ['ROY.RULING.2 he always steps in', () => milady({ options: { rochefortMandatory: 'on' } }), 'milady', ['mandatory']],
  ['ROY.DEST.2 her destination is laid', () => position(), 'milady', ['destination-laid']],
  ['ROY.DEST.2 it is not', () => milady(), 'milady', []],
  [
    'ROY.PARIS.17 the card is gone or in play',
    () =>
      position({
        at: 'paris-card',
        paris: { card: 'duels' },
        parisHand: ['abduction'],
        state: { parisGone: ['captive'], parisPile: ['smuggler', 'message', 'disappearance'] },
      }),
    'milady',
    ['paris-gone captive', 'paris-in-play duels'],
  ],
  [
    'ROY.PARIS.1 the card is not in her hand',
    () => position({ at: 'paris-card', parisHand: ['abduction', 'captive', 'duels'] }),
    'milady',
    ['paris-in-pile disappearance', 'paris-in-pile message', 'paris-in-pile smuggler'],
  ],
  ['ROY.PARIS.1 the step is over', () => position({ parisHand: ['captive'] }), 'milady', ['paris-step-over']],
  [
    'ROY.MILQ.1 the card is in her hand',
    () => position({ at: 'end-of-phase', parisHand: ['abduction'] }),
    'milady',
    ['paris-in-hand abduction'],
  ],
  [
    'ROY.RULING.59 nobody can be struck',
    () =>
      position({
        at: 'treachery',
        plotHand: ['jailed', 'ambush'],
        men: { dartagnan: JAIL, athos: JAIL, aramis: JAIL, porthos: JAIL },
      }),
    'milady',
    ['no-target jailed'],
  ],
  [
    'ROY.RULING.59 he cannot be struck',
    () =>
      position({ at: 'treachery', plotHand: ['jailed'], men: { athos: JAIL } }).play('milady', {
        kind: 'betray',
        card: 'jailed',
      }),
    'milady',
    ['cannot-strike athos jailed'],
  ],
  ['ROY.TREACH.8 a card is left', () => position({ at: 'treachery' }), 'milady', []],
  ['ROY.TREACH.1 the step is over', () => position({ plotHand: ['ambush'] }), 'milady', ['treachery-over']],
  ['ROY.TREACH.1 it is not', () => position({ at: 'treachery' }), 'milady', []],
  [
    'ROY.PARIS.6 the strength would not come out',
    () =>
      position({ at: 'paris-card', parisHand: ['disappearance'], foes: ['henchman', 'jussac'], traps: [] }).play(
        'milady',
        { kind: 'paris', card: 'disappearance' },
      ),
    'milady',
    ['breaks-total jussac 3 1'],
  ],
  [
    'ROY.TRAP.2 one Trap is the most',
    () =>
      position({ at: 'paris-card', parisHand: ['disappearance'], traps: ['thief', 'assassin'] }).play(
        'milady',
        { kind: 'paris', card: 'disappearance' },
        { kind: 'place', card: 'thief' },
      ),
    'milady',
    ['second-trap assassin'],
  ],
  [
    'ROY.SIEGE.3 Bassompierre stays',
    () => position({ at: 'end-of-phase', garrison: ['single', 'bassompierre'], state: { location: 'la-rochelle' } }),
    'milady',
    ['bassompierre-stays'],
  ],
  [
    'ROY.SIEGE.3 he may go',
    () =>
      position({
        at: 'end-of-phase',
        garrison: ['single', 'bassompierre'],
        options: { bassompierreDiscardable: 'on' },
        state: { location: 'la-rochelle' },
      }),
    'milady',
    [],
  ],
  [
    'ROY.CARD.31 he is not in Paris',
    () => position({ at: 'paris-effect', paris: { card: 'duels' } }),
    'milady',
    ['not-in-paris aramis', 'not-in-paris athos', 'not-in-paris porthos'],
  ],
  [
    'ROY.ROCH.15 Rochefort is down',
    () => acting({ state: { rochefort: 0, confined: true } }),
    'milady',
    ['rochefort-down'],
  ],
  [
    'ROY.ROCH.14 Rochefort has fled',
    () => acting({ state: { location: 'paris', presence: 'fled' } }),
    'milady',
    ['rochefort-fled'],
  ],
  ['ROY.ROCH.1 she is elsewhere', () => acting(), 'milady', ['rochefort-elsewhere']],
  [
    'ROY.ROCH.1 she is at another mission',
    () => intercepted({ location: 'paris', standing: 'ask' }).play('porthos', { kind: 'duel', foe: 'jussac' }),
    'milady',
    ['not-with-you louvre paris'],
  ],
  [
    'ROY.ROCH.6 nothing is declared',
    () => intercepted({ location: 'louvre', standing: 'ask' }),
    'milady',
    ['nothing-declared'],
  ],
  [
    'ROY.ATHOS.1 it is Athos',
    () => acting({ ...AT_LOUVRE, louvre: JUSSAC, state: { location: 'louvre' } }),
    'milady',
    ['athos-safe'],
  ],
  ['ROY.ATHOS.1 it is not', () => intercepted({ location: 'louvre', standing: 'ask' }), 'milady', []],
];

refuses(ROWS);
