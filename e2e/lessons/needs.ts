import type { GameId } from '#games/index.ts';

/**
 * What somebody has to have met before a first game of his own, by lesson: how the game is won and lost, what a turn is, and
 * everything that comes up in nearly every match. Written from the rules, and not from what the lessons happen to say.
 */
export const NEEDED: Readonly<Record<GameId, Readonly<Record<string, readonly string[]>>>> = {
  roy: {
    musketeers: [
      ...['aim', 'constance', 'siege', 'time', 'honour', 'actions', 'move', 'draw', 'buy', 'character cards'],
      ...['mission', 'duel', 'manoeuvre', 'combat cards', 'challenge', 'rochefort', 'athos', 'sacrifice'],
      ...['out of action', 'quest', 'reveal', 'advance', 'reroll', 'own turn'],
    ],
    milady: [
      ...['aim', 'victory', 'mission', 'destination', 'constance', 'treachery', 'interception', 'rochefort', 'athos'],
      ...['snare', 'time', 'honour', 'standing order', 'inn', 'laying'],
    ],
  },
  musketiere: {
    first: [
      ...['aim', 'rewards', 'target', 'fight', 'swords', 'jewel', 'prison', 'free', 'supply', 'taking', 'shut out'],
      ...['strong cards', 'reckoning', 'a whole match'],
    ],
  },
  trois: {
    first: [
      ...['aim', 'route', 'dice', 'double', 'overtaking', 'one to a square', 'card squares', 'thrust', 'gazette'],
      ...['places', 'two ways', 'stairs', 'channel', 'studs', 'carrying', 'held up'],
    ],
  },
};
