import { wordsOf } from '../../voice/wording.ts';
import { milady } from './en/milady.ts';
import { asking, talk } from './en/talk.ts';
import { team } from './en/team.ts';

export const en = wordsOf({ ...team, ...milady, ...talk }, asking);
