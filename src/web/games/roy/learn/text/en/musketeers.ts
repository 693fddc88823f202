/** The button, as it reads. */
const choose = (label: string): string => `Choose “${label}”.`;

export const musketeersPages = {
  'm-aim': {
    say: 'Planchet, at your service. The Queen’s diamond studs are in England, and the Quest to fetch them has four boards: complete the fourth, and all the musketeers win together.',
  },
  'm-abduction': {
    say: 'But first, Constance: while the Abduction lies in Paris, Milady rolls four red dice at the end of each round. Six Swords in all, and Constance dies and the game is lost.',
  },
  'm-begin': {
    say: 'You lead d’Artagnan. Two friends lead Athos and Aramis, and you agree among yourselves who goes first.',
    now: choose,
  },
  'm-actions': {
    say: 'You have four actions. Everything you may do is on the blue panel; what you cannot do now stays there in grey and says why.',
  },
  'm-rochefort': {
    say: 'One warning: Milady’s destination lies face down, and Rochefort may be hiding here. If he is, he can step in before a duel or a challenge and fight you first.',
  },
  'm-duel': {
    say: 'Boisrenard and Bernajoux hold the Abduction: beat them both and win its challenge, and Constance is saved. A duel costs one action.',
    now: choose,
  },
  'm-sheet': {
    say: 'Look at your sheet: three blue dice, three life points, and a secret manoeuvre. Two Lilies and a Sword in one roll, and d’Artagnan hits whatever the Shields say.',
  },
  'm-commit': {
    say: 'Each Combat card adds a die, but only before the first roll. Add two, one after the other.',
    now: choose,
  },
  'm-roll': {
    say: 'A Sword wounds, a Shield stops a Sword, and the first wound ends the duel. If nobody is hit it is a draw: each side takes a die away and rolls again.',
    now: choose,
  },
  'm-won': {
    say: 'You saw both: first a draw, then the secret manoeuvre. Boisrenard is beaten, and his pistole is in your purse.',
  },
  'm-challenge': {
    say: 'Now the challenge of the Abduction, Panache 6. Panache is your strong suit, at 4, and every Panache card from your hand adds 1.',
    now: choose,
  },
  'm-add': {
    say: 'Four and two make six, so you need both Panache cards. What you play is spent: never play more than it takes.',
    now: choose,
  },
  'm-draw': {
    say: 'Won! Now fill your hand, for cards are your extra dice, your skill and your friends: drawing one is the commonest action of all.',
    now: choose,
  },
  'm-move': {
    say: 'One action left, and a single one takes you from any place to any other. The siege is tested once everybody has played, so go where men are short.',
    now: choose,
  },
  'm-athos': {
    say: 'Athos takes his turn, and goes to Paris for Bernajoux. Rochefort never fights Athos: remember that when a place looks dangerous.',
  },
  'm-saved': {
    say: 'Bernajoux is beaten, and with him the Abduction. The card leaves the game, and Constance is safe!',
  },
  'm-siege': {
    say: 'The siege of La Rochelle: a red die for Milady, a blue one for each Combat card laid here. She has one Sword more, so the token slips one space towards ruin; at ruin she wins.',
  },
  'm-spare': {
    say: 'You are on the spot, so you may sacrifice a life point to cancel one of her Swords. One space is no disaster: keep it for the Quest.',
    now: choose,
  },
  'm-time': {
    say: 'At the end of each round the Time token moves, and at the Cardinal’s hat Milady wins. Your One-for-all card could stop it, but there is a better use for it soon.',
    now: choose,
  },
  'm-honour': {
    say: 'The Louvre token has moved too: a mission left undone costs the Queen honour, and with thirteen points gone Milady wins. Now you know all four ways to lose: Constance, the siege, time and honour.',
  },
  'm-again': {
    say: 'A new round, and Milady has played her phase. You cannot put out every fire: ask what you lose if nobody goes there, and keep somebody at the Quest.',
    now: choose,
  },
  'm-buy': {
    say: 'For one action you can buy up to two things, wherever you are, from the purse you all share. A Toledo sword rerolls one die in every duel, and armour adds a Shield to every roll.',
    now: choose,
  },
  'm-quest': { say: 'Only the Quest wins the game. Athos is already there.', now: choose },
  'm-inn': {
    say: 'The Golden Lily Inn: on three paths lie twelve tokens face down, adversaries, Snares and four Decoys. You only need one path, from its first space to its fourth.',
  },
  'm-reveal': {
    say: 'An Epic token reveals three of them, and your One-for-all card is worth two Epic tokens. Look at the first two spaces of each path.',
    now: choose,
  },
  'm-advance': {
    say: 'Four dice in the Stables, a Snare in the Cellar; in the Chambers only two dice, and a Decoy behind them. A step costs an action, and you face what lies there.',
    now: choose,
  },
  'm-two': { say: 'Two dice against your three. Make it safer with a Combat card, then roll.', now: choose },
  'm-stopped': {
    say: 'As it stands nobody is hit: it would be a draw. Your Shield is idle, for he shows no Sword.',
  },
  'm-sword': {
    say: 'Once per duel the Toledo sword rerolls one die. Another Sword may hit, and two Lilies with a Sword are your secret manoeuvre.',
    now: choose,
  },
  'm-on': { say: 'A hit! One action left, and next on the path is the Decoy: nobody at all.', now: choose },
  'm-board': {
    say: 'Athos leaves the path to you and goes to La Rochelle, where men are short. Two tokens are left: whoever clears the fourth completes the board, and draws two cards for it.',
  },
  'm-louvre': {
    say: 'The third round. At the Louvre the token is on space 3, so at the end of this round the mission fails and costs the Queen two points; at the Inn two tokens bar your path.',
  },
  'm-cards': {
    say: 'Two things before a turn of your own: a Character card costs an action, and does what is written on it. Without life points you are out of action: carried to the Vieux-Colombier, you spend your next turn getting up.',
  },
  'm-free': {
    say: 'This turn is all yours, and nothing you do is wrong. After each choice I will tell you what I would have done.',
    now: 'Where do you go? Play d’Artagnan’s turn.',
  },
  'm-end': {
    say: 'That was a turn of your own, and that is all there is to it: put out the worst fires, draw and buy wisely, stay at the Quest. You are ready for a first game.',
  },
} as const;
