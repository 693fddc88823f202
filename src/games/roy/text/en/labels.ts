import { PASSAGE_PRICE } from '../../cards/board.ts';
import type { Labels } from '../shape.ts';
import { dice, epicTokens, lifePoints, Man, man, names, pistoles, redDice, title, tokens, whose } from './names.ts';

export const labels: Labels = {
  draw: () => 'Draw a card',
  move: ({ to }) => `Go ${names.places[to].to}`,
  horse: ({ to }) => `Ride ${names.places[to].to} (free)`,
  ride: ({ to }) => `Ride ${names.places[to].to} with Planchet (free)`,
  trade: ({ who }) => `Trade with ${man(who)}`,
  play: ({ card }) => `Play ${names.cards[card].a}`,
  help: ({ who }) => `Play Planchet for ${man(who)}: a card and a free move`,
  heal: () => 'Play Planchet: regain 1 life point',
  reinforce: ({ card }) => `Lay ${names.cards[card].a} at La Rochelle`,
  challenge: ({ skill, value, vain }) =>
    vain ? `Challenge: ${names.skills[skill]} ${value}, out of reach` : `Challenge: ${names.skills[skill]} ${value}`,
  duel: ({ foe, token, dice: red, life }) => {
    if (token === 'snare') return `Walk into the Snare (${names.foes[foe].the})`;
    if (token !== null) return `Fight ${names.foes[foe].the} (${names.tokens[token].name})`;
    if (red === null) return `Fight ${names.foes[foe].the}`;
    return life === 1
      ? `Fight ${names.foes[foe].the} (${redDice(red)})`
      : `Fight ${names.foes[foe].the} (${redDice(red)}, ${lifePoints(life)})`;
  },
  buy({ item, price }) {
    if (price === 'combat') return `Buy ${names.items[item].a} (a Combat card)`;
    return price === 'card'
      ? `Buy ${names.items[item].a} (any card)`
      : `Buy ${names.items[item].a} (${pistoles(price)})`;
  },
  bribe: ({ price }) => `Bribe the guards (${pistoles(price)})`,
  'break-out': ({ dice: red }) => `Break out: fight the jailer (${redDice(red)})`,
  advance({ path, walk, space, token }) {
    if (walk) return `${names.paths[path]}: walk to space ${space}`;
    return token === null
      ? `${names.paths[path]}: face the token on space ${space}`
      : `${names.paths[path]}: face space ${space} (${names.tokens[token].name})`;
  },
  withdraw: () => 'Go back to the Common Area',
  search: ({ dice: blue }) => `Search for Constance (${dice(blue)})`,
  'hand-over': ({ card }) => `Hand over ${names.cards[card].a}`,
  passage({ pay }) {
    if (pay === 'tokens') return `Take the secret passage (${epicTokens(PASSAGE_PRICE)})`;
    return pay === 'card'
      ? `Take the secret passage (1 One-for-all card and ${epicTokens(PASSAGE_PRICE - 2)})`
      : 'Take the secret passage (2 One-for-all cards)';
  },
  order: ({ who }) => `Give ${man(who)} an order`,
  'paris-first': ({ card }) => `Open with ${title(names.paris[card])}`,
  'paris-keep': ({ card }) => `Keep ${title(names.paris[card])}`,
  'paris-play': ({ card }) => `Put ${title(names.paris[card])} into play`,
  'paris-take': ({ card }) => `Take ${title(names.paris[card])}`,
  lay: ({ token, left }) => `Lay ${names.tokens[token].a} (${left} left)`,
  'lay-challenge': ({ skill }) => `Lay the ${names.skills[skill]} challenge`,
  place: ({ card, strength }) =>
    `Place ${card in names.traps ? names.traps[card as keyof typeof names.traps].the : names.foes[card as keyof typeof names.foes].the} (strength ${strength})`,
  'man-leave-out': ({ who }) => `${Man(who)} stays out`,
  'man-treville': ({ who }) => `Tréville stands in for ${man(who)}`,
  'man-cast': ({ who }) => `Play ${man(who)}`,
  'man-nemesis': ({ who }) => `Name ${man(who)}`,
  'man-target': ({ who, card }) => (card === 'jailed' ? `Send ${man(who)} to the Bastille` : `Wound ${man(who)}`),
  'man-victim': ({ who }) => `Wound ${man(who)}`,
  go: ({ to }) => `Go ${to === 'quarters' ? 'to your quarters' : names.places[to].to}`,
  plot: () => 'Draw a Treachery card',
  betray: ({ card }) => `Play ${title(names.treachery[card])}`,
  start: ({ who, down, place }) =>
    down ? `${Man(who)} recovers` : `${Man(who)} takes his turn (${names.places[place].at})`,
  give: ({ card }) => `Offer ${names.cards[card].a}`,
  hand: ({ gear }) => `Offer ${names.items[gear].a}`,
  accept: () => 'Agree',
  cancel: () => 'Call it off',
  refuse: () => 'Refuse',
  add: ({ card }) => `Add ${names.cards[card].a} (+1)`,
  'ability-challenge': ({ card }) => `Aramis’s ability: discard ${names.cards[card].a} (+1)`,
  'ability-duel': ({ card }) => `Aramis’s ability: discard ${names.cards[card].a} (+1 die)`,
  'epic-challenge': () => 'Spend an Epic token (value −1)',
  'epic-duel': () => 'Spend an Epic token (+1 die)',
  commit: ({ card, dice: blue }) => `Add ${names.cards[card].a} (+${dice(blue)})`,
  'reroll-blade': ({ face }) => `Reroll ${names.faces[face].a}`,
  'reroll-foe': ({ face }) => `Reroll ${names.faces[face].a}`,
  'reroll-siege': () => 'Reroll a Shield',
  pay: ({ card }) => `Pay with ${names.cards[card].a}`,
  replace: ({ token }) => `Give up ${names.items[token].a}`,
  reveal: ({ pay, spaces }) =>
    pay === 'token'
      ? `Spend an Epic token: reveal ${tokens(spaces)} at the Inn`
      : `One for all: reveal ${tokens(spaces)} at the Inn`,
  name: ({ path, space }) => `${names.paths[path]}, space ${space}`,
  beggars: ({ place, price }) => `Pay the Beggars ${names.places[place].at} (${pistoles(price)})`,
  end: ({ who }) => `End ${whose(who)} turn`,
  intercept: () => 'Rochefort intercepts',
  standing: ({ order }) =>
    ({
      ask: 'Standing order: ask me each time',
      always: 'Standing order: always intercept',
      never: 'Standing order: never intercept',
    })[order],
  'search-plots': () => 'Search the Treachery deck for a card',
  refill: () => 'Draw until you hold 3 cards',
  take: ({ card }) => `Take ${title(names.treachery[card])}`,
  raze: ({ card }) => `Discard ${names.cards[card].a}`,
  sacrifice: ({ who }) => `${Man(who)} sacrifices 1 life point`,
  spare: ({ who }) => `${Man(who)} sacrifices nothing`,
  'one-for-all': ({ effect }) => `One for all: ${names.effects[effect]}`,
  toll: ({ card }) => `Discard ${names.cards[card].a}`,
  vote: ({ yes }) => (yes ? 'Agree' : 'Refuse'),
  'done-challenge': ({ score, value }) =>
    score >= value ? `Win the challenge: ${score} against ${value}` : `Stop at ${score} and fail`,
  'done-commit': ({ dice: blue }) => `Roll ${dice(blue)}`,
  'done-blind': ({ dice: blue }) => `Reveal the adversary, with ${dice(blue)}`,
  'done-epic': ({ dice: blue }) => `Roll ${dice(blue)}`,
  'done-purchase': () => 'Buy nothing more',
  'done-ordered': () => 'Let the order lapse',
  'done-offer': ({ empty }) => (empty ? 'Offer nothing and ask' : 'Make this offer'),
  'done-answer': ({ empty, alone }) => {
    if (alone) return 'Trade';
    return empty ? 'Give nothing in return' : 'Give this in return';
  },
  'pass-paris': () => 'Play no Paris card',
  'pass-quarters': () => 'Take no Paris card',
  'pass-treachery': () => 'Neither draw nor play',
  'pass-intercept': () => 'Let it pass',
  'pass-blade': () => 'Keep the dice',
  'pass-foe-reroll': () => 'Keep the dice',
  'pass-siege-reroll': () => 'Keep the dice',
  'pass-ride': () => 'Stay here',
  'pass-time': () => 'Let time pass',
  'pass-queen': () => 'Abandon the Queen',
  expire: () => 'The sand has run out',
};
