import type { Target } from '../targets.ts';
import { EXTRA_PAGES, type ExtraLessonId, type ExtraPageId } from './pages-extra.ts';

/** A part of the table: the action panel, what Milady holds, a musketeer's sheet, what is played out over the board. */
export type Region = 'screen' | 'sheet' | 'hand' | 'scene' | 'question';

/** What the guide points at while he speaks: targets, the nearest first, or a part of the table. */
export interface Page {
  readonly rule: string;
  readonly points?: readonly Target[] | Region;
}

/** Planchet's pages for the musketeers. */
const MUSKETEERS = {
  'm-aim': { rule: 'ROY.GEN.2', points: [{ kind: 'quest' }, { kind: 'place', id: 'quest' }] },
  'm-abduction': { rule: 'ROY.PARIS.14', points: [{ kind: 'mission', place: 'paris' }] },
  'm-begin': { rule: 'ROY.TURN.5' },
  'm-actions': { rule: 'ROY.P4.2', points: 'question' },
  'm-rochefort': { rule: 'ROY.ROCH.1', points: [{ kind: 'track', id: 'rochefort' }] },
  'm-duel': { rule: 'ROY.DUEL.2' },
  'm-sheet': { rule: 'ROY.MANO.2', points: 'sheet' },
  'm-commit': { rule: 'ROY.DUEL.3' },
  'm-roll': { rule: 'ROY.DUEL.10' },
  'm-won': { rule: 'ROY.MANO.2' },
  'm-challenge': { rule: 'ROY.CHALL.3' },
  'm-add': { rule: 'ROY.CHALL.6' },
  'm-draw': { rule: 'ROY.ACT.4' },
  'm-move': { rule: 'ROY.MOVE.1' },
  'm-athos': { rule: 'ROY.GEN.4', points: [{ kind: 'man', who: 'athos' }] },
  'm-saved': { rule: 'ROY.PARIS.10', points: [{ kind: 'place', id: 'paris' }] },
  'm-siege': { rule: 'ROY.SIEGE.4', points: 'scene' },
  'm-spare': { rule: 'ROY.SIEGE.8' },
  'm-time': { rule: 'ROY.TIME.2' },
  'm-honour': { rule: 'ROY.LOUVRE.13', points: [{ kind: 'track', id: 'honour' }] },
  'm-again': { rule: 'ROY.TURN.2' },
  'm-buy': { rule: 'ROY.EQUIP.1' },
  'm-quest': { rule: 'ROY.QUEST.2' },
  'm-inn': { rule: 'ROY.INN.1', points: [{ kind: 'quest' }, { kind: 'place', id: 'quest' }] },
  'm-reveal': { rule: 'ROY.INN.8' },
  'm-advance': { rule: 'ROY.INN.4' },
  'm-two': { rule: 'ROY.DUEL.7' },
  'm-stopped': { rule: 'ROY.DUEL.10', points: 'scene' },
  'm-sword': { rule: 'ROY.EQUIP.12' },
  'm-on': { rule: 'ROY.INN.5' },
  'm-board': { rule: 'ROY.QUEST.13', points: [{ kind: 'quest' }, { kind: 'place', id: 'quest' }] },
  'm-louvre': { rule: 'ROY.LOUVRE.8', points: [{ kind: 'mission', place: 'louvre' }] },
  'm-cards': { rule: 'ROY.CHAR.1', points: 'hand' },
  'm-free': { rule: 'ROY.P4.2' },
  'm-end': { rule: 'ROY.END.2' },
} as const satisfies Record<string, Page>;

/** Rochefort's pages for Milady. */
const MILADY = {
  'w-aim': { rule: 'ROY.GEN.2' },
  'w-wins': { rule: 'ROY.END.3', points: [{ kind: 'track', id: 'time' }] },
  'w-mission': { rule: 'ROY.PARIS.6' },
  'w-paris': { rule: 'ROY.DEST.7' },
  'w-abduction': { rule: 'ROY.PARIS.14', points: [{ kind: 'mission', place: 'paris' }] },
  'w-treachery': { rule: 'ROY.TREACH.1', points: 'screen' },
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
  'w-inn': { rule: 'ROY.INN.1', points: [{ kind: 'quest' }, { kind: 'place', id: 'quest' }] },
  'w-laying': { rule: 'ROY.INN.9', points: [{ kind: 'quest' }, { kind: 'place', id: 'quest' }] },
  'w-end': { rule: 'ROY.DEST.7' },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof MUSKETEERS | keyof typeof MILADY | ExtraPageId;
export const PAGES: Readonly<Record<PageId, Page>> = { ...MUSKETEERS, ...MILADY, ...EXTRA_PAGES };

/** The lessons of this game. */
export type LessonId = 'musketeers' | 'milady' | ExtraLessonId;
