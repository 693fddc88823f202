/** What is met for the first time, each in a sentence, in English. The other languages follow this shape. */
export const en = {
  jailed:
    'There are two ways out of the Bastille, a bribe of 1 pistole or a duel with the jailer; each attempt costs an action.',
  fell: 'A musketeer with no life points left is carried to the Vieux-Colombier, and spends his next turn getting all of them back.',
  snare: 'A Snare takes 1 life point from whoever reveals it or walks onto it, and armour does not help.',
  decoy: 'A Decoy is nobody at all: all it costs is the action that revealed it.',
  rochefort:
    'Rochefort has stepped in: he is fought first, at no cost, and unless he is wounded the action is lost and he stays.',
  nemesis: 'The Nemesis: only the musketeer Milady named may attempt this mission, until he has achieved a part of it.',
  trap: 'A Trap has been laid on a mission: everybody must obey it for as long as it lies there.',
  bite: 'A Thief or an Assassin rolls a die for each musketeer who comes in, and stays until the mission ends.',
  'louvre-failed':
    'A mission still there when the Louvre token reaches space 4 fails: the Queen loses 2 points of honour and Milady draws a Treachery card.',
  treachery: 'A Treachery card takes effect at once, and Milady plays at most one a round.',
  siege:
    'Each round both sides roll for La Rochelle: only Swords count, and whoever has more moves the token their way.',
  abduction:
    'As long as the Abduction is in Paris, Milady rolls four dice at the end of every round, and her sixth Sword kills Constance.',
  manoeuvre:
    'Three symbols together made a manoeuvre: it takes exactly 1 life point and ends the duel, whatever else was rolled.',
  draw: 'No blood, so it is a draw: each side takes one die away and rolls the others again.',
  toledo: 'Once in each duel, a Toledo sword lets its owner roll one die again.',
  earned:
    'A One-for-all card is earned: at any moment it can stop time, restore the Queen’s honour or count as 2 Epic tokens.',
  'one-for-all': 'A One-for-all card does one of its three things, once, and then leaves the game.',
  epics: 'Epic tokens help at the Quest and nowhere else, on each board in its own way.',
  'board-2': 'The second board: win its four challenges in any order, and only then fight de Wardes.',
  'board-3':
    'The third board: three adversaries face down, one after the other, and Combat cards are added before each is revealed.',
  'board-4':
    'The last board: an antechamber is passed by its challenge, by beating both its adversaries, or by a secret passage for 3 Epic tokens.',
  'time-stopped': 'Time stands still: the Time token does not move again before the round is over.',
  exposed: 'Milady is exposed: her figure now stands where she has been hiding this round.',
  traded:
    'Musketeers in the same place may exchange any number of cards and equipment, and only the one who begins pays an action.',
  reinforced: 'A Combat card laid at La Rochelle stays there and rolls in the siege every round.',
  razed: 'Milady was at La Rochelle, and took away one of the Combat cards there.',
  'her-treachery': 'Draw a Treachery card or play one: never both in one round.',
  'her-paris':
    'You need not play a Paris card; a new one replaces the old, whose undefeated adversaries return to your hand.',
  'her-raze': 'At La Rochelle you discard one Combat card, but never M. de Bassompierre.',
};

export type FirstTexts = typeof en;
