import type { Seat, Tell } from '#kernel/game.ts';
import { indexOf } from '../actions/resolve.ts';
import { LOUVRE_LAST } from '../cards/board.ts';
import { PARIS, type ParisId } from '../cards/paris.ts';
import { TREACHERY, type TreacheryId } from '../cards/treachery.ts';
import { BETRAY, type Choice, GO, MAN, PARIS_CARD, PASS, PLOT, STANDING } from '../choices.ts';
import { drawPlots, plotsLeft } from '../decks.ts';
import type { Event } from '../events.ts';
import { playParis } from '../missions.ts';
import { LOCATIONS, type Location, type Musketeer } from '../names.ts';
import { isOn, type Man, MILADY, type State, toMilady } from '../state.ts';
import type { Task } from '../tasks.ts';
import { loseHonour } from '../tracks.ts';
import { checkMortal, wound } from '../wounds.ts';

type DestinationTask = Extract<Task, { kind: 'destination' }>;

/** ROY.DEST.3: where Rochefort would have to go. */
const NEEDS_ROCHEFORT: readonly Location[] = ['paris', 'louvre', 'quest'];
export const mayChoose = (rochefort: number, location: Location): boolean =>
  rochefort > 0 || !NEEDS_ROCHEFORT.includes(location);

/** ROY.DEC.8, and once a turn another standing order (ROY.DEC.40). */
export const askDestination = (state: State, task: DestinationTask, choices: Choice[]): Seat => {
  for (const location of LOCATIONS) if (mayChoose(state.rochefort, location)) choices.push(GO[location]);
  if (task.told || isOn(state, 'rochefortMandatory')) return MILADY;
  choices.push(STANDING.ask, STANDING.always, STANDING.never); // all three: the list gives nothing away
  return MILADY;
};

export const answerDestination = (draft: State, choice: Choice, tell: Tell<Event>) => {
  if (choice.kind === 'standing') {
    draft.standing = choice.order;
    draft.todo[draft.todo.length - 1] = { kind: 'destination', told: true };
    tell?.({ kind: 'standing', left: choice.order !== 'ask', secret: { to: toMilady(draft), order: choice.order } });
  } else if (choice.kind === 'go') {
    draft.todo.pop();
    draft.location = choice.to;
    draft.presence = 'hidden';
    draft.shown = false;
    tell?.({ kind: 'destination', secret: { to: toMilady(draft), location: choice.to } });
  }
};

/** ROY.DEC.9 */
export const runParisCard = (draft: State): boolean => {
  if (draft.parisHand.length > 0) return false;
  draft.todo.pop();
  return true;
};

export const askParisCard = (state: State, choices: Choice[]): Seat => {
  for (const card of state.parisHand) choices.push(PARIS_CARD[card]);
  choices.push(PASS);
  return MILADY;
};

export const answerParisCard = (draft: State, card: ParisId | null, tell: Tell<Event>) => {
  draft.todo.pop();
  if (card === null) return tell?.({ kind: 'no-paris' });
  draft.parisHand = draft.parisHand.filter(each => each !== card);
  playParis(draft, card, tell);
};

/** ROY.RULING.59 */
export const hasTarget = (state: State, card: TreacheryId): boolean => {
  const { strikes } = TREACHERY[card];
  return strikes === null || state.men.some(strikes);
};

/** ROY.DEC.10: draw, play one, or neither. */
export const askTreachery = (state: State, choices: Choice[]): Seat => {
  if (plotsLeft(state)) choices.push(PLOT);
  const { plotHand } = state;
  for (let i = 0; i < plotHand.length; i++)
    if (plotHand.indexOf(plotHand[i]) === i && hasTarget(state, plotHand[i])) choices.push(BETRAY[plotHand[i]]);
  choices.push(PASS);
  return MILADY;
};

export const answerTreachery = (draft: State, choice: Choice, tell: Tell<Event>) => {
  draft.todo.pop();
  if (choice.kind === 'plot') return drawPlots(draft, 1, 'step', tell);
  if (choice.kind !== 'betray') return tell?.({ kind: 'no-treachery' });
  const at = draft.plotHand.indexOf(choice.card);
  draft.plotHand = draft.plotHand.filter((_, i) => i !== at);
  betray(draft, choice.card, tell);
};

/** ROY.TREACH.3, ROY.TREACH.6 */
export const betray = (draft: State, card: TreacheryId, tell: Tell<Event>) => {
  draft.plotDiscard.push(card);
  tell?.({ kind: 'betrayed', card, reveals: true });
  if (TREACHERY[card].strikes === null) TREACHERY[card].play(draft, -1, tell);
  else draft.todo.push({ kind: 'target', card });
};

/** ROY.DEC.11 */
export const askTarget = (state: State, card: TreacheryId, choices: Choice[]): Seat => {
  const { strikes } = TREACHERY[card];
  for (const man of state.men) if (strikes?.(man)) choices.push(MAN[man.who]);
  return MILADY;
};

export const answerTarget = (draft: State, card: TreacheryId, who: Musketeer, tell: Tell<Event>) => {
  draft.todo.pop();
  tell?.({ kind: 'aimed', card, who });
  TREACHERY[card].play(draft, indexOf(draft, who), tell);
  checkMortal(draft, tell); // ROY.EDGE.75
};

/** T9: the Louvre token goes down a space (ROY.LOUVRE.7 to ROY.LOUVRE.9). */
export const runLadder = (draft: State, tell: Tell<Event>) => {
  draft.todo.pop();
  if (draft.louvre === null) return; // ROY.LOUVRE.15
  draft.ladder++;
  tell?.({ kind: 'ladder', space: draft.ladder });
  if (draft.ladder === LOUVRE_LAST) draft.todo.push({ kind: 'fail-louvre' });
  if (draft.ladder === LOUVRE_LAST - 1) loseHonour(draft, 1, tell);
  else if (draft.ladder === LOUVRE_LAST) loseHonour(draft, 2, tell);
};

/** T10 */
export const runParisEffect = (draft: State, tell: Tell<Event>) => {
  draft.todo.pop();
  if (draft.paris !== null) PARIS[draft.paris.card].effect(draft, tell);
};

/** Men still to be hurt by a Paris effect (ROY.CARD.31). */
const menInParis = (state: State): readonly Man[] => state.men.filter(man => man.place === 'paris' && man.life > 0);

/** ROY.DEC.52 */
export const runVictim = (draft: State, tell: Tell<Event>): boolean => {
  if (menInParis(draft).length > 0) return false;
  draft.todo.pop();
  tell?.({ kind: 'nobody-in-paris' });
  return true;
};

export const askVictim = (state: State, choices: Choice[]): Seat => {
  for (const man of menInParis(state)) choices.push(MAN[man.who]);
  return MILADY;
};

export const answerVictim = (draft: State, who: Musketeer, tell: Tell<Event>) => {
  draft.todo.pop();
  wound(draft, indexOf(draft, who), 1, 'paris', 'next', tell);
};
