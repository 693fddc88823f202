import type { BookWords } from '#web/parts/book/book.ts';

export const sheet: BookWords['sheet'] = {
  lead: 'The musketeers ride for the Queen’s diamonds. Milady, alone against them all, only has to hold them up long enough.',
  win: {
    title: 'The musketeers win together',
    lines: [
      'when they complete the fourth board of the Quest: the Inn, the passage to England, the return to Paris, the galleries of the Louvre.',
    ],
  },
  lose: {
    title: 'Milady wins at once when',
    lines: [
      'the Time token reaches the Cardinal’s hat;',
      'the siege of La Rochelle ends in ruin (the left end of its track);',
      'the Queen has lost all her honour;',
      'the Abduction in Paris has brought her 6 Swords.',
    ],
  },
  turn: {
    title: 'A round',
    steps: [
      ['Milady', 'hides her Location card, may put a Paris card into play, then draws or plays one Treachery card.'],
      [
        'The musketeers',
        'each have one turn, in any order. An action: draw a card, move anywhere, trade, play a Character, reinforce La Rochelle, try a challenge, fight a duel, buy up to 2 items, or what the place offers. At the end Milady shows herself and acts where she is.',
      ],
      [
        'La Rochelle.',
        'Milady rolls the red dice under the Time token, the musketeers a blue one for each Combat card there (a double: two). Only Swords count: the token moves by the difference.',
      ],
      ['The end.', 'The Time token moves, the Louvre token moves down, the Paris card strikes.'],
      ['A challenge:', 'your skill, plus 1 for each card of that skill, must reach its value.'],
      [
        'A duel:',
        '3 blue dice, plus 1 for each Combat card, against the red dice of the adversary. Manoeuvres first. Then each Shield cancels a Sword, and each Sword left takes a life point. First blood ends it; after a draw each side rolls again with one die fewer.',
      ],
      [
        'Rochefort',
        'may stop an attempt in Paris, at the Louvre or at the Quest if Milady hides there. You fight him first; wounded, he flees.',
      ],
    ],
  },
  numbers: {
    title: 'Easily forgotten',
    rows: [
      ['Actions', '3; with four players 4'],
      ['Cards at the start', '2–3 players 9, 4: 7, 5–6: 5'],
      ['Life points', '3; Porthos and Rochefort 5'],
      ['Blue dice in a duel', 'never more than 6'],
      ['Purse', '5 at the start, 10 at most'],
      ['Thoroughbred, pistol, armour, Toledo sword', '2 pistoles each'],
      ['Balm', '1 pistole, heals 2'],
      ['Improved manoeuvre', 'a Combat card'],
      ['Upgraded skill', 'any Adventure card'],
      ['Cards at La Rochelle', '3 at most'],
      ['Epic tokens', '7 in all'],
      ['Louvre mission on space 1 or 2', '2 Epic tokens'],
      ['Beggars / a bribe in the Bastille', '2 pistoles / 1'],
      ['Challenges: England / galleries', '6 / 8'],
      ['Secret passage', '3 Epic tokens'],
    ],
  },
  pieces: {
    title: 'Dice, cards and tokens',
    meanings: {
      blue: 'Sword, Shield and Lily, on two faces each.',
      red: 'Milady’s dice: three Swords, three Shields, no Lily.',
      manoeuvre: 'Secret manoeuvre: these three faces take a life point at once.',
      skill: 'Skill card: +1 in a challenge of its skill.',
      combat: 'Combat cards: one more die, or two.',
      character: 'Character card: an action of its own.',
      hidden: 'A token of the Quest, face down.',
      dice: 'An adversary with that many red dice.',
      fixed: 'A fixed result: no dice are rolled.',
      snare: 'Snare: lose a life point, no fight.',
      decoy: 'Decoy: nothing there, but the action is spent.',
      challenge: 'Challenge of the galleries: 8 in this skill.',
    },
  },
};

export const gallery: BookWords['gallery'] = {
  lead: 'Everything in the box, drawn as it lies on our table. A mark says where each value is known from; titles and names are the publisher’s unless they are marked as ours.',
  groups: {
    adventure: 'Adventure cards: skills and combat',
    tokens: 'Tokens of the Quest',
    locations: 'Milady’s Locations',
  },
};
