const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const spaces = (count: number): string => (count === 1 ? 'one space' : `${count} spaces`);

/** Hints beside the question, in English. The other languages follow this shape. */
export const learn = {
  title: 'A hint',
  close: 'Not again',
  off: 'No more hints',
  on: 'Give me hints',
  unfold: 'Read the hint',
  fold: 'Fold the hint',
  hints: {
    queen: (left: number) =>
      `The Queen can lose only ${points(left)} of honour more: complete a mission at the Louvre, or keep a One-for-all card for her.`,
    siege: (left: number) =>
      `The siege is lost in ${spaces(left)}. Combat cards laid at La Rochelle bring dice, and whoever stands there may give blood.`,
    time: (left: number) =>
      `Time runs out in ${spaces(left)}. Now only the Quest counts; a One-for-all card stops time for a round.`,
    constance: (left: number) =>
      `${left === 1 ? 'One more Sword' : `${left} more Swords`} and Constance dies: finish the Abduction before the round ends.`,
    'louvre-fails':
      'The mission at the Louvre fails at the end of this round and costs the Queen 2 points of honour, unless you complete it now.',
    fallen: 'Your musketeer lies at the Vieux-Colombier: his turn is spent on getting up, with all his life points.',
    bastille: 'Out of the Bastille: a bribe of 1 pistole, or a duel with the jailer. Each try costs an action.',
    outnumbered: (blue: number, red: number) =>
      `${blue} blue dice against ${red} red ones is no good bargain. Each Combat card adds a die, before the first roll only.`,
    /** `at` is a place with its preposition. */
    rochefort: (at: string) =>
      `Nobody knows where Milady is: Rochefort may wait ${at}. He stops duels, challenges and the Quest, never moves, purchases or trades.`,
    'challenge-short': (missing: number, skill: string) =>
      `For the challenge here you lack ${missing === 1 ? 'one' : missing} ${skill}: draw, trade, or buy an upgrade with any card.`,
    captain: 'You hold M. de Tréville: for one action he brings three cards.',
    quest: 'Nobody is at the Quest, and nothing else wins the game for you.',
    garrison: 'La Rochelle has no Combat card yet. One laid here stays, and rolls in the siege every round.',
    'her-layout':
      'They need only one corridor. Let none begin easily and none end easily; Decoys cost them an action as well.',
    'her-strength':
      'The cards must add up exactly to the mission’s strength. A trap counts 1, and there may be only one.',
    'her-intercept':
      'If Rochefort steps in, everybody knows where you are; if he is not wounded the action is lost and he stays.',
    'her-quarters': 'Paris is empty, and so is your hand of Paris cards: your quarters would bring you one.',
    'her-palace':
      'You hold no Treachery: at Richelieu’s palace you would draw three, unless a musketeer finds you there.',
    'her-siege': (cards: number) =>
      `${cards} cards lie at La Rochelle: going there takes a Combat card away from them.`,
    'her-destination': 'Where must they go this round? Rochefort can wait there for all but Athos.',
  },
};
