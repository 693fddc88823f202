import {
  epicTokens,
  Man,
  man,
  names,
  oneForAllCards,
  pistoles,
  points,
  redDice,
  upper,
} from '#games/roy/text/en/names.ts';
import type { Sentences } from '../../../voice/wording.ts';
import type { TeamReasons } from '../../voice/reasons.ts';

const { places, foes, skills, items, faces } = names;
const often = (count: number): string => (count === 1 ? 'once' : `${count} times`);
const inPath = ['the Chambers', 'the Stables', 'the Cellar'] as const;
const rounds = (count: number): string => (count === 1 ? 'one round' : `${count} rounds`);
const cards = (count: number): string => (count === 1 ? 'a single card' : `${count} cards`);
const dark = (count: number): string =>
  count === 1 ? 'One token at the Inn lies in the dark' : `${count} tokens at the Inn lie in the dark`;
const item = (id: keyof typeof items): string => items[id].a;

const CAST = {
  dartagnan: 'room for two secret manoeuvres, and more Panache than sense',
  athos: 'Rochefort himself steps out of his way',
  aramis: 'once a round any card will serve him, even a sonnet',
  porthos: 'five life points, and he will need every one of them',
  treville: 'he gives the orders, and others bleed',
} as const;

const QUEST = [
  '',
  'The Golden Lily Inn will not empty itself',
  'England is across the water',
  'The studs must come home to Paris',
  'The galleries of the Louvre are the last of it',
] as const;

export const team: Sentences<TeamReasons> = {
  'go-louvre-queen': ({ left }) =>
    `The Queen has ${points(left)} left, and the Louvre would cost her two: I am already running.`,
  'go-louvre-fails': () => 'The Louvre fails this round: I am on my way.',
  'go-louvre-slips': () => 'Another evening of gossip at the Louvre, and the Queen pays for it: I am on my way.',
  'go-louvre': () => 'The matter at the Louvre is fresh, and two Epic tokens lie on it: I shall go and settle it.',
  'go-abduction': ({ chance }) => `They may carry Constance off tonight (${chance}%): to Paris!`,
  'go-abduction-early': () => 'Constance is in their hands: better to knock in Paris before they pack.',
  'go-disappearance': ({ rounds: left }) =>
    `While Constance is missing, the days count double, and we have ${rounds(left)}: I shall search Paris.`,
  'go-smuggler': () => 'The Smuggler arms La Rochelle every round: I shall pay him a visit in Paris.',
  'go-message': ({ left }) =>
    `Each round that message costs the Queen dear, and she has ${points(left)} left: to Paris.`,
  'go-captive': () => 'As long as Constance is locked up, Milady hears a new intrigue every round: to Paris.',
  'go-duels': () => 'The Cardinal’s guards are picking quarrels in Paris: I should hate to miss it.',
  'go-siege': ({ chance }) => `The siege may fail this very round (${chance}%): I hurry to La Rochelle.`,
  'go-siege-weak': ({ red, blue }) =>
    `${redDice(red)} against ${blue === 0 ? 'no blue one' : `${blue} blue`}: the siege is poorly manned, so I am on my way.`,
  'go-siege-guard': ({ spaces }) => `The siege is ${spaces} spaces from ruin: I mean to keep it there.`,
  'go-quest-last': () => 'One door between us and the Queen: I am going through it.',
  'go-quest-late': ({ rounds: left }) => `${upper(rounds(left))} left at most: it is the Quest or nothing.`,
  'go-quest': ({ board }) => `${QUEST[board]}: I am off to the Quest.`,
  'go-meet': ({ who, place }) => `${Man(who)} is ${places[place].at}: two swords are better company than one.`,
  'go-home': () => 'To the Vieux-Colombier, to catch my breath.',
  'go-spy': () => 'Somebody ought to see whether Milady is dining with the Cardinal.',
  'go-out': ({ place }) => `One does not linger at the Cardinal’s: I am off ${places[place].to}.`,
  go: ({ place }) => `I am off ${places[place].to}.`,

  'start-louvre-queen': ({ who, left }) =>
    `${Man(who)} first: the Queen has ${points(left)} left, and a failure at the Louvre costs two.`,
  'start-louvre-fails': ({ who }) => `${Man(who)} first: the Louvre fails this round.`,
  'start-louvre-slips': ({ who }) => `${Man(who)} first: unless the Louvre is settled, the Queen loses honour tonight.`,
  'start-louvre': ({ who }) => `${Man(who)} first: there are two Epic tokens to be had at the Louvre.`,
  'start-abduction': ({ who, chance }) => `${Man(who)} first: Constance may be lost tonight (${chance}%).`,
  'start-abduction-early': ({ who }) => `${Man(who)} first: Constance should not be kept waiting.`,
  'start-disappearance': ({ who }) => `${Man(who)} first: while Constance is missing, time runs twice as fast.`,
  'start-smuggler': ({ who }) => `${Man(who)} first: the Smuggler is arming La Rochelle.`,
  'start-message': ({ who, left }) =>
    `${Man(who)} first: that message costs the Queen dear, and she has ${points(left)} left.`,
  'start-captive': ({ who }) => `${Man(who)} first: Constance’s jailers are teaching Milady new tricks.`,
  'start-duels': ({ who }) => `${Man(who)} first: there is fighting in Paris.`,
  'start-siege': ({ who, chance }) => `${Man(who)} first: the siege may fail this round (${chance}%).`,
  'start-siege-weak': ({ who, red, blue }) =>
    `${Man(who)} first: at La Rochelle ${redDice(red)} will face ${blue === 0 ? 'no blue one' : `${blue} blue`}.`,
  'start-siege-guard': ({ who }) => `${Man(who)} first: the siege wants looking after.`,
  'start-quest-last': ({ who }) => `${Man(who)} first: one last antechamber, and we have won.`,
  'start-quest-late': ({ who, rounds: left }) =>
    `${Man(who)} first: ${rounds(left)} left, and the Quest will not wait.`,
  'start-quest': ({ who }) => `${Man(who)} first: there is work for him at the Quest.`,
  'start-down': ({ who }) => `${Man(who)} first: he has to get back on his feet.`,
  'start-jail': ({ who }) => `${Man(who)} first: he still has to get out of the Bastille.`,
  'start-last': ({ who }) => `Only ${man(who)} has yet to act.`,
  start: ({ who, place }) => `${Man(who)} first: nothing keeps him ${places[place].at}.`,

  cast: ({ who, skill, value }) => `I take ${man(who)}: ${skills[skill]} ${value}; ${CAST[who]}.`,
  'leave-out': ({ who }) => `Leave ${man(who)} at home: we can best spare him.`,
  'stands-in': ({ who }) => `Let Tréville stand in for ${man(who)}: a captain on the spot is worth it.`,

  'beggars-pay': ({ place, purse }) =>
    `Pay the Beggars: we have ${pistoles(purse)}, and until then nobody gets anything done ${places[place].at}.`,
  reveal: ({ hidden, epics }) =>
    `${dark(hidden)}: ${epics === 1 ? 'our one Epic token' : `one of our ${epics} Epic tokens`} is well spent on a lamp.`,
  'reveal-card': ({ hidden }) => `${dark(hidden)}: a One-for-all card sheds light on up to six.`,
  name: ({ path }) => `I want to see who is waiting in ${inPath[path]}.`,
  'stop-end': () => 'If the clock strikes once more, all is lost: stop it!',
  'stop-twice': ({ rounds: left }) => `Time would move twice tonight, and we have ${rounds(left)}: let it stand still.`,
  stop: ({ rounds: left }) => `We have ${rounds(left)}: let time stand still for one of them.`,
  'save-queen': () => 'The Queen stands before the Cardinal: all for one, now or never!',
  'lift-queen': ({ left }) => `The Queen has ${points(left)} left: let us give her two back.`,
  'one-epic': ({ epics }) =>
    epics === 0
      ? 'We have no Epic token, and two would open a door.'
      : `We have ${epicTokens(epics)}, and two more would open a door.`,
  'keep-time': ({ rounds: left, cards: held }) =>
    `${upper(rounds(left))} left: we keep our ${held === 1 ? 'One-for-all card' : oneForAllCards(held)} for a worse hour.`,
  'keep-queen': ({ cards: held }) => `${oneForAllCards(held)} will not change this.`,
  'vote-yes': ({ by }, who) => `All for one: I am with ${who.name(by)}.`,
  'vote-no': ({ by }, who) => `With respect, ${who.name(by)}: we shall need that card more badly later.`,
  accept: ({ who }) => `Agreed, ${man(who)}: each of us has what he can use.`,
  refuse: ({ who }) => `Another time, ${man(who)}.`,
  offered: ({ who }) => `That is my offer, ${man(who)}.`,

  'draw-few': ({ cards: held }) => `One does not get far with ${held === 0 ? 'an empty hand' : cards(held)}: I draw.`,
  'draw-skill': ({ skill, place }) =>
    `${skills[skill]} is wanted ${places[place].at}, and nobody has more of it than I: I shall look for cards.`,
  draw: () => 'Nothing is pressing here: I fill my hand.',
  'trade-skill': ({ who, skill }) => `${Man(who)} is our best at ${skills[skill]}, and it is wanted: let us share.`,
  trade: ({ who }) => `A word with ${man(who)}: each of us may hold what the other lacks.`,
  bassompierre: ({ blue }) =>
    `M. de Bassompierre joins the lines: La Rochelle has ${blue === 0 ? 'not one die' : `only ${blue === 1 ? 'one die' : `${blue} dice`}`} so far.`,
  essarts: ({ purse }) =>
    `${purse === 0 ? 'Our purse is empty' : `We have ${pistoles(purse)}`}: M. des Essarts will be so kind as to add to it.`,
  buckingham: ({ epics }) =>
    `${epics === 0 ? 'No Epic token yet' : epics === 1 ? 'One Epic token' : `${epics} Epic tokens`}: the Duke’s friendship is worth ${epics === 0 ? 'one' : 'another'}.`,
  captain: () => 'M. de Tréville will know how to supply us.',
  ketty: () => 'Ketty knows where her mistress spends the evening.',
  laporte: ({ left }) => `The Queen has ${points(left)} left: M. de La Porte has the King’s ear.`,
  help: ({ who }) => `Planchet! Run to ${man(who)}, he can use you better.`,
  heal: ({ life }) => `${life === 1 ? 'One life point' : `${life} life points`} left: Planchet, the bandages.`,
  reinforce: ({ before, after }) =>
    `The siege may fail this round (${before}%): with this card it is ${after === 0 ? 'out of the question' : `${after}%`}.`,
  'reinforce-calm': ({ blue }) =>
    blue === 0
      ? 'Nobody mans the King’s lines at La Rochelle: I shall.'
      : `${blue} ${blue === 1 ? 'die' : 'dice'} at La Rochelle: one more hand does no harm.`,
  'challenge-last': ({ skill }) => `${skills[skill]} opens the last door: I have what it takes.`,
  'challenge-quest': ({ skill, value, own }) =>
    own >= value
      ? `${skills[skill]} ${value}: I have that without a single card.`
      : `${skills[skill]} ${value}: I bring ${own} of my own, and cards for the rest.`,
  'challenge-ends': ({ place, skill }) => `${skills[skill]}, and the matter ${places[place].at} is closed.`,
  challenge: ({ place, skill, value, own }) =>
    own >= value
      ? `${skills[skill]} ${value} is called for ${places[place].at}: I have that without a single card.`
      : `${skills[skill]} ${value} is called for ${places[place].at}: I bring ${own}, and cards for the rest.`,
  'duel-ends': ({ foe, place, chance }) =>
    `${upper(foes[foe].the)} is the last thing in our way ${places[place].at}: I have him ${often(chance)} in a hundred.`,
  duel: ({ foe, chance }) => `En garde, ${foes[foe].name}! I hit ${often(chance)} in a hundred.`,
  'duel-token': ({ chance }) => `I have looked him over: I beat him ${often(chance)} in a hundred.`,
  'duel-snare': () => 'It is a Snare, and somebody has to step into it.',
  'duel-dark': () => 'Whoever stands there, he will not make way if asked politely.',
  'duel-guard': ({ left, chance }) =>
    `${left === 1 ? 'One guard' : `${left} guards`} to go, and I beat one ${often(chance)} in a hundred.`,
  'duel-wardes': ({ chance }) => `De Wardes has the pass for England: ${often(chance)} in a hundred it changes hands.`,
  'duel-last': ({ chance }) => `Nothing but swords between us and the Queen: I win ${often(chance)} in a hundred.`,
  'buy-gear': ({ item: id, left }) =>
    `I take ${item(id)}: it will serve more than once, and ${left === 0 ? 'the purse is there to be emptied' : `the purse still holds ${pistoles(left)}`}.`,
  'buy-balm': ({ life }) => `${life === 1 ? 'One life point' : `${life} life points`} left: a balm before a burial.`,
  'buy-skill': ({ skill, value }) => `I school my ${skills[skill]}: ${value} from now on.`,
  'buy-manoeuvre': () => 'A fencing master showed me a better thrust.',
  bribe: ({ purse }) =>
    purse === 1
      ? 'Our last pistole opens this door: cheaper than a duel.'
      : `Of ${pistoles(purse)}, one opens this door: cheaper than a duel.`,
  'break-out': ({ chance }) => `The jailer looks sleepy: ${often(chance)} in a hundred I walk out.`,
  'advance-dark': ({ path, left }) =>
    `${left === 1 ? 'One more space' : `${left} more spaces`} in ${inPath[path]}: somebody has to find out who is there.`,
  'advance-known': ({ path, chance }) =>
    `I know who waits in ${inPath[path]}: I beat him ${often(chance)} in a hundred.`,
  'advance-free': ({ path }) => `The way through ${inPath[path]} is clear: I go on.`,
  withdraw: () => 'There is a better way through this Inn: back to the Common Area.',
  search: ({ left }) =>
    `${left === 1 ? 'One more trace' : `${left} more traces`} and we shall know where Constance is.`,
  'hand-over': ({ left }) => `The Smuggler wants ${left === 1 ? 'one more card' : `${left} more cards`}: here is one.`,
  passage: ({ at }) => `Antechamber ${at} has a secret passage, and our Epic tokens have no better use.`,
  'passage-last': () => 'The last passage leads to the Queen: Epic tokens were made for this.',
  order: ({ who }) => `${Man(who)} can do more from where he stands than I can: that is an order.`,
  end: () => 'I have done what I could.',
  'end-idle': ({ left }) => `${left === 1 ? 'An action' : `${left} actions`} to spare, and nothing here worth doing.`,

  add: ({ short, skill }) =>
    short === 0
      ? `A little more ${skills[skill]}, to be sure.`
      : `I am ${short} short: a little more ${skills[skill]}.`,
  ability: ({ short }) =>
    short === 0
      ? 'To be sure: any card will do if one knows how to turn a phrase.'
      : `${short} short, and any card will do if one knows how to turn a phrase.`,
  'ability-die': ({ before, after }) =>
    before === after
      ? 'A card for a die, to leave nothing to chance.'
      : `A card for a die: I hit ${often(after)} in a hundred instead of ${before}.`,
  epic: ({ short }) =>
    short === 0 ? 'A touch of the epic, to be sure.' : `${short} short: a touch of the epic makes up for it.`,
  'epic-die': ({ before, after }) =>
    before === after
      ? 'An Epic token for a die, to leave nothing to chance.'
      : `An Epic token for a die: I hit ${often(after)} in a hundred instead of ${before}.`,
  enough: ({ value }) => `They asked for ${value}, and ${value} they shall have.`,
  short: ({ short }) => `I am ${short} short, and there is no more to be had.`,
  commit: ({ before, after }) => `With this card I hit ${often(after)} in a hundred instead of ${before}.`,
  'commit-wounds': ({ before, after }) => `With this card I am hit ${often(after)} in a hundred instead of ${before}.`,
  'commit-sure': () => 'One more card, to leave nothing to chance.',
  'commit-none': ({ chance }) => `${chance} in a hundred will have to do: I keep my cards.`,
  'epic-none': ({ chance }) => `${chance} in a hundred will have to do: we keep our Epic tokens.`,
  blade: ({ face }) => `My Toledo sword can do better than that ${faces[face as keyof typeof faces].name}.`,
  'blade-none': () => 'I leave that roll as it is.',
  pay: ({ item: id }) => `This is the card I shall miss least, and it gets me ${item(id)}.`,
  replace: ({ token }) => `There is room for two and no more: something has to go, and it is ${items[token].a}.`,
  'bought-enough': ({ purse }) =>
    purse === 0 ? 'That will do: the purse is empty.' : `That will do: the purse keeps ${pistoles(purse)}.`,
  toll: ({ foe }) => `${upper(foes[foe].the)} demands a card before he draws: he gets the one I shall miss least.`,
  'sacrifice-town': () => 'The siege fails unless somebody bleeds for it: I shall.',
  sacrifice: ({ spaces }) => `${spaces === 1 ? 'One space' : `${spaces} spaces`} from ruin: my blood for one more.`,
  'spare-last': () => 'It would be my last life point: the lines must hold without it.',
  'spare-wounded': ({ life }) => `I have ${life} life points, and better uses for them.`,
  spare: ({ spaces }) => `The siege is ${spaces} spaces from ruin: no need to bleed for it.`,
  stay: ({ place }) => `I am well placed ${places[place].at}.`,
};
