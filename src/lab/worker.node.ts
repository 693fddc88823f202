import { parentPort, workerData } from 'node:worker_threads';
import type { Plan } from './plan.ts';
import { playStretch, type Stretch } from './stretch.ts';

const plan = workerData as Plan;

parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(playStretch(plan, stretch)));
