import { answer, type ThinkRequest } from '#bots/think.ts';

export interface Asked {
  readonly id: number;
  readonly request: ThinkRequest;
  /** Milliseconds to think, where the bot has a use for time. */
  readonly time: number;
}
export type Answered =
  | { readonly id: number; readonly choice: unknown; readonly error: null }
  | { readonly id: number; readonly error: string };

/** The only place of the browser's code that knows the bots; a worker runs it, or the page where it has no workers. */
export const think = ({ request, time }: Pick<Asked, 'request' | 'time'>): unknown => {
  const end = performance.now() + time;
  return answer(request, () => performance.now() < end);
};

const reply = (asked: Asked): Answered => {
  try {
    return { id: asked.id, choice: think(asked), error: null };
  } catch (error) {
    return { id: asked.id, error: String(error) };
  }
};

const inWorker = typeof document === 'undefined' && typeof postMessage === 'function';
if (inWorker) addEventListener('message', (event: MessageEvent<Asked>) => postMessage(reply(event.data)));
