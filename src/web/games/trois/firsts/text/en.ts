/** What is met for the first time, each in a sentence, in English. The other languages follow this shape. */
export const en = {
  stairs: 'The secret stairs are the short way to the Queen, as long as the gazette says they are open.',
  shortcut: 'Once Buckingham has given the studs away, the others may take the shortcut across to the road home.',
  milady: 'A phial draws one of Milady’s cards: it is read aloud and obeyed.',
  dagger: 'A dagger draws one of Rochefort’s cards, and many of them are worse while his spies are about.',
  sword: 'A sword draws a musketeer card or a secret thrust; a secret thrust is kept hidden and played when it helps.',
  held: 'Whoever is held rolls at the start of the turn to get free, and rides on with the roll that succeeds.',
  waits: 'A card can cost whole turns: a rider who waits rolls nothing until they are over.',
  missed: 'This turn was missed because of a card; the list of riders shows how many more are still to miss.',
  'one-die': 'A rider left with one die rolls only that one the next time.',
  gate: 'The Louvre gate is shut: the rest of the ride is lost, and only a gazette opens it again.',
  boat: 'There is no boat on this side of the sea: riders wait in the port for better news.',
  castle: 'Buckingham is away: nobody enters his castle before a gazette reports him home.',
  dropped: 'The studs lie on the road: the first rider on the last leg to ride over that square takes them.',
  studs: 'Whoever overtakes the carrier takes the studs, and whoever brings them to the Queen wins.',
  double: 'A double brings another roll.',
  'gave-way': 'Two riders never share a square: the one who comes later stops on the first free square behind.',
  gazette: 'Riding over a gazette square brings fresh news, and the news decides what is open on the road.',
  eased: 'News marked “one turn at most” is over once it has held everybody up.',
  'last-leg': 'The last leg leads home to the Queen: only the studs in her hands end the race.',
};

export type FirstTexts = typeof en;
