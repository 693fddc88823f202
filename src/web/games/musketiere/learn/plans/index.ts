import { firstPlan } from './first.ts';

/** What `npm run lesson` looks for. */
export const PLANS = [firstPlan];
