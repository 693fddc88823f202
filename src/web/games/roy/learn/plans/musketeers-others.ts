import { TRAP_IDS } from '#games/roy/cards/traps.ts';
import type { Choice } from '#games/roy/choices.ts';
import { MILADY } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import { NO_GOOD } from '#web/learn/plan.ts';
import { INN } from './musketeers-rows.ts';
import type { Line, Next, Scene } from './plan.ts';

const ATHOS = 2;
const ARAMIS = 3;
/** Where Milady is in each round: never where the pupil needs to be. */
const HER_WAY = ['quarters', 'louvre', 'quarters'] as const;

/** Neither a trap nor the Nemesis, where she can do without: they would have to be explained. */
const isPlain = (choice: Choice): boolean =>
  choice.kind === 'place' && choice.card !== 'nemesis' && !TRAP_IDS.some(trap => trap === choice.card);

/** What Milady does in this lesson: nothing that would stop the pupil. */
export const milady = ({ asked, viewOf }: Scene): Next => {
  const view = viewOf(MILADY);
  const task = view.todo.at(-1);
  const play = (choice: Choice): Line => ({ seat: MILADY, choice });
  switch (task?.kind) {
    case 'first-paris':
      return play({ kind: 'paris', card: 'abduction' });
    case 'lay-inn':
      return play({ kind: 'lay', token: INN[view.quest.board === 1 ? view.quest.spaces.length : 0] });
    case 'install': {
      if (task.place === 'paris' && view.turn <= 1)
        return play({ kind: 'place', card: task.left === 3 ? 'bernajoux' : 'boisrenard' });
      const plain = asked.find(each => each.seat === MILADY)?.choices.find(isPlain);
      return plain === undefined ? 'bot' : play(plain);
    }
    case 'destination': {
      const line = play({ kind: 'go', to: HER_WAY[view.turn - 1] });
      return view.turn === 2 ? { ...line, pages: ['m-honour'] } : line;
    }
    case 'treachery':
      return play({ kind: 'plot' });
    case 'intercept':
      return play({ kind: 'pass' });
    default:
      return 'bot';
  }
};

/** Athos puts every Combat card he holds into a duel. */
const athosDuels = ({ viewOf }: Scene): Next => {
  const card = viewOf(ATHOS).hand.find(each => each === 'single' || each === 'double');
  return { seat: ATHOS, choice: card === undefined ? { kind: 'done' } : { kind: 'commit', card } };
};

/** Whoever would do one of these draws a card instead. */
const without = ({ asked, adviceFor }: Scene, unwanted: readonly Choice['kind'][]): Next => {
  const seat = asked.find(each => !each.optional)?.seat;
  const advice = seat === undefined ? null : adviceFor(seat);
  return seat !== undefined && advice !== null && unwanted.includes(advice.kind)
    ? { seat, choice: { kind: 'draw' } }
    : 'bot';
};
/** The purse is for what the pupil buys, and nobody wants anything of him. */
const thrifty = (scene: Scene): Next => without(scene, ['buy', 'trade']);

/** The first round: Athos beats Bernajoux and with him the Abduction; Aramis reinforces La Rochelle. */
export const firstRound = (view: View, scene: Scene): Next => {
  const task = view.todo.at(-1);
  const [, athos, aramis] = view.men;
  if (task?.kind === 'select') {
    if (athos.turn === 'waiting') return { seat: ATHOS, choice: { kind: 'start', who: 'athos' }, pages: ['m-athos'] };
    return view.paris === null ? { seat: ARAMIS, choice: { kind: 'start', who: 'aramis' } } : NO_GOOD;
  }
  if (task?.kind === 'man-turn' && athos.turn === 'acting') {
    if (view.paris === null)
      return athos.place === 'quest' ? thrifty(scene) : { seat: ATHOS, choice: { kind: 'move', to: 'quest' } };
    if (athos.place !== 'paris') return { seat: ATHOS, choice: { kind: 'move', to: 'paris' } };
    return view.actions > 0 ? { seat: ATHOS, choice: { kind: 'duel', foe: 'bernajoux' } } : NO_GOOD;
  }
  if (task?.kind === 'duel' && athos.turn === 'acting') return athosDuels(scene);
  if (task?.kind === 'man-turn' && aramis.turn === 'acting') {
    if (view.garrison.length > 0) return thrifty(scene);
    const laid = scene.viewOf(ARAMIS).hand.includes('single');
    return laid ? { seat: ARAMIS, choice: { kind: 'reinforce', card: 'single' } } : NO_GOOD;
  }
  return 'bot';
};

/** What is left in the purse, so that the pupil need not shop in a turn of his own. */
const aramisSpends = ({ asked }: Scene): Next | null => {
  const question = asked.find(each => each.seat === ARAMIS && !each.optional);
  const choice = question?.choices.find(
    each => each.kind === 'buy' && (each.item === 'armour' || each.item === 'pistol'),
  );
  return choice === undefined ? null : { seat: ARAMIS, choice };
};

/** The second: Athos goes where men are short, and leaves the rest of the path to the pupil. */
export const secondRound = (view: View, scene: Scene): Next => {
  const task = view.todo.at(-1);
  const [, athos, aramis] = view.men;
  if (task?.kind === 'select' && athos.turn === 'waiting')
    return { seat: ATHOS, choice: { kind: 'start', who: 'athos' }, pages: ['m-board'] };
  if (task?.kind === 'man-turn' && athos.turn === 'acting') {
    return athos.place === 'quest'
      ? { seat: ATHOS, choice: { kind: 'move', to: 'la-rochelle' } }
      : without(scene, ['buy', 'trade', 'move']);
  }
  if (aramis.turn !== 'acting') return 'bot';
  return aramisSpends(scene) ?? (task?.kind === 'man-turn' ? without(scene, ['trade', 'move']) : 'bot');
};
