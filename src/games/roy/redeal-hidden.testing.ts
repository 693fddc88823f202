import type { Seat } from '#kernel/game.ts';
import { below, fork, type Rng, shuffle } from '#kernel/rng.ts';
import { type Card, sortedHand } from './cards/adventure.ts';
import { ADVERSARIES, type AdversaryId } from './cards/adversaries.ts';
import { type FightToken, TOKEN_KINDS } from './cards/tokens.ts';
import { LOCATIONS, SKILLS } from './names.ts';
import { agreed } from './options.ts';
import { clone, MILADY, type Quest, type State } from './state.ts';
import type { Task, TradeTask } from './tasks.ts';

// Random play alone hardly ever comes to the later boards: walks begin there too.
export { opening } from './openings.testing.ts';

// The same position with everything a seat may not know dealt anew (chapter ROY.HID). Written from the rules.

const minus = <T>(items: readonly T[], gone: readonly T[]): T[] => {
  const left = items.slice();
  for (const item of gone) left.splice(left.indexOf(item), 1);
  return left;
};

const tradeOf = (state: State): TradeTask | null => {
  for (const task of state.todo) if (task.kind === 'trade') return task;
  return null;
};

/** ROY.HID.15, ROY.HID.18, ROY.HID.31: the cards of other hands and the order of the deck, but for what a trader was shown. */
const redealCards = (draft: State, seat: Seat | null, rng: Rng) => {
  const trade = tradeOf(draft);
  const traders = trade === null ? [] : [draft.men[trade.man].seat, draft.men[trade.partner].seat];
  const open = agreed(draft, 'openTrades');
  const reads = trade !== null && (open || (seat !== null && traders.includes(seat)));
  const kept: Card[][] = draft.hands.map(() => []);
  if (trade !== null && reads) {
    kept[traders[0]] = [...kept[traders[0]], ...trade.gives.cards];
    kept[traders[1]] = [...kept[traders[1]], ...trade.takes.cards];
  }
  // Who buys a manoeuvre has a Combat card, and who is about to hand one over has that one.
  for (const task of draft.todo) {
    const man = 'man' in task ? draft.men[task.man] : null;
    if (man === null || man.seat === seat) continue;
    const combat = draft.hands[man.seat].find(card => card === 'single' || card === 'double');
    if (task.kind === 'pay' && task.item === 'manoeuvre' && combat !== undefined) kept[man.seat].push(combat);
    if (task.kind !== 'intercept') continue;
    const { action } = task;
    if (action.kind === 'hand-over') kept[man.seat].push(action.card);
    // Where challenges must be within reach, who declares one can win it: his cards of that skill, and one more for Aramis.
    if (action.kind === 'challenge' && !agreed(draft, 'hopelessChallenges')) {
      const own = draft.hands[man.seat];
      kept[man.seat].push(...own.filter(card => card === action.skill));
      const other = own.find(card => card !== action.skill);
      if (man.who === 'aramis' && other !== undefined) kept[man.seat].push(other);
    }
  }
  const hidden = draft.deck.slice();
  for (const [owner, hand] of draft.hands.entries()) if (owner !== seat) hidden.push(...minus(hand, kept[owner]));
  shuffle(rng, hidden);
  draft.hands = draft.hands.map((hand, owner) =>
    owner === seat ? hand : sortedHand([...kept[owner], ...hidden.splice(0, hand.length - kept[owner].length)]),
  );
  draft.deck = hidden;
  if (trade === null || reads) return;
  // Somebody else's trade: they may be offering anything.
  const any = (owner: Seat) => draft.hands[owner].slice(0, below(rng, draft.hands[owner].length + 1));
  const gives = { cards: any(traders[0]), gear: [] };
  const takes = trade.stage === 'offer' ? trade.takes : { cards: any(traders[1]), gear: [] };
  draft.todo = draft.todo.map((task): Task => (task === trade ? { ...trade, gives, takes } : task));
};

/** ROY.HID.3 to ROY.HID.6 */
const redealPlots = (draft: State, milady: boolean, rng: Rng) => {
  if (milady) {
    shuffle(rng, draft.plots);
    return;
  }
  const hidden = shuffle(rng, [...draft.plots, ...draft.plotHand]);
  draft.plotHand = hidden.splice(0, draft.plotHand.length);
  draft.plots = hidden;
};

/** ROY.HID.7 */
const redealParis = (draft: State, rng: Rng) => {
  const hidden = shuffle(rng, [...draft.parisPile, ...draft.parisHand]);
  draft.parisHand = hidden.splice(0, draft.parisHand.length);
  draft.parisPile = hidden;
};

/** ROY.HID.1: anywhere she may have gone, unless somebody has just not found her at Richelieu. */
const moveMilady = (draft: State, rng: Rng) => {
  if (draft.presence !== 'hidden' || draft.shown) return;
  const jailed = draft.men.some(man => man.jailed);
  const places = LOCATIONS.filter(
    place =>
      !(draft.confined && (place === 'paris' || place === 'louvre' || place === 'quest')) &&
      !(jailed && place === 'richelieu'),
  );
  draft.location = places[below(rng, places.length)];
};

/** ROY.HID.11 to ROY.HID.14 */
const relayTokens = (draft: State, rng: Rng) => {
  const stock: FightToken[] = TOKEN_KINDS.flatMap(kind => new Array<FightToken>(draft.stock[kind]).fill(kind));
  draft.quest = relay(draft.quest, stock, rng);
  const left = Object.fromEntries(TOKEN_KINDS.map(kind => [kind, 0])) as Record<FightToken, number>;
  for (const token of stock) left[token]++;
  draft.stock = left;
};

/** Changes the stock it is given to what is left in it. */
const relay = (quest: Quest, stock: FightToken[], rng: Rng): Quest => {
  if (quest.board === 2) return quest;
  if (quest.board === 1) {
    const hidden = quest.spaces.flatMap(slot => (slot?.up === false ? [slot.token] : []));
    const decoys = hidden.filter(token => token === 'decoy');
    const fighters = swap(
      hidden.filter(token => token !== 'decoy'),
      stock,
      rng,
    );
    const laid = shuffle(rng, [...decoys, ...fighters]);
    const spaces = quest.spaces.map(slot => (slot?.up === false ? { token: laid.pop() ?? 'decoy', up: false } : slot));
    return { board: 1, spaces } as Quest;
  }
  if (quest.board === 3) {
    const seen = quest.beaten + (quest.up ? 1 : 0);
    return { ...quest, tokens: [...quest.tokens.slice(0, seen), ...swap(quest.tokens.slice(seen), stock, rng)] };
  }
  const open = quest.fighters.length === 8 ? quest.at + 1 : 0;
  const kept = quest.challenges.slice(0, open);
  const rest = quest.challenges.length - kept.length;
  const skills = shuffle(rng, minus(SKILLS, kept)).slice(0, rest);
  const fighters = [...quest.fighters.slice(0, 2 * open), ...swap(quest.fighters.slice(2 * open), stock, rng)];
  return { ...quest, challenges: [...kept, ...skills], fighters };
};

/** As many other tokens out of the same bag. */
const swap = (tokens: readonly FightToken[], stock: FightToken[], rng: Rng): FightToken[] => {
  stock.push(...tokens);
  shuffle(rng, stock);
  return stock.splice(0, tokens.length);
};

/** ROY.DEC.4: what Milady has picked for a mission is seen only when it is complete. */
const pickOthers = (draft: State, rng: Rng) => {
  draft.todo = draft.todo.map((task): Task => {
    if (task.kind !== 'install') return task;
    const foes: AdversaryId[] = [];
    for (const foe of task.foes) {
      const alike = draft.foes.filter(
        each => ADVERSARIES[each].strength === ADVERSARIES[foe].strength && !foes.includes(each),
      );
      foes.push(alike[below(rng, alike.length)]);
    }
    return { ...task, foes };
  });
};

export const redealHidden = (state: State, seat: Seat | null, rng: Rng): State => {
  const draft = clone(state);
  draft.rng = fork(rng);
  redealCards(draft, seat, rng);
  const milady = seat === MILADY && !state.automa; // ROY.HID.30
  redealPlots(draft, milady, rng);
  shuffle(rng, draft.louvreStack); // ROY.HID.24
  if (milady) return draft;
  redealParis(draft, rng);
  moveMilady(draft, rng);
  relayTokens(draft, rng);
  pickOthers(draft, rng);
  if (draft.standing !== 'ask') draft.standing = below(rng, 2) === 0 ? 'always' : 'never'; // ROY.DEC.40
  return draft;
};
