import { buyBar } from '#games/roy/actions/buy.ts';
import { countIn } from '#games/roy/cards/adventure.ts';
import { BEGGARS_PRICE } from '#games/roy/cards/traps.ts';
import { isWounded } from '#games/roy/men/wounds.ts';
import { keeperFor, missionAt } from '#games/roy/missions/missions.ts';
import { DESTINATIONS, type MissionPlace, MUSKETEERS, type Place } from '#games/roy/names.ts';
import { isDown, type Man, MILADY } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import type { Seat } from '#kernel/game.ts';
import type { Heard, Reason, Wish } from '../../voice/voice.ts';
import type { Asks, Call } from '../team/asks.ts';
import { tell } from './reasons.ts';

/** What may be asked; `what` is a place for come and leave, one of the asker's musketeers for help, combat and after. */
const KINDS = ['come', 'help', 'stay', 'purse', 'combat', 'leave', 'first', 'after', 'spare', 'heal'] as const;
export type WishKind = (typeof KINDS)[number];

interface RoyWish {
  readonly kind: WishKind;
  readonly what?: string;
}

/** What a seat knows when it is asked something. */
type Knowledge = Pick<
  View,
  'men' | 'hand' | 'purse' | 'oneForAll' | 'paris' | 'louvre' | 'isolation' | 'phase' | 'todo' | 'arsenal'
> & { readonly seat: Seat };

const MISSIONS: readonly MissionPlace[] = ['paris', 'louvre'];
const isMission = (place: Place): place is MissionPlace => place === 'paris' || place === 'louvre';

const menOf = ({ men }: Pick<View, 'men'>, seat: Seat): readonly Man[] => men.filter(man => man.seat === seat);
const isHurt = (man: Man): boolean => !isDown(man) && isWounded(man);

/** The seat chooses who goes next now. */
const selecting = ({ todo }: Pick<View, 'todo'>): boolean => todo.at(-1)?.kind === 'select';

const placesToCome = (open: View, own: readonly Man[]): Place[] =>
  (['louvre', 'paris', 'la-rochelle', 'quest'] as const).filter(
    place => !(isMission(place) && missionAt(open, place) === null) && own.some(man => man.place !== place),
  );

/** Where one may be joined: nobody is sent to Richelieu, and into the Bastille one does not walk. */
const mayFollow = (place: Place): boolean => place !== 'richelieu' && place !== 'bastille';

export const wishes = (open: View, from: Seat, to: Seat): readonly Wish[] => {
  if (from === to || from === MILADY || to === MILADY || open.over !== null || open.phase === 'setup') return [];
  const [own, asking] = [menOf(open, to), menOf(open, from)];
  const list: RoyWish[] = placesToCome(open, own).map(place => ({ kind: 'come', what: place }));
  for (const man of asking)
    if (man.life > 0 && own.some(each => each.place !== man.place) && mayFollow(man.place))
      list.push({ kind: 'help', what: man.who });
  if (own.some(man => man.place === 'quest')) list.push({ kind: 'stay' });
  for (const place of MISSIONS) if (missionAt(open, place) !== null) list.push({ kind: 'leave', what: place });
  const [me] = asking;
  if (me !== undefined && open.hands[to] > 0) list.push({ kind: 'combat', what: me.who });
  if (open.purse > 0) list.push({ kind: 'purse' });
  if (open.oneForAll > 0) list.push({ kind: 'spare' });
  if (selecting(open) && own.some(man => man.turn === 'waiting')) {
    list.push({ kind: 'first' });
    const mine = asking.find(man => man.turn === 'waiting');
    if (mine !== undefined) list.push({ kind: 'after', what: mine.who });
  }
  if (own.some(isHurt)) list.push({ kind: 'heal' });
  return list;
};

const yes = (reason: Reason): Heard => ({ heeded: true, reason });
const no = (reason: Reason): Heard => ({ heeded: false, reason });

/** Who of the seat is sent: somebody who is there, or who can still act, before anybody else. */
const sent = (known: Knowledge, place: Place): Man | null => {
  const able = menOf(known, known.seat).filter(man => man.life > 0 && man.place !== 'bastille');
  return (
    able.find(man => man.place === place) ??
    able.find(man => man.turn !== 'done' && man.life > 1) ??
    able.find(man => man.turn !== 'done') ??
    able[0] ??
    null
  );
};

/** Why nothing can be done at a mission; null where something can. */
const closed = (known: Knowledge, man: Man, place: Place): Reason | null => {
  if (!isMission(place)) return null;
  const mission = missionAt(known, place);
  if (mission === null) return tell('no-mission', { place });
  if (mission.trap === 'beggars') return tell('no-beggars', { place });
  return keeperFor(mission, man.who) === null || mission.nemesis === null
    ? null
    : tell('no-nemesis', { place, who: mission.nemesis });
};

const come = (known: Knowledge, place: Place): Heard => {
  const man = sent(known, place);
  if (man === null)
    return no(menOf(known, known.seat).every(each => each.life === 0) ? tell('no-down', {}) : tell('no-bastille', {}));
  if (place === 'quest' && man.fateful) return no(tell('no-fateful', {}));
  const shut = closed(known, man, place);
  if (shut !== null) return no(shut);
  const several = menOf(known, known.seat).length > 1;
  const { who } = man;
  if (man.place === place) return yes(several ? tell('posted', { who, place }) : tell('there', { place }));
  // Where swords are out, somebody with his last life point would be one more to be carried home.
  if (man.life === 1 && place !== 'vieux-colombier') return no(tell('no-life', { place }));
  const late = man.turn === 'done';
  if (several) return yes(tell(late ? 'sending-next' : 'sending', { who, place }));
  return yes(tell(late ? 'coming-next' : 'coming', { place }));
};

const placeOf = (known: Knowledge, wish: Wish): Place | null => {
  if (wish.kind === 'stay') return 'quest';
  if (wish.kind === 'come') return DESTINATIONS.find(place => place === wish.what) ?? null;
  return wish.kind === 'help' ? (known.men.find(man => man.who === wish.what)?.place ?? null) : null;
};

const combat = (known: Knowledge, { what }: Wish): Heard => {
  const who = MUSKETEERS.find(each => each === what);
  const dice = countIn(known.hand, 'single') + 2 * countIn(known.hand, 'double');
  if (dice === 0 || who === undefined) return no(tell('no-combat', {}));
  return known.isolation ? no(tell('no-trade', {})) : yes(tell('cards-promised', { who, dice }));
};

/** Beggars are paid out of the purse: to keep it would be to lose what they stand before. */
const purse = (known: Knowledge): Heard => {
  const beggars = MISSIONS.find(place => missionAt(known, place)?.trap === 'beggars');
  return beggars !== undefined && known.purse >= BEGGARS_PRICE
    ? no(tell('no-beggars-purse', { place: beggars }))
    : yes(tell('purse-kept', { purse: known.purse }));
};

/** A place is left to somebody, not to nobody: the asker is not there, and no one else. */
const leave = (known: Knowledge, { what }: Wish): Heard => {
  const place = MISSIONS.find(each => each === what);
  if (place === undefined || missionAt(known, place) === null)
    return no(tell('no-mission', { place: place ?? 'paris' }));
  const nemesis = missionAt(known, place)?.nemesis ?? null;
  return menOf(known, known.seat).some(man => man.who === nemesis)
    ? no(tell('no-alone', { place }))
    : yes(tell('left-to-you', { place }));
};

const turnOf = (known: Knowledge, answer: Reason): Heard =>
  menOf(known, known.seat).some(man => man.turn === 'waiting') ? yes(answer) : no(tell('no-turn', {}));

const heal = (known: Knowledge): Heard => {
  const hurt = menOf(known, known.seat).find(isHurt);
  if (hurt === undefined) return no(tell('no-wound', {}));
  return buyBar(known, known.hand, hurt, 'balm') === null || known.hand.includes('planchet')
    ? yes(tell('healing', { life: hurt.life }))
    : no(tell('no-remedy', {}));
};

const heedFor = (known: Knowledge, wish: Wish): Heard => {
  switch (wish.kind as WishKind) {
    case 'come':
    case 'help':
      return come(known, placeOf(known, wish) ?? 'vieux-colombier');
    case 'stay':
      return menOf(known, known.seat).some(man => man.place === 'quest')
        ? yes(tell('staying', {}))
        : no(tell('no-there', {}));
    case 'purse':
      return purse(known);
    case 'combat':
      return combat(known, wish);
    case 'leave':
      return leave(known, wish);
    case 'first':
      return turnOf(known, tell('going-first', {}));
    case 'after':
      return turnOf(known, tell('after-you', {}));
    case 'spare':
      return yes(tell('cards-kept', { cards: known.oneForAll }));
    case 'heal':
      return heal(known);
  }
};

const knowledgeOf = (view: View): Knowledge => {
  if (view.seat === null) throw new Error('a spectator is asked nothing');
  return { ...view, seat: view.seat };
};

export const heed = (view: View, wish: Wish): Heard => heedFor(knowledgeOf(view), wish);

/** What of all that was asked can be done now; null where nothing can. */
export const asksOf = (view: View, wanted: readonly Wish[]): Asks | null => {
  if (wanted.length === 0 || view.seat === null || view.seat === MILADY) return null;
  const known = knowledgeOf(view);
  const heeded = wanted.filter(wish => heedFor(known, wish).heeded);
  if (heeded.length === 0) return null;
  const has = (kind: WishKind): boolean => heeded.some(wish => wish.kind === kind);
  const calls = heeded.flatMap((wish): Call[] => {
    const place = placeOf(known, wish);
    const man = place === null ? null : sent(known, place);
    return place === null || man === null ? [] : [{ who: man.who, place }];
  });
  const receiver = heeded.find(wish => wish.kind === 'combat')?.what;
  return {
    calls,
    leave: MISSIONS.filter(place => heeded.some(wish => wish.kind === 'leave' && wish.what === place)),
    purse: has('purse'),
    spare: has('spare'),
    combat: known.men.find(man => man.who === receiver)?.seat ?? null,
    first: has('first'),
    after: has('after'),
    heal: has('heal'),
  };
};
