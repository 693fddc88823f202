import type { Seat } from '#kernel/game.ts';
import { type Of, PASS, REROLL } from '../../choices.ts';
import { blueDie, redDie } from '../../dice.ts';
import { fighterOf } from '../../duel/fighters.ts';
import type { Why } from '../../question.ts';
import { because } from '../../reasons.ts';
import { MILADY, type State } from '../../state.ts';
import type { DuelTask } from '../../tasks.ts';
import { type AskingStage, fighterSeat, go } from './stage.ts';

const NO_BLADE = because('ROY.EQUIP.12', 'no-blade', (state: State, { man }: DuelTask) => ({
  who: state.men[man].who,
}));
const BLADE_USED = because('ROY.EQUIP.12', 'blade-used');
const FOE_FIRST = because('ROY.CARD.10', 'foe-rerolls-first', (_state: State, { foe }: DuelTask) => ({ foe }));

/** ROY.EQUIP.12, ROY.CARD.10: for the musketeer's player, while the adversary rerolls. */
export const rerollBar = (state: State, duel: DuelTask, _choice: Of<'reroll'>, seat: Seat): Why<DuelTask, 'reroll'> => {
  if (duel.stage !== 'foe-reroll' || seat === MILADY) return null;
  if (!state.men[duel.man].gear.includes('blade')) return NO_BLADE;
  return duel.bladeUsed ? BLADE_USED : FOE_FIRST;
};

/** ROY.CARD.10, ROY.DEC.46: one of the adversary's own dice, once per duel. */
export const foeReroll: AskingStage = {
  settle: (draft, duel) => {
    const asked = fighterOf(draft, duel.foe, duel.space).rerolls && !duel.foeRerolled && duel.red > 0;
    if (!asked) go(draft, duel, { stage: 'blade' });
    return !asked;
  },
  who: () => MILADY,
  reach: (_state, duel, _seat, choices) => {
    choices.push(PASS);
    if (duel.redSwords > 0) choices.push(REROLL.sword);
    if (duel.redShields > 0) choices.push(REROLL.shield);
  },
  answer: (draft, duel, choice, _seat, tell) => {
    if (choice.kind !== 'reroll') return go(draft, duel, { stage: 'blade' });
    const to = redDie(draft);
    tell?.({ kind: 'rerolled', by: duel.foe, from: choice.face, to });
    const swords = duel.redSwords - (choice.face === 'sword' ? 1 : 0) + (to === 'sword' ? 1 : 0);
    go(draft, duel, { stage: 'blade', foeRerolled: true, redSwords: swords, redShields: duel.red - swords });
  },
  /** ROY.AUTO.13: a Shield whenever there is one. */
  automa: (draft, duel, tell) =>
    foeReroll.answer(draft, duel, duel.redShields > 0 ? REROLL.shield : PASS, MILADY, tell),
};

/** ROY.EQUIP.12, ROY.DEC.27: the blade, once per duel. */
export const blade: AskingStage = {
  settle: (draft, duel) => {
    const asked = draft.men[duel.man].gear.includes('blade') && !duel.bladeUsed && duel.blue > 0;
    if (!asked) go(draft, duel, { stage: 'judge' });
    return !asked;
  },
  who: fighterSeat,
  reach: (_state, duel, _seat, choices) => {
    choices.push(PASS);
    if (duel.swords > 0) choices.push(REROLL.sword);
    if (duel.shields > 0) choices.push(REROLL.shield);
    if (duel.lilies > 0) choices.push(REROLL.lily);
  },
  answer: (draft, duel, choice, _seat, tell) => {
    if (choice.kind !== 'reroll') return go(draft, duel, { stage: 'judge' });
    const { face } = choice;
    const to = blueDie(draft);
    tell?.({ kind: 'rerolled', by: draft.men[duel.man].who, from: face, to });
    const swords = duel.swords - (face === 'sword' ? 1 : 0) + (to === 'sword' ? 1 : 0);
    const shields = duel.shields - (face === 'shield' ? 1 : 0) + (to === 'shield' ? 1 : 0);
    go(draft, duel, { stage: 'judge', bladeUsed: true, swords, shields, lilies: duel.blue - swords - shields });
  },
};
