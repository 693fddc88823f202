import { wordsOf } from '../../voice/wording.ts';
import { milady } from './fr/milady.ts';
import { asking, talk } from './fr/talk.ts';
import { team } from './fr/team.ts';

export const fr = wordsOf({ ...team, ...milady, ...talk }, asking);
