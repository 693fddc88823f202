/** Words that were found in the games' folders (`../games/roy/text/en/cover.ts`): the files of each game, by its id. */
export const textsByGame = <Found>(
  found: Readonly<Record<string, Found>>,
): Readonly<Record<string, Readonly<Record<string, Found>> | undefined>> => {
  const games: Record<string, Record<string, Found>> = {};
  for (const [path, value] of Object.entries(found)) {
    const game = path.split('/').at(-4) ?? '';
    games[game] = { ...games[game], [path]: value };
  }
  return games;
};

/** What was found in the games' folders (`../games/roy/cover.ts`), by the game's id. */
export const byGame = <Found>(found: Readonly<Record<string, Found>>): Readonly<Record<string, Found>> =>
  Object.fromEntries(Object.entries(found).map(([path, value]) => [path.split('/').at(-2) ?? '', value]));
