const counted = (one: string, many: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const redDice = counted('red die', 'red dice');

/** Words of the round: its ribbon, its end, the One-for-all cards and the last page. The other languages follow. */
export const turns = {
  men: 'The musketeers this round',
  manTurn: {
    acting: {
      standing: (who: string) => `${who} is playing now`,
      down: (who: string) => `${who} is playing now`,
      jailed: (who: string) => `${who} is playing now, in the Bastille`,
    },
    done: {
      standing: (who: string) => `${who} has played`,
      down: (who: string) => `${who} has played and is out of action`,
      jailed: (who: string) => `${who} has played and is in the Bastille`,
    },
    waiting: {
      standing: (who: string) => `${who} has yet to play`,
      down: (who: string) => `${who} is out of action: he will recover instead of playing`,
      jailed: (who: string) => `${who} has yet to play and is in the Bastille`,
    },
  },
  short: {
    timeStop: 'Time stopped',
    conscripts: '1 action fewer',
    isolation: 'No trading',
    reinforcements: '1 extra red die',
    on: 'Running',
    paused: 'Paused',
    expired: 'Run out',
  },

  offer: {
    held: (cards: number) => (cards === 1 ? 'The team holds 1 card.' : `The team holds ${cards} cards.`),
    track: 'What is about to happen',
    here: 'now',
    next: 'next',
    dice: redDice,
    richelieu: 'The Cardinal’s hat: time has run out',
    last: 'The next space is the Cardinal’s hat: Milady would win.',
    honour: (left: number, most: number) => `The Queen has ${left} of ${most} points of honour left.`,
    use: { time: 'Stop time', honour: 'Restore her honour', epic: 'Epic tokens' },
    gives: {
      time: () => 'The token stays where it is until the round is over.',
      honour: (from: number, to: number) => `Her honour: from ${from} to ${to}.`,
      epic: (from: number, to: number) => `Epic tokens: from ${from} to ${to}.`,
    },
    pass: { time: 'Let time pass', queen: 'Abandon her' },
    passing: {
      time: (others: number) => (others === 0 ? 'The token moves.' : 'Your companions may still stop it.'),
      queen: (others: number) => (others === 0 ? 'Milady wins.' : 'Your companions may still save her.'),
    },
    passed: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} lets it be.` : `${list.format(names)} let it be.`,
    yes: 'Agree',
    no: 'Refuse',
    carried: (votes: number) =>
      votes === 1 ? 'With your vote the card is played.' : `${votes} votes are needed for the card to be played.`,
    rejected: (votes: number) =>
      votes === 1 ? 'With your vote the card is not played.' : `${votes} votes are needed to refuse the card.`,
    votes: 'The votes',
    inFavour: 'For',
    against: 'Against',
    undecided: 'Yet to vote',
    nobody: 'nobody',
  },

  reckoning: {
    title: (round: number) => `The end of round ${round}`,
    change: (before: string, after: string) => `from ${before} to ${after}`,
    skip: 'Go on',
  },
  accounts: {
    siege: 'The siege',
    time: 'Time',
    ladder: 'Louvre track',
    honour: 'The Queen’s honour',
    constance: 'Constance',
    epics: 'Epic tokens',
    oneForAll: 'One for all',
    treachery: 'Treachery',
    mission: 'Mission',
    life: 'Life points',
    round: 'A new round',
  },

  finale: {
    tale: 'The story of the match',
    fold: 'See the table',
    points: 'Turning points',
    noPoints: 'No turning point: the match ran its course.',
    round: (round: number) => (round === 0 ? 'Before the first round' : `Round ${round}`),
    tracks: 'The tracks, round by round',
    asTable: 'The same, as a table',
    names: { time: 'Time', honour: 'Honour', siege: 'Siege', constance: 'Constance', quest: 'Quest', purse: 'Purse' },
    rounds: 'Round',
    start: 'Start',
    fatal: {
      time: 'The Cardinal’s hat: time has run out',
      honour: 'no honour left',
      siege: 'the siege has failed',
      constance: 'Constance is dead',
    },
    deeds: 'Deeds',
    musketeer: 'Musketeer',
    duels: 'Duels won',
    ofDuels: (won: number, fought: number) => `${won} of ${fought}`,
    challenges: 'Challenges won',
    wounds: 'Wounds',
    falls: 'Felled',
    plan: 'Milady’s plan',
    where: 'Where she was',
    found: 'found',
    unknown: 'never revealed',
    played: 'What she played',
    nothing: 'nothing',
  },
};
