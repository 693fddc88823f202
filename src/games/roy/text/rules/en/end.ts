/** The rulebook in English: One-for-all cards, time, the end of the game, the hourglass. */
export const end: Readonly<Record<string, string>> = {
  'ROY.ONE.1':
    'The musketeers gain a “One for all, all for one” card the first time they put Rochefort out of action, and another the first time the siege reaches the rightmost space. In the easier game they start with one.',
  'ROY.ONE.2':
    'A One-for-all card may be played at any moment, in any phase, even at the very instant Milady would win.',
  'ROY.ONE.3': 'Whoever plays it chooses one of three effects: stop time, restore the Queen’s honour, or Epic tokens.',
  'ROY.ONE.4':
    'Stop time: from this moment to the end of the round the Time token does not move, neither on its own in phase IV nor through the Disappearance.',
  'ROY.ONE.5':
    'If it is played in reply to a Dead End that has just been played, it cancels that advance as well, and still lasts to the end of the round.',
  'ROY.ONE.6': 'It does not take back an advance that was already made earlier in the round.',
  'ROY.ONE.7':
    'Honour: the Queen token moves back 2 spaces at once, but not beyond its start. It does not prevent any loss that comes later.',
  'ROY.ONE.8':
    'Honour may also be used when the Queen token has reached the Richelieu space, and it then averts the defeat.',
  'ROY.ONE.9':
    'Epic tokens: the card is worth 2 Epic tokens when you spend them; you need not take them from the supply first.',
  'ROY.ONE.10':
    'If you need only one of the two, or on the return to Paris want only one as a die, the other is taken from the supply and put on the Quest board, as far as the supply allows.',
  'ROY.ONE.11': 'A One-for-all card that has been played leaves the game.',
  'ROY.ONE.12':
    'If it is played for Epic tokens when nothing is being paid, or for a challenge already reached, 2 tokens come from the supply to the Quest board, as far as the supply allows.',
  'ROY.ONE.13':
    'When the musketeers are asked for a reply, it stays open until somebody plays a card or every musketeer’s player has passed. One player’s pass does not bind the others.',
  'ROY.ONE.14':
    'You cannot choose an effect that would change nothing: honour when the Queen has lost none, stopping time twice in one round, or Epic tokens when the supply is empty and there is nothing to pay.',

  'ROY.TIME.1': 'In the first step of phase IV the Time token moves down one space.',
  'ROY.TIME.2':
    'If the Time token reaches the last space, the Cardinal’s hat, by whatever advance, Milady wins at once.',
  'ROY.TIME.3':
    'The space under the Time token shows how many red dice Milady rolls in this round’s siege, from 1 to 4.',
  'ROY.TIME.4': 'In a game for five without extra advances, Milady rolls 2 dice in the siege of round 5, for example.',

  'ROY.END.1':
    'The game ends the instant one side has won, once the musketeers have had the chance to reply with a One-for-all card. The rest of the round is not played.',
  'ROY.END.2': 'The musketeers win when they complete the fourth Quest board.',
  'ROY.END.3':
    'Milady wins when the Time token is on its last space, when the La Rochelle token is on its leftmost space, when the Queen token is on its rightmost space, or when she has 6 successes with the Abduction.',
  'ROY.END.4': 'If several of these come about in the same round, the one that happens first decides.',
  'ROY.END.5':
    'A One-for-all card cannot avert the loss of the siege or the death of Constance: none of its effects touches them.',

  'ROY.GLASS.1':
    'When Emergency! is played, the musketeers have 2 minutes for the whole of phase II. Table option: another length.',
  'ROY.GLASS.2': 'If the sand runs out before the phase is over, all remaining actions are lost and phase III follows.',
  'ROY.GLASS.3': 'The hourglass is stopped when a duel is declared and runs on when the duel is over.',
  'ROY.GLASS.4': 'It is stopped while a mission is being set up in Paris or at the Louvre.',
  'ROY.GLASS.5': 'It is stopped from the moment a Quest board is completed until the next one has been set up.',
  'ROY.GLASS.6':
    'Even if the sand has run out, Milady is exposed at the end of the phase and carries out the action of her place.',
  'ROY.GLASS.7': 'Even if the sand has run out, musketeers still waiting to recover do so.',
  'ROY.GLASS.8':
    'An action declared before the sand ran out is still carried out, as far as its choices have been made.',
  'ROY.GLASS.9':
    'For your first game we advise you to leave out the hourglass and both Emergency! cards. Table option: without the hourglass.',
  'ROY.GLASS.10':
    'The hourglass stands still while Milady has something to decide, and during the pause that hides whether she has. It runs during every choice the musketeers make outside duels.',
  'ROY.GLASS.11':
    'When the sand runs out, an unfinished action is closed as it stands. A trade not accepted by both is off, what has been bought stays bought, and a challenge counts if it is fully paid; otherwise what was put in goes back and the action is lost.',
};
