import type { Offered } from '#games/trois/choices.ts';
import type { Event } from '#games/trois/events.ts';
import type { View } from '#games/trois/view.ts';
import { type First, type Moment, told } from '#web/firsts/first.ts';
import type { FirstTexts } from './text/en.ts';

type Row = First<Offered, Event, View, keyof FirstTexts>;
type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const on = <K extends Event['kind']>(kind: K, is?: (event: Of<K>) => boolean) => told<Event, K>(kind, is);
/** The rider is asked whether he takes this way. */
const offered =
  (way: 'stairs' | 'shortcut') =>
  ({ choices }: Moment<Offered, Event, View>): boolean =>
    choices.some(choice => choice.kind === 'way' && choice.way === way);

const PAPER = ['[data-gazette]', '[data-act="gazette"]'];
const PANEL = ['[data-question]'];
const RIDERS = ['[data-rider]'];

/** What is met for the first time in a match, the most pressing first. */
export const ROWS: readonly Row[] = [
  { id: 'stairs', rule: 'TRO.17', when: offered('stairs'), points: ['[data-choice*="stairs"]', ...PANEL] },
  { id: 'shortcut', rule: 'TRO.27', when: offered('shortcut'), points: ['[data-choice*="shortcut"]', ...PANEL] },
  { id: 'milady', rule: 'TRO.13', when: on('drew', each => each.pile === 'milady'), points: PANEL },
  { id: 'dagger', rule: 'TRO.13', when: on('drew', each => each.pile === 'rochefort'), points: PANEL },
  {
    id: 'sword',
    rule: 'TRO.15',
    when: on('drew', each => each.pile === 'sword'),
    points: ['[data-bottes]', ...PANEL],
  },
  { id: 'held', rule: 'TRO.13', when: on('held'), points: RIDERS },
  { id: 'waits', rule: 'TRO.13', when: on('waits'), points: RIDERS },
  { id: 'missed', rule: 'TRO.13', when: on('missed'), points: RIDERS },
  { id: 'one-die', rule: 'TRO.13', when: on('one-die'), points: RIDERS },
  { id: 'gate', rule: 'TRO.18', when: on('stopped', each => each.why === 'gate'), points: PAPER },
  { id: 'boat', rule: 'TRO.19', when: on('stopped', each => each.why === 'boat'), points: PAPER },
  { id: 'castle', rule: 'TRO.20', when: on('stopped', each => each.why === 'castle'), points: PAPER },
  { id: 'dropped', rule: 'TRO.24', when: on('dropped'), points: ['[data-goal]', ...RIDERS] },
  { id: 'studs', rule: 'TRO.23', when: on('studs'), points: ['[data-goal]', ...RIDERS] },
  { id: 'double', rule: 'TRO.10', when: on('again', each => each.why === 'double'), points: PANEL },
  { id: 'gave-way', rule: 'TRO.11', when: on('gave-way'), points: RIDERS },
  { id: 'gazette', rule: 'TRO.14', when: on('gazette', each => each.why !== 'first'), points: PAPER },
  { id: 'eased', rule: 'TRO.21', when: on('eased'), points: PAPER },
  { id: 'last-leg', rule: 'TRO.2', when: on('leg', each => each.leg === 5), points: ['[data-goal]', ...RIDERS] },
];
