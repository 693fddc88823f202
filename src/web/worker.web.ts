import type { Known } from '#bots/levels.ts';
import { answerWith, type ThinkRequest } from '#bots/think.ts';
import type { AnyGame } from '#kernel/game.ts';

export interface Asked {
  readonly id: number;
  readonly request: ThinkRequest;
  /** Milliseconds to think, where the bot has a use for time. */
  readonly time: number;
}
export type Answered =
  | { readonly id: number; readonly choice: unknown; readonly error: null }
  | { readonly id: number; readonly error: string };

/** Rules and advice are fetched for the game that is played, and for no other. */
const PLAYERS: Readonly<Record<string, () => Promise<{ readonly game: AnyGame; readonly known: Known }>>> = {
  musketiere: async () => {
    const [{ musketiere }, { musketiereBots }] = await Promise.all([
      import('#games/musketiere/entry.ts'),
      import('#bots/musketiere.ts'),
    ]);
    return { game: musketiere.game, known: musketiereBots };
  },
  roy: async () => {
    const [{ roy }, { royBots }] = await Promise.all([import('#games/roy/entry.ts'), import('#bots/roy.ts')]);
    return { game: roy.game, known: royBots };
  },
};

/** The only place of the browser's code that knows the bots; a worker runs it, or the page where it has no workers. */
export const think = async ({ request, time }: Pick<Asked, 'request' | 'time'>): Promise<unknown> => {
  const load = PLAYERS[request.game];
  if (load === undefined) throw new Error(`no bots play ${request.game} here`);
  const { game, known } = await load();
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
