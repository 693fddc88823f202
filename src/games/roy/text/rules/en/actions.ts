/** The rulebook in English: actions, moving, trading, Character cards, reinforcing, challenges. */
export const actions: Readonly<Record<string, string>> = {
  'ROY.ACT.1':
    'For an action a musketeer can draw an Adventure card, move, trade, play a Character card, reinforce La Rochelle, try a challenge, fight a duel, or buy equipment and upgrades.',
  'ROY.ACT.2':
    'Some places offer actions of their own: leaving the Bastille, advancing in the Inn, taking a secret passage in the galleries, and whatever a Paris card asks the musketeers to do.',
  'ROY.ACT.3': 'Each of these costs one of the musketeer’s actions, unless a rule says otherwise.',
  'ROY.ACT.4': 'Draw: you take the top card of the Adventure deck into your hand.',
  'ROY.ACT.5': 'When the Adventure deck is empty, its discard pile is shuffled to make a new one.',
  'ROY.ACT.6':
    'If the deck and the discard pile are both empty, there is nothing to draw and this action cannot be taken.',
  'ROY.ACT.7': 'You may hold any number of Adventure cards.',
  'ROY.ACT.8':
    'Adventure cards that are played, paid or discarded go to the Adventure discard pile. Only cards laid at La Rochelle stay there, until Milady discards them.',
  'ROY.ACT.9':
    'You can draw, move, buy or play a Character card wherever you are. To trade you need a partner in the same place, to reinforce you must be at La Rochelle, and to try a challenge or fight a duel you must be where it is.',
  'ROY.ACT.10':
    'These cost no action: a duel forced on you by Rochefort, paying the Beggars, the free move of a thoroughbred, spending Epic tokens (except for a secret passage), playing a One-for-all card, and being the partner in somebody else’s trade.',

  'ROY.MOVE.1':
    'With a move you go straight from where you are to any other place that is open to you, however far apart the two are.',
  'ROY.MOVE.2':
    'Musketeers can move to Richelieu’s den, the Vieux-Colombier, Paris, the Louvre, La Rochelle and the Quest.',
  'ROY.MOVE.3': 'Musketeers may never enter Milady’s quarters.',
  'ROY.MOVE.4':
    'No musketeer goes to the Bastille of his own will: only Richelieu or a Treachery card sends him there.',
  'ROY.MOVE.5': 'The counters and the Arsenal are not places: nobody goes there.',
  'ROY.MOVE.6':
    'What awaits you on arrival happens at once: at Richelieu’s den you find Milady or the Bastille, a Thief or an Assassin in the place has a die rolled for you, and at the Inn you stand in the Common Area.',
  'ROY.MOVE.7': 'A musketeer in the Bastille cannot move in the ordinary way: he has to bribe his guards or break out.',
  'ROY.MOVE.8': 'Moving to a place where Rochefort stands does not in itself lead to a duel with him.',

  'ROY.TRADE.1': 'You trade with exactly one other musketeer, who must be in the same place as you.',
  'ROY.TRADE.2': 'Only the musketeer who starts the trade pays an action.',
  'ROY.TRADE.3':
    'Any number of Adventure cards and Equipment tokens may pass in either direction; you may even give everything for nothing.',
  'ROY.TRADE.4': 'A trade never involves a third musketeer. To trade with somebody else, take another trade action.',
  'ROY.TRADE.5': 'Upgrades never change hands, neither skills nor manoeuvres.',
  'ROY.TRADE.6':
    'At the Vieux-Colombier you may spend an action to trade with a musketeer who lies there out of action.',
  'ROY.TRADE.7': 'Both players must agree to what they give away.',
  'ROY.TRADE.8':
    'After a trade nobody may hold more than 2 Equipment tokens, nor two alike. A trade that would lead to this is not allowed.',
  'ROY.TRADE.9': 'Rochefort never intercepts a trade.',
  'ROY.TRADE.10': 'It does not matter whether your partner has already had his turn this round.',
  'ROY.TRADE.11':
    'Everybody sees how many cards pass each way, but only the two traders know which ones. Equipment is always open to all. Table option: traded cards are shown to everybody.',
  'ROY.TRADE.12':
    'You name a partner, and each of you puts in what you give. Both see the offer, and the trade takes place, and costs its action, only when both have accepted.',
  'ROY.TRADE.13':
    'A trade that is refused or called off costs nothing. You cannot propose another trade to the same partner before you have taken another action.',
  'ROY.TRADE.14': 'A trade in which nothing changes hands cannot be made.',
  'ROY.TRADE.15': 'If the same player leads both musketeers, that player decides alone.',

  'ROY.CHAR.1': 'For one action you play one Character card from your hand and apply its effect.',
  'ROY.CHAR.2': 'You can play a Character card wherever you are.',
  'ROY.CHAR.3': 'The card is discarded after use. Only M. de Bassompierre is laid at La Rochelle instead.',
  'ROY.CHAR.4':
    'M. de Bassompierre may be played from anywhere. He takes up one of the three card spaces at La Rochelle and adds 1 blue die to every siege while he lies there.',
  'ROY.CHAR.5': 'M. de Bassompierre cannot be played while three cards already lie at La Rochelle.',
  'ROY.CHAR.6': 'The other Character cards do what they say; you find them in the list of components.',
  'ROY.CHAR.7': 'You cannot play a Character card that would change nothing at all.',

  'ROY.REINF.1': 'A musketeer at La Rochelle may spend one action to lay one Combat card from his hand there, face up.',
  'ROY.REINF.2': 'The card may be single or double.',
  'ROY.REINF.3': 'At most 3 cards may lie at La Rochelle, M. de Bassompierre included. A double counts as one card.',
  'ROY.REINF.4': 'A card laid there cannot be taken back, exchanged or replaced.',
  'ROY.REINF.5': 'The cards stay at La Rochelle from round to round until Milady discards them.',
  'ROY.REINF.6': 'Aramis may not use his ability to lay another kind of card there.',
  'ROY.REINF.7': 'Epic tokens are of no use at La Rochelle.',

  'ROY.CHALL.1': 'A challenge names one skill and a value from 5 to 8.',
  'ROY.CHALL.2': 'A musketeer in the same place may try it for one action.',
  'ROY.CHALL.3':
    'Your score is your own value in that skill, upgrade included, plus 1 for each Skill card of the same skill that you play from your hand.',
  'ROY.CHALL.4': 'You may play as many matching cards as you like: none at all, or more than you need.',
  'ROY.CHALL.5': 'Cards of another kind never count; only Aramis’s ability makes an exception.',
  'ROY.CHALL.6': 'The challenge is won when your score reaches its value or passes it.',
  'ROY.CHALL.7': 'A challenge that has been won gets a Validation token and need not, and cannot, be tried again.',
  'ROY.CHALL.8': 'All cards played on a challenge are discarded.',
  'ROY.CHALL.9': 'Only the acting musketeer’s skill and his own player’s hand count. Nobody else may add cards.',
  'ROY.CHALL.10':
    'A challenge is won with a single action or not at all: cards and attempts do not add up from one action to the next.',
  'ROY.CHALL.11':
    'You may declare a challenge even if you cannot reach its value: the action is then spent without effect, and none of your cards are taken. Table option: only challenges within reach may be declared.',
  'ROY.CHALL.12':
    'If you can no longer reach the value after a fight with Rochefort, the action is spent without effect, and no more of your cards are taken.',
  'ROY.CHALL.13':
    'If you stop adding cards before you reach the value, the attempt fails: the action is spent, and so are the cards you put in.',
  'ROY.CHALL.14':
    'To see whether a challenge is within reach, count the cards in your hand, Aramis’s ability if he has not used it yet and, on the passage to England, Epic tokens and One-for-all cards. If a Harlot is there, the value to reach is 1 higher.',
};
