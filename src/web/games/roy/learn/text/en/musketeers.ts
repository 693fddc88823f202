export const musketeersPages = {
  'm-aim': {
    say: 'Your servant, sir. I am Planchet. The Queen’s diamond studs are in England, and fetching them is the Quest: four boards, one after the other. Complete the fourth, and all musketeers win together.',
  },
  'm-time': {
    say: 'There are four ways to lose. The first is to be late: at the end of every round the hourglass moves a space, and at the Cardinal’s hat Milady wins. The red dice on a space are hers in the siege.',
  },
  'm-siege': {
    say: 'The second is La Rochelle. The siege is tested every round; if the token slides all the way to ruin, Milady wins on the spot.',
  },
  'm-honour': {
    say: 'The third is the Queen’s honour. Missions at the Louvre that nobody completes cost her some of it. Thirteen points gone, and Milady has won.',
  },
  'm-constance': {
    say: 'The fourth lies here in Paris: the Abduction. While it is in play, Milady rolls four red dice at the end of each round. Six Swords in all, and Constance dies. We should deal with that today!',
  },
  'm-team': {
    say: 'You lead d’Artagnan: Panache 4 is his strong side, he rolls three dice in a duel and has three life points. Seven cards are in your hand. Two friends lead Athos and Aramis, and the purse is yours together.',
  },
  'm-begin': {
    say: 'Milady’s phase is over and the musketeers’ phase begins. You agree among yourselves who goes first.',
    now: 'Let d’Artagnan begin his turn.',
  },
  'm-actions': {
    say: 'With four players everybody has four actions a turn, three otherwise. All you may do stands on this blue leather; what you cannot do stays there in grey and says why. You can also click a thing on the table itself.',
  },
  'm-foe': {
    say: 'Two of the Cardinal’s men hold the Abduction: Boisrenard with three red dice, and Bernajoux. A mission is completed once every adversary is beaten and its challenge is won, in any order, by any of you.',
  },
  'm-duel': {
    say: 'Boisrenard stands in Paris, and so do you. A duel costs one action.',
    now: 'Challenge Boisrenard.',
  },
  'm-commit': {
    say: 'You have three blue dice. Each Combat card adds one for this duel, before the first roll only. Six dice are the most.',
    now: 'Add two Combat cards, one after the other.',
  },
  'm-roll': {
    say: 'Five dice against three. A Sword wounds, a Shield stops a Sword. The first wound ends the duel.',
    now: 'No more cards: roll the dice.',
  },
  'm-won': {
    say: 'The first roll hurt nobody, so each side took a die away and rolled again. Then two Lilies and a Sword: that is d’Artagnan’s secret manoeuvre, and it hits whatever the Shields say. Boisrenard is gone, and his pistole is in your purse.',
  },
  'm-challenge': {
    say: 'Now the challenge of the Abduction, Panache 6. Your Panache is 4, and every Panache card from your hand counts 1 more. You hold two: just enough.',
    now: 'Take on the challenge.',
  },
  'm-add': { say: 'Cards you play are spent, so play no more than it takes.', now: 'Add both Panache cards.' },
  'm-enough': { say: 'Four and two make six: that will do.', now: 'Say that you are done.' },
  'm-buy': {
    say: 'Won! Now only Bernajoux is left in Paris. There are six pistoles in the purse, and for one action you can buy anywhere, up to two things. A Toledo blade lets you reroll one die in every duel.',
    now: 'Buy a Toledo blade.',
  },
  'm-bought': {
    say: 'The same action would buy a second thing. But the purse belongs to all: leave something for Athos.',
    now: 'Be content with the blade.',
  },
  'm-rochefort': {
    say: 'A warning, sir. Milady has laid her destination face down. If it is Paris, the Louvre or the Quest, her man Rochefort may step in your way there and fight you first. Today she let you pass: perhaps she is elsewhere, perhaps not.',
  },
  'm-move': {
    say: 'One action left. From any place you can go to any other in a single step. La Rochelle is short of men.',
    now: 'Go to La Rochelle.',
  },
  'm-athos': {
    say: 'You have spent your actions, and now Athos takes his turn. He goes to Paris for Bernajoux. Rochefort never fights Athos: remember that when a place looks dangerous.',
  },
  'm-saved': {
    say: 'Bernajoux is beaten and with him the Abduction is done. The card leaves the game, and Constance is safe!',
  },
  'm-aramis': {
    say: 'Aramis stands at La Rochelle. A Combat card laid there stays, and brings a die to the siege every round.',
  },
  'm-test': {
    say: 'The siege. Milady rolls the red dice of the Time track, one for now; you roll a die for each Combat card laid there. Only Swords count, and hers are more: the token would move one space towards ruin.',
  },
  'm-spare': {
    say: 'You stand at La Rochelle, so you may give a life point to strike out one of her Swords. One space is no disaster: keep your blood for the Quest.',
    now: 'Keep your life point.',
  },
  'm-hour': {
    say: 'The end of the round has three steps: time moves, then the token of the Louvre mission moves down, then the Paris card does its harm. In Paris there is none any more!',
  },
  'm-keep': {
    say: 'The team holds a One-for-all card. It stops time for this round, or gives the Queen two points of honour back, or is worth two Epic tokens. There is a better use for it soon.',
    now: 'Let time pass.',
  },
  'm-treachery': {
    say: 'A new round, and Milady plays first: she has laid a new destination, put the Smuggler in Paris, and with a Treachery card cost the Queen a point of honour.',
  },
  'm-again': {
    say: 'You cannot put out every fire. Each round ask: what do we lose if nobody goes there? Then send the others, and somebody to the Quest.',
    now: 'Begin with d’Artagnan.',
  },
  'm-quest': { say: 'The Quest is what wins the game. Athos is already on his way.', now: 'Go to the Quest.' },
  'm-inn': {
    say: 'The Golden Lily Inn. Twelve tokens lie face down in three corridors: adversaries, Snares, and four Decoys. You only need one corridor, from its first space to its fourth.',
  },
  'm-one': {
    say: 'An Epic token turns up three tokens before anybody walks into them. The One-for-all card is worth two: six tokens!',
    now: 'Play it to look at the Inn.',
  },
  'm-name': {
    say: 'Look at the first two spaces of every corridor. What is turned up stays up, and does nothing until you step on it.',
    now: 'Name the spaces one by one.',
  },
  'm-seen': {
    say: 'Four dice in the Stables, a Snare in the Cellar; but in the Chambers a Decoy, and behind it a man with only two dice. That is your way.',
  },
  'm-advance': {
    say: 'A step into a corridor costs an action, and you face what lies there.',
    now: 'Advance into the Chambers.',
  },
  'm-decoy': {
    say: 'A Decoy: nobody there. It is gone, and the action is spent. On to the man with two dice.',
    now: 'Advance again.',
  },
  'm-two': {
    say: 'At the Inn you see the adversary before you add cards. Two dice against your three: one Combat card more makes it safer.',
    now: 'Add a Combat card.',
  },
  'm-fight': { say: 'Four dice against two.', now: 'Roll.' },
  'm-blade': {
    say: 'Two Swords, and two Shields against them: nobody would be hit. Your own Shield stops nothing, for he shows no Sword. Once per duel the Toledo blade rerolls one die: a third Sword would hit, and a second Lily would make your secret manoeuvre.',
    now: 'Reroll the Shield.',
  },
  'm-on': { say: 'That told! You have one action left.', now: 'Advance once more.' },
  'm-board': {
    say: 'Another Decoy for you, and Athos has beaten the fourth token: the Inn is behind us. He draws two cards for it, and the second board, the passage to England, lies open at once.',
  },
  'm-round': {
    say: 'The round is over. At the Louvre the token is on space 3, which cost the Queen a point; next round the mission would fail and cost two more. That is where somebody should go now.',
  },
  'm-end': {
    say: 'That is all I can teach you, sir: save what burns, buy wisely, and keep somebody on the Quest. You can play on from here against Milady, or see her side of it.',
  },
} as const;
