/** The rulebook in English: Rochefort and the musketeers. */
export const people: Readonly<Record<string, string>> = {
  'ROY.ROCH.1':
    'Rochefort can intercept only if Milady’s destination this round is Paris, the Louvre or the Quest, and only in that place.',
  'ROY.ROCH.2':
    'In Paris he can intercept an attempt at a challenge, at a duel, or at what the Paris card asks for; at the Louvre, an attempt at a challenge or a duel; at the Quest, any Quest action.',
  'ROY.ROCH.3':
    'He never intercepts drawing, moving, trading, buying or playing a Character card, nor anything that has to do with a Trap.',
  'ROY.ROCH.4': 'An interception exposes Milady: she shows her Location card and puts her figure there.',
  'ROY.ROCH.5':
    'As long as Milady is hidden she decides each time whether Rochefort intercepts: if she lets an attempt pass it goes ahead, and she may still intercept the next one. Once Rochefort stands exposed and unhurt the choice is no longer hers. Table option: Rochefort intercepts whenever he can.',
  'ROY.ROCH.6':
    'The musketeer first declares exactly what he is going to do. Then Rochefort appears, the action is suspended, and a duel against Rochefort is fought first.',
  'ROY.ROCH.7':
    'That duel costs no action and follows the ordinary rules: you may use Combat cards, abilities and equipment.',
  'ROY.ROCH.8':
    'If Rochefort loses at least 1 life point he flees: Milady’s figure goes back to her quarters, but she may not take a Paris card this round.',
  'ROY.ROCH.9':
    'When Rochefort has fled, a musketeer who is not out of action must carry out exactly the action he had declared.',
  'ROY.ROCH.10': 'If Rochefort loses no life point, the declared action is spent without effect and he stays.',
  'ROY.ROCH.11':
    'A Rochefort who stays must fight every further attempt in that place this round, by anybody but Athos, and also the next action of the same musketeer, until he is wounded.',
  'ROY.ROCH.12':
    'If both hurt each other, Rochefort loses 1 life point and flees, and the musketeer loses 1 and, if he is not out of action, goes on with his action. Table option: every Sword that is not cancelled counts, on both sides.',
  'ROY.ROCH.13':
    'A musketeer put out of action by Rochefort loses the action he had declared, even if Rochefort flees.',
  'ROY.ROCH.14': 'Once he has fled, Rochefort intercepts nothing more this round.',
  'ROY.ROCH.15':
    'With no life points left Rochefort is out of action. Until he is healed he cannot intercept, and Milady may not go to Paris, the Louvre or the Quest.',
  'ROY.ROCH.16':
    'The first time in the game that Rochefort is put out of action, the musketeers gain a One-for-all card. Later times bring nothing.',
  'ROY.ROCH.17': 'Only a Treachery card that restores life points, the Balm, heals him.',
  'ROY.ROCH.18': 'Epic tokens may not be spent against him.',
  'ROY.ROCH.19':
    'The duel with Rochefort and a duel you had declared are two separate fights: cards are added to each separately, and the pistol and the Toledo sword work afresh in each.',

  'ROY.ATHOS.1': 'Athos and Rochefort never fight each other: Rochefort cannot intercept Athos.',
  'ROY.ATHOS.2': 'When Athos acts in a place where Milady is hiding, she is not exposed.',
  'ROY.ATHOS.3': 'Athos does not protect the other musketeers who act in the same place.',
  'ROY.ATHOS.4': 'Where Rochefort already stands, Athos works on the mission or the Quest as if he were not there.',
  'ROY.ATHOS.5':
    'This does not help at Richelieu’s den: when Athos arrives there, Milady is exposed as she would be by anybody else.',

  'ROY.ARAMIS.1':
    'Once per round Aramis may discard any one Adventure card from his hand, either for +1 in a challenge of any skill or for 1 more blue die in a duel.',
  'ROY.ARAMIS.2': 'That is one use per round in all, not one in a challenge and another in a duel.',
  'ROY.ARAMIS.3':
    'Any kind of card will do, and it is worth that 1 and nothing else; even a double Combat card used in this way is worth only 1.',
  'ROY.ARAMIS.4': 'The limit of 6 blue dice still holds, and in a duel the card must be added before the first roll.',
  'ROY.ARAMIS.5': 'Aramis cannot use this ability to lay a card at La Rochelle.',

  'ROY.DART.1': 'D’Artagnan starts with a better secret manoeuvre than the others.',
  'ROY.DART.2': 'He may buy the improved manoeuvre as a second one and keeps the first.',

  'ROY.PORTH.1': 'Porthos has 5 life points, 2 more than the others, and regains all 5 when he recovers.',

  'ROY.TREV.1': 'Tréville, the captain of the musketeers, starts at the Vieux-Colombier.',
  'ROY.TREV.2':
    'In a game for five, he can take the place of one of the four musketeers, whichever the players choose. Table option: Tréville.',
  'ROY.TREV.3': 'With six players he is the fifth musketeer.',
  'ROY.TREV.4': 'Once during his own turn he may spend 1 of his actions to give one order to another musketeer.',
  'ROY.TREV.5':
    'That musketeer at once carries out one action of his choice under all the usual rules. It costs him none of his own actions.',
  'ROY.TREV.6': 'It does not matter whether that musketeer has already had his turn this round.',
  'ROY.TREV.7':
    'A musketeer who is out of action cannot carry out an order. One who was sent to the Bastille by Richelieu earlier this round cannot use it to break out.',
  'ROY.TREV.8': 'Tréville starts with a Toledo sword, which comes out of the stock of the Arsenal.',
  'ROY.TREV.9':
    'With two, three or four players he may also stand in for one of the musketeers. The number of musketeers, actions and cards stays as usual for that many players.',
  'ROY.TREV.10': 'Tréville can give his order from any place to any place, even from the Bastille.',
  'ROY.TREV.11':
    'The ordered musketeer’s own player picks the action, from those that would normally cost one; the free move of a thoroughbred is not among them. A musketeer who has nothing he can do cannot be given an order.',
  'ROY.TREV.12':
    'Everything the ordered action brings about is settled before Tréville goes on: interception, duel, a finished mission, a new one and its Traps. If that puts Tréville himself out of action, his own turn is over.',
};
