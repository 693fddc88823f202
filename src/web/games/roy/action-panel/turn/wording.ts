import { ARSENAL } from '#games/roy/cards/arsenal.ts';
import { BRIBE, GARRISON_MOST } from '#games/roy/cards/board.ts';
import { BEGGARS_PRICE } from '#games/roy/cards/traps.ts';
import type { Choice, Payment } from '#games/roy/choices.ts';
import { diceWith, PASSAGE_COST, scoreFor, siegeDice, stipulationOf } from '#games/roy/facts.ts';
import type { Item, Place, Skill } from '#games/roy/names.ts';
import type { Man } from '#games/roy/state.ts';
import { challengeOf, opponentOf, stepAt, valueHere } from '#games/roy/text/here.ts';
import type { Names } from '#games/roy/text/shape.ts';
import type { View } from '#games/roy/view.ts';
import type { Words } from '../../text/words.ts';
import type { VerbId } from './verbs.ts';

/** What a button says: its verb or its object, and beneath it the particulars. */
export interface Said {
  readonly title: string;
  readonly note: string;
}

/** A title of so many letters takes a smaller type, or more room. */
const LONG = 22;
export const isLong = ({ title }: Said): boolean => title.length > LONG;
/** Its words would stand in three lines and more beside a seal. */
export const isWide = (said: Said): boolean => isLong(said) || said.note.length > LONG;

/** All that the words on a musketeer's buttons are made from. */
export interface Wording {
  readonly view: View;
  /** Who acts. */
  readonly man: Man;
  readonly words: Words['actions'];
  readonly names: Names;
  /** The whole sentence of a choice, for those that need nothing shorter. */
  readonly label: (choice: Choice) => string;
}

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const fight = ({ view, man, words }: Wording, red: number | null, printed: boolean): string => {
  const { least, most } = diceWith(view.hand, man);
  const dice = words.note.dice(least, most);
  if (red === null) return words.note.unknown(dice);
  return printed ? words.note.fixed(dice) : words.note.against(dice, red);
};

const duel = (wording: Wording, choice: Extract<Choice, { kind: 'duel' }>): Said => {
  const { view, words, names } = wording;
  const { token, dice } = opponentOf(view, choice.foe);
  if (token === 'snare') return { title: words.snare, note: names.foes[choice.foe].name };
  return { title: words.duel(names.foes[choice.foe].the), note: fight(wording, dice, token !== null && dice === 0) };
};

const challenge = ({ view, man, words, names }: Wording, skill: Skill): string =>
  words.note.challenge(names.skills[skill])(valueHere(view, man, skill), scoreFor(view, man, skill));

/** ROY.CHALL.11: a challenge that cannot be won may be declared, but hardly anybody wants to. */
export const isVain = (choice: Choice, view: View): boolean =>
  choice.kind === 'challenge' && challengeOf(view, choice.skill).vain;

/** What waits in a place. */
const waiting = ({ view, words, names }: Wording, place: Place): string => {
  switch (place) {
    case 'paris':
      return view.paris === null ? words.note.noMission : names.paris[view.paris.card];
    case 'louvre':
      return view.louvre === null ? words.note.noMission : names.louvre[view.louvre.card];
    case 'quest':
      return names.boards[view.quest.board];
    case 'la-rochelle':
      return words.note.siege(siegeDice(view.time));
    case 'richelieu':
      if (view.location === null) return words.note.risk;
      return view.location === 'richelieu' ? words.note.found : words.note.prison;
    default:
      return words.note.rest;
  }
};

const price = ({ words, names }: Wording, item: Item): string => {
  const cost = ARSENAL[item].price;
  if (typeof cost === 'number') return words.note.pistoles(cost);
  return cost === 'combat' ? names.cards.single.a : words.note.cards(1);
};

const advance = ({ view, man, words, names }: Wording, path: number): string => {
  const { walk, space, token } = stepAt(view, man, path);
  if (walk) return words.note.walk;
  const where = words.note.space(names.paths[path], space);
  return token === null ? where : `${where} · ${names.tokens[token].name}`;
};

const passage = ({ words }: Wording, pay: Payment): string => {
  const { epics, teamCards, both } = words.note;
  const { cards, tokens } = PASSAGE_COST[pay];
  if (cards === 0) return epics(tokens);
  return tokens === 0 ? teamCards(cards) : both(teamCards(cards), epics(tokens));
};

const garrison = ({ view, words }: Wording): string => words.note.garrison(view.garrison.length, GARRISON_MOST);

const stipulation = ({ view, words }: Wording): string =>
  words.note.done(view.constance, stipulationOf(view)?.goal ?? 0);

/** A verb that has one object: the object is in its words. */
export const saidOf = (choice: Choice, wording: Wording): Said => {
  const { view, words, names } = wording;
  const { verbs, note } = words;
  switch (choice.kind) {
    case 'challenge':
      return {
        title: isVain(choice, view) ? words.inVain : verbs.challenge,
        note: challenge(wording, choice.skill),
      };
    case 'duel':
      return duel(wording, choice);
    case 'break-out':
      return { title: verbs['break-out'], note: fight(wording, opponentOf(view, 'jailer').dice, false) };
    case 'search':
      return { title: verbs.search, note: stipulation(wording) };
    case 'hand-over':
      return { title: words.handOver(names.cards[choice.card].a), note: note.spent(stipulation(wording)) };
    case 'advance':
      return { title: verbs.advance, note: advance(wording, choice.path) };
    case 'withdraw':
      return { title: verbs.withdraw, note: note.commonRoom };
    case 'bribe':
      return { title: verbs.bribe, note: note.pistoles(BRIBE) };
    case 'reinforce':
      return { title: verbs.reinforce, note: note.lays(names.cards[choice.card].a, garrison(wording)) };
    case 'draw':
      return { title: verbs.draw, note: view.deck === 0 ? note.shuffle : note.deck(view.deck) };
    case 'move':
      return { title: verbs.move, note: names.places[choice.to].name };
    case 'horse':
      return { title: verbs.ride, note: note.ride };
    case 'play':
      return { title: words.call(names.cards[choice.card].a), note: words.characters[choice.card] };
    case 'help':
    case 'heal':
      return { title: words.call(names.cards.planchet.a), note: choice.kind === 'heal' ? words.heal : words.help };
    case 'trade':
      return { title: verbs.trade, note: names.musketeers[choice.who].name };
    case 'order':
      return { title: verbs.order, note: names.musketeers[choice.who].name };
    case 'buy':
      return { title: verbs.buy, note: names.items[choice.item].a };
    case 'beggars':
      return { title: verbs.beggars, note: note.free(note.pistoles(BEGGARS_PRICE)) };
    case 'reveal':
      return { title: verbs.reveal, note: choice.pay === 'token' ? note.epics(1) : verbs['one-for-all'] };
    case 'passage':
      return { title: verbs.passage, note: passage(wording, choice.pay) };
    case 'one-for-all':
      return { title: verbs['one-for-all'], note: names.effects[choice.effect] };
    case 'end':
      return { title: verbs.end, note: '' };
    default:
      return { title: wording.label(choice), note: '' };
  }
};

/** A verb whose object is still to be named. */
export const saidOfMany = (verb: VerbId, choices: readonly Choice[], wording: Wording): Said => {
  const { view, words } = wording;
  const { note } = words;
  const count = choices.length;
  if (verb === 'challenge' && choices.every(choice => isVain(choice, view)))
    return { title: words.inVain, note: note.challenges(count) };
  const notes: Readonly<Partial<Record<VerbId, string>>> = {
    challenge: note.challenges(count),
    duel: note.foes(count),
    advance: note.ways(count),
    passage: note.ways(count),
    'hand-over': stipulation(wording),
    reinforce: garrison(wording),
    move: note.places(count),
    ride: note.ride,
    buy: note.purse(view.purse),
    call: note.friends(new Set(choices.map(choice => ('card' in choice ? choice.card : 'planchet'))).size),
    trade: note.companions(count),
    order: note.companions(count),
    'one-for-all': note.oneForAll(view.oneForAll),
    beggars: note.free(note.pistoles(BEGGARS_PRICE)),
    reveal: note.epics(view.epics),
  };
  return { title: words.verbs[verb], note: notes[verb] ?? '' };
};

/** An object of a verb, in its menu. */
export const objectOf = (choice: Choice, wording: Wording): Said => {
  const { view, words, names } = wording;
  const { note } = words;
  switch (choice.kind) {
    case 'move':
    case 'horse':
    case 'ride':
      return { title: names.places[choice.to].name, note: waiting(wording, choice.to) };
    case 'duel':
      return { title: names.foes[choice.foe].name, note: duel(wording, choice).note };
    case 'challenge':
      return { title: names.skills[choice.skill], note: challenge(wording, choice.skill) };
    case 'advance':
      return { title: names.paths[choice.path], note: advance(wording, choice.path) };
    case 'trade':
    case 'order': {
      const other = view.men.find(each => each.who === choice.who);
      return { title: names.musketeers[choice.who].name, note: other ? names.places[other.place].name : '' };
    }
    case 'buy':
      return {
        title: names.items[choice.item].name,
        note: note.stock(price(wording, choice.item), view.arsenal[choice.item]),
      };
    case 'play':
      return { title: names.cards[choice.card].name, note: words.characters[choice.card] };
    case 'help':
      return { title: `${names.cards.planchet.name} · ${names.musketeers[choice.who].name}`, note: words.help };
    case 'heal':
      return { title: names.cards.planchet.name, note: words.heal };
    case 'reinforce':
    case 'hand-over':
      return { title: names.cards[choice.card].name, note: '' };
    case 'one-for-all':
      return { title: upper(names.effects[choice.effect]), note: '' };
    default:
      return { title: wording.label(choice), note: '' };
  }
};
