/** The rulebook in English: the round, Milady’s destination, Treachery. */
export const turn: Readonly<Record<string, string>> = {
  'ROY.TURN.1':
    'A round has four phases, in this order: I Milady, II the musketeers, III La Rochelle, IV the end of the round. (What we call a round, the printed rules call a turn; here a turn is always one musketeer’s.)',
  'ROY.TURN.2': 'In phase I Milady takes three steps, in this order: 1 destination, 2 Paris card, 3 Treachery.',
  'ROY.TURN.3': 'Phase II begins as soon as Milady’s Treachery step is over.',
  'ROY.TURN.4':
    'In phase II every musketeer who is not out of action has one turn of 3 actions. The number can differ with four players and through Conscripts, and Tréville’s order grants one more.',
  'ROY.TURN.5': 'The musketeers freely choose in which order they take their turns, afresh every round.',
  'ROY.TURN.6': 'A turn that has begun is played to its end before another musketeer begins his.',
  'ROY.TURN.7': 'Each musketeer has exactly one turn in a round. If he is out of action he recovers instead.',
  'ROY.TURN.8': 'You may take the same kind of action several times in one turn.',
  'ROY.TURN.9': 'You may end a turn early. The actions left over are lost; they cannot be saved for later.',
  'ROY.TURN.10': 'Phase II ends when every musketeer has had his turn or has recovered.',
  'ROY.TURN.11':
    'At the end of phase II, if Milady is still hidden, her Location card is turned face up and she carries out the action of that place, if it has one.',
  'ROY.TURN.12': 'In phase III the siege of La Rochelle is tested, every round.',
  'ROY.TURN.13':
    'Phase IV has three steps, in this order: 1 the Time token moves, 2 the Louvre token moves, 3 the Paris card takes effect.',
  'ROY.TURN.14': 'If nobody has won by the end of phase IV, a new round begins with phase I.',
  'ROY.TURN.15': 'Everybody can see which musketeers have already had their turn.',
  'ROY.TURN.16':
    'At the start of each round Milady has all six Location cards again, and where she was in the round before no longer matters.',

  'ROY.DEST.1':
    'First of all, Milady must choose exactly one of the Location cards open to her and lay it face down: this is her destination.',
  'ROY.DEST.2':
    'The destination stays secret until Milady is exposed. It cannot be changed during the round, whatever happens next.',
  'ROY.DEST.3': 'While Rochefort is out of action, Milady may not choose Paris, the Louvre or the Quest.',
  'ROY.DEST.4': 'Milady may choose the same destination several rounds in a row.',
  'ROY.DEST.5':
    'Milady is exposed by whichever comes first: Rochefort intercepts in Paris, at the Louvre or at the Quest; a musketeer arrives at Richelieu’s den while she is there; or phase II ends.',
  'ROY.DEST.6': 'When Milady is exposed, her figure is put on the place.',
  'ROY.DEST.7':
    'At her quarters Milady takes a Paris card, at Richelieu’s den she takes Treachery cards, and at La Rochelle she discards a Combat card: all this at the end of phase II. In Paris, at the Louvre or at the Quest Rochefort may intercept instead, and nothing happens at the end of the phase.',
  'ROY.DEST.8': 'Milady can never go to the Vieux-Colombier or to the Bastille.',

  'ROY.TREACH.1':
    'In her Treachery step Milady does one of two things: she draws the top Treachery card, or she plays one from her hand.',
  'ROY.TREACH.2': 'She never does both in the same step, so at most one Treachery card is played in a round.',
  'ROY.TREACH.3': 'A Treachery card takes effect as soon as it is played.',
  'ROY.TREACH.4': 'Milady may also do neither.',
  'ROY.TREACH.5':
    'Milady may hold any number of Treachery cards. Three is only the number up to which Richelieu refills her hand.',
  'ROY.TREACH.6': 'A Treachery card that has been played goes face up on the Treachery discard pile.',
  'ROY.TREACH.7':
    'Treachery cards drawn at Richelieu’s den, for a failed Louvre mission or through the siege come on top of the Treachery step; they do not replace it.',
  'ROY.TREACH.8':
    'If Milady has to draw or search and the Treachery deck is empty, the discard pile is shuffled into a new deck. If that is empty too, she gets nothing. Table option: Treachery cards that have been played are gone for good.',
  'ROY.TREACH.9': 'Conscripts: this round every musketeer has one action fewer.',
  'ROY.TREACH.10': 'Conscripts does nothing to a musketeer who recovers this round.',
  'ROY.TREACH.11': 'Balm: Rochefort regains 2 life points, even if he is out of action, but never has more than 5.',
  'ROY.TREACH.12': 'Reinforcement: in this round’s siege Milady rolls one more red die.',
  'ROY.TREACH.13':
    'If Milady already rolls 4 dice, Reinforcement adds none; instead, after the roll, she may reroll one die that shows a Shield.',
  'ROY.TREACH.14': 'Reinforcement never lets Milady reroll a Sword, so her dice never give her more than 4 Swords.',
  'ROY.TREACH.15': 'Ambush: a musketeer of Milady’s choice loses 1 life point.',
  'ROY.TREACH.16': 'Armour does not protect against an Ambush.',
  'ROY.TREACH.17':
    'A musketeer put out of action by an Ambush recovers at once, and that takes the place of his turn this round.',
  'ROY.TREACH.18':
    'Sent to La Bastille: the musketeer chosen by Milady is taken to the Bastille. He begins his turn there this round and may try to get out immediately.',
  'ROY.TREACH.19': 'Emergency! sets the hourglass running for the musketeers. There are two of these cards.',
  'ROY.TREACH.20':
    'Dead End moves the Time token on as soon as it is played. A One-for-all card played in reply to stop time cancels it.',
  'ROY.TREACH.21': 'Isolation: nobody may trade this round. The card is not used with two players.',
  'ROY.TREACH.22':
    'A Treachery card that strikes one musketeer may only be aimed at somebody it can affect: a musketeer who is out of action, for instance, cannot be wounded again.',
};
