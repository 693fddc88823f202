import { answerRequest, type BotRequest } from '#bots/requests.ts';

export type Asked = BotRequest & { readonly id: number };
export type Answered =
  | { readonly id: number; readonly answer: unknown; readonly error: null }
  | { readonly id: number; readonly error: string };

const inTime = (time: number): (() => boolean) => {
  const end = performance.now() + time;
  return () => performance.now() < end;
};

/** The only place of the browser's code that knows the bots; a worker runs it, or the page where it has no workers. */
export const attend = (asked: BotRequest) => answerRequest(asked, inTime);

const reply = async (asked: Asked): Promise<Answered> => {
  try {
    return { id: asked.id, answer: await attend(asked), error: null };
  } catch (error) {
    return { id: asked.id, error: String(error) };
  }
};

const inWorker = typeof document === 'undefined' && typeof postMessage === 'function';
if (inWorker)
  addEventListener('message', async (event: MessageEvent<Asked>) => {
    postMessage(await reply(event.data));
  });
