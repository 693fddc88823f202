/** The rulebook in English: questions the rules leave open, and how we play them. */
export const rulings: Readonly<Record<string, string>> = {
  'ROY.RULING.1': 'Does Rochefort protect Traps? No, never.',
  'ROY.RULING.2':
    'Must Milady intercept? As long as she is hidden, no: she may let an attempt pass, and nobody can tell whether she was asked, for every attempt in Paris, at the Louvre and at the Quest takes the same short pause. She may also give a standing order. Once Rochefort stands exposed and unhurt he must fight. Table option: he intercepts whenever he can, even from hiding.',
  'ROY.RULING.3':
    'How much damage is done when Rochefort and a musketeer hurt each other in the same roll? One point to each; if only one of them is hurt, every uncancelled Sword counts. Table option: count every uncancelled Sword on both sides.',
  'ROY.RULING.4':
    'Must you win the duel to break out of the Bastille? Yes; otherwise you stay and may try again with another action. Table option: the break-out sets you free whatever its result.',
  'ROY.RULING.5':
    'Who is the jailer of the Bastille? An adversary with 3 red dice and 1 life point, without special power, secret manoeuvre or reward.',
  'ROY.RULING.6':
    'When does a musketeer put out of action in phase I recover? At once, and this uses up his turn this round.',
  'ROY.RULING.7':
    'Does the Louvre token move if a mission was completed this round? Yes, always, unless the stack of missions has run out.',
  'ROY.RULING.8': 'Is there one Trap for each mission, each place or the whole game? One for each place at a time.',
  'ROY.RULING.9': 'What is the strength of a Trap? It counts as 1.',
  'ROY.RULING.10':
    'What if Milady cannot make the exact strength of a mission? She places the highest total below it, choosing freely between equal ones. If nothing fits she places nothing.',
  'ROY.RULING.11': 'Do placed Adversaries and Traps lie face up? Yes, for everybody to see.',
  'ROY.RULING.12':
    'Must Milady show her Location at the end of phase II? Yes. At her quarters she may still decline to take a Paris card.',
  'ROY.RULING.13': 'May Milady skip her Treachery step? Yes.',
  'ROY.RULING.14':
    'What becomes of played Treachery cards? They form a discard pile, which is shuffled into a new deck when Milady must draw or search and the deck is empty. Table option: played Treachery cards are gone for good.',
  'ROY.RULING.15':
    'Is there a hand limit, and what if a deck runs out? Neither side has a hand limit. If you must draw and there are too few cards, you get as many as there are.',
  'ROY.RULING.16':
    'Must a musketeer use all his actions? No, he may end his turn early and loses the rest. A turn cannot be split, with another musketeer acting in between.',
  'ROY.RULING.17':
    'Must a musketeer who begins his turn at Richelieu’s den leave it? Yes, with his last action at the latest, and he may come back with another move; only the hourglass or being put out of action excuses him. Table option: he may stay.',
  'ROY.RULING.18':
    'Does a musketeer who already stands at Richelieu’s den disturb Milady there? No, only those who arrive this round do.',
  'ROY.RULING.19':
    'How does armour meet Jussac’s wound? It always absorbs it, even if its Shield also stopped a Sword in the last roll; Shields on the dice do not help. Table option: armour absorbs the wound only if its Shield stopped nothing in the last roll.',
  'ROY.RULING.20':
    'What else does armour protect from? Nothing: it adds a Shield when dice are compared in a duel and absorbs Jussac’s wound, but is no help against manoeuvres, Ambush, Snares, the Assassin or a sacrifice. Nor does it count as a die.',
  'ROY.RULING.21':
    'What if a musketeer has no dice left against a fixed result? One last comparison is made with no dice, in which armour counts. If nobody is hurt, the duel is a failure.',
  'ROY.RULING.22':
    'What if only one side has dice left? It rolls on, losing a die with each draw, until it hurts the other side or has no dice left either.',
  'ROY.RULING.23':
    'When is a secret manoeuvre checked, and may you decline it? It is checked on every roll and applies by itself. It takes three dice with the three symbols shown, and does 1 point of damage even if more dice match.',
  'ROY.RULING.24':
    'Does Cavois keep his wound? Yes, as long as he lies at the mission. If he goes back to Milady’s hand he is whole again.',
  'ROY.RULING.25':
    'May you add cards worth more than 6 dice? Only if the last card is needed to reach 6, that is, a double when you have 5 dice. What is too much is lost.',
  'ROY.RULING.26':
    'May you try a challenge you cannot win, get help, or pay in instalments? You may try, to flush out Milady for instance, but the action is lost; nobody can help you, and what one attempt has cost does not count for the next. Table option: only challenges within reach may be declared.',
  'ROY.RULING.27':
    'Do the limits on equipment hold in trades? Yes: after a trade nobody may have more than 2 tokens or two alike, and nothing may be thrown away to make room.',
  'ROY.RULING.28':
    'Does Milady see traded cards? No, only how many there are; the two traders alone see which. Table option: traded cards are shown to everybody.',
  'ROY.RULING.29':
    'Are musketeers on different spaces of the Quest in the same place? Yes, the Quest is one place; even inside the Inn they may trade from space to space.',
  'ROY.RULING.30':
    'What can you do in the Bastille besides trying to leave? Draw, buy, play Character cards and trade with a fellow prisoner.',
  'ROY.RULING.31':
    'When may you use a thoroughbred? During your own turn, before, between or after your actions, but not to leave the Bastille or to move inside the Inn. A horse that has been used and then traded away gives nobody a second move this round.',
  'ROY.RULING.32':
    'Where are you after a failed fight in the Inn, and can you change paths? You stay on the space where you were. Going back to the Common Area costs 1 action, which Rochefort cannot intercept; from there you may enter another path.',
  'ROY.RULING.33':
    'Can Rochefort intercept a walk over cleared spaces of the Inn? Yes, both walking forward and facing a token. He cannot intercept a return to the Common Area or the revealing of tokens with Epic tokens.',
  'ROY.RULING.34':
    'Who may reveal tokens of the Inn with Epic tokens, and when? Any musketeer’s player, in phase II between two actions, without being there and without spending an action. You name the three spaces first, then all three are revealed together.',
  'ROY.RULING.35':
    'May Snares lie on the return to Paris and in the galleries? Yes. Whoever reveals one on the return, or spends an action to face it in the galleries, is wounded; the Snare is then discarded and counts as beaten.',
  'ROY.RULING.36':
    'What are the limits of a sacrifice at La Rochelle? Even the last life point may be sacrificed, but only while Milady still has a Sword to cancel. The Smuggler’s Sword may be cancelled.',
  'ROY.RULING.37':
    'What if the La Rochelle token would go past the end, or passes a space with a bonus? It stops at the end, and the spaces it passes give their one-time bonus.',
  'ROY.RULING.38':
    'May Milady discard M. de Bassompierre at La Rochelle? No, he stays for the rest of the game. Table option: she may discard him.',
  'ROY.RULING.39':
    'Who decides to play a One-for-all card? Any musketeer’s player: the first to confirm plays it, and the others see it at once. When a reply is asked for, it closes once all of them have passed. Table option: a vote, in which more than half of the musketeers’ players must agree.',
  'ROY.RULING.40':
    'Does stopping time undo an earlier advance? No, it stops only advances still to come, and the Dead End it replies to. Played against the Disappearance, it leaves the ordinary advance of that phase as it is.',
  'ROY.RULING.41':
    'Can the Queen token go beyond the Richelieu space? No, it stops there. Honour given back is counted from there, and at most up to the starting space.',
  'ROY.RULING.42':
    'What if there are no more Louvre missions? Then there is none: the Louvre token stays on space 1, and its track costs the Queen no more honour. Table option: the Louvre cards that have left the game form a new stack.',
  'ROY.RULING.43':
    'What exactly happens when the hourglass runs out? A declared action is finished as far as its choices have been made, free moves not yet used are lost, waiting musketeers recover, and Milady still acts at her place; her own thinking time is never counted. Table option: the length of the hourglass, usually 120 seconds.',
  'ROY.RULING.44':
    'Which two Paris cards does Milady start with when there are six players? Two in her hand, besides the one in play. Table option: one in play and only one in her hand.',
  'ROY.RULING.45':
    'To whom may Tréville give an order? To any other musketeer who is not out of action, even one who has recovered this round; one jailed by Richelieu this round may do anything but try to escape. If the ordered action puts him out of action or lands him in the Bastille, his own turn this round is gone; one put out of action recovers in the next round, or at once if he was breaking out.',
  'ROY.RULING.46':
    'Without Milady, where does she go while Rochefort is out of action? To La Rochelle, if at least 2 cards lie there; otherwise nowhere.',
  'ROY.RULING.47':
    'How are Milady’s other choices made when nobody plays her, and which numbers apply? Rochefort always intercepts, a Shield is always rerolled, the Combat card discarded at La Rochelle and the victim of the Nemesis are random; the numbers are those for one more player, and if you play alone Isolation is left out. With five musketeers her extra cards are ignored, but the Time token starts on its third space. Table option: at La Rochelle a double is discarded first.',
  'ROY.RULING.48':
    'How is a mission filled when nobody plays Milady? Cards are drawn one by one; a card is kept if it fits the strength still missing and is not a second Trap, until the strength is reached or the deck runs out. The others are shuffled back, and adversaries that return, the Henchman too, go into this deck.',
  'ROY.RULING.49':
    'If you lead several musketeers, do they need to trade? Not for cards, which they hold in common. Equipment still takes a trade action in the same place.',
  'ROY.RULING.50':
    'May Milady go to the same place again, and does Rochefort stay there? She may repeat a destination as often as she likes. Rochefort’s presence ends with the round.',
  'ROY.RULING.51':
    'Mortal quest: who is barred? Anybody put out of action while his figure is at the Quest, whatever the cause, even an Ambush. Milady wins when all musketeers in the game are barred, but completing a board is counted first.',
  'ROY.RULING.52':
    'Athos the brave: can Milady come out of hiding to intercept Athos? No, Rochefort can fight him only where he already stands exposed.',
  'ROY.RULING.53':
    'Who may look at the Paris cards beside the board? Only Milady; everybody knows how many there are. At her quarters she may take one but does not have to.',
  'ROY.RULING.54':
    'If Milady is found at Richelieu’s den or Rochefort flees, does she get anything else this round? No: no Paris card, no Treachery card, no discard at La Rochelle.',
  'ROY.RULING.55':
    'Can healing go above the maximum? No, and Rochefort never has more than 5. The balm of the Arsenal cannot be bought by a musketeer with all his life points.',
  'ROY.RULING.56':
    'What if your printed rules leave something out or say it differently? We follow the French original throughout. So there are 7 cards each with four players and 9 with two or three, turns are taken in any order with three, with two a card is drawn every round, your action is resumed after Rochefort flees, cards stay at La Rochelle from round to round, and a Trap is discarded when the Paris card is replaced.',
  'ROY.RULING.57':
    'What if a musketeer is put out of action by the very fight that completes a board or a mission? It is completed all the same, and he draws his 2 cards for the board although he is out of action.',
  'ROY.RULING.58':
    'When several things happen at once, in what order are they settled? Wounds, then those out of action are carried off, then beaten adversaries and rewards, completion, the next mission, its Traps. So a musketeer who falls in the last duel of a Louvre mission is gone before the next Assassin rolls, and a Henchman just beaten can be used again at once.',
  'ROY.RULING.59':
    'Whom can Treachery cards strike? Ambush: a musketeer who is not out of action. Sent to La Bastille: the same, but not somebody who is already there. If there is nobody to strike, the card cannot be played.',
  'ROY.RULING.60':
    'For whom do the Thief and the Assassin roll? Once for each musketeer there when they are placed, set-up included, and then for each who enters, by a move, a thoroughbred or a card; shifting about inside the place does not count. Table option: no roll during set-up.',
  'ROY.RULING.61':
    'Who chooses the order of turns? When no musketeer is acting, any player with a musketeer yet to act may begin; the first to confirm goes.',
  'ROY.RULING.62':
    'Who may spend the purse and the Epic tokens? The player who is acting; the Beggars and the tokens revealed at the Inn may be paid for by any musketeer’s player. Nobody has a veto.',
  'ROY.RULING.63':
    'What if the action you must resume after Rochefort’s flight is no longer possible? It is spent without effect.',
  'ROY.RULING.64': 'Must you add cards blindly on the return to Paris? No, you may add none.',
  'ROY.RULING.65':
    'How does a trade come about? One offers, the other answers, and both accept. Refusing is free, but the same partner cannot be asked again before you have taken another action, and a trade of nothing for nothing is not allowed.',
  'ROY.RULING.66':
    'May you play a Character card that does nothing? No: not Buckingham with no Epic token in the supply, M. des Essarts with a full purse, M. de La Porte with the Queen at full honour, M. de Tréville with no card to draw, Ketty when the Location is already face up, or Planchet with nobody to help.',
  'ROY.RULING.67':
    'What if you stop short of a challenge’s value? The attempt fails, and both the action and the cards are gone.',
  'ROY.RULING.68':
    'May Tréville play with two, three or four players, and how far do his orders reach? Yes, in place of one of the musketeers. His orders reach everywhere, and an order is one action that would normally cost one, never a free move.',
  'ROY.RULING.69':
    'What if a player does not answer? Replies, sacrifices, interceptions, Treachery and trades count as declined; the next musketeer is the first still to act in the order d’Artagnan, Athos, Aramis, Porthos, Tréville; a turn in progress ends, with a move to the Vieux-Colombier if he must leave Richelieu’s den. What Milady has to choose is chosen at random.',
};
