import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Files below a folder, by how their paths go on; a slash is any system's. */
const below = (folder: string, ...paths: readonly string[]): RegExp =>
  new RegExp(`/src/${folder}/(${paths.join('|')})`.replaceAll('/', String.raw`[\\/]`));

/** The rules of a game, without its words and without positions put together by hand. */
const rulesOf = (game: string, besides = ''): RegExp => below(`games/${game}`, `(?!.*text|given${besides})`);

/**
 * What every page needs travels in two files. Left to itself the builder cuts wherever two pages share something, and
 * many small files compress worse than a few: a seventh of the way to a table was lost that way.
 */
const TOGETHER = [
  // With what all games begin with, and what the builder adds to find a file by its name: left in the rules of one game,
  // all games would fetch these.
  // What only witnesses and those who look back need comes with them.
  {
    name: 'kernel',
    test: /[\\/]src[\\/](kernel[\\/](?!chain|witness)|table[\\/](?!archive|changes|retold)|games[\\/]entry\b)|[\\/]@noble[\\/]|dynamic.import.helper/,
  },
  {
    name: 'shell',
    test: /[\\/]src[\\/]web[\\/](parts[\\/](Button|Icon|Seal|Sheet|Notice|RuleLink|Dialog|Portrait|Medal|LanguageSwitch|LightSwitch|announcer|Announcer|pointer|refusal)|language|router|storage|light|rule-path|page-focus|art[\\/](people|face|seats|icon-names))\b/,
  },
  // The rules of a game: its table needs them all. The cards of Musketiere lie on its cover, too.
  { name: 'roy', test: rulesOf('roy'), includeDependenciesRecursively: false },
  { name: 'musketiere', test: rulesOf('musketiere', String.raw`|cards\.`), includeDependenciesRecursively: false },
  { name: 'trois', test: rulesOf('trois'), includeDependenciesRecursively: false },
  // A game's book is drawn with part of its table: what both draw with is one piece, and what only the table needs another.
  {
    name: 'roy-pieces',
    test: below(
      'web/games/roy',
      String.raw`action-panel/(grouping|keys/Digit|Choices|Answers|OtherAnswers)`,
      String.raw`quest/(unfolded/unfolded|tokens/(lies|pointed|glyphs|TokenDisc|lying)|path-icons|pictures)`,
      String.raw`side/(AdventureCard|card-faces|Life\b|Manoeuvre|men\b)`,
      String.raw`scene/(faces|scene\.|scene-settings|siege/(signed|siege-frame)|dice/(rolls|Die\b)|(duel|challenge)/\w+-frame)`,
      String.raw`scene/odds/(odds-rows|reckoner)`,
      String.raw`table-context|targets|art/(map|quest)/plan|board/map/spots|info-card/(icons|opens-info-card)|text/words|roman`,
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'trois-pieces',
    test: below(
      'web/games/trois',
      String.raw`action-panel/Die\b`,
      String.raw`board/(art|news|gains|GainMark|geometry|plan|riding|rules|stands|zoom|Landings|Rider\b|Slips|Studs|Trail\b)`,
      String.raw`cards/(CardFront|PileBack|kinds)|gazette/[Ss]tates?\b|text/words`,
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'trois-table',
    test: below(
      'web/games/trois',
      'action-panel|board|cards/(?!card-list|every-card)|frame|gazette|riders|showing|table-context|Table',
    ),
    includeDependenciesRecursively: false,
  },
  // Without the cards, which lie on the cover too.
  {
    name: 'musketiere-table',
    test: below('web/games/musketiere', 'action|beside|cloth|frame|hand|seats|showing|touch|table-context|Table'),
    includeDependenciesRecursively: false,
  },
];

/**
 * Parts that a table fetches when they are wanted. A browser that could not fetch a script ahead remembers it as missing until
 * the page is left; fetched only when it is run, a part that did not come can come under another address (`parts/patience.ts`).
 */
const PART = /\b(RuleBook|MatchSheet|OnlineSheet|TakeOver|Notices|CompanySheet|Luck|Finale|Sheets|Verify)-/;

export default defineConfig({
  root: 'src/web',
  plugins: [svelte({ configFile: path.resolve(import.meta.dirname, 'svelte.config.js') })],
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      resolveDependencies: (file, found) => (PART.test(file) ? found.filter(each => each.endsWith('.css')) : found),
    },
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
});
