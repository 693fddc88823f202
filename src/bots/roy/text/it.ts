import { wordsOf } from '../../voice/wording.ts';
import { milady } from './it/milady.ts';
import { asking, talk } from './it/talk.ts';
import { team } from './it/team.ts';

export const it = wordsOf({ ...team, ...milady, ...talk }, asking);
