import type { Tell } from '#kernel/game.ts';
import { rollBlue, rollRed } from '../../dice.ts';
import { afterDuel } from '../../duel/after.ts';
import { absorbsSting, afterDraw, type Clash, clash, countsEven, settledBy, stingArmour } from '../../duel/clash.ts';
import { fighterOf, kitOf, lifeOf } from '../../duel/fighters.ts';
import type { BlueRoll, Event, RedRoll } from '../../events.ts';
import { wound } from '../../men/wounds.ts';
import { agreed } from '../../options.ts';
import type { State } from '../../state.ts';
import type { DuelTask } from '../../tasks.ts';
import { go, type QuietStage } from './stage.ts';

export const blueOf = ({ swords, shields, lilies }: DuelTask): BlueRoll => ({ swords, shields, lilies });
export const redOf = ({ redSwords, redShields }: DuelTask): RedRoll => ({ swords: redSwords, shields: redShields });

/** Both sides throw. */
export const roll: QuietStage = (draft, duel, tell) => {
  const { dice, fixed } = fighterOf(draft, duel.foe, duel.space);
  const red = duel.round === 1 ? dice : duel.red;
  const blueRoll = rollBlue(draft, duel.blue);
  const redRoll = fixed ?? rollRed(draft, red);
  const { swords, shields, lilies } = blueRoll;
  const { who } = draft.men[duel.man];
  tell?.({ kind: 'rolled', who, foe: duel.foe, round: duel.round, blue: blueRoll, red: redRoll });
  go(draft, duel, {
    stage: 'foe-reroll',
    red,
    swords,
    shields,
    lilies,
    redSwords: redRoll.swords,
    redShields: redRoll.shields,
  });
};

/** ROY.DUEL.9 to ROY.DUEL.13: manoeuvres, comparison, or a draw that costs each side a die. */
export const judge: QuietStage = (draft, duel, tell) => {
  const man = draft.men[duel.man];
  const foe = fighterOf(draft, duel.foe, duel.space);
  const even = countsEven(draft, duel.foe);
  const result = clash(blueOf(duel), redOf(duel), duel.round, kitOf(man), foe, even);
  tell?.({ kind: 'clash', who: man.who, foe: duel.foe, ...result });
  if (result.manoeuvre || result.foeManoeuvre || result.hits > 0 || result.wounds > 0)
    return endDuel(draft, duel, result, tell);
  const left = afterDraw(duel, foe.fixed);
  if (left === null) return endDuel(draft, duel, result, tell);
  go(draft, duel, { stage: 'roll', ...left, round: duel.round + 1 });
};

/** In the order of ROY.GEN.8: wounds, the fallen, then what becomes of the adversary. */
const endDuel = (draft: State, duel: DuelTask, result: Clash, tell: Tell<Event>) => {
  draft.todo.pop();
  const { hits, wounds } = result;
  const man = draft.men[duel.man];
  const { stings } = fighterOf(draft, duel.foe, duel.space);
  const recovery = duel.foe === 'jailer' ? 'now' : 'next'; // ROY.OUT.5, ROY.OUT.8
  const life = Math.max(0, lifeOf(draft, duel.foe) - hits);
  const before = man.life;
  wound(draft, duel.man, wounds, 'duel', recovery, tell);
  const armour = stingArmour({ kit: kitOf(man), armourOnce: agreed(draft, 'jussacArmourOnce') });
  if (stings && wounds < before && !absorbsSting(armour, settledBy(result), blueOf(duel), redOf(duel)))
    wound(draft, duel.man, 1, 'sting', recovery, tell);
  tell?.({ kind: 'duel-over', who: man.who, foe: duel.foe, won: life === 0, life });
  afterDuel(draft, duel, life, hits, tell);
};
