import { inSentence } from '#kernel/italian.ts';
import type { UsualTitle } from '../titles.ts';

export const it: UsualTitle = host => inSentence(`Il tavolo di ${host}`);
