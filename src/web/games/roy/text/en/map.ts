const counted = (one: string, many: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Words of the board, in English. The other languages follow this shape. */
export const map = {
  title: 'The board',
  here: 'you are here',
  reachable: 'you can go there',
  quarters: 'Milady’s quarters',
  men: 'Musketeers here',
  posture: { standing: 'standing', down: 'out of action', jailed: 'behind bars' },
  turns: { waiting: 'yet to play', acting: 'his turn now', done: 'has played' },
  milady: {
    secret: 'Milady is here: only you know',
    found: 'Milady was found here',
    shown: 'Milady’s Location card is face up: she is here',
    home: 'Milady has fled home',
    sealed: 'Milady is out, her destination secret',
  },
  placing: (strength: number) => `Milady is placing her people: strength ${strength} left`,
  challenge: 'Challenge',
  adversaries: 'Adversaries and Traps here',
  /** The last lines of a mission: what it does as long as it lies there. */
  ends: {
    abduction: 'Each round: 4 red dice against Constance',
    disappearance: 'Each round: time moves one extra space',
    captive: 'Each round: Milady draws a Treachery card',
    smuggler: 'In the siege: one more Sword for Milady',
    message: 'Each round: one point of honour lost',
    duels: 'Each round: one wound in Paris',
  },
  /** What a Paris card asks for besides its challenge and its adversaries: the name of the scale that counts it. */
  asks: {
    search: () => 'Also find Constance',
    'hand-over': (cards: number) => `Also hand over ${cards} Combat cards`,
    guards: (guards: number) => `Beat ${guards} guards`,
  },
  pistoles: counted('pistole', 'pistoles'),
  epics: counted('Epic token', 'Epic tokens'),
  brings: (reward: string) => `Beating him brings ${reward}`,
  trap: 'Trap',
  traps: {
    beggars: 'bar the mission',
    harlot: 'challenge +1',
    nemesis: (who: string) => `only ${who}`,
    thief: 'robs the purse',
    assassin: 'wounds whoever enters',
  },
  ladderSpaces: [
    'completed here: 2 Epic tokens',
    'completed here: 2 Epic tokens',
    'the Queen loses 1 point of honour',
    'the mission fails and the Queen loses 2 points of honour',
  ],
  failed: 'failed',
  garrison: 'Reinforcements',
  free: 'free',
  arsenal: 'Arsenal',
  coffers: 'What the musketeers share',
  deck: 'Adventure deck',
  tracks: 'The tracks',
  /** A track and how it stands. */
  says: (title: string, value: string) => `${title}: ${value}`,
  whole: 'Show the whole map',
  near: 'Show the map close up',
};
