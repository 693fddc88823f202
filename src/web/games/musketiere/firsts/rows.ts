import type { Choice } from '#games/musketiere/choices.ts';
import type { Event } from '#games/musketiere/events.ts';
import type { View } from '#games/musketiere/view.ts';
import { type First, told } from '#web/firsts/first.ts';
import type { FirstTexts } from './text/en.ts';

type Row = First<Choice, Event, View, keyof FirstTexts>;

const on = (kind: Event['kind']) => told<Event, Event['kind']>(kind);
const JEWELS = ['[data-supply="jewel"]'];
const PRISONS = ['[data-supply="prison"]'];
const TOTALS = ['[data-act="reckoning"]', '[data-me]'];

/** What is met for the first time in a match, the most pressing first. */
export const ROWS: readonly Row[] = [
  { id: 'shut-out', rule: 'MUS.18', when: on('shut-out'), points: ['[data-me]'] },
  { id: 'released', rule: 'MUS.RULING.9', when: on('released'), points: ['[data-me]'] },
  { id: 'lost', rule: 'MUS.13', when: on('lost'), points: PRISONS },
  { id: 'won', rule: 'MUS.11', when: on('won'), points: JEWELS },
  { id: 'took', rule: 'MUS.14', when: on('took'), points: ['[data-supply]'] },
  { id: 'surrendered', rule: 'MUS.17', when: on('surrendered'), points: JEWELS },
  { id: 'freed', rule: 'MUS.12', when: on('freed'), points: PRISONS },
  { id: 'turned', rule: 'MUS.8', when: on('turned'), points: ['[data-spot="guard"]', '[data-cloth]'] },
  { id: 'shown', rule: 'MUS.7', when: on('shown'), points: ['[data-cloth]'] },
  { id: 'tied', rule: 'MUS.RULING.12', when: on('tied'), points: TOTALS },
  { id: 'scored', rule: 'MUS.21', when: on('scored'), points: TOTALS },
  { id: 'ended', rule: 'MUS.19', when: on('ended'), points: JEWELS },
];
