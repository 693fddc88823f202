import { type Card, countIn } from '#games/roy/cards/adventure.ts';
import { ARSENAL } from '#games/roy/cards/arsenal.ts';
import {
  CONSTANCE_LAST,
  EPICS,
  GARRISON_MOST,
  HONOUR_LAST,
  INN_SPACES,
  LOUVRE_LAST,
  PURSE_MOST,
  ROCHEFORT,
  TIME_LAST,
} from '#games/roy/cards/board.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { PARIS } from '#games/roy/cards/paris.ts';
import type { FoeId } from '#games/roy/choices.ts';
import { garrisonDice, isDown, siegeDice, skillOf } from '#games/roy/facts.ts';
import { ITEMS, type Item, type Musketeer, SKILLS, type Skill } from '#games/roy/names.ts';
import { opponentOf } from '#games/roy/text/here.ts';
import type { View } from '#games/roy/view.ts';
import type { Target, TrackId } from '../targets.ts';
import type { Writing } from './explained.ts';
import { type Facts, fact, menAt, missionFacts } from './mission-facts.ts';

const foe = (id: FoeId, { view, words, names }: Writing): Facts => {
  const { labels, values } = words;
  const { dice, life, token } = opponentOf(view, id);
  const at = (['paris', 'louvre'] as const).find(place => view[place]?.foes.some(each => each.id === id));
  return [
    ...(token ? [fact(labels.token, names.tokens[token].name)] : []),
    ...(dice === null ? [fact(labels.token, values.hidden)] : []),
    ...(dice ? [fact(labels.dice, values.red(dice))] : []),
    ...(dice === null ? [] : [fact(labels.life, id === 'rochefort' ? values.of(life, ROCHEFORT.life) : `${life}`)]),
    ...(at ? [fact(labels.where, names.places[at].name)] : []),
  ];
};

const man = (who: Musketeer, { view, words, names }: Writing): Facts => {
  const { labels, values } = words;
  const here = view.men.find(each => each.who === who);
  if (here === undefined) return [];
  const gear = [...here.gear, ...(here.improved ? (['manoeuvre'] as const) : [])].map(item => names.items[item].name);
  return [
    fact(
      labels.where,
      isDown(here) ? `${names.places[here.place].name} · ${values.down}` : names.places[here.place].name,
    ),
    fact(labels.life, values.of(here.life, SHEETS[who].life)),
    fact(labels.dice, values.blue(SHEETS[who].dice)),
    fact(labels.skills, SKILLS.map(skill => values.challenge(names.skills[skill], skillOf(here, skill))).join(' · ')),
    ...(gear.length > 0 ? [fact(labels.gear, values.list(gear))] : []),
    fact(labels.hand, values.cards(view.hands[here.seat])),
  ];
};

const siege = ({ siege }: View, { values }: Writing['words']): string => {
  if (siege === 0) return values.level;
  return siege > 0 ? values.ahead(siege) : values.behind(-siege);
};

const track = (id: TrackId, { view, words }: Writing): Facts => {
  const { labels, values } = words;
  const dice = fact(labels.siege, values.against(garrisonDice(view.garrison), siegeDice(view.time)));
  switch (id) {
    case 'time':
      return [fact(labels.now, values.of(view.time, TIME_LAST)), dice];
    case 'honour':
      return [fact(labels.left, values.of(HONOUR_LAST - view.honour, HONOUR_LAST))];
    case 'siege':
      return [fact(labels.now, siege(view, words)), dice];
    case 'purse':
      return [fact(labels.now, values.of(view.purse, PURSE_MOST))];
    case 'ladder':
      return [fact(labels.now, values.of(view.ladder, LOUVRE_LAST))];
    case 'constance':
      return [fact(labels.now, values.of(view.constance, CONSTANCE_LAST))];
    case 'rochefort':
      return [
        fact(labels.life, values.of(view.rochefort, ROCHEFORT.life)),
        fact(labels.dice, values.red(ROCHEFORT.dice)),
      ];
    case 'epics':
      return [fact(labels.now, values.of(view.epics, EPICS))];
    case 'oneForAll':
      return [fact(labels.now, values.cards(view.oneForAll))];
  }
};

const price = (item: Item, { words, names }: Writing): string => {
  const cost = ARSENAL[item].price;
  if (typeof cost === 'number') return words.values.pistoles(cost);
  return cost === 'combat' ? names.cards.single.a : words.values.anyCard;
};

const arsenal = (writing: Writing): Facts =>
  ITEMS.map(item =>
    fact(writing.names.items[item].name, writing.words.values.stock(price(item, writing), writing.view.arsenal[item])),
  );

const skill = (id: Skill, { view, words, names }: Writing): Facts => [
  fact(
    words.labels.skills,
    view.men.map(each => words.values.challenge(names.musketeers[each.who].name, skillOf(each, id))).join(' · '),
  ),
  ...(view.seat !== null && view.screen === null
    ? [fact(words.labels.mine, words.values.cards(countIn(view.hand, id)))]
    : []),
];

const garrison = ({ view, words, names }: Writing): Facts => {
  const { labels, values } = words;
  const cards = view.garrison.map((card: Card) => names.cards[card].name);
  return [
    fact(labels.now, values.of(cards.length, GARRISON_MOST)),
    ...(cards.length > 0 ? [fact(words.garrison.title, values.list(cards))] : []),
    fact(labels.siege, values.against(garrisonDice(view.garrison), siegeDice(view.time))),
  ];
};

const milady = ({ view, words, names }: Writing): Facts => {
  const { labels, values } = words;
  const { presence, location } = view;
  const told = presence === 'exposed' ? 'hidden' : presence;
  const isOut = presence === 'exposed' || presence === 'hidden';
  return [
    fact(labels.where, isOut && location !== null ? names.places[location].name : values.presence[told]),
    fact(labels.hand, values.plots(view.plotHand)),
    fact(words.tracks.rochefort.title, values.of(view.rochefort, ROCHEFORT.life)),
  ];
};

const innSpace = (at: number, { view, words, names }: Writing): Facts => {
  if (view.quest.board !== 1) return [];
  const slot = view.quest.spaces[at];
  if (slot === undefined) return [];
  if (slot === null) return [fact(words.labels.now, words.values.clear)];
  return [fact(words.labels.token, slot.token === null ? words.values.hidden : names.tokens[slot.token].name)];
};

const innPath = (path: number, { view, words }: Writing): Facts => {
  if (view.quest.board !== 1) return [];
  const spaces = view.quest.spaces.slice(path * INN_SPACES, (path + 1) * INN_SPACES);
  return [fact(words.labels.cleared, words.values.of(spaces.filter(slot => slot === null).length, INN_SPACES))];
};

/** The numbers of a target, as far as the seat may know them. */
export const factsOf = (target: Target, writing: Writing): Facts => {
  const { view, words } = writing;
  const { labels, values } = words;
  switch (target.kind) {
    case 'place':
      if (target.id === 'paris' || target.id === 'louvre')
        return [...missionFacts(target.id, writing), ...menAt(target.id, writing)];
      return [...(target.id === 'la-rochelle' ? garrison(writing) : []), ...menAt(target.id, writing)];
    case 'mission':
      return missionFacts(target.place, writing);
    case 'foe':
      return foe(target.id, writing);
    case 'man':
      return man(target.who, writing);
    case 'milady':
      return milady(writing);
    case 'track':
      return track(target.id, writing);
    case 'quest':
      return [...menAt('quest', writing), fact(words.tracks.epics.title, values.of(view.epics, EPICS))];
    case 'space':
      return innSpace(target.space, writing);
    case 'path':
      return innPath(target.path, writing);
    case 'arsenal':
      return [...arsenal(writing), fact(words.tracks.purse.title, values.pistoles(view.purse))];
    case 'item':
      return [fact(labels.price, price(target.id, writing)), fact(labels.left, `${view.arsenal[target.id]}`)];
    case 'skill':
      return skill(target.id, writing);
    case 'card':
      return view.screen === null ? [fact(labels.mine, values.cards(countIn(view.hand, target.id)))] : [];
    case 'deck':
      return [fact(labels.left, values.cards(view.deck)), fact(labels.discards, values.cards(view.discard.length))];
    case 'garrison':
      return garrison(writing);
    case 'paris':
      return [fact(labels.strength, `${PARIS[target.id].strength}`)];
    case 'effect':
      return [fact(labels.now, values.cards(view.oneForAll))];
    case 'trap':
    case 'token':
    case 'treachery':
      return [];
  }
};
