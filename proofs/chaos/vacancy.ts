import { setTimeout as pause } from 'node:timers/promises';
import { below } from '#kernel/rng.ts';
import type { Player } from '../support/player.ts';
import { pick } from '../support/random.ts';
import type { Life } from './life.ts';

/** Milliseconds at most before the next thing happens. */
const SOON = 1500;
/** So many people are needed for somebody to be asked. */
const LEAST = 3;

/** Whether somebody can go away here: somebody else has to be asked, and no clock plays on meanwhile. */
export const mayGoAway = ({ wanted, seated, isOver }: Life): boolean =>
  wanted.clock === undefined && seated.length >= LEAST && !isOver();

/** The others agree that somebody else plays on, and he sits down. */
const replace = async (life: Life, mover: Player, seat: number): Promise<void> => {
  if ((await mover.act({ act: 'move', about: { what: 'replace', seat } })) !== null) return;
  const isOpen = ({ room }: Player) => room?.seats[seat].reissued ?? false;
  await mover.until(now => life.isOver() || isOpen(now) || now.room?.motion === null);
  const key = mover.room?.links.invitations.find(each => each.seat === seat)?.key;
  if (life.isOver() || key === undefined) return;
  await pause(below(life.dice, SOON));
  const newcomer = await life.invite(key);
  const why = await newcomer.act({ act: 'sit', seat, name: `Newcomer ${seat}`, face: 'milady' });
  if (why === null) life.join(newcomer);
};

/**
 * Somebody stays away for as long as no server is killed. When that begins again the others ask for somebody else, or
 * let a bot play; and some time later he is back and wants his seat.
 */
export const vacancyAt = async (life: Life): Promise<void> => {
  const { dice, seated } = life;
  const absent = pick(dice, seated);
  const seat = absent.room?.you.seat ?? null;
  const others = seated.filter(each => each !== absent && each.room?.you.seat !== null);
  if (seat === null || others.length === 0) return;
  await life.goAway(absent);
  const mover = pick(dice, others);
  await mover.until(() => life.isOver() || !life.isCalm());
  if (life.isOver()) return;
  if (below(dice, 4) === 0) await mover.act({ act: 'hand', seat, level: 'random' });
  else await replace(life, mover, seat);
  await pause(below(dice, SOON));
  life.comeBack(absent);
  await absent.until(now => life.isOver() || (now.connected && !now.left));
  if (!life.isOver() && absent.room?.you.owned === seat) await absent.act({ act: 'reclaim' });
};
