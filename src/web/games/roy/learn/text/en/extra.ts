const choose = (label: string): string => `Choose “${label}”.`;
const guide = 'Planchet';

export const extraLessons = {
  trade: {
    title: 'Trading',
    about: 'Two musketeers in one place, a card for a card: how a trade is proposed and agreed.',
    button: 'The lesson on trading',
    guide,
    over: 'The card you lacked came from a friend. Four actions well spent: there, a trade, back, and a challenge won.',
  },
  richelieu: {
    title: 'Richelieu’s den and the Bastille',
    about: 'How to get out of prison, and how to spoil Milady’s visit to the Cardinal.',
    button: 'The lesson on Richelieu’s den',
    guide,
    over: 'You are out of prison, and Milady has left the Cardinal empty-handed.',
  },
  traps: {
    title: 'Beggars, Harlot, Thief and Assassin',
    about: 'What Milady’s Traps do, which of them you can be rid of, and what it costs.',
    button: 'The lesson on Traps',
    guide,
    over: 'The Beggars are paid, the challenge is won, and the Assassin has missed you.',
  },
  boards: {
    title: 'Quest boards 2 to 4',
    about: 'The passage to England, the return to Paris and the galleries: one moment of each.',
    button: 'The lesson on the Quest boards',
    guide,
    over: 'You have seen all four boards now. Four antechambers, and the Queen has her diamonds.',
  },
  siege: {
    title: 'The siege in depth',
    about: 'You lead Aramis at La Rochelle: reinforcements, blood, and what lies at both ends of the track.',
    button: 'The lesson on the siege',
    guide,
    over: 'The lines have held for a round. Milady gets more dice as time goes by: do not leave them empty.',
  },
  companions: {
    title: 'Playing as a team',
    about: 'One purse, one card for all, and three heads: who goes first, and who decides.',
    button: 'The lesson on playing as a team',
    guide,
    over: 'Time stands still for a round because two of you agreed. That is how the team wins: by talking first.',
  },
} as const;

export const extraPages = {
  't-why': {
    say: 'The Abduction asks for Panache 6: you have 4 and a single Panache card, one too few. Nobody can add a card to your challenge, but Aramis can give you one.',
    now: choose,
  },
  't-go': { say: 'A trade needs two musketeers in the same place, and Aramis is at La Rochelle.', now: choose },
  't-trade': {
    say: 'Whoever proposes the trade pays one action, the partner none. Rochefort never steps in.',
    now: choose,
  },
  't-offer': {
    say: 'You put in first: as many cards and as much equipment as you like, or nothing at all. Aramis is the scholar, so an Erudition card serves him better than you.',
    now: choose,
  },
  't-agree': {
    say: 'Aramis has put in a Panache card. Nothing changes hands until both of you agree, and calling it off costs no action.',
    now: choose,
  },
  't-back': {
    say: 'Everybody has seen how many cards passed; only the two of you know which. Two actions are left: back to Paris.',
    now: choose,
  },
  't-use': { say: 'Four and two Panache cards make six.', now: choose },
  't-end': {
    say: 'Swords, pistols, armour and horses change hands the same way; upgrades stay with their owner. Say in the Conversation what you need, so that somebody can come and bring it.',
  },
  'r-jail': {
    say: 'Milady has played a Treachery card, and you wake up in the Bastille. You begin your turn there, and may try to leave at once.',
    now: choose,
  },
  'r-out': {
    say: 'For one action you may fight the jailer, who rolls three red dice, or bribe the guards with 1 pistole from the common purse. The bribe never fails.',
    now: choose,
  },
  'r-den': {
    say: 'You are free, at the Vieux-Colombier. If Milady hides in Richelieu’s den and is left in peace, she takes any Treachery card she likes at the end of your phase, or draws until she holds three.',
  },
  'r-go': {
    say: 'Whoever arrives while she is there spoils it. If she is elsewhere, the guards take you to the Bastille and your turn is over.',
    now: choose,
  },
  'r-found': {
    say: 'There she is: her Location is turned face up, and this round she gets nothing from the Cardinal. Whoever arrives after you is safe.',
  },
  'r-leave': {
    say: 'Whoever begins a turn in the den must leave before it ends and cannot search for her there. So do not spend the night.',
    now: choose,
  },
  'r-wrong': {
    say: 'Had you guessed wrong, you could not have tried to leave the Bastille before your next turn. Go when the other places would bring her little.',
  },
  'r-end': {
    say: 'In prison you may still draw, buy, play Character cards and trade with a fellow prisoner. If the jailer puts you out of action, you recover at once, but your turn is over.',
  },
  'p-traps': {
    say: 'With her adversaries Milady may lay one Trap in Paris and one at the Louvre. Today Beggars crowd Paris, and an Assassin waits at the Louvre.',
    now: choose,
  },
  'p-beggars': {
    say: 'While the Beggars are there, nobody can attempt any part of that mission. Two pistoles send them away: it costs no action, and any of you may pay from anywhere.',
    now: choose,
  },
  'p-try': {
    say: 'They are gone for good, and the mission lies open. Panache 6: you have 4 and two cards.',
    now: choose,
  },
  'p-harlot': {
    say: 'Had the Harlot been here, it would have been 7: she adds 1 to the challenge and leaves once it is won. No mission is complete while the Beggars, the Harlot or the Nemesis are there.',
  },
  'p-go': {
    say: 'The Assassin strikes at whoever arrives: one red die, and a Sword is a wound that no armour stops.',
    now: choose,
  },
  'p-bite': {
    say: 'A Shield: nothing happened. The die is rolled again each time somebody enters.',
    now: choose,
  },
  'p-thief': {
    say: 'The Thief does the same to your purse: a Sword costs 1 pistole. Neither can be beaten, but neither keeps a mission from being completed, and they leave with it.',
  },
  'q-calais': {
    say: 'The second board, the passage to England: four challenges, one of each skill, in any order and by any of you. This one is the last still to be won.',
    now: choose,
  },
  'q-add': {
    say: 'Each Epic token spent here lowers the challenge by 1, for this attempt only. The team earns them at the Louvre and from some adversaries.',
    now: choose,
  },
  'q-wardes': {
    say: 'All four are won, and only now can de Wardes be fought. Epic tokens are no use against him.',
    now: choose,
  },
  'q-road': {
    say: 'The third board, the return to Paris: three tokens, one after the other. Each fight costs an action.',
    now: choose,
  },
  'q-blind': {
    say: 'Here you add your cards before the adversary is revealed. Afterwards only Epic tokens can still add dice.',
    now: choose,
  },
  'q-later': {
    say: 'Beaten. Let us skip ahead to the fourth board, the galleries of the Louvre.',
  },
  'q-gallery': {
    say: 'Four antechambers, and three ways through each: win its challenge of 8, beat both its adversaries, or pay 3 Epic tokens for the secret passage. The cheapest way today is this.',
    now: choose,
  },
  'q-end': {
    say: 'Whoever passes the fourth antechamber wins the game for the whole team, at once. So save your Epic tokens for the end.',
  },
  's-start': {
    say: 'The siege is tested every round: Milady’s red dice, 1 now and up to 4 later, against one blue die per Combat card laid here. You lead Aramis, and the lines are empty.',
    now: choose,
  },
  's-lay': {
    say: 'One action lays one Combat card. It stays there round after round, and a double one brings two dice.',
    now: choose,
  },
  's-more': {
    say: 'There is room for three cards, M. de Bassompierre included. None can be taken back.',
    now: choose,
  },
  's-draw': {
    say: 'Two dice are a fair start. When Milady goes to La Rochelle herself, her sabotage removes one of these cards, so fill your hand again.',
    now: choose,
  },
  's-blood': {
    say: 'Only Swords count, and she has one more than you. Each musketeer who is here may sacrifice 1 life point, once, to cancel one of hers.',
    now: choose,
  },
  's-track': {
    say: 'Now it is even, and the token stays where it was; otherwise it moves by the difference. On the last space at Milady’s end she wins at once, and on the one before it she draws a Treachery card, the first time.',
  },
  's-ends': {
    say: 'At your end, the first time only: an Epic token on the last space but one, and a One-for-all card on the last. The siege goes on even then.',
  },
  's-reroll': {
    say: 'Her Reinforcements add a red die for a round; when she rolls four already, she may reroll a Shield instead. Manoeuvres and equipment mean nothing here.',
  },
  'c-first': {
    say: 'Three players, one team: you win or lose together. Each round you agree who goes first, and today Athos says he is ready.',
  },
  'c-start': {
    say: 'Athos has had his turn. A turn once begun is played to its end, so say what you mean to do before you begin.',
    now: choose,
  },
  'c-purse': {
    say: 'There is one purse for all: what you spend is gone for everybody. A Toledo sword is worth it, if the others agree.',
    now: choose,
  },
  'c-talk': {
    say: 'Ask for help in the Conversation: you may tell each other what you hold and what you plan. Milady can usually read it too.',
  },
  'c-vote': {
    say: 'Noah, who leads Athos, proposes to stop time with the team’s One-for-all card. At this table more than half of you must agree, and a tie is a no.',
    now: choose,
  },
  'c-end': {
    say: 'Without that option any of you may play the card alone, so speak first. It can also give the Queen 2 points of honour, or the team 2 Epic tokens.',
  },
} as const;
