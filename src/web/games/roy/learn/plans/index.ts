import { EXTRA_PLANS } from './extra.ts';
import { miladyPlan } from './milady.ts';
import { musketeersPlan } from './musketeers.ts';

/** What `npm run lesson` looks for. */
export const PLANS = [musketeersPlan, miladyPlan, ...EXTRA_PLANS];
