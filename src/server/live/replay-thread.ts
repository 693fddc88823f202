import { RULES } from '#games/all.ts';
import { answerIn } from '#table/thread.node.ts';
import { replayFor } from './replay-work.ts';
import type { ReplayQuestion } from './replays.ts';

// A thread that plays journals again: the server's own never waits for it.
answerIn(({ want, journal }: ReplayQuestion) => replayFor(RULES[journal.row.opening.game], want, journal));
