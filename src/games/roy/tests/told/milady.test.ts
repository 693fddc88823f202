import type { TreacheryId } from '../../cards/treachery.ts';
import { BEGGARS, BETRAY, MAN, MOVE, PARIS_CARD, PASS, PLACE, STANDING } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { type Given, position, red } from '../../testing.ts';
import { type Row, tells } from './told.testing.ts';

const played = (card: TreacheryId): Event => ({ kind: 'betrayed', card, reveals: true });
const betray = (card: TreacheryId, given: Given = {}) =>
  position({ at: 'treachery', plotHand: [card], deck: ['single'], ...given }).play('milady', BETRAY[card]);

const PHASE: readonly Row[] = [
  [
    'ROY.HID.1 her destination is told to her alone',
    () => position({ at: 'destination' }).play('milady', { kind: 'go', to: 'paris' }),
    [{ kind: 'destination', secret: { to: [0], location: 'paris' } }],
  ],
  [
    'ROY.DEC.40 that she has left an order is told to all, what it says to her',
    () => position({ at: 'destination' }).play('milady', STANDING.always),
    [{ kind: 'standing', left: true, secret: { to: [0], order: 'always' } }],
  ],
  [
    'ROY.DEC.40 to be asked again is no order',
    () => position({ at: 'destination' }).play('milady', STANDING.ask),
    [{ kind: 'standing', left: false, secret: { to: [0], order: 'ask' } }],
  ],
  [
    'ROY.PARIS.1 that she plays no Paris card is told',
    () => position({ at: 'paris-card', parisHand: ['duels'] }).play('milady', PASS),
    [{ kind: 'no-paris' }],
  ],
  [
    'ROY.TREACH.4 that she does nothing is told',
    () => position({ at: 'treachery' }).play('milady', PASS),
    [{ kind: 'no-treachery' }],
  ],
  [
    'ROY.TREACH.1 that she draws is told to all, the card to her',
    () => position({ at: 'treachery', plots: ['balm'] }).play('milady', { kind: 'plot' }),
    [{ kind: 'plotted', count: 1, why: 'step', secret: { to: [0], cards: ['balm'] }, reveals: true }],
  ],
];

const TREACHERY: readonly Row[] = [
  [
    'ROY.TREACH.19 Emergency! starts the sand anew',
    () => betray('emergency'),
    [played('emergency'), { kind: 'hourglass', now: 'started', refills: true }],
  ],
  ['ROY.TREACH.12 reinforcements are told by their card', () => betray('reinforcements'), [played('reinforcements')]],
  [
    'ROY.TREACH.20 a Dead End advances Time',
    () => betray('dead-end'),
    [played('dead-end'), { kind: 'time', time: 2, cause: 'dead-end' }],
  ],
  [
    'ROY.TREACH.11 Balm is told with the life Rochefort has then',
    () => betray('balm', { state: { rochefort: 2 } }),
    [played('balm'), { kind: 'rochefort-healed', life: 4 }],
  ],
  [
    'ROY.CARD.25 a plot against the Queen costs a point of honour',
    () => betray('intrigue', { state: { honour: 2 } }),
    [played('intrigue'), { kind: 'honour', change: -1, honour: 3 }],
  ],
  [
    'ROY.TREACH.17 whoever an Ambush fells stands up at once',
    () => betray('ambush', { men: { athos: { life: 1 } } }).play('milady', MAN.athos),
    [
      { kind: 'aimed', card: 'ambush', who: 'athos' },
      { kind: 'wounded', who: 'athos', wounds: 1, life: 0, by: 'ambush' },
      { kind: 'fell', who: 'athos', by: 'ambush', at: 'vieux-colombier' },
      { kind: 'recovered', who: 'athos', life: 3 },
      {
        kind: 'drew',
        seat: 2,
        who: 'athos',
        count: 1,
        why: 'recovery',
        secret: { to: [2], cards: ['single'] },
        reveals: true,
      },
    ],
  ],
  [
    'ROY.TREACH.18 the one sent to the Bastille is told',
    () => betray('jailed').play('milady', MAN.athos),
    [
      { kind: 'aimed', card: 'jailed', who: 'athos' },
      { kind: 'jailed', who: 'athos', by: 'treachery' },
    ],
  ],
  [
    'ROY.HARD.1 whoever falls at the Quest is barred from it',
    () =>
      betray('ambush', { men: { athos: { life: 1, place: 'quest' } }, options: { mortalQuest: 'on' } }).play(
        'milady',
        MAN.athos,
      ),
    [
      { kind: 'aimed', card: 'ambush', who: 'athos' },
      { kind: 'wounded', who: 'athos', wounds: 1, life: 0, by: 'ambush' },
      { kind: 'fell', who: 'athos', by: 'ambush', at: 'quest' },
      { kind: 'fateful', who: 'athos' },
      { kind: 'recovered', who: 'athos', life: 3 },
      {
        kind: 'drew',
        seat: 2,
        who: 'athos',
        count: 1,
        why: 'recovery',
        secret: { to: [2], cards: ['single'] },
        reveals: true,
      },
    ],
  ],
];

/** She puts the Disappearance in play; the Abduction leaves with what lay there. */
const replacing = () =>
  position({
    at: 'paris-card',
    parisHand: ['disappearance'],
    paris: { card: 'abduction', foes: ['henchman', 'cavois'], trap: 'thief' },
    traps: ['nemesis'],
  }).play('milady', PARIS_CARD.disappearance);

const MISSIONS: readonly Row[] = [
  [
    'ROY.PARIS.3 a Paris card replaced is told with those who come back, and its Trap is gone',
    replacing,
    [
      { kind: 'trap-gone', place: 'paris', trap: 'thief' },
      { kind: 'paris', card: 'disappearance', replaced: 'abduction', back: ['henchman', 'cavois'], reveals: true },
    ],
  ],
  [
    'ROY.DEC.4 what she picks is told to her, what she has picked to all',
    () => replacing().play('milady', PLACE.nemesis, PLACE.henchman, MAN.porthos),
    [
      { kind: 'placing', place: 'paris', secret: { to: [0], card: 'nemesis' } },
      { kind: 'placing', place: 'paris', secret: { to: [0], card: 'henchman' } },
      { kind: 'naming', secret: { to: [0], who: 'porthos' } },
      {
        kind: 'placed',
        place: 'paris',
        foes: ['henchman'],
        trap: 'nemesis',
        nemesis: 'porthos',
        reveals: true,
      },
    ],
  ],
  [
    'ROY.TRAP.19 a Thief rolls for each who is there, in the order of the seats',
    () =>
      position({ at: 'paris-card', parisHand: ['disappearance'], men: { athos: { place: 'paris' } } })
        .play('milady', PARIS_CARD.disappearance, PLACE.thief)
        .dice(red(1, 0), red(0, 1))
        .play('milady', PLACE.henchman),
    [
      { kind: 'placing', place: 'paris', secret: { to: [0], card: 'henchman' } },
      { kind: 'placed', place: 'paris', foes: ['henchman'], trap: 'thief', nemesis: null, reveals: true },
      { kind: 'bite', trap: 'thief', place: 'paris', who: 'dartagnan', face: 'sword' },
      { kind: 'purse', change: -1, purse: 4 },
      { kind: 'bite', trap: 'thief', place: 'paris', who: 'athos', face: 'shield' },
    ],
  ],
  [
    'ROY.TRAP.11 an Assassin rolls for whoever arrives',
    () =>
      position({ acting: 'athos', paris: { card: 'abduction', foes: ['henchman'], trap: 'assassin' } })
        .dice(red(1, 0))
        .play('athos', MOVE.paris),
    [
      { kind: 'moved', who: 'athos', from: 'vieux-colombier', to: 'paris', how: 'action' },
      { kind: 'bite', trap: 'assassin', place: 'paris', who: 'athos', face: 'sword' },
      { kind: 'wounded', who: 'athos', wounds: 1, life: 2, by: 'assassin' },
    ],
  ],
  [
    'ROY.TRAP.15 Beggars are told by who paid them, and what they held up is done',
    () =>
      position({ acting: 'athos', paris: { card: 'abduction', won: true, trap: 'beggars' } }).play(
        'porthos',
        BEGGARS.paris,
      ),
    [
      { kind: 'beggars-paid', seat: 4, place: 'paris' },
      { kind: 'purse', change: -2, purse: 3 },
      { kind: 'trap-gone', place: 'paris', trap: 'beggars' },
      { kind: 'completed', place: 'paris', card: 'abduction' },
    ],
  ],
  [
    'ROY.LOUVRE.10 a mission that fails is told with those who come back',
    () =>
      position({
        at: 'time',
        louvre: { card: 'debts', foes: ['henchman'], trap: 'thief' },
        louvreStack: ['ball'],
        plots: ['balm'],
        state: { oneForAll: 1, ladder: 3 },
      })
        .play(1, PASS)
        .play(2, PASS)
        .play(3, PASS)
        .play(4, PASS),
    [
      { kind: 'declined', seat: 4 },
      { kind: 'time', time: 2, cause: 'turn' },
      { kind: 'ladder', space: 4 },
      { kind: 'honour', change: -2, honour: 2 },
      { kind: 'plotted', count: 1, why: 'louvre', secret: { to: [0], cards: ['balm'] }, reveals: true },
      { kind: 'trap-gone', place: 'louvre', trap: 'thief' },
      { kind: 'louvre-failed', card: 'debts', back: ['henchman'] },
      { kind: 'louvre', card: 'ball', reveals: true },
    ],
  ],
];

tells([...PHASE, ...TREACHERY, ...MISSIONS]);
