import { questBar } from '#games/roy/actions/duel.ts';
import { canPay, PAYMENTS } from '#games/roy/actions/passage.ts';
import { CALAIS_VALUE, INN_PATHS, INN_SPACES } from '#games/roy/cards/board.ts';
import { TOKEN_CHALLENGE, type Token } from '#games/roy/cards/tokens.ts';
import { ADVANCE, DUEL, type FoeId, PASSAGE, WITHDRAW } from '#games/roy/choices.ts';
import { tokenOf } from '#games/roy/duel/fighters.ts';
import { SKILLS } from '#games/roy/names.ts';
import { isLastAntechamber } from '#games/roy/quest/galleries.ts';
import { ROAD_SPACES } from '#games/roy/quest/road.ts';
import { clearedOn, passedBy } from '#games/roy/quest/spaces.ts';
import type { Man } from '#games/roy/state.ts';
import type { QuestView } from '#games/roy/view.ts';
import {
  ANTECHAMBER_COST,
  CALAIS_COST,
  type InnView,
  pathCost,
  ROAD_COST,
  spaceCost,
  WARDES_COST,
} from '../estimate/quest-cost.ts';
import { TEAM_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import { challengeJob } from './challenge.ts';
import { type Evaluation, woundWorth } from './evaluation.ts';
import { fight } from './fight.ts';
import { attempt, type Job } from './job.ts';

type GalleriesView = Extract<QuestView, { board: 4 }>;

/** The path a musketeer should take. */
const bestPath = (inn: InnView, on: number): number => {
  let best = 0;
  let least = Infinity;
  for (let path = 0; path < INN_PATHS; path++) {
    const walk = path === on ? 0 : (clearedOn(inn, path) > 0 ? 1 : 0) + (on >= 0 ? 1 : 0);
    const cost = pathCost(inn, path) + walk;
    if (cost >= least) continue;
    best = path;
    least = cost;
  }
  return best;
};

const innJobs = (evaluation: Evaluation, man: Man, inn: InnView, jobs: Job[]) => {
  const on = man.path;
  const path = bestPath(inn, on);
  const cleared = clearedOn(inn, path);
  const space = path * INN_SPACES + cleared;
  const rate = evaluation.stakes.quest;
  const span = pathCost(inn, path);
  if (on >= 0 && on !== path) {
    jobs.push({ choice: WITHDRAW, worth: 0.7 * rate, span: span + 1, shared: false });
    return;
  }
  const walks = passedBy(man, path) < cleared;
  const slot = inn.spaces[space];
  if (slot === null) return;
  const prize = rate * spaceCost(inn, space);
  let worth = prize;
  if (slot.token === null) worth = prize / 3 + (2 / 3) * fight(evaluation, man, 'inn', space, prize * 1.2).worth;
  else if (slot.token === 'snare') worth = prize - woundWorth(man);
  else if (slot.token !== 'decoy') worth = fight(evaluation, man, 'inn', space, prize).worth;
  worth = attempt(evaluation, man, 'quest', worth);
  jobs.push({ choice: ADVANCE[path], worth: walks ? 0.6 * worth : worth, span, shared: true });
};

const duelJob = (evaluation: Evaluation, man: Man, foe: FoeId, prize: number, span: number): Job => {
  const { worth } = fight(evaluation, man, foe, -1, prize);
  return { choice: DUEL[foe], worth: attempt(evaluation, man, 'quest', worth), span, shared: true };
};

/** A Snare is sprung, not fought (ROY.RULING.35). */
const tokenJob = (
  evaluation: Evaluation,
  man: Man,
  foe: FoeId,
  token: Token | null,
  prize: number,
  span: number,
): Job =>
  token === 'snare'
    ? { choice: DUEL[foe], worth: attempt(evaluation, man, 'quest', prize) - woundWorth(man), span: 1, shared: true }
    : duelJob(evaluation, man, foe, prize, span);

/** The last antechamber is the match. */
export const antechamberPrize = (quest: GalleriesView, rate: number): number =>
  isLastAntechamber(quest) ? WEIGHTS.match / 2 : rate * ANTECHAMBER_COST;

const galleryJobs = (evaluation: Evaluation, man: Man, quest: GalleriesView, jobs: Job[]) => {
  const { seen } = evaluation;
  const rate = evaluation.stakes.quest;
  const prize = antechamberPrize(quest, rate);
  const skill = quest.challenges[quest.at];
  const challenge = skill === null ? null : challengeJob(evaluation, man, 'quest', skill, TOKEN_CHALLENGE, prize, 0);
  if (challenge !== null) jobs.push(challenge);
  const pay = PAYMENTS.find(each => canPay(seen, each));
  if (pay !== undefined)
    jobs.push({
      choice: PASSAGE[pay],
      worth: attempt(evaluation, man, 'quest', prize) - 3 * WEIGHTS.epic,
      span: 1,
      shared: true,
    });
  const half = quest.beaten[0] || quest.beaten[1] ? 0.75 * prize : 0.45 * prize;
  for (const foe of ['first', 'second'] as const)
    if (questBar(seen, man, foe) === null) jobs.push(tokenJob(evaluation, man, foe, tokenOf(seen, foe, -1), half, 3));
};

/** What a musketeer could do for the Quest if he stood there. */
export const questJobs = (evaluation: Evaluation, man: Man, jobs: Job[]) => {
  if (man.fateful) return;
  const { seen } = evaluation;
  const { quest } = seen;
  const rate = evaluation.stakes.quest;
  switch (quest.board) {
    case 1:
      innJobs(evaluation, man, quest, jobs);
      return;
    case 2: {
      const { epics } = seen;
      for (const skill of SKILLS) {
        if (quest.won.includes(skill)) continue;
        const job = challengeJob(evaluation, man, 'quest', skill, CALAIS_VALUE[skill], rate * CALAIS_COST, epics);
        if (job !== null) jobs.push(job);
      }
      if (questBar(seen, man, 'wardes') === null) jobs.push(duelJob(evaluation, man, 'wardes', rate * WARDES_COST, 3));
      return;
    }
    case 3:
      jobs.push(duelJob(evaluation, man, 'road', rate * ROAD_COST, 2.5 * (ROAD_SPACES - quest.beaten)));
      return;
    case 4:
      galleryJobs(evaluation, man, quest, jobs);
  }
};
