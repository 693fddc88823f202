const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const spaces = (count: number): string => (count === 1 ? 'one space' : `${count} spaces`);

/** Hints beside the question, in English. The other languages follow this shape. */
export const learn = {
  title: 'A hint',
  close: 'Don’t show this again',
  off: 'No more hints',
  unfold: 'Read the hint',
  fold: 'Hide the hint',
  hints: {
    queen: (left: number) =>
      `The Queen has only ${points(left)} of honour left to lose: complete a mission at the Louvre, or keep a One-for-all card for her.`,
    siege: (left: number) =>
      `The siege is ${spaces(left)} from ruin. Combat cards laid at La Rochelle add dice, and whoever is there may sacrifice a life point.`,
    time: (left: number) =>
      `Time is ${spaces(left)} from running out. Only the Quest counts now; a One-for-all card stops time for a round.`,
    constance: (left: number) =>
      `${left === 1 ? 'One more Sword' : `${left} more Swords`} and Constance dies: finish the Abduction before the round ends.`,
    'louvre-fails':
      'The mission at the Louvre fails at the end of this round and costs the Queen 2 points of honour, unless you complete it now.',
    fallen:
      'Your musketeer is out of action at the Vieux-Colombier: he spends his turn recovering, and gets all his life points back.',
    bastille:
      'Two ways out of the Bastille: a bribe of 1 pistole, or a duel with the jailer. Each attempt costs an action.',
    outnumbered: (blue: number, red: number) =>
      `${blue} blue dice against ${red} red is a poor bargain. Each Combat card adds a die, but only before the first roll.`,
    /** `at` is a place with its preposition. */
    rochefort: (at: string) =>
      `Nobody knows where Milady is: Rochefort may be waiting ${at}. He can stop a duel, a challenge or a step of the Quest, but no move, purchase or trade.`,
    'challenge-short': (missing: number, skill: string) =>
      `For the challenge here you are ${missing} short in ${skill}: draw, trade, or buy an upgrade with any card.`,
    captain: 'You hold M. de Tréville: for one action he brings three cards.',
    quest: 'Nobody is at the Quest, and nothing else wins the game for you.',
    garrison: 'La Rochelle has no Combat card yet. One laid here stays, and rolls in the siege every round.',
    'her-layout': 'They need only one path. Let none begin easily and none end easily; Decoys cost them an action too.',
    'her-strength':
      'The cards must add up exactly to the mission’s strength. A Trap counts as 1, and there may be only one.',
    'her-intercept':
      'If Rochefort steps in, everybody knows where you are; if he is not wounded, the action is lost and he stays.',
    'her-quarters': 'Paris is empty, and so is your hand of Paris cards: your quarters would bring you one.',
    'her-palace': 'You hold no Treachery: at Richelieu’s den you would draw three, unless a musketeer finds you there.',
    'her-siege': (cards: number) => `${cards} cards lie at La Rochelle: if you go there, they lose a Combat card.`,
    'her-destination': 'Where must they go this round? Rochefort can wait there for all but Athos.',
  },
};
