import type { Rider } from '#games/trois/board/board.ts';
import type { BotteId } from '#games/trois/cards/bottes.ts';
import type { OrderId } from '#games/trois/cards/cards.ts';
import type { Choice, Way } from '#games/trois/choices.ts';
import type { Event } from '#games/trois/events.ts';
import { isCarrier } from '#games/trois/facts.ts';
import type { View } from '#games/trois/view.ts';
import type { Seat } from '#kernel/game.ts';
import { type Retort, tauntWith } from '../voice/taunts.ts';
import { type Nothing, tellWith } from '../voice/tell.ts';
import type { Reason, Voice } from '../voice/voice.ts';
import { type Observation, observationOf } from './observation.ts';
import { isHunting } from './ride.ts';
import { isAhead } from './start.ts';

type Bottes = { readonly [Id in BotteId as `botte-${Id}`]: Nothing };

export interface Reasons extends Bottes {
  readonly take: { readonly rider: Rider };
  readonly roll: { readonly left: number };
  readonly 'roll-carry': { readonly left: number };
  readonly 'roll-chase': { readonly carrier: number; readonly ahead: number };
  readonly 'roll-hold': Nothing;
  readonly 'one-near': Nothing;
  readonly 'one-wait': Nothing;
  readonly one: Nothing;
  readonly wait: Nothing;
  readonly ride: { readonly points: number };
  readonly 'ride-home': { readonly points: number };
  readonly 'ride-hunt': Nothing;
  readonly back: { readonly points: number };
  readonly 'way-public': Nothing;
  readonly 'way-public-shut': Nothing;
  readonly 'way-stairs': Nothing;
  readonly 'way-road': Nothing;
  readonly 'way-sea': Nothing;
  readonly 'way-france': Nothing;
  readonly 'way-shortcut': Nothing;
  readonly 'stop-gate': Nothing;
  readonly 'stop-boat': Nothing;
  readonly 'stop-duke': Nothing;
  readonly 'stop-ahead': Nothing;
  readonly stop: Nothing;
  readonly obey: { readonly card: OrderId };
  readonly leave: Nothing;
  readonly give: { readonly botte: BotteId }; // for the ears of the seat that asks
  readonly keep: Nothing;
  readonly free: { readonly seat: number };
  readonly 'taunt-studs': Nothing;
  readonly 'taunt-robber': { readonly loser: number };
  readonly 'taunt-robbed': { readonly seat: number };
  readonly 'taunt-dropped': { readonly seat: number };
  readonly 'taunt-gate': { readonly seat: number };
  readonly 'taunt-boat': { readonly seat: number };
  readonly 'taunt-held': { readonly seat: number };
  readonly 'taunt-double': Nothing;
  readonly 'taunt-won': Nothing;
  readonly 'taunt-lost': { readonly seat: number };
}

const tell = tellWith<Reasons>();

const roll = (view: View, seen: Observation): Reason => {
  const { seat, studs } = seen;
  const own = view.musketeers[seat];
  if (own.hold !== null) return tell('roll-hold', {});
  if (isCarrier(seen, seat)) return tell('roll-carry', { left: own.toGo });
  if (studs.where === 'rider' && own.leg === 5) {
    const ahead = own.toGo - view.musketeers[studs.seat].toGo;
    if (ahead > 0) return tell('roll-chase', { carrier: studs.seat, ahead });
  }
  return tell('roll', { left: own.toGo });
};

const one = (seen: Observation): Reason => {
  if (isHunting(seen)) return tell('one-near', {});
  return isAhead(seen) ? tell('one-wait', {}) : tell('one', {});
};

const ride = (view: View, seen: Observation): Reason => {
  const points = view.turn?.points ?? 0;
  if (isHunting(seen)) return tell('ride-hunt', {});
  const own = view.musketeers[seen.seat];
  return isCarrier(seen, seen.seat) && own.toGo <= points ? tell('ride-home', { points }) : tell('ride', { points });
};

const byWay = (view: View, way: Way): Reason => {
  if (way === 'public' && view.news.gate === 'closed') return tell('way-public-shut', {});
  return tell(`way-${way}`, {});
};

const stop = (view: View, seen: Observation): Reason => {
  const prompt = view.turn?.prompt;
  if (prompt === 'gate') return tell('stop-gate', {});
  if (prompt === 'port') return tell('stop-boat', {});
  const own = view.musketeers[seen.seat];
  if (own.at === 'BUCK' && view.news.buckingham === 'absent') return tell('stop-duke', {});
  return isAhead(seen) ? tell('stop-ahead', {}) : tell('stop', {});
};

const why = (view: View, seat: Seat, choice: Choice): Reason | null => {
  const seen = observationOf({ ...view, seat });
  switch (choice.kind) {
    case 'take':
      return tell('take', { rider: choice.rider });
    case 'roll':
      return roll(view, seen);
    case 'one':
      return one(seen);
    case 'wait':
      return tell('wait', {});
    case 'ride':
      return ride(view, seen);
    case 'back':
      return tell('back', { points: view.turn?.points ?? 0 });
    case 'way':
      return byWay(view, choice.way);
    case 'stop':
      return stop(view, seen);
    case 'botte':
      return tell(`botte-${choice.botte}`, {});
    case 'obey': {
      const card = view.turn?.card ?? null;
      return card === null ? null : tell('obey', { card });
    }
    case 'leave':
      return tell('leave', {});
    case 'give':
      return view.seat === seat ? tell('give', { botte: choice.botte }) : null;
    case 'keep':
      return tell('keep', {});
    case 'free':
      return tell('free', { seat: choice.seat });
    case 'draw':
    case 'enter':
    case 'grab': // tried in vain: nobody chooses it
      return null;
  }
};

/** What a seat might say of an event, and how seldom: once in so many times. */
const remark = (event: Event, seat: Seat): Retort | null => {
  switch (event.kind) {
    case 'studs':
      if (event.loser === seat) return { reason: tell('taunt-robbed', { seat: event.seat }), once: 1 };
      if (event.seat !== seat) return null;
      return event.loser === null
        ? { reason: tell('taunt-studs', {}), once: 1 }
        : { reason: tell('taunt-robber', { loser: event.loser }), once: 1 };
    case 'dropped':
      return event.seat === seat ? null : { reason: tell('taunt-dropped', { seat: event.seat }), once: 3 };
    case 'stopped':
      if (event.seat === seat || event.lost < 3) return null;
      if (event.why === 'gate') return { reason: tell('taunt-gate', { seat: event.seat }), once: 6 };
      return event.why === 'boat' ? { reason: tell('taunt-boat', { seat: event.seat }), once: 6 } : null;
    case 'held':
      return event.seat === seat ? null : { reason: tell('taunt-held', { seat: event.seat }), once: 8 };
    case 'again':
      return event.seat === seat && event.why === 'double' ? { reason: tell('taunt-double', {}), once: 5 } : null;
    case 'won':
      return event.seat === seat
        ? { reason: tell('taunt-won', {}), once: 1 }
        : { reason: tell('taunt-lost', { seat: event.seat }), once: 3 };
    default:
      return null;
  }
};

/** A race: nobody listens to wishes. */
export const troisVoice: Voice<View, Choice, Event> = {
  why,
  wishes: () => [],
  heed: () => {
    throw new Error('everybody rides for himself');
  },
  taunt: tauntWith(remark),
};
