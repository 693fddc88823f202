/** What was found in the games' folders (`../games/roy/cover.ts`), by the game's id. */
export const byGame = <Found>(found: Readonly<Record<string, Found>>): Readonly<Record<string, Found>> =>
  Object.fromEntries(Object.entries(found).map(([path, value]) => [path.split('/').at(-2) ?? '', value]));
