import { below, type Rng } from '#kernel/rng.ts';
import type { Refusal, SeatView } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import { questionTo } from '../support/play.ts';
import type { Player } from '../support/player.ts';
import { pick } from '../support/random.ts';

/** Somebody whose clock has less than this, in milliseconds, may see what comes of it when it runs out. */
const SHORT = 10_000;

/** His own seat as everybody sees it; null for one who has none. */
const seatOf = ({ room }: Player): SeatView | null => {
  const seat = room?.you.seat ?? null;
  return room === null || seat === null ? null : (room.seats[seat] ?? null);
};

/** A bot plays for him, and he may come back to it. */
const isHanded = (player: Player): boolean => {
  const seat = seatOf(player);
  return seat !== null && seat.standIn !== null && !seat.resigned;
};

const isToVote = ({ room }: Player): boolean => {
  const seat = room?.you.seat ?? null;
  return seat !== null && (room?.motion?.waiting.includes(seat) ?? false);
};

/** There is something for him to do. */
export const hasBusiness = (player: Player): boolean => {
  const isAsked = questionTo(player) !== undefined && !seatOf(player)?.resigned;
  return !player.left && (isAsked || isHanded(player) || isToVote(player));
};

/** He is asked, and his clock is about to run out. */
const isShortOfTime = ({ room, known }: Player): boolean => {
  const clock = known.clocks?.clocks[room?.you.seat ?? -1];
  return clock?.runs === true && clock.bank + clock.choice < SHORT;
};

/** Does not answer until others have done something, or the clock has. */
const dawdle = async (player: Player, isOver: () => boolean): Promise<null> => {
  const version = player.position?.version;
  await player.until(
    now => isOver() || now.left || isHanded(now) || isToVote(now) || now.position?.version !== version,
  );
  return null;
};

/** What is done besides choosing, in so many of a thousand cases each. */
const BESIDES: readonly { readonly often: number; readonly act: (dice: Rng, seat: number, seats: number) => Act }[] = [
  { often: 40, act: dice => ({ act: 'say', text: `En garde, ${below(dice, 1000)} !` }) },
  { often: 30, act: (_, seat) => ({ act: 'hand', seat, level: 'random' }) },
  { often: 20, act: (dice, _, seats) => ({ act: 'nudge', seat: below(dice, seats) }) },
  { often: 5, act: () => ({ act: 'moment' }) },
  { often: 4, act: () => ({ act: 'move', about: { what: 'end' } }) },
  { often: 2, act: (_, seat) => ({ act: 'resign', seat }) },
];
const TAKES_BACK = 40;
const DAWDLES = 300;

/** Something else than an answer; null where he answers. */
const besides = (dice: Rng, seat: number, seats: number): Act | null => {
  let chance = below(dice, 1000);
  for (const { often, act } of BESIDES) {
    if (chance < often) return act(dice, seat, seats);
    chance -= often;
  }
  return null;
};

/** Most agree that somebody else plays on; half of them to an end. */
const isAgreed = ({ room }: Player, dice: Rng): boolean =>
  below(dice, 8) < (room?.motion?.about.what === 'end' ? 4 : 7);

/** One thing somebody does when there is something for him to do: mostly a choice, now and then something else. */
export const doSomething = async (player: Player, dice: Rng, isOver: () => boolean): Promise<Refusal | null> => {
  const { room } = player;
  const seat = room?.you.seat ?? null;
  if (room === null || seat === null) return null;
  if (isToVote(player)) return player.act({ act: 'vote', agreed: isAgreed(player, dice) });
  if (isHanded(player)) return player.act({ act: 'return' });
  if (isShortOfTime(player) && below(dice, 1000) < DAWDLES) return dawdle(player, isOver);
  if (below(dice, 1000) < TAKES_BACK && player.position?.mayTakeBack) return player.takeBack();
  const other = besides(dice, seat, room.seats.length);
  if (other !== null) return player.act(other);
  const question = questionTo(player);
  // Somebody else may have been quicker.
  return question === undefined ? null : player.choose(pick(dice, question.choices));
};
