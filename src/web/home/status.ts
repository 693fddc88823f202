import type { MatchStatus } from '../saved-match.ts';
import type { Texts } from '../text/index.ts';

/** Where a match stands, as a sentence. */
export const statusSentence = (status: MatchStatus, texts: Texts): string => {
  const { status: say } = texts.home;
  switch (status.kind) {
    case 'rewards':
      return say.rewards(status.round);
    case 'duel':
      return say.duel(status.round, status.duel);
    case 'turn':
      return say.turn(status.turn);
    case 'lap':
      return say.lap(status.lap);
    case 'ended':
      return say.ended(status.names);
    case 'won':
      return say.won(status.names, status.ducats);
  }
};
