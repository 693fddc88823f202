import { enNames as names } from '#games/roy/text/en/index.ts';
import type { Hint } from '../../learn/hints.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const spaces = (count: number): string => (count === 1 ? 'one space' : `${count} spaces`);

const say = (hint: Hint): string => {
  switch (hint.id) {
    case 'queen':
      return `The Queen can lose only ${points(hint.left)} of honour more: complete a mission at the Louvre, or keep a One-for-all card for her.`;
    case 'siege':
      return `The siege is lost in ${spaces(hint.left)}. Combat cards laid at La Rochelle bring dice, and whoever stands there may give blood.`;
    case 'time':
      return `Time runs out in ${spaces(hint.left)}. Now only the Quest counts; a One-for-all card stops time for a round.`;
    case 'constance':
      return `${hint.left === 1 ? 'One more Sword' : `${hint.left} more Swords`} and Constance dies: finish the Abduction before the round ends.`;
    case 'louvre-fails':
      return 'The mission at the Louvre fails at the end of this round and costs the Queen 2 points of honour, unless you complete it now.';
    case 'fallen':
      return 'Your musketeer lies at the Vieux-Colombier: his turn is spent on getting up, with all his life points.';
    case 'bastille':
      return 'Out of the Bastille: a bribe of 1 pistole, or a duel with the jailer. Each try costs an action.';
    case 'outnumbered':
      return `${hint.blue} blue dice against ${hint.red} red ones is no good bargain. Each Combat card adds a die, before the first roll only.`;
    case 'rochefort':
      return `Nobody knows where Milady is: Rochefort may wait ${names.places[hint.place].at}. He stops duels, challenges and the Quest, never moves, purchases or trades.`;
    case 'challenge-short':
      return `For the challenge here ${hint.missing === 1 ? 'you lack one' : `you lack ${hint.missing}`} ${names.skills[hint.skill]}: draw, trade, or buy an upgrade with any card.`;
    case 'captain':
      return 'You hold M. de Tréville: for one action he brings three cards.';
    case 'quest':
      return 'Nobody is at the Quest, and nothing else wins the game for you.';
    case 'garrison':
      return 'La Rochelle has no Combat card yet. One laid here stays, and rolls in the siege every round.';
    case 'her-layout':
      return 'They need only one corridor. Let none begin easily and none end easily; Decoys cost them an action as well.';
    case 'her-strength':
      return 'The cards must add up exactly to the mission’s strength. A trap counts 1, and there may be only one.';
    case 'her-intercept':
      return 'If Rochefort steps in, everybody knows where you are; if he is not wounded the action is lost and he stays.';
    case 'her-quarters':
      return 'Paris is empty, and so is your hand of Paris cards: your quarters would bring you one.';
    case 'her-palace':
      return 'You hold no Treachery: at Richelieu’s palace you would draw three, unless a musketeer finds you there.';
    case 'her-siege':
      return `${hint.cards} cards lie at La Rochelle: going there takes a Combat card away from them.`;
    case 'her-destination':
      return 'Where must they go this round? Rochefort can wait there for all but Athos.';
  }
};

/** Hints beside the question, in English. The other languages follow this shape. */
export const learn = {
  title: 'A hint',
  close: 'Not again',
  off: 'No more hints',
  on: 'Give me hints',
  say,
};
