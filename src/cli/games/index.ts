import { existsSync } from 'node:fs';
import path from 'node:path';
import { GAME_IDS, type GameId } from '#games/index.ts';
import type { Picture } from './picture.ts';
import { plain } from './plain.ts';

/** The picture from the folder that is named like the game, where there is one. */
const fetchPicture = async (id: GameId): Promise<Picture> => {
  if (!existsSync(path.join(import.meta.dirname, id, 'index.ts'))) return plain;
  const { picture }: { readonly picture: Picture } = await import(`./${id}/index.ts`);
  return picture;
};

const loaded = await Promise.all(GAME_IDS.map(async id => [id, await fetchPicture(id)] as const));

/** How each game's table looks in letters. */
export const PICTURES = Object.fromEntries(loaded) as Readonly<Record<GameId, Picture>>;
