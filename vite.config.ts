import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

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
  // The rules of the longest game: its table needs them all.
  { name: 'roy', test: /[\\/]src[\\/]games[\\/]roy[\\/](?!.*text)/ },
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
