import type { Tell } from '#kernel/game.ts';
import { shuffle } from '#kernel/rng.ts';
import { anyOf } from '../../any-of.ts';
import { ADVERSARIES, type AdversaryId } from '../../cards/adversaries.ts';
import { TRAPS, type TrapId } from '../../cards/traps.ts';
import { MAN, type Of, PLACE } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { canMake, isTrap, type Strengths, strengthOf, strengthsOf } from '../../missions/strength.ts';
import { agreed } from '../../options.ts';
import { type AnswerTo, type Question, replaceTask, type Why } from '../../question.ts';
import { because } from '../../reasons.ts';
import { MILADY, type State, toMilady } from '../../state.ts';
import type { InstallTask } from '../../tasks.ts';

const SECOND_TRAP = because(
  'ROY.TRAP.2',
  'second-trap',
  (_state: State, _task: InstallTask, { card }: Of<'place'>) => ({
    card: card as TrapId,
  }),
);
const BREAKS_TOTAL = because(
  'ROY.PARIS.6',
  'breaks-total',
  (_state: State, { left }: InstallTask, { card }: Of<'place'>) => ({ card, strength: strengthOf(card), left }),
);

/** Everything is laid face up (ROY.PARIS.8), and a Thief or an Assassin acts at once (ROY.TRAP.9). */
const layOut = (draft: State, { place, foes, trap, nemesis }: InstallTask, tell: Tell<Event>) => {
  draft.todo.pop();
  draft.foes = draft.foes.filter(each => !foes.includes(each));
  draft.traps = draft.traps.filter(each => each !== trap);
  const laid = { foes: foes.map(id => ({ id, life: ADVERSARIES[id].life })), trap, nemesis };
  if (place === 'paris' && draft.paris !== null) draft.paris = { ...draft.paris, ...laid };
  if (place === 'louvre' && draft.louvre !== null) draft.louvre = { ...draft.louvre, ...laid };
  if (foes.length > 0 || trap !== null) tell?.({ kind: 'placed', place, foes, trap, nemesis, reveals: true });
  const asleep = draft.phase === 'setup' && agreed(draft, 'setupTrapsAsleep');
  if (trap !== null && TRAPS[trap].bite !== null && !asleep) draft.todo.push({ kind: 'bite', place });
};

/** What Milady holds: in a state, or behind her own screen. */
type Held = Pick<State, 'foes' | 'traps'>;

/** Everything lies there, and Nemesis has named somebody. */
export const isLaidOut = ({ left, trap, nemesis }: InstallTask): boolean =>
  left === 0 && (trap !== 'nemesis' || nemesis !== null);

/** The mission with one more of her choices. */
export const installAfter = (task: InstallTask, choice: AnswerTo<'install'>): InstallTask => {
  if (choice.kind === 'man') return { ...task, nemesis: choice.who };
  const { card } = choice;
  const left = task.left - strengthOf(card);
  return isTrap(card) ? { ...task, left, trap: card } : { ...task, left, foes: [...task.foes, card] };
};

/** What she may still lay there. */
const leftOf = (held: Held, task: InstallTask): Strengths =>
  strengthsOf(held.foes, task.foes, task.trap === null && held.traps.length > 0 ? 'trap' : 'none');

/** ROY.DEC.4: a card may go there only if the total can still be made exactly (ROY.PARIS.6, ROY.TRAP.2). */
const placeBar = (task: InstallTask, left: Strengths, card: AdversaryId | TrapId): Why<InstallTask, 'place'> => {
  if (isTrap(card) && task.trap !== null) return SECOND_TRAP;
  const strength = strengthOf(card);
  const total = task.left - strength;
  if (total < 0) return BREAKS_TOTAL;
  return canMake(withoutOne(left, strength), total) ? null : BREAKS_TOTAL;
};

const withoutOne = ({ ones, twos, threes }: Strengths, strength: number): Strengths => ({
  ones: strength === 1 ? ones - 1 : ones,
  twos: strength === 2 ? twos - 1 : twos,
  threes: strength === 3 ? threes - 1 : threes,
});

/** ROY.PARIS.6, ROY.TRAP.2: the cards she may place next. */
export const placeable = (held: Held, task: InstallTask): readonly (AdversaryId | TrapId)[] => {
  const left = leftOf(held, task);
  const cards: (AdversaryId | TrapId)[] = [];
  for (const id of held.foes) if (!task.foes.includes(id) && placeBar(task, left, id) === null) cards.push(id);
  for (const id of held.traps) if (task.trap !== id && placeBar(task, left, id) === null) cards.push(id);
  return cards;
};

/** What Milady lays at a mission, card by card, and whom Nemesis names (ROY.DEC.12). */
export const install: Question<'install'> = {
  who: () => MILADY,
  settle: (draft, task, tell) => {
    if (draft.automa || !isLaidOut(task)) return false;
    layOut(draft, task, tell);
    return true;
  },
  reach: (state, task, _seat, choices) => {
    if (task.left === 0) {
      for (const man of state.men) choices.push(MAN[man.who]);
      return;
    }
    for (const id of state.foes) if (!task.foes.includes(id)) choices.push(PLACE[id]);
    for (const id of state.traps) if (task.trap !== id) choices.push(PLACE[id]);
  },
  quick: (state, task, seat, choices) => {
    if (task.left === 0) return install.reach(state, task, seat, choices);
    for (const card of placeable(state, task)) choices.push(PLACE[card]);
  },
  bar: (state, task, choice) => (choice.kind === 'man' ? null : placeBar(task, leftOf(state, task), choice.card)),
  answer: (draft, task, choice, _seat, tell) => {
    replaceTask(draft, installAfter(task, choice));
    if (choice.kind === 'man') tell?.({ kind: 'naming', secret: { to: toMilady(draft), who: choice.who } });
    else tell?.({ kind: 'placing', place: task.place, secret: { to: toMilady(draft), card: choice.card } });
  },
  /** ROY.AUTO.10, ROY.RULING.48: card by card from one shuffled deck; what does not fit goes back. */
  automa: (draft, task, tell) => {
    const deck: (AdversaryId | TrapId)[] = shuffle(draft.rng, [...draft.foes, ...draft.traps]);
    const { foes, trap } = fill(deck, task.left);
    const nemesis = trap === 'nemesis' ? anyOf(draft, draft.men).who : null; // ROY.AUTO.12
    layOut(draft, { ...task, left: 0, foes, trap, nemesis }, tell);
  },
};

/** The deck is drawn from its end. */
export const fill = (deck: readonly (AdversaryId | TrapId)[], strength: number) => {
  const foes: AdversaryId[] = [];
  let trap: TrapId | null = null;
  let left = strength;
  for (let at = deck.length - 1; at >= 0 && left > 0; at--) {
    const card = deck[at];
    if (strengthOf(card) > left || (isTrap(card) && trap !== null)) continue;
    if (isTrap(card)) trap = card;
    else foes.push(card);
    left -= strengthOf(card);
  }
  return { foes, trap };
};
