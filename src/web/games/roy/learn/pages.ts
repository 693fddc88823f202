import type { Target } from '../targets.ts';

/** A part of the table: the action panel, what Milady holds, a musketeer's sheet, what is played out over the board. */
export type Region = 'question' | 'screen' | 'sheet' | 'scene';

/** What the guide points at while he speaks: targets, the nearest first, or a part of the table. */
export interface Page {
  readonly rule: string;
  readonly points?: readonly Target[] | Region;
}

/** Planchet's pages for the musketeers. */
const MUSKETEERS = {
  'm-aim': { rule: 'ROY.GEN.2', points: [{ kind: 'quest' }, { kind: 'place', id: 'quest' }] },
  'm-time': { rule: 'ROY.TIME.2', points: [{ kind: 'track', id: 'time' }] },
  'm-siege': { rule: 'ROY.SIEGE.15', points: [{ kind: 'track', id: 'siege' }] },
  'm-honour': { rule: 'ROY.LOUVRE.13', points: [{ kind: 'track', id: 'honour' }] },
  'm-constance': { rule: 'ROY.PARIS.14', points: [{ kind: 'mission', place: 'paris' }] },
  'm-team': { rule: 'ROY.COMP.14', points: 'sheet' },
  'm-begin': { rule: 'ROY.TURN.5' },
  'm-actions': { rule: 'ROY.P4.2', points: 'question' },
  'm-foe': { rule: 'ROY.GEN.3', points: [{ kind: 'foe', id: 'boisrenard' }] },
  'm-duel': { rule: 'ROY.DUEL.2' },
  'm-commit': { rule: 'ROY.DUEL.3' },
  'm-roll': { rule: 'ROY.DUEL.10' },
  'm-won': { rule: 'ROY.MANO.2' },
  'm-challenge': { rule: 'ROY.CHALL.3' },
  'm-add': { rule: 'ROY.CHALL.3' },
  'm-enough': { rule: 'ROY.CHALL.6' },
  'm-buy': { rule: 'ROY.EQUIP.1' },
  'm-bought': { rule: 'ROY.EQUIP.2' },
  'm-rochefort': { rule: 'ROY.ROCH.1', points: [{ kind: 'track', id: 'rochefort' }] },
  'm-move': { rule: 'ROY.MOVE.1' },
  'm-athos': { rule: 'ROY.GEN.4', points: [{ kind: 'man', who: 'athos' }] },
  'm-saved': { rule: 'ROY.PARIS.10', points: [{ kind: 'place', id: 'paris' }] },
  'm-aramis': { rule: 'ROY.REINF.1', points: [{ kind: 'man', who: 'aramis' }] },
  'm-test': { rule: 'ROY.SIEGE.4', points: 'scene' },
  'm-spare': { rule: 'ROY.SIEGE.8' },
  'm-hour': { rule: 'ROY.TURN.13', points: [{ kind: 'track', id: 'time' }] },
  'm-keep': { rule: 'ROY.ONE.3' },
  'm-treachery': { rule: 'ROY.TURN.2', points: [{ kind: 'mission', place: 'paris' }] },
  'm-again': { rule: 'ROY.LOUVRE.7' },
  'm-quest': { rule: 'ROY.QUEST.2' },
  'm-inn': { rule: 'ROY.INN.1', points: [{ kind: 'quest' }, { kind: 'place', id: 'quest' }] },
  'm-one': { rule: 'ROY.INN.8' },
  'm-name': { rule: 'ROY.INN.12' },
  'm-seen': { rule: 'ROY.INN.9', points: [{ kind: 'quest' }, { kind: 'place', id: 'quest' }] },
  'm-advance': { rule: 'ROY.INN.4' },
  'm-decoy': { rule: 'ROY.INN.5' },
  'm-two': { rule: 'ROY.DUEL.7' },
  'm-fight': { rule: 'ROY.DUEL.11' },
  'm-blade': { rule: 'ROY.EQUIP.12' },
  'm-on': { rule: 'ROY.INN.9' },
  'm-board': { rule: 'ROY.QUEST.13', points: [{ kind: 'quest' }, { kind: 'place', id: 'quest' }] },
  'm-round': { rule: 'ROY.LOUVRE.8', points: [{ kind: 'mission', place: 'louvre' }] },
  'm-end': { rule: 'ROY.END.2' },
} as const satisfies Record<string, Page>;

/** Rochefort's pages for Milady. */
const MILADY = {
  'w-aim': { rule: 'ROY.GEN.2' },
  'w-wins': { rule: 'ROY.END.3', points: [{ kind: 'track', id: 'time' }] },
  'w-screen': { rule: 'ROY.SETUP.5', points: 'screen' },
  'w-abduction': { rule: 'ROY.SETUP.8' },
  'w-inn': { rule: 'ROY.INN.1', points: [{ kind: 'quest' }, { kind: 'place', id: 'quest' }] },
  'w-snare': { rule: 'ROY.QUEST.7' },
  'w-three': { rule: 'ROY.INN.4' },
  'w-decoy': { rule: 'ROY.INN.5' },
  'w-four': { rule: 'ROY.INN.9' },
  'w-rest': { rule: 'ROY.COMP.11' },
  'w-strength': { rule: 'ROY.PARIS.6', points: [{ kind: 'mission', place: 'paris' }] },
  'w-biscarat': { rule: 'ROY.COMP.8' },
  'w-harlot': { rule: 'ROY.COMP.18' },
  'w-louvre': { rule: 'ROY.LOUVRE.2', points: [{ kind: 'mission', place: 'louvre' }] },
  'w-vitray': { rule: 'ROY.DUEL.28' },
  'w-lubin': { rule: 'ROY.PARIS.6' },
  'w-round': { rule: 'ROY.TURN.2', points: 'question' },
  'w-paris': { rule: 'ROY.DEST.7' },
  'w-treachery': { rule: 'ROY.TREACH.1', points: 'question' },
  'w-ambush': { rule: 'ROY.TREACH.22' },
  'w-target': { rule: 'ROY.TREACH.22' },
  'w-watch': { rule: 'ROY.TURN.4' },
  'w-declared': { rule: 'ROY.ROCH.6' },
  'w-intercept': { rule: 'ROY.ROCH.4' },
  'w-held': { rule: 'ROY.ROCH.10', points: [{ kind: 'track', id: 'rochefort' }, { kind: 'milady' }] },
  'w-athos': { rule: 'ROY.ATHOS.1', points: [{ kind: 'man', who: 'athos' }] },
  'w-snared': { rule: 'ROY.QUEST.7', points: [{ kind: 'quest' }, { kind: 'place', id: 'quest' }] },
  'w-hour': { rule: 'ROY.TURN.13', points: [{ kind: 'track', id: 'time' }] },
  'w-rolled': {
    rule: 'ROY.PARIS.14',
    points: [
      { kind: 'track', id: 'constance' },
      { kind: 'mission', place: 'paris' },
    ],
  },
  'w-standing': { rule: 'ROY.ROCH.5' },
  'w-again': { rule: 'ROY.DEST.4' },
  'w-intrigue': { rule: 'ROY.LOUVRE.12' },
  'w-fear': { rule: 'ROY.ROCH.11', points: [{ kind: 'place', id: 'paris' }] },
  'w-won': { rule: 'ROY.END.3' },
  'w-end': { rule: 'ROY.DEST.7' },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof MUSKETEERS | keyof typeof MILADY;
export const PAGES: Readonly<Record<PageId, Page>> = { ...MUSKETEERS, ...MILADY };

/** The lessons of this game. */
export type LessonId = 'musketeers' | 'milady';
