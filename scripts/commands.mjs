import { asJson, given, whole, words } from './command-line.mjs';

// The commands of this folder; those of `proofs/` and `e2e/` are in `flags.ts` beside them.

export const START = {
  name: 'npm start',
  does: 'Installs what is missing, builds the page when it is stale, and serves the table.',
  flags: {},
  notes: 'Port, address, store and limits are settings of the environment: see .env.example and docs/hosting.md.',
};

export const TEST = {
  name: 'npm test',
  does: 'Everything: format, lint, types, dead code, rules, unit and property tests, a real browser, the proofs.',
  flags: { json: asJson },
  notes: 'Ends with “N passed, N failed”; each test by name stands in test-results/. Exits with 1 when one has failed.',
};

export const CHECK = {
  name: 'npm run check',
  does: 'Format, lint, types, dead code, and whether every rule has its test.',
  flags: { json: asJson },
  notes: 'npm run format mends what the formatter can. Exits with 1 when something is wrong.',
};

const tests = (/** @type {string} */ name, /** @type {string} */ does) => ({
  name: `npm run ${name}`,
  does,
  flags: {
    name: { ...words('WORDS', null, 'only tests whose name holds these words, for example MUS.13'), short: 't' },
    json: given('print Vitest’s whole report as JSON instead'),
  },
  rest: { takes: 'FILE', says: 'only test files whose path holds this' },
  after: { takes: 'ARGUMENT', says: 'goes to Vitest as it is' },
});

/** The parts of the tests that can be run by themselves, each with its configuration. */
export const TESTS = {
  unit: tests('test:unit', 'Unit and property tests.'),
  quick: tests(
    'test:quick',
    'Unit and property tests but for those tagged long, and one in two hundred of the positions the laws look at.',
  ),
  watch: tests('test:watch', 'The tests of test:quick, and again those that a change concerns.'),
  e2e: tests('test:e2e', 'A real browser against the real server.'),
  proofs: tests('test:proofs', 'Short runs of chaos, leak, fuzz, several nodes and restarts.'),
};

export const FORMAT = {
  name: 'npm run format',
  does: 'Puts everything in shape, and mends what the linter can mend safely.',
  flags: {},
  rest: { takes: 'FILE', says: 'only these files or folders' },
};

export const DEV = {
  name: 'npm run dev',
  does: 'Serves the page with live reload, without a server behind it: online tables need npm start.',
  flags: {
    port: whole(null, 'the port (5173, or the next that is free)'),
    host: words('ADDRESS', null, 'the address to listen at; 0.0.0.0 is everywhere (localhost)'),
    open: given('open a browser'),
  },
};

export const BUILD = {
  name: 'npm run build',
  does: 'Builds the page when its sources have changed since the last time.',
  flags: {},
};

export const LOCK_FIX = {
  name: 'npm run lock:fix',
  does: 'After a dependency was added: completes the lock file for platforms the registry did not tell of.',
  flags: {},
};

export const LESSON = {
  name: 'npm run lesson',
  does: 'Finds a match that fits each lesson by its plan, after the plan or the rules have changed.',
  flags: {},
  rest: { takes: 'GAME/LESSON', says: 'only this lesson, for example roy/milady, or all of a game: roy' },
};

export const ART = {
  name: 'npm run art',
  does: 'Writes the art that is served as files, after an icon or a scene was changed.',
  flags: {},
};
