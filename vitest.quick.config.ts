import { unitTests } from './vitest.config.ts';

// `npm run test:quick` and `npm run test:watch`: the laws look at one position in two hundred. What is tagged `long` is left
// out by `scripts/vitest.mjs`, which runs them in threads: these are told nothing but what their process was.
export default unitTests({ sample: 1 / 200 }, []);
