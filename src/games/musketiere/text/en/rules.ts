import type { Chapter } from '#kernel/text.ts';
import { ids } from '../situation.ts';

/** The rulebook in English, in the order it is read. */
export const rules: Readonly<Record<string, string>> = {
  'MUS.1':
    'Two, three or four players are musketeers of the Queen. They fight the Cardinal’s guard side by side, but each of them counts their own ducats.',
  'MUS.22':
    'You play round after round, and every round pays ducats. Whoever has 100 ducats or more at the end of a round wins the match.',

  'MUS.2':
    'The Cardinal’s guard is 15 cards numbered from 4 to 40. Before every round some are taken out: with two players 25, 30, 35 and 40; with three players 4, 35 and 40; with four players 4, 5 and 7.',
  'MUS.3': 'The guard cards that remain are shuffled and form a face-down stack.',
  'MUS.4':
    'All 55 musketeer cards are shuffled, and each player is dealt twelve, hidden from the others. The cards left over are out of this round, and nobody looks at them.',
  'MUS.5': 'Three jewels and three prisons lie in the middle: this is the supply. We call both of them markers.',
  'MUS.6':
    'Freely choose three of your twelve cards as your reward cards and lay them face down in front of you: they decide your pay. The other nine are your hand, one card for each duel.',

  'MUS.7':
    'A musketeer card has a value from 0 to 10 and from no sword to four swords, and no two cards are alike. The higher value is stronger; of two equal values, the one with more swords is stronger.',

  'MUS.8': 'A round has up to nine duels. Each begins by turning up the top guard card: its number is the target.',
  'MUS.9':
    'Everybody who fights secretly picks one card from their hand. All these cards are shown at the same moment and their values are added up; swords do not count towards the total.',
  'MUS.10':
    'If the total reaches or passes the target, the duel is won. If it stays below the target, the duel is lost.',
  'MUS.11':
    'When a duel is won, the owner of the strongest card shown is the champion: they take a jewel and put it at once on one of their own reward cards.',
  'MUS.12':
    'A champion who has a prison may give up the jewel and put one of their own prisons back in the supply instead.',
  'MUS.13':
    'When a duel is lost, the owner of the weakest card shown is the scapegoat: they take a prison and put it at once on one of their own reward cards.',

  'MUS.14':
    'If the supply has none of the kind you need, you take that jewel or prison from a reward card of another player instead.',
  'MUS.15': 'A reward card holds one marker at most: a new one only goes on a free card.',
  'MUS.16':
    'A champion whose three reward cards are all covered gets no jewel: they must put one of their prisons back in the supply.',
  'MUS.17': 'A scapegoat whose three reward cards are all covered must put one of their jewels back in the supply.',
  'MUS.18':
    'With prisons on all three of your reward cards you are shut out: in every duel you throw away a hand card that does not count, and the others must reach the full target without you. You fight again from the duel after another player had to take one of your prisons.',

  'MUS.19': 'A player who holds all three jewels ends the round on the spot.',
  'MUS.20': 'Otherwise the round ends when all nine hand cards have been used, after the ninth duel.',
  'MUS.21':
    'Now the reward cards are turned up. A free card pays its value in ducats, a card with a jewel twice its value, and a card in prison nothing. The sum is added to your total.',

  'MUS.RULING.1': 'Can two markers lie on one reward card? No, never.',
  'MUS.RULING.2':
    'What if two players tie for the strongest or the weakest card? They cannot: no two of the 55 cards share both value and swords.',
  'MUS.RULING.3': 'May a champion take nothing? No: they take a jewel, or they free one of their cards from prison.',
  'MUS.RULING.4':
    'May a champion take a jewel from another player while the supply still has one? No, only when the supply is out of jewels.',
  'MUS.RULING.5':
    'Who decides from which player and which card a marker is taken? The one who takes it. The reward card itself stays face down.',
  'MUS.RULING.6':
    'The supply has no prison left: may a scapegoat take one of their own? No, it has to come from another player.',
  'MUS.RULING.7':
    'Does a scapegoat with three covered cards also get a prison, once the jewel is gone? No, giving the jewel back is all.',
  'MUS.RULING.8':
    'What does a player with three prisons throw away, and when? From the next duel on, one card of their choice per duel, while the others pick theirs. It lies face down and is shown only after the round.',
  'MUS.RULING.9':
    'When does a player fight again after one of three prisons is taken away? From the next duel: the cards of this one are already shown.',
  'MUS.RULING.10':
    'Two players, and one of them is shut out? The other fights alone against the full target, and is the champion or the scapegoat, as it turns out.',
  'MUS.RULING.11':
    'May you agree on cards or drop hints? No: picks are secret. You may talk at the table, but not about the cards you hold, have laid as rewards or are going to pick.',
  'MUS.RULING.12':
    'Several players reach 100 in the same round? The highest total wins. If the highest are equal, everybody plays one more round, and another if need be.',
  'MUS.RULING.13':
    'What about guard cards left over after the last duel? Nobody sees them. For the next round all 15 are taken up again and sorted.',
  'MUS.RULING.14': 'May you look at your own reward cards? Yes, at any time.',
  'MUS.RULING.15':
    'Do used cards stay face up? Cards that fought do, for everybody. Cards thrown away by a player who is shut out stay hidden until the end of the round.',
  'MUS.RULING.16': 'May you move a marker later to another reward card? No, it stays where it was put.',
  'MUS.RULING.17': 'Three jewels end the round early: what about the cards still in hand? They count for nothing.',
  'MUS.RULING.18':
    'Is anything else different with two players? No: only the guard cards taken out, and the lone fight when one of the two is shut out.',
  'MUS.RULING.19':
    'May you play a single round? Yes, choose it when you set up the table: the most ducats win, and if the lead is shared, another round follows.',
};

export const chapters: readonly Chapter[] = [
  { title: 'What it is about', rules: ['MUS.1', 'MUS.22'] },
  { title: 'Before each round', rules: ids('MUS', 2, 6) },
  { title: 'How strong a card is', rules: ['MUS.7'] },
  { title: 'A duel', rules: ids('MUS', 8, 13) },
  { title: 'Jewels and prisons', rules: ids('MUS', 14, 18) },
  { title: 'The end of a round', rules: ids('MUS', 19, 21) },
  { title: 'Questions and rulings', rules: ids('MUS.RULING', 1, 19) },
];
