import type { Seat } from '#kernel/game.ts';
import { below, deal, fork, type Rng, shuffle } from '#kernel/rng.ts';
import { type Card, type Hand, sortedHand, WHOLE_DECK } from './cards/adventure.ts';
import { ADVERSARY_IDS } from './cards/adversaries.ts';
import { INN_PATHS, INN_SPACES } from './cards/board.ts';
import { LOUVRE_IDS, type LouvreId } from './cards/louvre.ts';
import { PARIS_IDS, type ParisId } from './cards/paris.ts';
import { DECOYS, type FightToken, type Stock, TOKEN_KINDS, TOKENS, type Token } from './cards/tokens.ts';
import { TRAP_IDS } from './cards/traps.ts';
import type { TreacheryId } from './cards/treachery.ts';
import type { Action } from './choices.ts';
import { hasAbilityLeft } from './men/aramis.ts';
import { LOCATIONS, type Location, SKILLS, type Skill } from './names.ts';
import { agreed } from './options.ts';
import { challengeValue, epicsFor, skillOf } from './questions/challenge/score.ts';
import { mayChoose } from './questions/milady/destination.ts';
import { treacheryDeck } from './setup.ts';
import type { Man, Quest, Slot, State } from './state.ts';
import type { Offer } from './tasks.ts';
import type { Screen, View } from './view.ts';

/** Takes each of `gone` out of `items` once. */
const minus = <T>(items: readonly T[], gone: readonly T[]): T[] => {
  const left = items.slice();
  for (const item of gone) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

/** The Adventure cards that lie open for everybody. */
const openCards = (view: View): Card[] => {
  const cards = [...view.discard, ...view.garrison];
  for (const task of view.todo)
    if (task.kind === 'challenge') cards.push(...task.paid, ...(task.ability === null ? [] : [task.ability]));
  return cards;
};

/** Cards somebody must hold, for all that he has announced or this seat was shown. */
interface Promised {
  readonly seat: Seat;
  readonly count: number;
  readonly fits: (card: Card) => boolean;
}

/** The price of a manoeuvre, a card to hand over, enough for a challenge where it must be within reach (ROY.CHALL.11), what lies in a trade. */
const promisedIn = (view: View): Promised[] =>
  view.todo.flatMap((task): Promised[] => {
    switch (task.kind) {
      case 'pay':
        if (task.item !== 'manoeuvre') return [];
        return [{ seat: view.men[task.man].seat, count: 1, fits: card => card === 'single' || card === 'double' }];
      case 'trade':
        return [...offered(view.men[task.man].seat, task.gives), ...offered(view.men[task.partner].seat, task.takes)];
      case 'intercept':
      case 'resolve':
        return declared(view, view.men[task.man], task.action);
      default:
        return [];
    }
  });

const offered = (seat: Seat, { cards }: Offer): Promised[] =>
  cards.map(card => ({ seat, count: 1, fits: each => each === card }));

const declared = (view: View, man: Man, action: Action): Promised[] => {
  const { seat } = man;
  if (action.kind === 'hand-over') return [{ seat, count: 1, fits: card => card === action.card }];
  if (action.kind !== 'challenge') return [];
  return [{ seat, count: lacking(view, man, action.skill), fits: card => card === action.skill }];
};

/** How many cards of a skill a musketeer must hold to have declared the challenge where he stands. */
const lacking = (view: View, man: Man, skill: Skill): number => {
  if (agreed(view, 'hopelessChallenges')) return 0;
  const value = challengeValue(view, man, skill) ?? 0;
  const ability = hasAbilityLeft(man) ? 1 : 0;
  return Math.max(0, value - skillOf(man, skill) - epicsFor(view, man) - ability);
};

const imagineCards = (view: View, rng: Rng): { hands: Hand[]; deck: Card[] } => {
  const unseen = shuffle(rng, minus(WHOLE_DECK, [...openCards(view), ...view.hand]));
  const held: Card[][] = view.hands.map(() => []);
  for (const { seat, count, fits } of promisedIn(view)) {
    if (seat === view.seat) continue;
    for (let i = 0; i < count; i++) {
      const at = unseen.findIndex(fits);
      if (at >= 0) held[seat].push(...unseen.splice(at, 1));
    }
  }
  const hands = view.hands.map((size, seat) =>
    seat === view.seat ? view.hand : sortedHand([...held[seat], ...unseen.splice(0, size - held[seat].length)]),
  );
  return { hands, deck: unseen };
};

const imaginePlots = (view: View, rng: Rng): { hand: readonly TreacheryId[]; deck: TreacheryId[] } => {
  const known = view.screen?.plotHand ?? [];
  const unseen = shuffle(rng, minus(treacheryDeck(view.seats, view.options), [...view.plotDiscard, ...known]));
  if (view.screen !== null) return { hand: known, deck: unseen };
  return { hand: unseen.splice(0, view.plotHand), deck: unseen };
};

const imagineParis = (view: View, rng: Rng): { hand: readonly ParisId[]; pile: readonly ParisId[] } => {
  if (view.screen !== null) return { hand: view.screen.parisHand, pile: view.screen.parisPile };
  const inPlay = view.paris === null ? [] : [view.paris.card];
  const unseen = shuffle(rng, minus(PARIS_IDS, [...view.parisGone, ...inPlay]));
  const hand = unseen.splice(0, view.parisHand);
  return { hand, pile: PARIS_IDS.filter(card => unseen.includes(card)) };
};

/** Where Milady may be, for all one can see: whoever was sent to the Bastille knows that she is not at Richelieu. */
const imagineLocation = (view: View, rng: Rng): Location | null => {
  if (view.location !== null || view.presence !== 'hidden') return view.location;
  const jailed = view.men.some(man => man.jailed);
  const places = LOCATIONS.filter(
    place => mayChoose(view.confined ? 0 : 1, place) && !(jailed && place === 'richelieu'),
  );
  return places[below(rng, places.length)];
};

/** Every fighting token that does not lie open or out of the game. */
const unseenTokens = (view: View, open: readonly (Token | null)[]): FightToken[] => {
  const all = TOKEN_KINDS.flatMap(kind =>
    new Array<FightToken>(TOKENS[kind].copies - view.tokensGone[kind]).fill(kind),
  );
  return minus<Token>(
    all,
    open.filter(token => token !== null),
  ) as FightToken[];
};

const stockOf = (tokens: readonly FightToken[]): Stock => {
  const stock = {} as Record<FightToken, number>;
  for (const kind of TOKEN_KINDS) stock[kind] = 0;
  for (const token of tokens) stock[token]++;
  return stock;
};

interface Imagined {
  readonly quest: Quest;
  readonly stock: Stock;
}

const imagineInn = (view: View, rng: Rng): Imagined => {
  if (view.quest.board !== 1) throw new Error('the Inn is not in play');
  const { spaces } = view.quest;
  const open = spaces.flatMap(slot => (slot?.up ? [slot.token] : []));
  const unseen = shuffle(rng, unseenTokens(view, open));
  const decoys = DECOYS - view.decoysGone - open.filter(token => token === 'decoy').length;
  const hidden = spaces.filter(slot => slot?.up === false).length;
  // While the Inn is being laid any mix is possible of what the whole of it will hold.
  const whole = INN_PATHS * INN_SPACES - spaces.length + hidden;
  const laid: Token[] = [...unseen.splice(0, whole - decoys), ...new Array<Token>(decoys).fill('decoy')];
  shuffle(rng, laid);
  const filled: Slot[] = [];
  for (const slot of spaces)
    filled.push(slot === null || slot.token !== null ? (slot as Slot) : { token: laid.pop() ?? 'decoy', up: false });
  const back = laid.filter(token => token !== 'decoy');
  return { quest: { board: 1, spaces: filled }, stock: stockOf([...unseen, ...back]) };
};

const fillIn = <T>(known: readonly (T | null)[], unseen: T[]): T[] => known.map(token => token ?? (unseen.pop() as T));

const imagineQuest = (view: View, screen: Screen | null, rng: Rng): Imagined => {
  const { quest } = view;
  if (screen !== null) return { quest: quest as Quest, stock: screen.stock };
  if (quest.board === 1) return imagineInn(view, rng);
  if (quest.board === 2) return { quest, stock: stockOf(unseenTokens(view, [])) };
  if (quest.board === 3) {
    const unseen = shuffle(rng, unseenTokens(view, quest.tokens));
    return { quest: { ...quest, tokens: fillIn(quest.tokens, unseen) }, stock: stockOf(unseen) };
  }
  const unseen = shuffle(rng, unseenTokens(view, quest.fighters));
  const skills: Skill[] = shuffle(rng, minus<Skill | null>(SKILLS, quest.challenges) as Skill[]);
  const challenges = fillIn(quest.challenges, skills);
  return { quest: { ...quest, challenges, fighters: fillIn(quest.fighters, unseen) }, stock: stockOf(unseen) };
};

/** The order Milady has left, and her Adversary cards and Traps. */
const imagineScreen = (view: View, rng: Rng): Pick<State, 'standing' | 'foes' | 'traps'> => {
  const standing = view.orders ? (below(rng, 2) === 0 ? 'always' : 'never') : 'ask';
  if (view.screen !== null) return view.screen;
  const placed = [...(view.paris?.foes ?? []), ...(view.louvre?.foes ?? [])].map(foe => foe.id);
  const laid = [view.paris?.trap, view.louvre?.trap];
  return {
    standing,
    foes: minus(ADVERSARY_IDS, [...placed, ...view.fallen]),
    traps: TRAP_IDS.filter(trap => !view.trapsGone.includes(trap) && !laid.includes(trap)),
  };
};

const imagineLouvre = (view: View, rng: Rng): LouvreId[] => {
  const seen = [...view.louvreGone, ...(view.louvre === null ? [] : [view.louvre.card])];
  return deal(rng, minus(LOUVRE_IDS, seen), LOUVRE_IDS.length);
};

/** Everything a view does not show. The same dice bring the same world only as long as the order of the draws stays. */
const imagineHidden = (view: View, rng: Rng) => {
  const { hands, deck } = imagineCards(view, rng);
  const plots = imaginePlots(view, rng);
  const paris = imagineParis(view, rng);
  const { quest, stock } = imagineQuest(view, view.screen, rng);
  const { standing, foes, traps } = imagineScreen(view, rng);
  return {
    rng: fork(rng),
    hands,
    deck,
    louvreStack: imagineLouvre(view, rng),
    quest,
    stock,
    location: view.screen === null ? imagineLocation(view, rng) : view.location,
    standing,
    foes,
    traps,
    plots: plots.deck,
    plotHand: plots.hand,
    parisPile: paris.pile,
    parisHand: paris.hand,
  };
};

// Field by field, not spread: so it has the very shape in memory that its clones have.
const worldOf = (view: View, hidden: ReturnType<typeof imagineHidden>): State => ({
  rng: hidden.rng,
  options: view.options,
  seats: view.seats,
  automa: view.automa,
  discreet: view.discreet,
  phase: view.phase,
  turn: view.turn,
  todo: view.todo.slice(),
  over: view.over,
  men: view.men.map(man => ({ ...man })),
  hands: hidden.hands,
  deck: hidden.deck,
  discard: view.discard.slice(),
  garrison: view.garrison,
  purse: view.purse,
  epics: view.epics,
  oneForAll: view.oneForAll,
  arsenal: view.arsenal,
  actions: view.actions,
  refused: view.refused,
  vetoed: view.vetoed,
  time: view.time,
  honour: view.honour,
  siege: view.siege,
  bonuses: view.bonuses,
  constance: view.constance,
  ladder: view.ladder,
  paris: view.paris,
  louvre: view.louvre,
  louvreStack: hidden.louvreStack,
  louvreGone: view.louvreGone.slice(),
  quest: hidden.quest,
  stock: hidden.stock,
  location: hidden.location,
  presence: view.presence,
  shown: view.shown,
  confined: view.confined,
  standing: hidden.standing,
  foes: hidden.foes,
  fallen: view.fallen,
  traps: hidden.traps,
  plots: hidden.plots,
  plotHand: hidden.plotHand,
  plotDiscard: view.plotDiscard.slice(),
  parisPile: hidden.parisPile,
  parisHand: hidden.parisHand,
  parisGone: view.parisGone,
  rochefort: view.rochefort,
  humbled: view.humbled,
  timeStop: view.timeStop,
  conscripts: view.conscripts,
  isolation: view.isolation,
  reinforcements: view.reinforcements,
  hourglass: view.hourglass,
});

export const imagine = (view: View, rng: Rng): State => worldOf(view, imagineHidden(view, rng));
