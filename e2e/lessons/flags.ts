import { GAME_IDS } from '#games/index.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { asJson, given, oneOf, words } from '../../scripts/command-line.mjs';
import { LESSON_SIZES, nameOfSize } from './sizes.ts';
import { WAYS } from './walk.ts';

export const LESSONS = {
  name: 'npm run lessons',
  does: 'Takes every lesson in every language, on every screen and by both ways, and counts what a pupil goes through.',
  flags: {
    game: oneOf(GAME_IDS, null, 'only the lessons of this game'),
    lesson: words('NAME', null, 'only this lesson, for example milady'),
    language: oneOf(LANGUAGES, null, 'only this language'),
    size: oneOf(LESSON_SIZES.map(nameOfSize), null, 'only this screen'),
    way: oneOf([...WAYS, 'wait'] as const, null, 'only by the ring, by “Do it for me”, or at the calmest pace'),
    count: given('only what can be counted without a browser'),
    save: given('writes what was counted into docs/lessons.md'),
    json: asJson,
  },
  notes:
    'The ring is followed on all screens at once, which takes a lesson once per language; “wait” measures the longest wait by the clock of the page. Exits with 1 when something lies wrong, a wait is longer than four seconds, or a first game needs what no lesson teaches.',
};
