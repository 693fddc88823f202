import { unitTests } from './vitest.config.ts';

// `npm run test:quick` and `npm run test:watch`: everything but what is tagged `long`, and one position in forty of
// those the laws look at.
export default unitTests({ sample: 1 / 40 }, { tagsFilter: ['!long'] });
