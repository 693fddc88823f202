import { fetchKnown } from '#bots/known.ts';
import { answerWith, type ThinkRequest } from '#bots/think.ts';
import { isGameId, LOADERS } from '#games/index.ts';

export interface Asked {
  readonly id: number;
  readonly request: ThinkRequest;
  /** Milliseconds to think, where the bot has a use for time. */
  readonly time: number;
}
export type Answered =
  | { readonly id: number; readonly choice: unknown; readonly error: null }
  | { readonly id: number; readonly error: string };

/**
 * The only place of the browser's code that knows the bots; a worker runs it, or the page where it has no workers. Rules
 * and advice are fetched for the game that is played, and for no other.
 */
export const think = async ({ request, time }: Pick<Asked, 'request' | 'time'>): Promise<unknown> => {
  const { game: id } = request;
  if (!isGameId(id)) throw new Error(`no bots play ${id} here`);
  const [{ game }, known] = await Promise.all([LOADERS[id](), fetchKnown(id)]);
  const end = performance.now() + time;
  return answerWith(game, known, request, () => performance.now() < end);
};

const reply = async (asked: Asked): Promise<Answered> => {
  try {
    return { id: asked.id, choice: await think(asked), error: null };
  } catch (error) {
    return { id: asked.id, error: String(error) };
  }
};

const inWorker = typeof document === 'undefined' && typeof postMessage === 'function';
if (inWorker)
  addEventListener('message', async (event: MessageEvent<Asked>) => {
    postMessage(await reply(event.data));
  });
