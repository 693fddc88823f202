/** Writes the art that is served as files: `npm run art` after changing an icon or a scene. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Drawings } from '#web/art/drawings.ts';
import { ICON_NAMES } from '#web/art/icon-names.ts';
import { pngOf } from '#web/art/png.ts';
import { parisArt, porticoArt, roadArt } from '#web/art/scenes.ts';
import { TEXTURES, tintOf } from '#web/art/textures.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const require = createRequire(import.meta.url);
const gameIcons: IconSet = require('@iconify-json/game-icons/icons.json');
const inWeb = (file: string) => new URL(`../src/web/${file}`, import.meta.url);

const bodyOf = (name: string): string => {
  const icon = gameIcons.icons[name];
  if (!icon) throw new Error(`no icon ${name}`);
  return icon.body;
};

/** A file knows none of the page's tokens: their candle-light values are written in. */
const tokens = new Map(
  [
    ...(readFileSync(inWeb('styles/tokens.css'), 'utf8')
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
  writeFileSync(inWeb(`art/baked/${file}`), svg);
  console.log(file, svg.length);
};

const symbols = (names: readonly string[]): string =>
  names.map(name => `<symbol id="${name}" viewBox="0 0 512 512">${bodyOf(name)}</symbol>`).join('');
write('icons.svg', '0 0 512 512', symbols(ICON_NAMES));
write('portico.svg', '-6 -2 332 424', porticoArt());
write('paris.svg', '0 0 232 236', parisArt());
write('road.svg', '0 0 232 240', roadArt(bodyOf('cavalry')));
const favicon = `<rect width="512" height="512" rx="96" fill="var(--blue)"/><g color="var(--gold-bright)" transform="translate(56 56) scale(.78)">${bodyOf('feather')}</g>`;
write('favicon.svg', '0 0 512 512', favicon);
write(
  'favicon-turn.svg',
  '0 0 512 512',
  `${favicon}<circle cx="372" cy="372" r="128" fill="var(--red)" stroke="var(--paper-light)" stroke-width="32"/>`,
);

/** Each game's own: its icons, and what it draws that is too heavy to be shipped as code. */
for (const game of readdirSync(inWeb('games'))) {
  if (existsSync(inWeb(`games/${game}/icons.ts`))) {
    const { ICONS }: { readonly ICONS: readonly string[] } = await import(`#web/games/${game}/icons.ts`);
    write(`${game}-icons.svg`, '0 0 512 512', symbols(ICONS));
  }
  if (existsSync(inWeb(`games/${game}/drawings.ts`))) {
    const { drawings }: { readonly drawings: Drawings } = await import(`#web/games/${game}/drawings.ts`);
    for (const [file, { box, art }] of Object.entries(drawings)) write(file, box, art(bodyOf));
  }
}
for (const [name, texture] of Object.entries(TEXTURES)) {
  const png = pngOf(tintOf(texture));
  writeFileSync(inWeb(`art/baked/${name}.png`), png);
  console.log(`${name}.png`, png.length);
}
