/** What is met for the first time, each in a sentence, in English. The other languages follow this shape. */
export const en = {
  'shut-out': 'With three prisons a player no longer fights, and only throws a card away in every duel.',
  released: 'Whoever loses one of three prisons fights again from the next duel on.',
  lost: 'The duel is lost: whoever showed the weakest card is the scapegoat and takes a prison.',
  won: 'The duel is won: whoever showed the strongest card is the champion and takes a jewel.',
  took: 'The supply is empty, so the marker is taken from another player’s reward card.',
  surrendered: 'A scapegoat whose three reward cards are covered gives a jewel back instead of taking a prison.',
  freed: 'Instead of taking a jewel, a champion may put one of their own prisons back.',
  turned: 'The guard’s number is the target: the cards that all of you show are added up against it.',
  shown: 'Only values are added up; swords decide which of two equal cards is the stronger.',
  tied: 'Two players are level at the top, so everybody plays one more round.',
  scored: 'A reward card counts its value: twice under a jewel, nothing under a prison.',
  ended: 'A round ends after nine duels, or at once when one player holds all three jewels.',
};

export type FirstTexts = typeof en;
