import type { Chapter } from '#kernel/text.ts';
import { ids } from '../situation.ts';

/** The rulebook in English, in the order it is read. */
export const rules: Readonly<Record<string, string>> = {
  'TRO.1':
    'Two to four players each ride as one musketeer. Whoever hands the diamond studs to the Queen wins. The board and all the cards are our own reconstruction: only the rules of this old game have come down to us, not its squares and not its cards.',
  'TRO.2':
    'The journey has five legs: from your castle to Mme Bonacieux’s house; from there to the Queen; back to the house; by Calais and Dover to Buckingham’s castle; and home by Dover, Calais and the house to the Queen.',
  'TRO.3':
    'Two ways lead from the house to the Queen: the paved way, nine squares through the Louvre gate, and the secret stairs, only four.',
  'TRO.28': 'The match ends the moment the studs reach the Queen.',

  'TRO.4':
    'Everybody starts with one secret thrust, which the French call a “botte secrète”: a card you keep hidden until you need it.',
  'TRO.5':
    'Four piles lie face down, each shuffled on its own: Milady (phial), Rochefort (dagger), the gazettes, and the sword pile, in which musketeer cards and the other secret thrusts are mixed.',
  'TRO.6':
    'One after the other you choose a musketeer, beginning with whoever sits first (in place of the youngest player). He starts from his own castle. The order of play is always Aramis, d’Artagnan, Porthos, Athos.',
  'TRO.7': 'At the beginning the studs are with the Duke of Buckingham.',
  'TRO.8': 'Before the first turn a gazette is turned up. What it says is true until the next one.',
  'TRO.9':
    'Every gazette says six things: whether Mme Bonacieux is at home, with the Queen or gone; whether the secret stairs are open; whether the Louvre gate is open; on which side of the Channel a boat lies; whether Buckingham is at home; and whether spies are about.',

  'TRO.10':
    'On your turn you roll two dice and ride that many squares. After a double you roll again, unless something stops you.',
  'TRO.11':
    'There is room for only one musketeer on a square: if yours is taken, you stop on the first free square behind it. At Mme Bonacieux’s, the Queen’s and Buckingham’s there is room for everybody.',
  'TRO.12': 'When you reach Mme Bonacieux, the Queen or Buckingham with squares left, you may stop there or ride on.',
  'TRO.13':
    'If you end on a sword, a dagger or a phial, you draw from that pile and do what the card says; then it goes under the pile. A card that makes you wait stays with you until the wait is over. If it holds you, try with both dice at the start of each turn: the roll that frees you is your ride.',
  'TRO.14':
    'If you ride over a gazette square or end on it, riding forward, the next gazette is turned up after your move. After a double the gazette comes before your second roll.',
  'TRO.15':
    'Secret thrusts stay hidden until you play them; then they go under the sword pile. You may hold three. If you get a fourth, choose one to put under the pile.',
  'TRO.16':
    'Once the studs have been given away, everybody else may choose each turn: roll both dice, or ride exactly one square. Whoever carries the studs always rolls.',

  'TRO.17':
    'The secret stairs can be used only while they are open. You can go up only while Mme Bonacieux is at home, and come down only while she is with the Queen.',
  'TRO.18': 'Nobody passes the Louvre gate while it is shut.',
  'TRO.19': 'To cross the sea there must be a boat on the side you start from.',
  'TRO.20':
    'While Buckingham is away nobody enters his castle: you wait on the square before it until a gazette says he is home.',
  'TRO.21':
    'Some news is marked “one turn at most”. If everybody has had a turn and everybody is held up, the marked trouble ends without a new gazette: boats sail from both sides, the gate opens, the Duke comes home.',

  'TRO.22': 'The first musketeer to enter Buckingham’s castle receives the studs.',
  'TRO.23': 'If you overtake the musketeer with the studs, you take them.',
  'TRO.24':
    'If a card makes the carrier leave the studs on a square, the first musketeer on the last leg to ride over that square takes them. While they lie on the paved way, nobody on the last leg may take the stairs past them.',
  'TRO.25':
    'Beware of the trapped rider on the road to Paris: a carrier who rides over him or ends on him leaves the studs there. The first to end exactly on that square gets them. For this, and for nothing else, you may ride back.',
  'TRO.26':
    'If you are late and reach Calais on the way out when the studs are already back in France, you need not cross the sea: you ride on in France.',
  'TRO.27': 'Once Buckingham has given the studs away, the other musketeers may take the shortcut in England.',

  'TRO.RULING.1': 'From your castle straight to the Louvre? No, to Mme Bonacieux’s house first.',
  'TRO.RULING.2':
    'Is it the same road out and back? No: in France and in England there is one road out and another back. The two ways between the house and the Queen are used in both directions.',
  'TRO.RULING.3':
    'What changes with two or three players? Nothing but the castles that stay empty. “Everybody” means all musketeers who ride.',
  'TRO.RULING.32':
    'The studs are given away before you have even seen the Queen? You still have to ride your legs one after the other.',

  'TRO.RULING.4':
    'Must you reach a port exactly? No. Crossing is one step of your ride if a boat is there. Without a boat your ride ends in port, and the rest of the roll is lost.',
  'TRO.RULING.5': 'Is there room for several musketeers in a port? Yes.',
  'TRO.RULING.6':
    'Where do you wait when the gate is shut? On the square just before it, outside or inside. The rest of the roll is lost. If somebody stands there, you wait behind.',
  'TRO.RULING.7': 'Does a shut gate also keep you from leaving the Louvre? Yes, it is shut both ways.',
  'TRO.RULING.8':
    'The stairs are closed while you are on them? You go on: only stepping onto them needs the door open and Mme Bonacieux there.',
  'TRO.RULING.9': 'Who chooses between the paved way and the stairs? The rider, at the moment of leaving.',
  'TRO.RULING.10':
    'Several musketeers wait for Buckingham? The first stands before the castle, the next on the first free square behind. Those behind wait too. It is the same at the shut gate.',
  'TRO.RULING.12': 'Do the boats travel with you? No, they only show from which side you can cross.',
  'TRO.RULING.33': 'You cannot take a single step? Your turn ends. You may play a secret thrust first if one helps.',
  'TRO.RULING.34':
    'Everybody is held up and nothing is marked “one turn at most”, or what was marked is already over? Then a new gazette is turned up.',

  'TRO.RULING.13':
    'What do spies do? By themselves nothing, but several Rochefort cards are worse while they are about.',
  'TRO.RULING.14':
    'What takes away the second roll after a double? A card that makes you wait or holds you, or a ride cut short by a shut gate, a missing boat or an absent Duke.',
  'TRO.RULING.15': 'You ride over a gazette and end on a card square? First the card, then the gazette.',
  'TRO.RULING.16': 'You ride over two gazette squares with one roll? Only one new gazette is turned up.',
  'TRO.RULING.17': 'Which gazette counts while you are riding? The old one. The new one comes after your move.',
  'TRO.RULING.18':
    'A card moves you: does the square you reach count? You never draw another card for it. Riding forward, gazettes, places, studs and the trapped rider count; going back, nothing does.',
  'TRO.RULING.19': 'The square is taken, and the one you stop on behind it has a sign? The sign counts.',
  'TRO.RULING.20': 'How far can a card send you back? Never past the last place you came through.',
  'TRO.RULING.35': 'May you play a secret thrust on somebody else’s turn? No, only on your own.',
  'TRO.RULING.36': 'You carry the studs and a card leaves you only one die? Then you roll only one die.',
  'TRO.RULING.37': 'Are the piles ever shuffled again? No, used cards go to the bottom. A good memory helps!',
  'TRO.RULING.38':
    'You ride exactly one square: does it count? Yes, like any other ride, but as no dice were rolled there is no second roll.',

  'TRO.RULING.11': 'Do you get the studs if you only ride through Buckingham’s castle? Yes, entering is enough.',
  'TRO.RULING.21':
    'Who is ahead? Among those on the last leg, whoever has fewer steps to the Queen. The paved way is counted, unless you are on the stairs.',
  'TRO.RULING.22':
    'When exactly is somebody overtaken? When a move is over: whoever was level or behind and now stands ahead takes the studs, even if it was a card that sent the carrier back. If the trapped rider lies between, the studs stay with him. Whoever was ahead already gets nothing for it.',
  'TRO.RULING.23': 'You overtake the carrier and reach the Queen in one ride? You take the studs in passing and win.',
  'TRO.RULING.24':
    'You arrive at the Queen’s without the studs? You wait there, and may leave only to fetch them from the trapped rider.',
  'TRO.RULING.25':
    'The carrier ends exactly on the trapped rider? The studs stay there all the same. To get them back, leave and come back. While they lie there, several musketeers may stand on the square.',
  'TRO.RULING.26':
    'Who may ride back to the trapped rider? Anybody on the last leg; you decide after the roll. Riding exactly one square is allowed too. A ride back goes no further than Calais; the card square it ends on counts, gazettes do not.',
  'TRO.RULING.27':
    'The studs lie on the ground: may you still ride a single square? Yes, everybody may, once Buckingham has given them away.',
  'TRO.RULING.28':
    'May you pick up studs that you dropped yourself? Yes: by riding over their square later, or, if you stayed there, at the end of the turn you miss.',
  'TRO.RULING.29': 'The studs lie on a square where somebody stands? You take them, then you stop behind as usual.',
  'TRO.RULING.30':
    'The studs have not yet reached the end of the shortcut? Then nobody may take it: it is for catching up.',
  'TRO.RULING.31': 'The studs lie on the ground in France: may a late rider skip England? Yes.',
};

export const chapters: readonly Chapter[] = [
  { title: 'What it is about', rules: ['TRO.1', 'TRO.2', 'TRO.3', 'TRO.28'] },
  { title: 'Before you set out', rules: ids('TRO', 4, 9) },
  { title: 'Your turn', rules: ids('TRO', 10, 16) },
  { title: 'What can hold you up', rules: ids('TRO', 17, 21) },
  { title: 'The studs', rules: ids('TRO', 22, 27) },
  { title: 'Questions about the journey', rules: [...ids('TRO.RULING', 1, 3), 'TRO.RULING.32'] },
  {
    title: 'Questions about gate, stairs, ports and castle',
    rules: [...ids('TRO.RULING', 4, 10), 'TRO.RULING.12', 'TRO.RULING.33', 'TRO.RULING.34'],
  },
  {
    title: 'Questions about dice, squares and cards',
    rules: [...ids('TRO.RULING', 13, 20), ...ids('TRO.RULING', 35, 38)],
  },
  { title: 'Questions about the studs', rules: ['TRO.RULING.11', ...ids('TRO.RULING', 21, 31)] },
];
