import { combatDice } from '../cards/adventure.ts';
import { BLUE_DICE, type BlueFace, type RedFace } from '../cards/board.ts';
import { type FightToken, TOKEN_KINDS } from '../cards/tokens.ts';
import { type Choice, DONE, PASS } from '../choices.ts';
import type { BlueRoll, RedRoll } from '../events.ts';
import { diceLie } from '../questions/duel/stage.ts';
import { blueOf, redOf } from '../questions/duel/throw.ts';
import type { DuelTask } from '../tasks.ts';
import type { View } from '../view.ts';
import { afterDraw, type Clash, clash } from './clash.ts';
import { addOdds, isBetter, noOdds, type Odds } from './odds/figures.ts';
import { BLUE_FACES, RED_FACES, rerolled, rerolledRed } from './odds/rolls.ts';
import { type Bout, boutOf, ended, odds } from './odds.ts';

// The exact odds of what a duel may still come to, and of each answer. Reckoned, never sampled.

type Lying = Pick<DuelTask, 'blue' | 'red' | 'round' | 'bladeUsed' | 'foeRerolled'>;

/** A duel that goes on after a draw is one that begins with what is left: only pistols have fired. */
const goingOn = (bout: Bout, at: Lying): Bout => ({
  ...bout,
  kit: { ...bout.kit, pistol: false },
  blade: bout.blade && !at.bladeUsed,
  foe: { ...bout.foe, dice: at.red, pistol: false, rerolls: bout.foe.rerolls && !at.foeRerolled },
});

/** What a roll comes to if nobody touches it any more. */
const standing = (bout: Bout, at: Lying, blue: BlueRoll, red: RedRoll): Odds => {
  const result = clash(blue, red, at.round, bout.kit, bout.foe, bout.even);
  if (result.hits > 0 || result.wounds > 0) return ended(bout, result, blue, red);
  const left = afterDraw(at, bout.foe.fixed);
  if (left === null) return ended(bout, result, blue, red);
  return odds(goingOn(bout, { ...at, red: left.red }), left.blue);
};

/** The musketeer's own reroll: what each face would bring, and all of them together. */
const againBlue = (bout: Bout, task: DuelTask, face: BlueFace): Odds => {
  const sum = noOdds();
  for (const { shows, chance } of BLUE_FACES) {
    const blue = rerolled(blueOf(task), face, shows);
    addOdds(sum, standing(bout, { ...task, bladeUsed: true }, blue, redOf(task)), chance);
  }
  return sum;
};

/** After the adversary's reroll the blade may still answer: only as good as it is used at its best. */
const bestBlade = (bout: Bout, task: DuelTask): Odds => {
  let best = standing(bout, task, blueOf(task), redOf(task));
  if (!bout.blade || task.bladeUsed) return best;
  for (const face of ['sword', 'shield', 'lily'] as const) {
    if (task[`${face === 'lily' ? 'lilie' : face}s`] === 0) continue;
    const again = againBlue(bout, task, face);
    if (isBetter(again, best)) best = again;
  }
  return best;
};

const againRed = (bout: Bout, task: DuelTask, face: RedFace): Odds => {
  const sum = noOdds();
  for (const { shows, chance } of RED_FACES) {
    const red = rerolledRed(redOf(task), face, shows);
    const then = { ...task, foeRerolled: true, redSwords: red.swords, redShields: red.shields };
    addOdds(sum, bestBlade(bout, then), chance);
  }
  return sum;
};

const before = (bout: Bout, task: DuelTask, more: number): Odds => {
  const dice = Math.min(BLUE_DICE, task.blue + more);
  return task.round === 1 ? odds(bout, dice) : odds(goingOn(bout, task), dice);
};

/** Who waits on the road lies face down until the cards are in (ROY.RETURN.3). */
export const isFaceDown = (view: Pick<View, 'quest'>, task: Pick<DuelTask, 'foe'>): boolean =>
  task.foe === 'road' && view.quest.board === 3 && !view.quest.up;

/** All that odds are reckoned from, as a name for it: a table shown anew is not reckoned anew. */
export const nameOfOdds = (view: View, more: unknown): string => {
  const { todo, men, paris, louvre, quest, rochefort, tokensGone, options } = view;
  return JSON.stringify([todo, men, paris, louvre, quest, rochefort, tokensGone, options, more]);
};

/** ROY.DUEL.3, ROY.ARAMIS.1, ROY.RETURN.4: the dice an answer adds. */
export const diceAdded = (choice: Choice): number => {
  if (choice.kind === 'commit') return combatDice(choice.card);
  return choice.kind === 'epic' || choice.kind === 'ability' ? 1 : 0;
};

/** The odds of a duel if that is chosen; null where it has none, or where nobody knows who waits there. */
export const oddsIf = (view: View, task: DuelTask, choice: Choice): Odds | null => {
  if (isFaceDown(view, task)) return null;
  const bout = boutOf(view, view.men[task.man], task);
  switch (choice.kind) {
    case 'commit':
    case 'ability':
    case 'epic':
    case 'toll':
    case 'done':
      return before(bout, task, diceAdded(choice));
    case 'pass':
      return task.stage === 'foe-reroll' ? bestBlade(bout, task) : standing(bout, task, blueOf(task), redOf(task));
    case 'reroll':
      return task.stage === 'foe-reroll'
        ? againRed(bout, task, choice.face as RedFace)
        : againBlue(bout, task, choice.face);
    default:
      return null;
  }
};

/** The odds of the duel as it stands; for those who look on too. */
export const oddsNow = (view: View, task: DuelTask): Odds | null => oddsIf(view, task, diceLie(task) ? PASS : DONE);

/** What each face of a die rolled again comes to at once; a draw goes on. */
export interface Turn {
  readonly face: BlueFace;
  readonly chance: number;
  readonly clash: Clash;
}

export const turnsOf = (view: View, task: DuelTask, face: BlueFace): readonly Turn[] => {
  const bout = boutOf(view, view.men[task.man], task);
  if (task.stage === 'foe-reroll')
    return RED_FACES.map(({ shows, chance }) => ({
      face: shows,
      chance,
      clash: clash(
        blueOf(task),
        rerolledRed(redOf(task), face as RedFace, shows),
        task.round,
        bout.kit,
        bout.foe,
        bout.even,
      ),
    }));
  return BLUE_FACES.map(({ shows, chance }) => ({
    face: shows,
    chance,
    clash: clash(rerolled(blueOf(task), face, shows), redOf(task), task.round, bout.kit, bout.foe, bout.even),
  }));
};

/** Against somebody who lies face down: the chance to beat each of those who may be there; a Snare is no fight. */
export const chancesOnTheRoad = (view: View, task: DuelTask, more = 0) =>
  TOKEN_KINDS.filter((token): token is Exclude<FightToken, 'snare'> => token !== 'snare').map(token => ({
    token,
    beats: before(boutOf(view, view.men[task.man], task, token), task, more).beats,
  }));
