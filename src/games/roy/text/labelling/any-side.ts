import type { Of, Vain } from '../../choices.ts';
import { scoreOf } from '../../questions/challenge/score.ts';
import { actorOf, taskOf } from '../here.ts';
import { itself, type Label, type Labelling } from './label.ts';

const man: Label<Of<'man'>> = (labels, { who: name }, view, who) => {
  const task = taskOf(view);
  switch (task?.kind) {
    case 'leave-out':
      return labels['man-leave-out']({ who: name }, who);
    case 'treville':
      return labels['man-treville']({ who: name }, who);
    case 'install':
      return labels['man-nemesis']({ who: name }, who);
    case 'target':
      return labels['man-target']({ who: name, card: task.card }, who);
    case 'victim':
      return labels['man-victim']({ who: name }, who);
    default:
      return labels['man-cast']({ who: name }, who);
  }
};

const reroll: Label<Of<'reroll'>> = (labels, { face }, view, who) => {
  const task = taskOf(view);
  if (task?.kind === 'siege') return labels['reroll-siege']({}, who);
  const foe = task?.kind === 'duel' && task.stage === 'foe-reroll';
  return foe ? labels['reroll-foe']({ face }, who) : labels['reroll-blade']({ face }, who);
};

const done: Label<Of<'done'>> = (labels, _choice, view, who) => {
  const task = taskOf(view);
  switch (task?.kind) {
    case 'challenge':
      return labels['done-challenge']({ score: scoreOf(actorOf(view), task), value: task.value }, who);
    case 'duel': {
      const dice = task.blue;
      if (task.stage === 'epic') return labels['done-epic']({ dice }, who);
      return task.foe === 'road' ? labels['done-blind']({ dice }, who) : labels['done-commit']({ dice }, who);
    }
    case 'trade': {
      const { cards, gear } = task.stage === 'offer' ? task.gives : task.takes;
      const empty = cards.length + gear.length === 0;
      if (task.stage === 'offer') return labels['done-offer']({ empty }, who);
      const alone = view.men[task.man].seat === view.men[task.partner].seat;
      return labels['done-answer']({ empty, alone }, who);
    }
    case 'ordered':
      return labels['done-ordered']({}, who);
    default:
      return labels['done-purchase']({}, who);
  }
};

const pass: Label<Of<'pass'>> = (labels, _choice, view, who) => {
  const task = taskOf(view);
  switch (task?.kind) {
    case 'paris-card':
      return labels['pass-paris']({}, who);
    case 'quarters':
      return labels['pass-quarters']({}, who);
    case 'treachery':
      return labels['pass-treachery']({}, who);
    case 'intercept':
      return labels['pass-intercept']({}, who);
    case 'siege':
      return labels['pass-siege-reroll']({}, who);
    case 'ride':
      return labels['pass-ride']({}, who);
    case 'queen':
      return labels['pass-queen']({}, who);
    case 'duel':
      return task.stage === 'foe-reroll' ? labels['pass-foe-reroll']({}, who) : labels['pass-blade']({}, who);
    default:
      return labels['pass-time']({}, who);
  }
};

const neverOffered: Label<Vain> = (_labels, { kind }) => {
  throw new Error(`${kind} is never offered`);
};

/** What several questions have in common, and what nobody at the table chooses. */
export const ANY_SIDE = {
  man,
  reroll,
  done,
  pass,
  expire: itself('expire'),
  trespass: neverOffered,
  'challenge-at': neverOffered,
  mount: neverOffered,
} satisfies Partial<Labelling>;
