/** The rulebook in English: the places. */
export const places: Readonly<Record<string, string>> = {
  'ROY.PARIS.1':
    'In the second step of phase I Milady may put one Paris card from her hand into play. She never has to.',
  'ROY.PARIS.2': 'If a Paris card is already in play, the new one replaces it and the old one leaves the game.',
  'ROY.PARIS.3':
    'When a Paris card is replaced, the undefeated adversaries in Paris first go back to Milady’s hand. She may place them again at once.',
  'ROY.PARIS.4': 'When a Paris card is replaced, a Trap still lying in Paris is discarded for good.',
  'ROY.PARIS.5': 'With every new Paris card the Constance token goes back to the bottom of its scale.',
  'ROY.PARIS.6':
    'With a new Paris card Milady places Adversaries and at most one Trap from her hand. Their strengths, the Trap counting 1, must add up exactly to the strength of the card.',
  'ROY.PARIS.7': 'If she cannot make that total exactly, she must come as close to it as she can from below.',
  'ROY.PARIS.8': 'The Adversaries and Traps she places lie face up.',
  'ROY.PARIS.9':
    'The Paris card is completed when its challenge, its duels, whatever it asks of the musketeers and any Trap that has to be overcome are all done.',
  'ROY.PARIS.10':
    'A completed Paris card leaves the game at once, together with a Thief or an Assassin still lying there.',
  'ROY.PARIS.11': 'Paris then stays empty until Milady puts another card there in phase I of a later round.',
  'ROY.PARIS.12':
    'Some cards ask for successes, which are counted on the Constance scale. The side named on the card needs 6 of them.',
  'ROY.PARIS.13':
    'As long as a Paris card is in play, its harmful effect strikes every round, in the last step of phase IV or at the moment the card itself names.',
  'ROY.PARIS.14': 'The Abduction: if Milady reaches 6 successes, Constance dies and Milady wins.',
  'ROY.PARIS.15': 'The Disappearance: the Time token moves on one extra space in the last step of phase IV.',
  'ROY.PARIS.16': 'The Smuggler: as long as the card is in play, Milady has one extra Sword in the siege.',
  'ROY.PARIS.17': 'A Paris card that has been completed or replaced can never come back.',

  'ROY.LOUVRE.1': 'One Louvre mission is active at a time: the top card of the stack, turned over.',
  'ROY.LOUVRE.2':
    'When a mission is turned over, Milady places Adversaries and at most one Trap as in Paris: face up, and with a total strength exactly equal to that of the card.',
  'ROY.LOUVRE.3': 'The musketeers get the reward shown on the card as soon as the challenge alone has been won.',
  'ROY.LOUVRE.4':
    'The mission is completed when the challenge, all the duels and any Trap that has to be overcome are done.',
  'ROY.LOUVRE.5':
    'If the Louvre token stands on space 1 or 2 at that moment, the musketeers gain 2 Epic tokens. On space 3 they gain none.',
  'ROY.LOUVRE.6':
    'A completed mission leaves the game with a Thief or an Assassin still lying there. The Louvre token goes back to space 1, and the next mission is turned over and set up immediately, even in the middle of a musketeer’s turn.',
  'ROY.LOUVRE.7':
    'In the second step of phase IV the Louvre token always moves down one space, even if the present mission came up only this round.',
  'ROY.LOUVRE.8': 'When the token reaches space 3, the Queen loses 1 point of honour.',
  'ROY.LOUVRE.9':
    'When it reaches space 4, the bottom, the Queen loses 2 more, Milady draws a Treachery card and the mission has failed.',
  'ROY.LOUVRE.10':
    'A failed mission leaves the game. Its undefeated adversaries go back to Milady’s hand, and its Trap is discarded for good.',
  'ROY.LOUVRE.11':
    'After a failure the next mission is turned over and set up at once, with the token on space 1. The token does not move again this round.',
  'ROY.LOUVRE.12':
    'For each point of honour lost, the Queen token moves one space to the right. It stops on the Richelieu space.',
  'ROY.LOUVRE.13':
    'If the Queen token stands on the Richelieu space and no One-for-all card brings it back, Milady wins.',
  'ROY.LOUVRE.14': 'The reward for a challenge is kept, even if the mission fails later.',
  'ROY.LOUVRE.15':
    'When the stack has run out there is no mission: nothing can be attempted at the Louvre, and the Louvre token stays on space 1. Table option: the missions that have been played form a new stack.',

  'ROY.SIEGE.1': 'The La Rochelle token starts in the middle of its scale.',
  'ROY.SIEGE.2':
    'If Milady’s destination is La Rochelle, she is exposed at the end of phase II and discards one of the Combat cards lying there, whichever she likes.',
  'ROY.SIEGE.3':
    'If there is no Combat card she discards nothing. She may not choose M. de Bassompierre. Table option: she may.',
  'ROY.SIEGE.4':
    'For the siege Milady rolls the number of red dice shown under the Time token, from 1 to 4; a Reinforcement card may add one. One of the musketeers’ players rolls for all of them.',
  'ROY.SIEGE.5':
    'The musketeers roll 1 blue die for each single Combat card lying there, 2 for each double and 1 for M. de Bassompierre, but never more than 6. With no cards they roll none.',
  'ROY.SIEGE.6': 'Only Swords count. Manoeuvres, equipment and abilities do not.',
  'ROY.SIEGE.7': 'While the Smuggler is in play, Milady adds one Sword to her result.',
  'ROY.SIEGE.8':
    'After the roll and before the token moves, every musketeer who stands at La Rochelle and is not out of action may sacrifice 1 life point, once, to cancel one of Milady’s Swords.',
  'ROY.SIEGE.9': 'No more Swords can be cancelled than Milady has. The Smuggler’s Sword can be cancelled too.',
  'ROY.SIEGE.10': 'A musketeer may sacrifice even his last life point; he is then out of action.',
  'ROY.SIEGE.11': 'If both sides have the same number of Swords, the token does not move.',
  'ROY.SIEGE.12': 'If Milady has more, the token moves to the left by the difference.',
  'ROY.SIEGE.13': 'If the musketeers have more, it moves to the right by the difference.',
  'ROY.SIEGE.14': 'The token stops at either end of the scale.',
  'ROY.SIEGE.15': 'If it reaches the leftmost space, Milady wins at once.',
  'ROY.SIEGE.16':
    'The first time in the game that it reaches the last space but one on the left, Milady draws a Treachery card.',
  'ROY.SIEGE.17': 'The first time it reaches the last space but one on the right, the musketeers gain 1 Epic token.',
  'ROY.SIEGE.18':
    'The first time it reaches the rightmost space, the musketeers gain a One-for-all card. The siege is still tested in the rounds that follow.',
  'ROY.SIEGE.19': 'A space that the token passes over counts as reached.',

  'ROY.MILQ.1':
    'If Milady’s destination is her quarters, she may choose one of the remaining Paris cards at the end of phase II and take it into her hand.',
  'ROY.MILQ.2': 'She looks at all the remaining cards, takes the one she wants and keeps it secret.',
  'ROY.MILQ.3': 'She can put that card into play from phase I of the next round on.',
  'ROY.MILQ.4': 'If she is driven back here because Rochefort was wounded, she takes no Paris card.',

  'ROY.RICH.1':
    'If Milady’s destination is Richelieu’s den and no musketeer has arrived there this round, she takes one of two benefits at the end of phase II.',
  'ROY.RICH.2':
    'Either she searches the Treachery deck for any one card, takes it unseen by the musketeers and reshuffles the deck; or she draws until she holds 3 Treachery cards.',
  'ROY.RICH.3':
    'When a musketeer arrives and Milady is there, she is exposed at once and loses her benefit for this round.',
  'ROY.RICH.4':
    'When a musketeer arrives and Milady is not there, he is taken to the Bastille at once and his turn ends.',
  'ROY.RICH.5': 'Once Milady has been exposed there, others who arrive this round are safe, and nothing more happens.',
  'ROY.RICH.6':
    'A musketeer who begins his turn at Richelieu’s den cannot look for Milady there. Only arriving counts.',
  'ROY.RICH.7': 'Such a musketeer must leave the den before his turn ends. Table option: he may stay.',

  'ROY.BAST.1':
    'If Richelieu has a musketeer sent to the Bastille, that musketeer’s turn ends. He may try to get out from his turn in the next round on.',
  'ROY.BAST.2':
    'If a Treachery card sends him there, he begins his turn this very round in the Bastille and may try to get out at once.',
  'ROY.BAST.3': 'Each attempt to leave costs 1 action.',
  'ROY.BAST.4': 'Bribe: pay 1 pistole from the purse and go to the Vieux-Colombier.',
  'ROY.BAST.5':
    'Break out: fight the jailer, an adversary with 3 red dice and 1 life point, without special power or reward.',
  'ROY.BAST.6':
    'If you beat the jailer you go to the Vieux-Colombier. If not you stay in prison and need another action to try again. Table option: the duel sets you free whatever its result.',
  'ROY.BAST.7':
    'A musketeer who is put out of action in the attempt is moved to the Vieux-Colombier and recovers at once, but his turn is over.',
  'ROY.BAST.8': 'Cards and equipment may be used in this duel as in any other.',
  'ROY.BAST.9': 'Once out, you go on with the actions you have left: two, if the first of three got you out.',
  'ROY.BAST.10': 'In prison you may still draw, buy, play Character cards, and trade with a fellow prisoner.',

  'ROY.VIEUX.1':
    'Milady cannot come to the Vieux-Colombier. There is nothing to attempt here, and nothing to intercept.',
  'ROY.VIEUX.2': 'Musketeers may move here whenever they like.',
  'ROY.VIEUX.3': 'Whoever is put out of action is brought here, wherever he was.',
};
