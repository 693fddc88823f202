import { setTimeout as pause } from 'node:timers/promises';
import { answerRequest, type BotRequest } from '#bots/requests.ts';
import { answerIn } from './thread.node.ts';

const inTime = (time: number): (() => boolean) => {
  const end = performance.now() + time;
  return () => performance.now() < end;
};

/** A thought ends a little after its time is up, in milliseconds. */
const SLACK = 40;

/**
 * Milliseconds for which a thread is held after a thought that took so long. A bot that has a use for time takes all of it
 * or none, by what it knows and others do not; where many wait for a thread, they must not learn which it was.
 */
export const heldAfter = (question: BotRequest, took: number): number =>
  question.kind === 'think' && question.request.level === 'thinker' ? Math.max(0, question.time + SLACK - took) : 0;

// A thread that does nothing but think: the server's own never waits for a bot.
answerIn(async (question: BotRequest) => {
  const begun = performance.now();
  const answer = await answerRequest(question, inTime);
  const held = heldAfter(question, performance.now() - begun);
  if (held > 0) await pause(held);
  return answer;
});
