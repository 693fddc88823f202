import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import { MILADY } from '#games/roy/state.ts';
import type { Task } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import { type First, type Moment, told } from '#web/firsts/first.ts';
import type { FirstTexts } from './text/en.ts';

type Row = First<Choice, Event, View, keyof FirstTexts>;
type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const on = <K extends Event['kind']>(kind: K, is?: (event: Of<K>) => boolean) => told<Event, K>(kind, is);
/** The reader is asked about this. */
const asked =
  (kind: Task['kind']) =>
  ({ view, choices }: Moment<Choice, Event, View>): boolean =>
    choices.length > 0 && view.todo.at(-1)?.kind === kind;
/** Milady is. */
const hers =
  (kind: Task['kind']) =>
  (moment: Moment<Choice, Event, View>): boolean =>
    moment.view.seat === MILADY && asked(kind)(moment);
/** Met as soon as one of these is. */
const either =
  (...whens: readonly Row['when'][]): Row['when'] =>
  moment =>
    whens.some(when => when(moment));

const QUEST = ['[data-quest]', '[data-act="quest"]', '[data-target="quest"]'];
const MISSIONS = ['[data-target="mission:paris"]', '[data-target="mission:louvre"]', '[data-target="place:paris"]'];
const DUEL = ['[data-scene]', '[data-question]'];
const place = (id: string) => [`[data-target="place:${id}"]`];
const track = (id: string) => [`[data-target="track:${id}"]`];

/** What is met for the first time in a match, the most pressing first. */
export const ROWS: readonly Row[] = [
  // What the question itself is about.
  {
    id: 'traded',
    rule: 'ROY.TRADE.3',
    when: either(asked('trade'), on('traded')),
    points: ['[data-opens~="trade"]', '#panel-hand', '#panel-people'],
  },
  {
    id: 'one-for-all',
    rule: 'ROY.ONE.11',
    when: either(asked('time'), asked('vote'), on('one-for-all')),
    points: track('oneForAll'),
  },
  { id: 'jailed', rule: 'ROY.BAST.3', when: on('jailed'), points: place('bastille') },
  { id: 'fell', rule: 'ROY.OUT.3', when: on('fell'), points: place('vieux-colombier') },
  { id: 'snare', rule: 'ROY.QUEST.7', when: on('snare'), points: QUEST },
  { id: 'decoy', rule: 'ROY.QUEST.3', when: on('decoy'), points: QUEST },
  { id: 'rochefort', rule: 'ROY.ROCH.10', when: on('intercepted'), points: track('rochefort') },
  { id: 'nemesis', rule: 'ROY.TRAP.8', when: on('placed', each => each.nemesis !== null), points: MISSIONS },
  { id: 'trap', rule: 'ROY.TRAP.3', when: on('placed', each => each.trap !== null), points: MISSIONS },
  { id: 'bite', rule: 'ROY.TRAP.12', when: on('bite'), points: MISSIONS },
  { id: 'louvre-failed', rule: 'ROY.LOUVRE.9', when: on('louvre-failed'), points: track('ladder') },
  { id: 'treachery', rule: 'ROY.TREACH.2', when: on('betrayed'), points: ['[data-target="milady"]'] },
  { id: 'siege', rule: 'ROY.SIEGE.6', when: on('siege'), points: track('siege') },
  { id: 'abduction', rule: 'ROY.PARIS.14', when: on('abduction'), points: [...track('constance'), ...MISSIONS] },
  {
    id: 'manoeuvre',
    rule: 'ROY.MANO.5',
    when: on('clash', each => each.manoeuvre || each.foeManoeuvre),
    points: DUEL,
  },
  { id: 'draw', rule: 'ROY.DUEL.13', when: on('clash', each => each.hits === 0 && each.wounds === 0), points: DUEL },
  {
    id: 'toledo',
    rule: 'ROY.EQUIP.12',
    when: ({ view, events }) =>
      events.some(event => event.kind === 'rerolled' && view.men.some(man => man.who === event.by)),
    points: DUEL,
  },
  { id: 'earned', rule: 'ROY.ONE.3', when: on('earned'), points: track('oneForAll') },
  {
    id: 'epics',
    rule: 'ROY.QUEST.12',
    when: on('epics', each => each.change > 0),
    points: [...track('epics'), ...QUEST],
  },
  { id: 'board-2', rule: 'ROY.CALAIS.5', when: on('board', each => each.board === 2), points: QUEST },
  { id: 'board-3', rule: 'ROY.RETURN.3', when: on('board', each => each.board === 3), points: QUEST },
  { id: 'board-4', rule: 'ROY.GALL.3', when: on('board', each => each.board === 4), points: QUEST },
  { id: 'time-stopped', rule: 'ROY.ONE.4', when: on('time-stopped'), points: track('time') },
  { id: 'exposed', rule: 'ROY.DEST.6', when: on('exposed'), points: ['[data-figure="milady"]', '[data-map]'] },
  { id: 'reinforced', rule: 'ROY.REINF.5', when: on('reinforced'), points: place('la-rochelle') },
  { id: 'razed', rule: 'ROY.SIEGE.2', when: on('razed'), points: place('la-rochelle') },
  { id: 'her-treachery', rule: 'ROY.TREACH.2', when: hers('treachery'), points: ['[data-question]'] },
  { id: 'her-paris', rule: 'ROY.PARIS.3', when: hers('paris-card'), points: ['[data-question]'] },
  { id: 'her-raze', rule: 'ROY.SIEGE.3', when: hers('raze'), points: ['[data-question]'] },
];
