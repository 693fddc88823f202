/** Writes the art that is served as files: `node src/web/art/bake.ts` after changing an icon or a scene. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Drawings } from './drawings.ts';
import { DUEL_BOX, DUEL_PLATES } from './duel/plates.ts';
import { ICON_NAMES } from './icon-names.ts';
import { MAP_BOX, mapArt } from './map/map.ts';
import { pngOf } from './png.ts';
import { QUEST_BOX, QUEST_PICTURES } from './quest/pictures.ts';
import { parisArt, porticoArt, roadArt } from './scenes.ts';
import { TEXTURES, tintOf } from './textures.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const require = createRequire(import.meta.url);
const gameIcons: IconSet = require('@iconify-json/game-icons/icons.json');
const here = (file: string) => new URL(file, import.meta.url);

const bodyOf = (name: string): string => {
  const icon = gameIcons.icons[name];
  if (!icon) throw new Error(`no icon ${name}`);
  return icon.body;
};

/** A file knows none of the page's tokens: their candle-light values are written in. */
const tokens = new Map(
  [
    ...(readFileSync(here('../styles/tokens.css'), 'utf8')
      .split('[data-light')[0]
      ?.matchAll(/(--[\w-]+): (#\w+);/g) ?? []),
  ].map(([, name = '', value = '']) => [name, value]),
);
const withColours = (svg: string): string =>
  svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = tokens.get(name);
    if (!value) throw new Error(`no token ${name}`);
    return value;
  });

const write = (file: string, viewBox: string, inner: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${withColours(inner)}</svg>\n`;
  writeFileSync(here(`baked/${file}`), svg);
  console.log(file, svg.length);
};

const symbols = (names: readonly string[]): string =>
  names.map(name => `<symbol id="${name}" viewBox="0 0 512 512">${bodyOf(name)}</symbol>`).join('');
write('icons.svg', '0 0 512 512', symbols(ICON_NAMES));
write('portico.svg', '-6 -2 332 424', porticoArt());
write('paris.svg', '0 0 232 236', parisArt());
write('map.svg', MAP_BOX, mapArt());
for (const [id, art] of Object.entries(DUEL_PLATES)) write(`duel-${id}.svg`, DUEL_BOX, art());
for (const [file, art] of Object.entries(QUEST_PICTURES)) write(file, QUEST_BOX, art());
write('road.svg', '0 0 232 240', roadArt(bodyOf('cavalry')));
write(
  'favicon.svg',
  '0 0 512 512',
  `<rect width="512" height="512" rx="96" fill="var(--blue)"/><g color="var(--gold-bright)" transform="translate(56 56) scale(.78)">${bodyOf('feather')}</g>`,
);

/** Each game's own: its icons, and what it draws that is too heavy to be shipped as code. */
for (const game of readdirSync(here('../games'))) {
  if (existsSync(here(`../games/${game}/icons.ts`))) {
    const { ICONS }: { readonly ICONS: readonly string[] } = await import(`../games/${game}/icons.ts`);
    write(`${game}-icons.svg`, '0 0 512 512', symbols(ICONS));
  }
  if (existsSync(here(`../games/${game}/drawings.ts`))) {
    const { drawings }: { readonly drawings: Drawings } = await import(`../games/${game}/drawings.ts`);
    for (const [file, { box, art }] of Object.entries(drawings)) write(file, box, art(bodyOf));
  }
}
for (const [name, texture] of Object.entries(TEXTURES)) {
  const png = pngOf(tintOf(texture));
  writeFileSync(here(`baked/${name}.png`), png);
  console.log(`${name}.png`, png.length);
}
