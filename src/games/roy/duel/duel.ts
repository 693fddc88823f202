import type { Seat, Tell } from '#kernel/game.ts';
import { mayUseAbility } from '../aramis.ts';
import { type Card, COMBAT, countIn } from '../cards/adventure.ts';
import { BLUE_DICE, type BlueFace } from '../cards/board.ts';
import { ABILITY, type Choice, COMMIT, DONE, EPIC, PASS, REROLL, TOLL } from '../choices.ts';
import { discardFrom } from '../decks.ts';
import { blueDie, redDie, rollBlue, rollRed } from '../dice.ts';
import type { BlueRoll, Event, RedRoll } from '../events.ts';
import { distinct } from '../listing.ts';
import { isOn, MILADY, type State } from '../state.ts';
import type { DuelTask } from '../tasks.ts';
import { changeEpics } from '../tracks.ts';
import { wound } from '../wounds.ts';
import { afterDuel, meetsSnare } from './after.ts';
import { absorbsSting, afterDraw, clash } from './clash.ts';
import { fighterOf, kitOf, lifeOf, tokenOf } from './fighters.ts';

const go = (draft: State, duel: DuelTask, change: Partial<DuelTask>) => {
  draft.todo[draft.todo.length - 1] = { ...duel, ...change };
};

export const blueOf = ({ swords, shields, lilies }: DuelTask): BlueRoll => ({ swords, shields, lilies });
export const redOf = ({ redSwords, redShields }: DuelTask): RedRoll => ({ swords: redSwords, shields: redShields });

/** Whoever holds a card is asked, whatever it is: not to be asked would show his hand. */
const mayCommit = (state: State, duel: DuelTask): boolean => {
  if (duel.blue >= BLUE_DICE) return false; // ROY.DUEL.5
  if (mayUseAbility(state, state.men[duel.man])) return true;
  if (fighterOf(state, duel.foe, duel.space).bars && duel.foe !== 'road') return false;
  return state.hands[state.men[duel.man].seat].length > 0;
};

/** One step of a duel that needs nobody's choice; false where somebody is asked. */
export const runDuel = (draft: State, duel: DuelTask, tell: Tell<Event>): boolean => {
  const man = draft.men[duel.man];
  switch (duel.stage) {
    case 'open': {
      const blind = duel.foe === 'road' && draft.quest.board === 3 && !draft.quest.up;
      const token = blind ? null : tokenOf(draft, duel.foe, duel.space);
      tell?.({ kind: 'duel', who: man.who, foe: duel.foe, token });
      const tolled = fighterOf(draft, duel.foe, duel.space).toll && draft.hands[man.seat].length > 0;
      go(draft, duel, { stage: tolled ? 'toll' : 'commit' });
      return true;
    }
    case 'commit':
      if (mayCommit(draft, duel)) return false;
      go(draft, duel, { stage: duel.foe === 'road' ? 'turn-up' : 'roll' });
      return true;
    case 'turn-up':
      return turnUp(draft, duel, tell);
    case 'epic':
      if (duel.blue < BLUE_DICE && (draft.epics > 0 || draft.oneForAll > 0)) return false;
      go(draft, duel, { stage: 'roll' });
      return true;
    case 'roll':
      roll(draft, duel, tell);
      return true;
    case 'foe-reroll': {
      const asked = fighterOf(draft, duel.foe, duel.space).rerolls && !duel.foeRerolled && duel.red > 0;
      if (!asked) go(draft, duel, { stage: 'blade' });
      return !asked;
    }
    case 'blade': {
      const asked = man.gear.includes('blade') && !duel.bladeUsed && duel.blue > 0;
      if (!asked) go(draft, duel, { stage: 'judge' });
      return !asked;
    }
    case 'judge':
      judge(draft, duel, tell);
      return true;
    case 'toll':
      return false;
  }
};

/** ROY.RETURN.3, ROY.RETURN.4: the token of board 3 is turned up after the blind cards; then Epic tokens may follow. */
const turnUp = (draft: State, duel: DuelTask, tell: Tell<Event>): boolean => {
  const token = tokenOf(draft, 'road', -1);
  if (token === null || draft.quest.board !== 3) throw new Error('no token lies on the road');
  if (!draft.quest.up) {
    draft.quest = { ...draft.quest, up: true };
    tell?.({ kind: 'turned-up', space: -1, token, reveals: true });
  }
  if (token === 'snare') {
    draft.todo.pop();
    meetsSnare(draft, duel, tell);
  } else go(draft, duel, { stage: 'epic' });
  return true;
};

const roll = (draft: State, duel: DuelTask, tell: Tell<Event>) => {
  const { dice, fixed } = fighterOf(draft, duel.foe, duel.space);
  const red = duel.round === 1 ? dice : duel.red;
  const blueRoll = rollBlue(draft, duel.blue);
  const redRoll = fixed ?? rollRed(draft, red);
  const { swords, shields, lilies } = blueRoll;
  const who = draft.men[duel.man].who;
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

/** D7 to D10: manoeuvres, comparison, or a draw that costs each side a die. */
const judge = (draft: State, duel: DuelTask, tell: Tell<Event>) => {
  const man = draft.men[duel.man];
  const foe = fighterOf(draft, duel.foe, duel.space);
  const even = duel.foe === 'rochefort' && draft.options.rochefortDoubleHit !== 'perSword';
  const result = clash(blueOf(duel), redOf(duel), duel.round, kitOf(man), foe, even);
  const settled = result.manoeuvre || result.foeManoeuvre || result.hits > 0 || result.wounds > 0;
  tell?.({ kind: 'clash', who: man.who, foe: duel.foe, ...result });
  if (settled) return endDuel(draft, duel, result.hits, result.wounds, !result.manoeuvre && !result.foeManoeuvre, tell);
  const left = afterDraw(duel, foe.fixed);
  if (left === null) return endDuel(draft, duel, 0, 0, true, tell);
  go(draft, duel, { stage: 'roll', ...left, round: duel.round + 1 });
};

/** D11, D12, in the order of ROY.GEN.8: wounds, the fallen, then what becomes of the adversary. */
const endDuel = (draft: State, duel: DuelTask, hits: number, wounds: number, bySwords: boolean, tell: Tell<Event>) => {
  draft.todo.pop();
  const man = draft.men[duel.man];
  const { stings } = fighterOf(draft, duel.foe, duel.space);
  const recovery = duel.foe === 'jailer' ? 'now' : 'next'; // ROY.OUT.5, ROY.OUT.8
  const life = Math.max(0, lifeOf(draft, duel.foe) - hits);
  const before = man.life;
  wound(draft, duel.man, wounds, 'duel', recovery, tell);
  const once = isOn(draft, 'jussacArmourOnce');
  if (
    stings &&
    wounds < before &&
    !absorbsSting(man.gear.includes('armour'), once, bySwords, blueOf(duel), redOf(duel))
  )
    wound(draft, duel.man, 1, 'sting', recovery, tell);
  tell?.({ kind: 'duel-over', who: man.who, foe: duel.foe, won: life === 0, life });
  afterDuel(draft, duel, life, hits, tell);
};

/** What may be chosen at the stage a duel has come to, and by whom. */
export const askDuel = (state: State, duel: DuelTask, choices: Choice[]): Seat => {
  const { seat } = state.men[duel.man];
  const hand = state.hands[seat];
  switch (duel.stage) {
    case 'toll':
      distinct(hand, TOLL, choices);
      return seat;
    case 'commit': {
      const bars = duel.foe !== 'road' && fighterOf(state, duel.foe, duel.space).bars; // ROY.CARD.14
      if (!bars) for (const card of COMBAT) if (countIn(hand, card) > 0) choices.push(COMMIT[card]);
      if (mayUseAbility(state, state.men[duel.man])) distinct(hand, ABILITY, choices);
      choices.push(DONE);
      return seat;
    }
    case 'epic':
      if (state.epics > 0) choices.push(EPIC);
      choices.push(DONE);
      return seat;
    case 'foe-reroll':
      choices.push(PASS);
      if (duel.redSwords > 0) choices.push(REROLL.sword);
      if (duel.redShields > 0) choices.push(REROLL.shield);
      return MILADY;
    default:
      choices.push(PASS);
      if (duel.swords > 0) choices.push(REROLL.sword);
      if (duel.shields > 0) choices.push(REROLL.shield);
      if (duel.lilies > 0) choices.push(REROLL.lily);
      return seat;
  }
};

export const answerDuel = (draft: State, duel: DuelTask, choice: Choice, tell: Tell<Event>) => {
  const man = draft.men[duel.man];
  switch (choice.kind) {
    case 'toll':
      discardFrom(draft, man.seat, choice.card);
      tell?.({ kind: 'toll', who: man.who, card: choice.card });
      return go(draft, duel, { stage: 'commit' });
    case 'commit':
      return commit(draft, duel, choice.card, choice.card === 'double' ? 2 : 1, false, tell);
    case 'ability':
      man.used = true;
      return commit(draft, duel, choice.card, 1, true, tell); // ROY.ARAMIS.3
    case 'epic':
      changeEpics(draft, -1, tell);
      tell?.({ kind: 'epic-die', who: man.who, epics: 1 });
      return go(draft, duel, { blue: duel.blue + 1 });
    case 'done':
      return go(draft, duel, { stage: duel.stage === 'commit' && duel.foe === 'road' ? 'turn-up' : 'roll' });
    case 'pass':
      return go(draft, duel, { stage: duel.stage === 'foe-reroll' ? 'blade' : 'judge' });
    case 'reroll':
      return duel.stage === 'foe-reroll'
        ? rerollRed(draft, duel, choice.face, tell)
        : rerollBlue(draft, duel, choice.face, tell);
    default:
      throw new Error(`${choice.kind} is no answer in a duel`);
  }
};

/** ROY.DUEL.4: never more than six dice. ROY.DUEL.31: the card is gone whatever the outcome. */
const commit = (draft: State, duel: DuelTask, card: Card, dice: number, ability: boolean, tell: Tell<Event>) => {
  const man = draft.men[duel.man];
  discardFrom(draft, man.seat, card);
  tell?.({ kind: 'committed', who: man.who, card, ability });
  go(draft, duel, { blue: Math.min(BLUE_DICE, duel.blue + dice) });
};

/** ROY.CARD.10 */
const rerollRed = (draft: State, duel: DuelTask, face: BlueFace, tell: Tell<Event>) => {
  const to = redDie(draft);
  tell?.({ kind: 'rerolled', by: duel.foe, from: face, to });
  const swords = duel.redSwords - (face === 'sword' ? 1 : 0) + (to === 'sword' ? 1 : 0);
  go(draft, duel, { stage: 'blade', foeRerolled: true, redSwords: swords, redShields: duel.red - swords });
};

/** ROY.EQUIP.12 */
const rerollBlue = (draft: State, duel: DuelTask, face: BlueFace, tell: Tell<Event>) => {
  const to = blueDie(draft);
  tell?.({ kind: 'rerolled', by: draft.men[duel.man].who, from: face, to });
  const swords = duel.swords - (face === 'sword' ? 1 : 0) + (to === 'sword' ? 1 : 0);
  const shields = duel.shields - (face === 'shield' ? 1 : 0) + (to === 'shield' ? 1 : 0);
  go(draft, duel, { stage: 'judge', bladeUsed: true, swords, shields, lilies: duel.blue - swords - shields });
};

/** A One-for-all card spent as Epic tokens on board 3 (ROY.ONE.9, ROY.ONE.10). */
export const oneForAllInDuel = (draft: State, duel: DuelTask, tell: Tell<Event>) => {
  const dice = Math.min(2, BLUE_DICE - duel.blue);
  draft.oneForAll--;
  tell?.({ kind: 'epic-die', who: draft.men[duel.man].who, epics: dice });
  changeEpics(draft, 2 - dice, tell);
  go(draft, duel, { blue: duel.blue + dice });
};
