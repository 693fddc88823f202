import { run } from './_exp.ts';
run(['greedy', 'random'], 2000, 'round');
run(['greedy', 'random'], 1000, 'hundred');
run(['greedy', 'random', 'random'], 2000, 'round');
run(['greedy', 'random', 'random', 'random'], 2000, 'round');
for (const r of [[1,2,3],[1,2,12],[2,3,12],[2,3,4],[3,4,5],[3,4,12],[4,5,6],[1,2,4],[1,2,8],[1,6,12],[1,5,8],[5,6,7],[2,4,6],[3,5,7]]) run(['greedy','greedy'], 4000, 'round', [r, [2,3,4]]);
