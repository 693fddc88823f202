import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GameId } from '#games/index.ts';
import type { Language } from '#kernel/text.ts';
import type { Picture, PictureIn } from './picture.ts';
import { plain } from './plain.ts';

/** How a game's table looks in letters: the picture from the folder that is named like the game, where there is one. */
export const pictureOf = async (id: GameId, language: Language): Promise<Picture> => {
  if (!existsSync(path.join(import.meta.dirname, id, 'index.ts'))) return plain;
  const { picture }: { readonly picture: PictureIn } = await import(`./${id}/index.ts`);
  return picture(language);
};
