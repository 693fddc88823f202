import type { Choice } from '../choices.ts';
import type { Position } from '../position.ts';
import { cardQuestion } from './index.ts';
import type { Asking, Bar } from './question.ts';
import { FACE_DOWN } from './settling.ts';

const REWARDS_STAY: Bar = { rule: 'MUS.6', reason: 'rewards-stay' };
const MARKERS_STAY: Bar = { rule: 'MUS.RULING.16', reason: 'markers-stay' };
const THROWN_HIDDEN: Bar = { rule: 'MUS.RULING.15', reason: 'thrown-hidden' };
const ONE_GUARD: Bar = { rule: 'MUS.8', reason: 'one-guard-at-a-time' };
const NO_TALK: Bar = { rule: 'MUS.RULING.11', reason: 'no-talk' };

const settler = ({ spoils }: Position) => ({ seat: spoils?.seat ?? 0 });
const CHAMPION_FIRST: Bar = { rule: 'MUS.11', reason: 'spoils-first', tells: settler };
const SCAPEGOAT_FIRST: Bar = { rule: 'MUS.13', reason: 'spoils-first', tells: settler };

/** Every reward card that lies on the table, to be moved or looked at. */
const listRewards = ({ rewards }: Position, choices: Choice[]) => {
  for (const [seat, { length }] of rewards.entries())
    for (let place = 0; place < length; place++) choices.push({ kind: 'touch', seat, place });
};

/** What a player may reach for whatever he is asked, and never gets. */
export const inVain: Asking<null> = {
  reach() {},

  beyond(position, _, seat, choices) {
    const { spoils } = position;
    if (spoils !== null) cardQuestion(position, seat).reach(position, null, seat, choices);
    // Whoever settles a duel is asked about all reward cards.
    if (spoils?.seat !== seat) listRewards(position, choices);
    for (const [other, { length }] of position.discards.entries())
      if (other !== seat && length > 0) choices.push({ kind: 'peek', at: 'thrown', seat: other });
    choices.push({ kind: 'peek', at: 'guards' }, { kind: 'talk' });
  },

  bar({ markers, spoils }, _, choice, seat) {
    switch (choice.kind) {
      case 'touch':
        if (choice.seat !== seat) return FACE_DOWN;
        return markers[seat][choice.place] === null ? REWARDS_STAY : MARKERS_STAY;
      case 'peek':
        return choice.at === 'guards' ? ONE_GUARD : THROWN_HIDDEN;
      case 'talk':
        return NO_TALK;
      default:
        return spoils?.marker === 'jewel' ? CHAMPION_FIRST : SCAPEGOAT_FIRST;
    }
  },
};
