import { run } from './_exp.ts';
run(['greedy', 'random'], 2000, 'hundred');
run(['thinker', 'random'], Number(process.env.G ?? 100), 'hundred');
run(['thinker', 'greedy'], Number(process.env.G ?? 100), 'hundred');
