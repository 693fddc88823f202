/** The rulebook in English: the Quest and its four boards. */
export const quest: Readonly<Record<string, string>> = {
  'ROY.QUEST.1':
    'The Quest has four boards, always in this order: 1 the Golden Lily Inn, 2 the passage to England, at Calais, 3 the return to Paris, 4 the galleries of the Louvre.',
  'ROY.QUEST.2': 'Only a musketeer whose figure is at the Quest can take Quest actions.',
  'ROY.QUEST.3': 'The 4 Decoys are used at the Inn and the 4 challenge tokens in the galleries, and nowhere else.',
  'ROY.QUEST.4': 'A token with a fixed result rolls no dice: the symbols printed on it are its result.',
  'ROY.QUEST.5':
    'In a draw such a token loses nothing and shows the same result again in the rolls that follow, while the musketeer loses a die as usual.',
  'ROY.QUEST.6':
    'If you have no dice left against a fixed result, one last comparison is made with what you have, your armour for instance. If nobody is hurt then either, the duel ends as a failure.',
  'ROY.QUEST.7':
    'Snare: the musketeer who reveals it, or who advances onto one that is already face up, loses 1 life point. There is no fight, and the token is discarded.',
  'ROY.QUEST.8': 'Armour does not protect against a Snare.',
  'ROY.QUEST.9': 'There are never more than 7 Epic tokens in play; anything gained beyond that is lost.',
  'ROY.QUEST.10': 'An Epic token you spend goes back to the supply and can be earned again.',
  'ROY.QUEST.11': 'Epic tokens you have not spent are kept when the board changes.',
  'ROY.QUEST.12': 'Epic tokens are good for the Quest only.',
  'ROY.QUEST.13':
    'When one of the first three boards is completed, the musketeer who completed it draws 2 Adventure cards, and the next board is set up immediately.',
  'ROY.QUEST.14':
    'Musketeers who are at the Quest when a board is completed stay there and may use their remaining actions on the new board.',

  'ROY.INN.1':
    'To set up the Inn, Milady lays the 4 Decoys and 8 fighting tokens of her choice face down on its 12 spaces, as she likes. The spaces form three paths of four.',
  'ROY.INN.2':
    'The paths are the Chambers, the Stables and the Cellar. Each is followed from its first space to its fourth.',
  'ROY.INN.3': 'As long as this board is in play, a musketeer who arrives at the Quest stands in the Common Area.',
  'ROY.INN.4': 'For 1 action a musketeer advances to the next space of a path: its token is revealed and he fights it.',
  'ROY.INN.5': 'A Decoy needs no fight and is discarded; the action is spent all the same.',
  'ROY.INN.6':
    'If the first spaces of a path are already cleared, 1 action takes a musketeer from the Common Area to the last cleared space. Facing the next token takes another action.',
  'ROY.INN.7': 'A token that was revealed but not beaten stays face up on its space. Beating it takes another action.',
  'ROY.INN.8':
    'For each Epic token they spend, the musketeers choose 3 face-down tokens and reveal them, or as many as are left.',
  'ROY.INN.9': 'The board is completed as soon as the fourth token of any path has been beaten or discarded.',
  'ROY.INN.10': 'All the tokens left on the board are then revealed and leave the game.',
  'ROY.INN.11': 'A musketeer who leaves the Quest and comes back starts in the Common Area again.',
  'ROY.INN.12':
    'Epic tokens only reveal tokens: a Decoy or a Snare seen in this way stays on its space and does nothing until a musketeer advances onto it.',

  'ROY.CALAIS.1': 'There is nothing to set up on this board.',
  'ROY.CALAIS.2': 'Four challenges must be won, in any order and by any musketeers. Each attempt costs one action.',
  'ROY.CALAIS.3': 'Each challenge won gets a Validation token.',
  'ROY.CALAIS.4':
    'Each Epic token spent during an attempt lowers the value of that challenge by 1, for that attempt only.',
  'ROY.CALAIS.5':
    'Only when all four have been won may a musketeer fight de Wardes, for 1 action and as an ordinary duel.',
  'ROY.CALAIS.6': 'Epic tokens cannot be used against de Wardes.',
  'ROY.CALAIS.7': 'The board is completed when de Wardes is beaten.',

  'ROY.RETURN.1':
    'To set up this board, Milady lays one fighting token of her choice face down on each of the spaces A, B and C.',
  'ROY.RETURN.2': 'For 1 action a musketeer fights the first token left, in the order A, B, C.',
  'ROY.RETURN.3':
    'He must add his Combat cards, and Aramis the card for his ability, before the token is revealed. He may add none.',
  'ROY.RETURN.4':
    'When the token has been revealed, and before the first roll, he may spend Epic tokens as if they were single Combat cards. He still rolls no more than 6 dice.',
  'ROY.RETURN.5': 'A token that was revealed but not beaten stays face up.',
  'ROY.RETURN.6': 'Beaten tokens leave the game.',
  'ROY.RETURN.7': 'The board is completed when the third token is beaten.',

  'ROY.GALL.1':
    'To set up the galleries, Milady lays the 4 challenge tokens on the top row in the order she likes, one for each antechamber, and the 8 remaining fighting tokens two to an antechamber, all face down.',
  'ROY.GALL.2':
    'The three tokens of the first antechamber are then revealed; those of each of the others follow when the one before it has been passed.',
  'ROY.GALL.3':
    'There are three ways to pass an antechamber: win its challenge, beat both its adversaries, or take a secret passage.',
  'ROY.GALL.4': 'All four challenges have the value 8.',
  'ROY.GALL.5':
    'The two adversaries are two separate duels, one action each, in either order, and different musketeers may fight them.',
  'ROY.GALL.6': 'A secret passage costs 1 action of a musketeer at the Quest and 3 Epic tokens.',
  'ROY.GALL.7':
    'You may mix these ways within an antechamber and change them from one to the next. A beaten adversary stays beaten.',
  'ROY.GALL.8': 'When an antechamber has been passed, the tokens left in it are discarded.',
  'ROY.GALL.9': 'The moment the fourth antechamber is passed, the musketeers win the game.',
};
