import type { LessonFacts } from '#web/learn/school.ts';
import type { ExtraLessonId, ExtraPageId } from '../pages-extra.ts';

type Facts = LessonFacts & { readonly id: ExtraLessonId; readonly next: ExtraLessonId | null };

const short = (
  id: ExtraLessonId,
  next: ExtraLessonId | null,
  teaches: Readonly<Record<string, ExtraPageId>>,
  load: Facts['load'],
): Facts => ({
  id,
  extra: true,
  guide: 'planchet',
  colour: 'blue',
  faces: ['milady', 'dartagnan', 'athos', 'aramis'],
  teaches,
  leads: '/new/roy#dartagnan',
  next,
  load,
});

/** The short lessons: each is about one thing, and none is needed for a first game. */
export const EXTRA_FACTS: readonly Facts[] = [
  short(
    'trade',
    'richelieu',
    { 'same place': 't-go', 'who pays': 't-trade', offer: 't-offer', agreement: 't-agree', secrecy: 't-back' },
    async () => (await import('./trade.ts')).lesson,
  ),
  short(
    'richelieu',
    'traps',
    { bribe: 'r-out', den: 'r-den', 'wrong guess': 'r-wrong', 'leaving the den': 'r-leave' },
    async () => (await import('./richelieu.ts')).lesson,
  ),
  short(
    'traps',
    'boards',
    { beggars: 'p-beggars', harlot: 'p-harlot', assassin: 'p-bite', thief: 'p-thief' },
    async () => (await import('./traps.ts')).lesson,
  ),
  short(
    'boards',
    'siege',
    { 'board 2': 'q-calais', 'Epic tokens': 'q-add', 'board 3': 'q-blind', 'board 4': 'q-gallery' },
    async () => (await import('./boards.ts')).lesson,
  ),
  short(
    'siege',
    'companions',
    { reinforcing: 's-lay', sacrifice: 's-blood', track: 's-track', 'both ends': 's-ends', reroll: 's-reroll' },
    async () => (await import('./siege.ts')).lesson,
  ),
  short(
    'companions',
    null,
    { order: 'c-first', purse: 'c-purse', talk: 'c-talk', vote: 'c-vote' },
    async () => (await import('./companions.ts')).lesson,
  ),
];
