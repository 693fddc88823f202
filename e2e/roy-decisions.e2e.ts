import { MILADY } from '#games/roy/state.ts';
import { testDecisions } from './support/decision-tests.ts';
import { DECISIONS } from './support/decisions.ts';

testDecisions(DECISIONS.filter(({ seat }) => seat !== MILADY));
