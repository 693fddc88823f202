import { run } from './_exp.ts';
for (const n of [2,3]) for (const r of [[2,7,12],[2,8,12],[2,6,10],[2,5,10],[2,7,10],[2,8,11],[3,7,11],[3,7,12],[3,8,12],[4,8,12],[2,9,12],[3,6,9],[1,7,11]]) run(['greedy',...Array(n-1).fill('greedy')] as never, 4000, 'round', [r, ...Array(n-1).fill([2,6,12])]);
for (const n of [2,3,4]) run(['greedy',...Array(n-1).fill('random')] as never, 2000, 'round', [[2,7,12], [1,2,12],[1,2,12], [1,2,12]]);
