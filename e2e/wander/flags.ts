import { GAME_IDS } from '#games/index.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { amount, asJson, given, oneOf, whole, words } from '../../scripts/command-line.mjs';
import { MODES, PACES, SIZES } from './walk.ts';

export const WANDER = {
  name: 'npm run wander',
  does: 'Somebody wanders through the whole page by seeded dice; the laws of the page are held against all he sees.',
  flags: {
    minutes: amount(5, 'how long'),
    seed: whole(1, 'the first walk; the next ones count on from it', 0),
    walks: whole(null, 'how many walks at most'),
    steps: whole(60, 'how many steps a walk has at most'),
    screens: whole(null, 'how many walk side by side (one more than there are cores)'),
    game: oneOf(GAME_IDS, null, 'only this game'),
    mode: oneOf(MODES, null, 'only this way to a table'),
    size: oneOf(SIZES, null, 'only this size'),
    lang: oneOf(LANGUAGES, null, 'only this language'),
    speed: oneOf(PACES, null, 'only this pace'),
    only: words('LAW', '', 'only faults whose law holds these words'),
    first: given('ends with the first fault'),
    whole: given('the ways that lead to faults are not shortened'),
    replay: words('FILE', null, 'walks the way to one fault again'),
    to: words('FOLDER', 'test-results/wander', 'where faults and their pictures are put'),
    json: asJson,
  },
  notes: 'Exits with 1 when a law is broken.',
};
