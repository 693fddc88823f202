import type { Options, Seat } from '#kernel/game.ts';
import { ACTIONS } from './actions/index.ts';
import { combatDice, countIn, type Hand } from './cards/adventure.ts';
import { BLUE_DICE, type BlueFace, EPIC_WORTH, EPICS, HONOUR_BACK, HONOUR_LAST, TIME_LAST } from './cards/board.ts';
import type { Fighter } from './cards/fighter.ts';
import { SHEETS } from './cards/musketeers.ts';
import { PARIS } from './cards/paris.ts';
import type { Token } from './cards/tokens.ts';
import type { Choice, FoeId } from './choices.ts';
import { mayDrawPlots } from './decks.ts';
import { type Clash, clash, countsEven, type Kit } from './duel/clash.ts';
import type { BlueRoll } from './events.ts';
import { hasAbilityLeft } from './men/aramis.ts';
import { missionAt, openChallenge } from './missions/missions.ts';
import type { Effect, Place, Skill } from './names.ts';
import { ANTECHAMBERS } from './quest/galleries.ts';
import { type Asked, teamOf } from './question.ts';
import { mostScore } from './questions/challenge/score.ts';
import { questionOf } from './questions/index.ts';
import { actionsOf } from './questions/turn/select.ts';
import { type Man, MILADY } from './state.ts';
import type { Task } from './tasks.ts';
import type { QuestView, View } from './view.ts';

// What follows by the rules from what a seat sees: page and bots ask here and work nothing out for themselves. Each is
// put together from the engine's own conditions, and takes no more of a view than it reads.

export { findsWares } from './actions/buy.ts';
export { PASSAGE_COST } from './actions/passage.ts';
export { diceAdded, isFaceDown } from './duel/chances.ts';
export { afterDraw, shows } from './duel/clash.ts';
export { fighterBehind, kitOf, lifeOf, tokenOf } from './duel/fighters.ts';
export { isTrap, strengthLaid } from './missions/strength.ts';
export { scoreOf, skillOf } from './questions/challenge/score.ts';
export { diceLie } from './questions/duel/stage.ts';
export { decoysLeft } from './questions/layouts/lay-inn.ts';
export { installAfter, isLaidOut, placeable } from './questions/milady/install.ts';
export { mayMeetRochefort } from './questions/milady/intercept.ts';
export { razeable } from './questions/milady/raze.ts';
export { undecided, votesNeeded } from './questions/one-for-all/vote.ts';
export { garrisonDice, isFitAtSiege, siegeAfter, siegeDice } from './questions/siege/siege.ts';
export { mayReadTrade } from './questions/trade/traders.ts';
export { isDown } from './state.ts';

// Whose turn it is to choose

/** Whom the question at hand is put to; nobody while the match goes on by itself. */
const askedBy = (view: Asked, task: Task | undefined): readonly Seat[] => {
  const who = task === undefined ? [] : (questionOf(task)?.who(view, task) ?? []);
  return typeof who === 'number' ? [who] : who;
};

type Turns = Pick<View, 'men' | 'seats' | 'todo'>;

/** What is under way is Milady's to settle, and hers alone. */
export const isForMilady = (view: Turns): boolean => askedBy(view, view.todo.at(-1)).includes(MILADY);

/** Whether a seat among those who are asked has an answer left to give. */
const hasAnswer = ({ men }: Turns, task: Task | undefined, seat: Seat): boolean => {
  if (task?.kind === 'select') return men.some(man => man.seat === seat && man.turn === 'waiting'); // ROY.TURN.5
  return task?.kind === 'time' || task?.kind === 'queen' ? !task.passed.includes(seat) : true; // ROY.ONE.13
};

/** Those whom the match waits for, among all who may choose: the others may step in with an offer, and need not. */
export const waitedFor = (view: Turns, choosing: readonly Seat[]): readonly Seat[] => {
  const task = view.todo.at(-1);
  const asked = askedBy(view, task);
  return choosing.filter(seat => asked.includes(seat) && hasAnswer(view, task, seat));
};

/** ROY.ONE.13: the seats besides mine that may still answer with a card. */
export const othersOpen = (view: Pick<View, 'seats'>, passed: readonly Seat[], me: Seat | null): number =>
  teamOf(view).filter(seat => seat !== me && !passed.includes(seat)).length;

// Actions

/** ROY.TURN.4, ROY.P4.2, ROY.TREACH.9: the actions a musketeer had when his turn began. */
export const actionsAtFirst = (view: Pick<View, 'seats' | 'conscripts' | 'actions'>): number =>
  Math.max(view.actions, actionsOf(view));

/** ROY.ACT.1, ROY.ACT.2: whether a choice of a musketeer's turn costs him an action; his horse and offers do not. */
export const costsAction = ({ kind }: Pick<Choice, 'kind'>): boolean => kind in ACTIONS || kind === 'order';

/** ROY.TURN.4: the actions that are lost if the turn ends now; none where nothing could be done with them. */
export const givenUp = ({ actions }: Pick<View, 'actions'>, choices: readonly Choice[]): number =>
  choices.some(costsAction) ? actions : 0;

/** His ability of once a turn is spent (ROY.ARAMIS.2, ROY.TREV.4). */
export const isAbilitySpent = ({ who, used }: Pick<Man, 'who' | 'used'>): boolean =>
  used && (who === 'aramis' || who === 'treville');

// What he can come to

/** ROY.DUEL.3, ROY.DUEL.4, ROY.ARAMIS.1: his dice, and the most he can throw with the cards in hand. */
export const diceWith = (hand: Hand, man: Man): { readonly least: number; readonly most: number } => {
  const least = SHEETS[man.who].dice;
  const [single, double] = [countIn(hand, 'single'), countIn(hand, 'double')];
  const ability = hasAbilityLeft(man) && hand.length > single + double ? 1 : 0;
  const most = least + combatDice('single') * single + combatDice('double') * double + ability;
  return { least, most: Math.min(BLUE_DICE, most) };
};

/** ROY.CHALL.3, ROY.CHALL.14: the most one of the reader's own comes to in a challenge, where he stands. */
export const scoreFor = (view: Pick<View, 'hand' | 'quest' | 'epics' | 'oneForAll'>, man: Man, skill: Skill): number =>
  mostScore(view, man, skill, view.hand);

/** ROY.CARD.18: the challenge still to be won at a mission, with what a Harlot adds. */
export const challengeAt = (view: Pick<View, 'paris' | 'louvre'>, place: Place) => {
  const mission = missionAt(view, place);
  return mission === null ? null : openChallenge(mission);
};

/** ROY.PARIS.9: what the Paris card asks for besides, and how much of it; null where it asks for nothing. */
export const stipulationOf = ({ paris }: Pick<View, 'paris'>) => {
  const { asks, goal } = paris === null ? { asks: null, goal: 0 } : PARIS[paris.card];
  return asks === null ? null : { asks, goal };
};

/** ROY.RICH.2: whether any Treachery card can still be drawn. */
export const hasTreachery = (view: Pick<View, 'plots' | 'plotDiscard' | 'options'>): boolean =>
  mayDrawPlots(view, view.plots, view.plotDiscard.length);

// One for all

/** ROY.ONE.7, ROY.ONE.9: honour left or Epic tokens before and after a card; time stays as it is (ROY.ONE.4). */
export const changeBy = (effect: Effect, view: Pick<View, 'honour' | 'epics' | 'time'>): readonly [number, number] => {
  if (effect === 'honour') {
    const left = HONOUR_LAST - view.honour;
    return [left, Math.min(HONOUR_LAST, left + HONOUR_BACK)];
  }
  return effect === 'epic' ? [view.epics, Math.min(EPICS, view.epics + EPIC_WORTH)] : [view.time, view.time];
};

/** ROY.TIME.2: with the next step Time has run out. */
export const isLastHour = ({ time }: Pick<View, 'time'>): boolean => time + 1 === TIME_LAST;

// Duels

/** A roll as it lies on the table. */
export interface Lying {
  readonly foe: FoeId;
  readonly fighter: Fighter;
  readonly kit: Kit;
  readonly round: number;
  readonly blue: readonly BlueFace[];
  readonly reds: readonly BlueFace[];
}

/** Dice by their faces. */
export const rollOf = (faces: readonly BlueFace[]): BlueRoll => {
  const count = (wanted: BlueFace): number => faces.filter(face => face === wanted).length;
  return { swords: count('sword'), shields: count('shield'), lilies: count('lily') };
};

/** ROY.DUEL.9 to ROY.DUEL.11: what a roll comes to if nobody touches it. */
export const clashOf = (table: { readonly options: Options }, { foe, fighter, kit, round, blue, reds }: Lying): Clash =>
  clash(rollOf(blue), rollOf(reds), round, kit, fighter, countsEven(table, foe));

// The Quest

type Board<B extends QuestView['board']> = Extract<QuestView, { board: B }>;

/** ROY.GALL.2: the antechamber whose tokens lie face up; null while Milady is still laying them. */
export const openedAntechamber = ({ fighters, at }: Board<4>): number | null =>
  fighters.length === 2 * ANTECHAMBERS ? at : null;

/** ROY.HID.11 to ROY.HID.14: the tokens of the Quest board that lie face up for everybody, or did before they left. */
export const openTokens = (quest: QuestView): readonly (Token | null)[] => {
  switch (quest.board) {
    case 1:
      return quest.spaces.map(space => (space?.up ? space.token : null));
    case 2:
      return [];
    case 3:
      return quest.tokens.slice(0, quest.beaten + (quest.up ? 1 : 0));
    case 4:
      return quest.fighters.slice(0, 2 * ((openedAntechamber(quest) ?? -1) + 1));
  }
};
