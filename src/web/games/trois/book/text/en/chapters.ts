import type { BookWords } from '#web/parts/book/book.ts';

export const introductions: BookWords['introductions'] = {
  'TRO.1':
    'One errand, five legs, and a prize that changes hands. To be first at the studs is a fine thing; to be first home with them is the only one that counts.',
  'TRO.4':
    'Four castles, four piles of cards, and one secret for each of you. The first gazette says how things stand in the kingdom.',
  'TRO.10':
    'Roll, ride, and take what the square has in store. There is more to choose than it seems: which way to go, where to stop, when to play a thrust.',
  'TRO.17':
    'A gate, a flight of stairs, the sea and an absent Duke lie between you and the studs. The gazette opens and closes them all, and every rider brings new ones.',
  'TRO.22':
    'Now it becomes a chase. The carrier has to roll, the others may creep along behind, and one good roll turns everything round.',
  'TRO.RULING.1': 'How the legs fit together, and which roads belong to which.',
  'TRO.RULING.4': 'Where you wait, how many can wait there, and when the waiting ends.',
  'TRO.RULING.13': 'What comes first when a ride, a card and a gazette meet in one turn.',
  'TRO.RULING.11':
    'Who is ahead, who takes the studs from whom, and what becomes of them on the ground: nothing is argued about as often.',
};

export const figures: BookWords['figures'] = {
  'TRO.1':
    'The five legs of d’Artagnan: to Mme Bonacieux, on to the Queen, back again, out to Buckingham, and home to the Queen.',
  'TRO.4':
    'Three piles lie face down; on the fourth the first gazette is turned up. A secret thrust, such as this one, stays hidden in your hand.',
  'TRO.10':
    'Porthos rolls 6. The phial is taken by Athos, so he stops behind it, on the swords. He draws a card, and then the gazette he has ridden over is turned up.',
  'TRO.17': 'The gate is shut, the stairs are locked, no boat sails, the Duke is away.',
  'TRO.22': 'D’Artagnan rolls 5 and ends ahead of Athos: the studs are his.',
  'TRO.RULING.1':
    'Between the house and the Queen there are two ways, nine steps and four, and both are ridden up and down.',
  'TRO.RULING.4': 'The Duke is away. Aramis waits before the castle, Porthos on the first free square behind him.',
  'TRO.RULING.13': 'With spies about, this arrest costs two turns. A parry, and it costs none.',
  'TRO.RULING.11':
    'The studs lie with the trapped rider. Porthos is four squares past them and rolls 4: back he rides, and takes them.',
};
