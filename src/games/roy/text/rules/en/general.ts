/** The rulebook in English: aim, components, setting up. */
export const general: Readonly<Record<string, string>> = {
  'ROY.GEN.1':
    'There are two sides. One player is Milady; all the others are the musketeers, who win or lose together. The game can also be played without anybody as Milady.',
  'ROY.GEN.2':
    'The musketeers win in one way only: by finishing the Quest. Milady wins if time runs out first, or if one of three disasters happens: the siege of La Rochelle fails, the Queen is dishonoured, or Constance is killed.',
  'ROY.GEN.3':
    'A mission is made of challenges, duels and Traps. It is finished only when everything in it that has to be overcome has been overcome.',
  'ROY.GEN.4':
    'The parts of a mission in Paris or at the Louvre may be tackled in any order, by different musketeers, over as many rounds as it takes.',
  'ROY.GEN.5':
    'What is done stays done: a challenge won, an adversary beaten or a Trap lifted stays that way as long as the mission is in play.',
  'ROY.GEN.6':
    'The musketeers share a single purse. Every pistole they gain goes into it, and every payment comes out of it.',
  'ROY.GEN.7':
    'Epic tokens belong to all the musketeers together. Wherever they were earned, they lie on the current Quest board.',
  'ROY.GEN.8':
    'When one event has several consequences, settle them in this order: special powers and wounds; musketeers out of action are carried off; beaten adversaries leave and rewards are paid; the mission or board is completed; the next one is set up; its Traps strike.',

  'ROY.COMP.1':
    'The board shows ten areas: the counters for time and purse, the Arsenal, the Quest, Milady’s quarters, Richelieu’s den, the Vieux-Colombier, the Bastille, Paris, the Louvre and La Rochelle.',
  'ROY.COMP.2':
    'The musketeers’ Adventure deck has 47 cards: 24 Skill cards (6 of each skill), 16 Combat cards (13 single and 3 double) and 7 Character cards.',
  'ROY.COMP.3': 'A double Combat card is one card that is worth two Combat cards.',
  'ROY.COMP.4': 'There are four skills: Erudition, Nobility, Gallantry and Panache.',
  'ROY.COMP.5':
    'Milady’s cards are 12 Adversaries, 5 Traps, 15 Treachery cards, 6 Paris cards, 8 Louvre cards and 6 Locations.',
  'ROY.COMP.6':
    'The six Locations are Milady’s quarters, Richelieu’s den, Paris, the Louvre, La Rochelle and the Quest. There is none for the Vieux-Colombier or the Bastille.',
  'ROY.COMP.7': 'The five Traps are the Beggars, the Harlot, the Nemesis, the Thief and the Assassin, one of each.',
  'ROY.COMP.8':
    'An Adversary card shows a name, a strength from 1 to 3, a number of red dice, a reward and usually a special power.',
  'ROY.COMP.9':
    'There are 27 Adversary tokens for the Quest: 4 Decoys, 4 challenge tokens (one for each skill) and 19 fighting tokens.',
  'ROY.COMP.10':
    'No dice are rolled for 8 of the 19 fighting tokens: they are four pairs, namely the Snares and three kinds with a fixed result. The other 11 show a number of red dice.',
  'ROY.COMP.11':
    'The 19 fighting tokens last exactly for the whole Quest: 8 lie in the Inn, 3 on the return to Paris, and the last 8 in the galleries of the Louvre.',
  'ROY.COMP.12':
    'There are 6 blue dice for the musketeers and 4 red ones for Milady. Blue dice show Swords, Shields and Lilies; red dice show Swords and Shields, never a Lily.',
  'ROY.COMP.13': 'There are only 7 Epic tokens.',
  'ROY.COMP.14':
    'A musketeer’s sheet shows his life points, his value in each of the four skills, his number of combat dice, his secret manoeuvre and his special ability, with 2 spaces for upgraded skills and 2 for equipment. D’Artagnan has one more, empty space for a second manoeuvre.',
  'ROY.COMP.15':
    'Rochefort’s panel shows his 5 life points, his red dice and his secret manoeuvre, and the One-for-all card that the musketeers gain for beating him.',
  'ROY.COMP.16':
    'A Paris card shows a title, a challenge, a strength, and a stipulation with a harmful effect. Only Duels in Paris has no challenge and strength 0, so Milady places nothing with it.',
  'ROY.COMP.17':
    'A Louvre card tells its story on the back; its front shows a title, one challenge, a strength and a reward.',
  'ROY.COMP.18': 'A Trap counts as 1 towards the strength of a mission.',

  'ROY.SETUP.1':
    'Every marker goes on its starting space: time and purse on theirs, Constance at the bottom of the Paris scale, La Rochelle in the middle, the Louvre token on its top space, and the Queen at full honour.',
  'ROY.SETUP.2':
    'All Equipment and Upgrade tokens are laid out in the Arsenal. No musketeer owns any at the start, except Tréville with his Toledo sword.',
  'ROY.SETUP.3': 'Rochefort starts with all his 5 life points.',
  'ROY.SETUP.4':
    'Exactly one player is Milady. She takes the red dice, the hourglass, her figure and all her cards and tokens.',
  'ROY.SETUP.5':
    'Behind her screen Milady starts with all 12 Adversaries, all 5 Traps, all 6 Locations and all 27 Adversary tokens, less what she lays out while setting up.',
  'ROY.SETUP.6': 'The Treachery deck is shuffled and Milady draws 3 cards, which the musketeers do not see.',
  'ROY.SETUP.7': 'The Louvre cards are shuffled and stacked with their stories up.',
  'ROY.SETUP.8':
    'Milady picks whichever of the 6 Paris cards she likes and puts it into play. The other 5 stay beside the board; they are not in her hand.',
  'ROY.SETUP.9': 'Milady lays out the first Quest board, the Golden Lily Inn.',
  'ROY.SETUP.10': 'Each of the other players picks a different musketeer, who starts with all his life points.',
  'ROY.SETUP.11': 'The Adventure deck is shuffled and each of these players is dealt 5 cards.',
  'ROY.SETUP.12':
    'D’Artagnan starts in Paris, Aramis at La Rochelle, Athos at the Vieux-Colombier and Porthos at the Louvre.',
  'ROY.SETUP.13':
    'One-for-all cards, Epic tokens and Validation tokens start in the supply. The musketeers own none of them yet.',
  'ROY.SETUP.14':
    'The game opens like this: the Paris card is announced and Milady places its adversaries and Trap; the story of the top Louvre card is told, the card is turned over, and she places its adversaries and Trap; the Inn is announced. Then the first round begins.',
  'ROY.SETUP.15':
    'A Thief or an Assassin placed while setting up strikes at once at the musketeers who start in that place: d’Artagnan in Paris, Porthos at the Louvre. Table option: no die is rolled while setting up.',
  'ROY.SETUP.16':
    'Choices are made in this order: roles; Milady’s first Paris card, with six players her two extra ones, and her layout of the Inn; whether Tréville plays and which musketeer stays out; who plays which musketeer. Then the hands are dealt and the game opens.',
};
