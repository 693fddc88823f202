import { ADVERSARIES, type AdversaryId } from '#games/roy/cards/adversaries.ts';
import { LOUVRE } from '#games/roy/cards/louvre.ts';
import { PARIS } from '#games/roy/cards/paris.ts';
import type { TrapId } from '#games/roy/cards/traps.ts';
import type { Choice } from '#games/roy/choices.ts';
import { isTrap, strengthOf } from '#games/roy/missions/strength.ts';
import { skillOf } from '#games/roy/questions/challenge/score.ts';
import type { Man } from '#games/roy/state.ts';
import type { InstallTask } from '#games/roy/tasks.ts';
import { foeDelay, trapDelay } from '../estimate/mission-cost.ts';
import { stakesOf } from '../estimate/stakes.ts';
import { MILADY_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import type { Observation } from '../observation.ts';
import { bestOf } from '../pick.ts';

type Piece = AdversaryId | TrapId;

/** What a card costs the team at a mission, less what it pays when it is beaten. */
const holdUp = (seen: Observation, card: Piece): number => {
  if (isTrap(card)) return trapDelay(card, seen.purse);
  const { life, pistoles, epics } = ADVERSARIES[card];
  return foeDelay({ id: card, life }) - pistoles * WEIGHTS.pistole - 0.7 * epics * WEIGHTS.epic;
};

/** How much the mission matters: above 1 the best cards go there, below it the worst. */
const urgency = (seen: Observation, task: InstallTask): number => {
  const stakes = stakesOf(seen, WEIGHTS);
  const worth = task.place === 'paris' ? Math.max(stakes.paris, 8) : stakes.louvre;
  return worth / WEIGHTS.urgent;
};

/** The best way to fill the strength that is left; every card at most once, one Trap. */
const bestFill = (
  pieces: readonly Piece[],
  left: number,
  trap: boolean,
  worth: (card: Piece) => number,
): Piece[] | null => {
  let best: Piece[] | null = null;
  let most = -Infinity;
  const chosen: Piece[] = [];
  const search = (from: number, rest: number, trapped: boolean, sum: number) => {
    if (rest === 0) {
      if (sum > most) {
        most = sum;
        best = chosen.slice();
      }
      return;
    }
    for (let i = from; i < pieces.length; i++) {
      const card = pieces[i];
      const strength = strengthOf(card);
      if (strength > rest || (isTrap(card) && trapped)) continue;
      chosen.push(card);
      search(i + 1, rest - strength, trapped || isTrap(card), sum + worth(card));
      chosen.pop();
    }
  };
  search(0, left, trap, 0);
  return best;
};

/** Adversaries and a Trap for a mission, card by card. */
export const install = (seen: Observation, task: InstallTask, choices: readonly Choice[]): Choice => {
  if (task.left === 0) return nameNemesis(seen, task, choices);
  const { screen } = seen;
  if (screen === null) return choices[0];
  const pieces: Piece[] = [...screen.foes.filter(id => !task.foes.includes(id)), ...screen.traps];
  const rate = urgency(seen, task) - WEIGHTS.reserve;
  const wanted = bestFill(pieces, task.left, task.trap !== null, card => rate * holdUp(seen, card)) ?? [];
  return choices.find(choice => choice.kind === 'place' && wanted.includes(choice.card)) ?? choices[0];
};

/** Nemesis names whoever can do least about it. */
const nameNemesis = (seen: Observation, task: InstallTask, choices: readonly Choice[]): Choice => {
  const challenge =
    task.place === 'paris'
      ? seen.paris === null
        ? null
        : PARIS[seen.paris.card].challenge
      : seen.louvre === null
        ? null
        : LOUVRE[seen.louvre.card];
  const useless = (man: Man): number => {
    let sum = man.place === task.place ? 0 : 1.5;
    if (man.life === 0 || man.place === 'bastille') sum += 2;
    if (man.place === 'la-rochelle' || man.place === 'quest') sum += 0.7;
    sum -= 0.6 * man.gear.length + 0.3 * man.life;
    if (challenge !== null) sum -= skillOf(man, challenge.skill);
    return sum;
  };
  return bestOf(choices, choice => {
    const man = choice.kind === 'man' ? seen.men.find(each => each.who === choice.who) : undefined;
    return man === undefined ? -Infinity : useless(man);
  });
};
