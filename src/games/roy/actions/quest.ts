import { because } from '../reasons.ts';
import { whoActs } from './action.ts';

/** What a board has to offer is for those who are there. */
export const NOT_AT_QUEST = because('ROY.QUEST.2', 'not-at-quest', whoActs);
