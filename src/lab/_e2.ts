import { run } from './_exp.ts';
for (const n of [2,3,4]) for (const r of [[1,2,12],[1,2,11],[1,3,12],[2,3,12],[1,2,10],[1,4,12],[1,6,12],[1,8,12],[1,11,12],[1,10,11],[2,6,12],[1,7,10],[2,11,12]]) run(['greedy',...Array(n-1).fill('greedy')] as never, 4000, 'round', [r, ...Array(n-1).fill([1,2,12])]);
for (const n of [2,3,4]) run(['greedy',...Array(n-1).fill('random')] as never, 2000, 'round', [[1,2,12], [1,2,12],[1,2,12], [1,2,12]]);
