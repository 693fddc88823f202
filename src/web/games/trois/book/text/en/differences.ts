import type { BookWords } from '#web/parts/book/book.ts';

export const differences: BookWords['differences'] = {
  lead: 'There is one text of this game, which names no author, publisher or year, and its board and cards have not come down to us. We rebuilt both and let bots play many thousands of matches on them: every match ends, and no seat is much better than another. That shows that the game works, not how close it is to the original.',
  items: {
    board: {
      books:
        'The places and signs of the board are named, but not how many squares a road has nor which sign lies where.',
      here: 'Roads, squares and signs are ours. A gazette comes every six or seven squares and just before each obstacle, so that those who wait are soon relieved by those behind.',
    },
    cards: {
      books:
        'Of each kind of card the text gives the back and the number. Of what they say, one example is left: a storm in the Channel, for one turn at most.',
      here: 'The numbers are the printed ones; titles, words and effects are ours.',
    },
    firstLeg: {
      books: 'One passage sends you from your castle to the Louvre, the numbered list to Mme Bonacieux’s house.',
      here: 'To the house first: the list is the more precise of the two.',
    },
    youngest: {
      books: 'The youngest player chooses first.',
      here: 'The first seat does. Nobody here is asked how old they are.',
    },
    fewer: {
      books: 'Two to four may play, but the text speaks of four musketeers who are held up.',
      here: 'All who ride. The other castles stay empty.',
    },
    roads: {
      books: 'Whether you ride home by the road you came is not said.',
      here: 'There is one road out and another home, in France and in England. Only then do overtaking, the shortcut and the late rider make sense.',
    },
    legsFirst: {
      books: 'Nothing is said of a rider who has not yet been to the Queen when the studs are given away.',
      here: 'They ride their legs one after the other all the same.',
    },
    double: {
      books: 'A double brings another roll unless a square or a card prevents it. Which ones do is not said.',
      here: 'A card that makes you wait or holds you, and a ride cut short by the gate, the sea or the Duke.',
    },
    moved: {
      books:
        'What a square does to somebody whom a card, or a rival already standing there, has sent to it is left open.',
      here: 'A card never leads to another card. Moved on, you meet everything else; moved back, nothing, and never past the last place you came through. Behind a rival the sign counts, for there you end your ride.',
    },
    hold: {
      books: 'A card may set a condition for riding on; when it is tried is not said.',
      here: 'Both dice, at the start of each turn; the roll that frees you is your ride. Without such a sentence nobody would know when a hold ends.',
    },
    gazettes: {
      books: 'Two gazettes in one ride, and which news counts until the next is read, are not mentioned.',
      here: 'One new gazette for each roll, and the old one counts until the ride is over.',
    },
    thrusts: {
      books: 'Secret thrusts are played at the most favourable moment.',
      here: 'On your own turn only, at the moment each card names.',
    },
    gate: {
      books: 'Where you wait at the shut entrance, and whether it bars the way out as well, is not said.',
      here: 'On the square just before it, on either side. Shut is shut.',
    },
    stairs: {
      books: 'What if the stairs close while somebody is on them, and who chooses the way?',
      here: 'Only the first step has to be allowed: otherwise somebody could be shut in for good. Each rider chooses on leaving.',
    },
    ports: {
      books: 'Whether a port must be reached exactly is not said.',
      here: 'No. Crossing is one step of the ride; without a boat the ride ends in port and the rest is lost.',
    },
    castle: {
      books: 'While the Duke is away you wait on the square before his castle. There is room for one on it.',
      here: 'The next waits on the first free square behind. It is the same at the gate.',
    },
    stuck: {
      books:
        'What a rider who cannot move is to do is not said, nor what happens when nobody can move and nothing is marked “one turn at most”.',
      here: 'The turn ends; a secret thrust may help first. When nobody can move, a new gazette is turned up.',
    },
    spies: {
      books: 'The spies have a piece with two sides, and no effect.',
      here: 'They make several Rochefort cards worse.',
    },
    overtaking: {
      books: 'Whoever passes the carrier takes the studs. When that is judged, and along which way, is left open.',
      here: 'When a move is over, by the steps left to the Queen along the paved way. Whoever was ahead already gets nothing for it, and the studs never leap over the trapped rider.',
    },
    pastStuds: {
      books: 'Studs lie on the paved way: may somebody climb the stairs past them?',
      here: 'Not on the last leg. Otherwise they could lie there for good.',
    },
    ground: {
      books:
        'Whether whoever dropped the studs may take them back, what happens on a taken square, and whether riders may go on by single squares, is not said.',
      here: 'Yes: by riding over them again, or after sitting out a turn beside them. On a taken square you take them, then stop behind. Single squares are allowed to everybody; the square counts, but brings no second roll.',
    },
    trap: {
      books:
        'A carrier may end exactly on the trapped rider, and others may ride back to him. How far, and who, is not said.',
      here: 'The studs stay there even so. Anybody on the last leg may turn back, after the roll, as far as Calais; while the studs lie there, several may stand on the square.',
    },
    atQueen: {
      books: 'Nothing is said of those who reach the Queen without the studs.',
      here: 'They wait there, and leave only to fetch the studs from the trapped rider.',
    },
    shortcuts: {
      books: 'Once the studs are given away the others may take the shortcut, and a late rider need not cross.',
      here: 'The shortcut is for catching up: it opens when the studs are at its end or nearer home. The late rider is spared England even while they lie on the ground in France.',
    },
  },
};
