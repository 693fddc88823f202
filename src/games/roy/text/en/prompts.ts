import type { Opponent } from '../here.ts';
import type { Prompts } from '../shape.ts';
import type { Trading } from '../situations.ts';
import { deed } from './deeds.ts';
import {
  actions,
  blueRoll,
  counts,
  dice,
  either,
  epicTokens,
  list,
  Man,
  man,
  names,
  oneForAllCards,
  orNone,
  pistoles,
  redDice,
  redRoll,
  title,
  upper,
  whose,
  yourPlace,
} from './names.ts';

/** The adversary with what he brings to the fight. */
const foe = ({ foe: id, token, dice: red }: Opponent): string => {
  if (token !== null) return names.tokens[token].a;
  return red === null ? names.foes[id].the : `${names.foes[id].the} (${redDice(red)})`;
};

const offer = ({ cards: held, gear }: Trading['gives']): string => {
  const parts = [...counts(held), ...gear.map(each => names.items[each].a)];
  return parts.length === 0 ? 'nothing' : list(parts);
};

export const prompts: Prompts = {
  'first-paris': () => 'Choose the Paris card the match opens with. The musketeers will see it when it is announced.',
  'extra-paris': ({ left }) =>
    left === 1
      ? 'Choose one more Paris card to keep in your hand.'
      : `Choose ${left} Paris cards to keep in your hand.`,
  'lay-inn': ({ path, space, decoys }) =>
    decoys === 0
      ? `The Inn, ${names.paths[path]}, space ${space} of 4: which token goes there, face down? All the Decoys are laid.`
      : `The Inn, ${names.paths[path]}, space ${space} of 4: which token goes there, face down? Decoys still to lay: ${decoys}.`,
  'lay-return': ({ space }) => `The return to Paris, space ${space}: which token waits there, face down?`,
  'lay-challenge': ({ antechamber }) => `Antechamber ${antechamber} of 4: which challenge does it hold?`,
  'lay-fighter': ({ antechamber, second }) =>
    second
      ? `Antechamber ${antechamber} of 4: who is the second adversary in it?`
      : `Antechamber ${antechamber} of 4: who is the first adversary in it?`,
  'leave-out': () => 'Only three musketeers play: agree on who stays out. The first answer counts.',
  treville: () => 'Tréville takes the place of one of the musketeers: agree on whose. The first answer counts.',
  cast: ({ second }) => (second ? 'Choose your second musketeer.' : 'Choose your musketeer.'),
  install: ({ place, left }) =>
    `Place adversaries and at most one Trap ${names.places[place].at}: strength ${left} still to place.`,
  nemesis: ({ place }) =>
    `The Nemesis ${names.places[place].at}: name the only musketeer who may take on this mission.`,
  destination: ({ confined }) =>
    confined
      ? 'Choose your destination for this round. Rochefort is out of action: he cannot go anywhere for you.'
      : 'Choose your destination for this round. It stays secret until you are exposed.',
  'paris-card': ({ inPlay }) =>
    inPlay === null
      ? 'Paris is empty: put a Paris card into play?'
      : `Put a Paris card into play? It would replace ${title(names.paris[inPlay])}.`,
  treachery: ({ held }) =>
    held === 0
      ? 'Treachery: you hold no card. Draw one?'
      : held === 1
        ? 'Treachery: draw a card, or play the one in your hand?'
        : `Treachery: draw a card, or play one from your hand of ${held}?`,
  target: ({ card }) => `${title(names.treachery[card])}: whom does it strike?`,
  select: ({ waiting, others }) =>
    waiting.length === 1
      ? others
        ? `${Man(waiting[0])} has yet to take his turn. Does he go next? A companion may also go first.`
        : `${Man(waiting[0])} is the last to go.`
      : `Which of your musketeers goes next: ${either(waiting.map(man))}?`,
  'man-turn': ({ who, place, left }) =>
    `${Man(who)}, ${names.places[place].at}: ${actions(left)} left. What does he do?`,
  'must-leave': ({ who, left }) =>
    left <= 1
      ? `${Man(who)} has to leave Richelieu’s den now: where does he go?`
      : `${Man(who)}, at Richelieu’s den: ${actions(left)} left. He must leave before his turn ends.`,
  'last-ride': ({ who, place }) =>
    `${Man(who)}, ${names.places[place].at}, has no actions left, but his thoroughbred can still carry him.`,
  ordered: ({ who, place }) =>
    `Tréville’s order: ${man(who)}, ${names.places[place].at}, takes one action at once. Which?`,
  intercept: ({ who, place, action, here, location }) => {
    const declared = deed(who, action);
    if (here) return `${declared} You are ${names.places[place].at}: does Rochefort intercept?`;
    return location === null
      ? `${declared} Rochefort is not there.`
      : `${declared} You are ${yourPlace(location)}, not ${names.places[place].at}: Rochefort cannot intercept. Let it pass.`;
  },
  challenge: ({ who, skill, value, score, cards: matching, epics }) => {
    const count = `${upper(whose(who))} challenge, ${names.skills[skill]} ${value}: ${score} so far.`;
    if (score >= value) return `${count} That is enough.`;
    const held = matching === 0 ? `no ${names.cards[skill].name} card` : names.cards[skill].count(matching);
    const hand = `${value - score} to go; you hold ${held}.`;
    return epics ? `${count} ${hand} Epic tokens count too.` : `${count} ${hand}`;
  },
  toll: ({ who, against }) => `${Man(who)} faces ${foe(against)}: before the duel you must discard a card. Which?`,
  commit: ({ who, against, dice: blue, barred }) =>
    barred
      ? `${Man(who)} against ${foe(against)}: ${dice(blue)}. No Combat card may be added here.`
      : `${Man(who)} against ${foe(against)}: ${dice(blue)} so far. Add cards before the first roll?`,
  'commit-blind': ({ who, dice: blue }) =>
    `${Man(who)} on the return to Paris: ${dice(blue)} so far. Add cards before the adversary is revealed?`,
  epic: ({ who, against, dice: blue, epics }) =>
    epics === 0
      ? `${Man(who)} has ${dice(blue)} against ${foe(against)}. Spend Epic tokens for more dice? You have none, but a One-for-all card counts as 2.`
      : `${Man(who)} has ${dice(blue)} against ${foe(against)}. Spend Epic tokens for more dice? You have ${epicTokens(epics)}.`,
  'foe-reroll': ({ who, against, blue, red }) =>
    `${names.foes[against.foe].name} shows ${redRoll(red)}; ${man(who)}, ${blueRoll(blue)}. Reroll one red die?`,
  blade: ({ who, against, blue, red, round }) =>
    `Roll ${round}: ${man(who)} shows ${blueRoll(blue)}; ${names.foes[against.foe].the}, ${redRoll(red)}. Reroll one die with the Toledo sword?`,
  purchase: ({ who, purse }) =>
    purse === 0
      ? `${Man(who)} may buy a second item with the same action. The purse is empty.`
      : `${Man(who)} may buy a second item with the same action. The purse holds ${pistoles(purse)}.`,
  'nothing-to-buy': ({ who }) =>
    `${Man(who)} can afford nothing more. He is asked all the same, so that nobody learns what he holds.`,
  pay: ({ who, item }) => `${Man(who)} buys ${names.items[item].a}: which card does he pay with?`,
  replace: ({ who, item }) => `${Man(who)} has no room for ${names.items[item].a}: what does he give up for it?`,
  offer: ({ who, partner, gives, alone }) =>
    alone
      ? `${Man(who)} trades with ${man(partner)}. He gives: ${offer(gives)}. Add equipment?`
      : `${Man(who)} trades with ${man(partner)}. You offer: ${offer(gives)}. Add something?`,
  answer: ({ who, partner, gives, takes, alone }) =>
    alone
      ? `${Man(partner)} receives: ${offer(gives)}. In return he gives: ${offer(takes)}. Add equipment?`
      : `${Man(who)} offers ${man(partner)}: ${offer(gives)}. You give in return: ${offer(takes)}. Add something?`,
  agree: ({ who, partner, gives, takes }) =>
    `${Man(who)} gives ${offer(gives)}; ${man(partner)} gives ${offer(takes)}. Do you agree?`,
  ride: ({ who }) => `Planchet comes to ${man(who)} with a fresh horse: where does he go, at no cost?`,
  reveal: ({ left }) =>
    left === 1 ? 'Choose one more token at the Inn to reveal.' : `Choose ${left} tokens at the Inn to reveal.`,
  quarters: () => 'You are in your quarters: take one of the remaining Paris cards?',
  richelieu({ held }) {
    const hand = held === 0 ? 'no Treachery card' : held === 1 ? '1 Treachery card' : `${held} Treachery cards`;
    const here = `You are at Richelieu’s den, with ${hand} in hand`;
    return held < 3
      ? `${here}: search the deck for a card, or draw until you hold 3?`
      : `${here}: search the deck for one more?`;
  },
  search: () => 'Which Treachery card do you take out of the deck?',
  raze: () => 'You are at La Rochelle: which Combat card do you discard?',
  'siege-reroll': ({ swords, team }) =>
    swords === 0
      ? `The siege: you have no Sword, the musketeers have ${orNone(team)}. Reroll one of your Shields?`
      : `The siege: you have ${names.faces.sword.count(swords)}, the musketeers ${orNone(team)}. Reroll one of your Shields?`,
  sacrifice: ({ swords, team, men }) =>
    men.length === 1
      ? `The siege: Milady has ${names.faces.sword.count(swords)}, you have ${orNone(team)}. ${Man(men[0])} may sacrifice 1 life point to cancel one of her Swords.`
      : `The siege: Milady has ${names.faces.sword.count(swords)}, you have ${orNone(team)}. ${upper(list(men.map(man)))} may each sacrifice 1 life point to cancel one of her Swords.`,
  time: ({ cause, cards: held }) => {
    const why = {
      turn: 'The Time token is about to move.',
      'dead-end': 'Dead End: the Time token is about to move.',
      disappearance: 'The Disappearance: the Time token is about to move once more.',
    }[cause];
    return `${why} Stop it? You hold ${oneForAllCards(held)}.`;
  },
  queen: ({ cards: held }) =>
    `The Queen is in Richelieu’s hands: Milady wins unless the Queen’s honour is restored. You hold ${oneForAllCards(held)}.`,
  victim: () => 'Duels in Paris: which musketeer in Paris do you wound?',
  vote: ({ by, effect }, who) =>
    `${who.name(by)} proposes to play a One-for-all card to ${names.effects[effect]}. Do you agree?`,
  free: () => 'No action is under way: you may spend what belongs to all the musketeers.',
  'one-for-all': ({ cards: held }) => `You may play a One-for-all card at any moment. The musketeers have ${held}.`,
  hourglass: () => 'The hourglass is running.',
};
