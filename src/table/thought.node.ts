import { answerRequest, type BotRequest } from '#bots/requests.ts';
import { answerIn } from './thread.node.ts';

const inTime = (time: number): (() => boolean) => {
  const end = performance.now() + time;
  return () => performance.now() < end;
};

// A thread that does nothing but think: the server's own never waits for a bot.
answerIn((question: BotRequest) => answerRequest(question, inTime));
