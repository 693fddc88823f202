import type { Card } from '../../cards/adventure.ts';
import { INN_SPACES } from '../../cards/board.ts';
import { PARIS } from '../../cards/paris.ts';
import type { FightToken } from '../../cards/tokens.ts';
import type { Event } from '../../events.ts';
import type { Equipment } from '../../names.ts';
import { MILADY } from '../../state.ts';
import type { Sentences } from '../shape.ts';
import { deed } from './deeds.ts';
import {
  actions,
  blueRoll,
  cards,
  counts,
  epicTokens,
  lifePoints,
  list,
  Man,
  man,
  names,
  orNone,
  pistoles,
  redRoll,
  tokenCounts,
  upper,
  whose,
} from './names.ts';

const Foe = (foe: keyof typeof names.foes): string => upper(names.foes[foe].the);

const goods = (known: readonly Card[] | null, count: number, gear: readonly Equipment[]): string | null => {
  const hidden = count === 0 ? [] : [cards(count)];
  const held = known === null ? hidden : counts(known);
  const parts = [...held, ...gear.map(each => names.items[each].a)];
  return parts.length === 0 ? null : list(parts);
};

/** Two adversaries in the order they stand in. */
const pair = ([one, other]: readonly FightToken[]): string =>
  one === other ? names.tokens[one].count(2) : `${names.tokens[one].a} and ${names.tokens[other].a}`;

const space = (at: number): string => `${names.paths[Math.floor(at / INN_SPACES)]} ${(at % INN_SPACES) + 1}`;

/** The cards that somebody draws, and why. */
const DREW: Readonly<Record<Extract<Event, { kind: 'drew' }>['why'], (draws: string) => string>> = {
  deal: draws => `${draws} to begin with.`,
  turn: draws => `${draws} for the new round.`,
  action: draws => `${draws}.`,
  recovery: draws => `${draws} on recovering.`,
  board: draws => `${draws} for completing the board.`,
  captain: draws => `${draws} thanks to M. de Tréville.`,
  planchet: draws => `${draws} thanks to Planchet.`,
};

/** The musketeers' phase: actions, duels, the Quest, what they own. */
export const team = {
  drew({ seat, who: drawer, count, why, secret }, who) {
    const drawn =
      secret !== undefined && seat === who.me ? list(counts(secret.cards)) : count === 1 ? 'a card' : cards(count);
    if (drawer !== undefined) return DREW[why](`${Man(drawer)} draws ${drawn}`);
    return DREW[why](seat === who.me ? `You draw ${drawn}` : `${who.name(seat)} draws ${drawn}`);
  },
  'beggars-paid': ({ seat, place }, who) =>
    seat === who.me
      ? `You pay the Beggars ${names.places[place].at}.`
      : `${who.name(seat)} pays the Beggars ${names.places[place].at}.`,
  wounded({ who, wounds, life, by }) {
    const cause = {
      ambush: 'The Ambush',
      assassin: 'The Assassin',
      duel: 'The duel',
      sting: 'A last thrust',
      snare: 'The Snare',
      sacrifice: 'The sacrifice',
      paris: 'A duel in the streets of Paris',
    }[by];
    return `${cause} costs ${man(who)} ${lifePoints(wounds)}: he has ${life === 0 ? 'none' : life} left.`;
  },
  fell: ({ who }) => `${Man(who)} is out of action and is carried to the Vieux-Colombier.`,
  fateful: ({ who }) => `${Man(who)} may never go to the Quest again.`,
  recovered: ({ who, life }) => `${Man(who)} recovers and is back on his feet with ${lifePoints(life)}.`,
  healed: ({ who, life, by }) =>
    by === 'balm'
      ? `The balm does ${man(who)} good: he has ${lifePoints(life)}.`
      : `Planchet looks after ${man(who)}: he has ${lifePoints(life)}.`,
  jailed: ({ who, by }) =>
    by === 'richelieu'
      ? `Milady is not at Richelieu’s den: ${man(who)} is thrown into the Bastille.`
      : `${Man(who)} is thrown into the Bastille.`,
  started: ({ who, actions: left }) => `${Man(who)} begins his turn: ${actions(left)}.`,
  ended: ({ who, left }) => `${Man(who)} ends his turn: ${actions(left)} unused.`,
  declared: ({ who, action }) => deed(who, action),
  moved({ who, from, to, how }) {
    const way = `${names.places[from].from} ${names.places[to].to}`;
    return how === 'action' ? `${Man(who)} goes ${way}.` : `${Man(who)} rides ${way}.`;
  },
  stayed: ({ who }) => `${Man(who)} stays where he is.`,
  traded({ who, partner, gave, took, gearGiven, gearTaken, open, secret }) {
    const known = secret ?? open;
    const given = goods(known?.given ?? null, gave, gearGiven);
    const taken = goods(known?.taken ?? null, took, gearTaken);
    if (taken === null) return `${Man(who)} gives ${man(partner)} ${given ?? 'nothing'} for nothing in return.`;
    return given === null
      ? `${Man(partner)} gives ${man(who)} ${taken} for nothing in return.`
      : `${Man(who)} gives ${man(partner)} ${given}, and gets ${taken}.`;
  },
  'no-trade': ({ who, partner }) => `${Man(who)} and ${man(partner)} do not trade.`,
  reinforced: ({ who, card }) =>
    card === 'bassompierre'
      ? `M. de Bassompierre takes his place at La Rochelle.`
      : `${Man(who)} lays ${names.cards[card].a} at La Rochelle.`,
  added: ({ who, card, ability }) =>
    ability
      ? `Aramis uses his ability and discards ${names.cards[card].a}: +1.`
      : `${Man(who)} adds ${names.cards[card].a}: +1.`,
  challenged: ({ who, skill, value, score, won }) =>
    won
      ? `${Man(who)} wins the ${names.skills[skill]} challenge, ${score} against ${value}.`
      : `${Man(who)} fails the ${names.skills[skill]} challenge, ${score} against ${value}.`,
  fizzled: ({ who, action }) =>
    action.kind === 'challenge'
      ? `The ${names.skills[action.skill]} challenge is out of ${whose(who)} reach: the action is spent for nothing.`
      : `${Man(who)} can no longer do what he set out to do: the action is spent for nothing.`,
  bought({ who, item, card, replaced }) {
    const deeds = [`buys ${names.items[item].a}`];
    if (card !== null) deeds.push(`pays with ${names.cards[card].a}`);
    if (replaced !== null) deeds.push(`gives up ${names.items[replaced].a}`);
    return `${Man(who)} ${list(deeds)}.`;
  },
  bribed: ({ who }) => `${Man(who)} bribes his guards and walks to the Vieux-Colombier.`,
  freed: ({ who }) => `${Man(who)} breaks out of the Bastille and reaches the Vieux-Colombier.`,
  searched: ({ who, roll, total }) =>
    `${Man(who)} searches for Constance: ${blueRoll(roll)}. ${total} of ${PARIS.disappearance.goal} successes.`,
  'handed-over': ({ who, card, total }) =>
    `${Man(who)} hands over ${names.cards[card].a}: ${total} of ${PARIS.smuggler.goal}.`,
  duel: ({ who, token }) =>
    token === null ? `${Man(who)} fights.` : `${Man(who)} crosses swords with ${names.tokens[token].a}.`,
  toll: ({ who, card }) => `La Houdinière takes his toll: ${man(who)} discards ${names.cards[card].a}.`,
  committed({ who, card, ability }) {
    if (ability) return `Aramis uses his ability and discards ${names.cards[card].a}: one more die.`;
    return `${Man(who)} adds ${names.cards[card].a} to his dice.`;
  },
  'epic-die': ({ who, epics }) =>
    epics === 1 ? `Epic courage gives ${man(who)} one more die.` : `Epic courage gives ${man(who)} ${epics} more dice.`,
  rolled: ({ who, foe, round, blue, red }) =>
    round === 1
      ? `${Man(who)} rolls ${blueRoll(blue)}; ${names.foes[foe].the}, ${redRoll(red)}.`
      : `Roll ${round}: ${man(who)}, ${blueRoll(blue)}; ${names.foes[foe].the}, ${redRoll(red)}.`,
  rerolled({ by, from, to }) {
    const name = by in names.musketeers ? Man(by as keyof typeof names.musketeers) : Foe(by as keyof typeof names.foes);
    return from === to
      ? `${name} rerolls ${names.faces[from].a}: ${names.faces[to].a} again.`
      : `${name} rerolls ${names.faces[from].a}: ${names.faces[to].a}.`;
  },
  clash({ who, foe, manoeuvre, foeManoeuvre, hits, wounds }) {
    if (manoeuvre && foeManoeuvre)
      return `Two secret manoeuvres at once: ${man(who)} and ${names.foes[foe].the} hit each other.`;
    if (manoeuvre) return `${upper(whose(who))} secret manoeuvre hits ${names.foes[foe].the}!`;
    if (foeManoeuvre) return `${Foe(foe)} answers with a secret manoeuvre and hits ${man(who)}.`;
    if (hits > 0 && wounds > 0) return `${Man(who)} and ${names.foes[foe].the} hit each other.`;
    if (hits > 0) return `${Man(who)} hits ${names.foes[foe].the}.`;
    return wounds > 0 ? `${Foe(foe)} hits ${man(who)}.` : 'Nobody is hit.';
  },
  'duel-over'({ who, foe, won, life }) {
    if (won) return `${Man(who)} beats ${names.foes[foe].the}.`;
    return life > 1
      ? `${Man(who)} does not get the better of ${names.foes[foe].the}, who has ${lifePoints(life)} left.`
      : `${Man(who)} does not get the better of ${names.foes[foe].the}.`;
  },
  beaten({ foe, pistoles: money, epics, returned }, who) {
    const reward = [...(money > 0 ? [pistoles(money)] : []), ...(epics > 0 ? [epicTokens(epics)] : [])];
    const home = who.me === MILADY ? 'and comes back to your hand' : 'and goes back to Milady’s hand';
    const where = returned ? home : 'and leaves the game';
    return reward.length === 0
      ? `${Foe(foe)} is beaten ${where}.`
      : `${Foe(foe)} is beaten ${where}. Reward: ${list(reward)}.`;
  },
  'guard-beaten': ({ total }) => `A guard is beaten: ${total} of ${PARIS.duels.goal}.`,
  intercepted: ({ who, location }, reader) =>
    reader.me === MILADY
      ? `Rochefort bars ${whose(who)} way ${names.places[location].at}: you are exposed.`
      : `Rochefort bars ${whose(who)} way: Milady is ${names.places[location].at}!`,
  fled({ life }, who) {
    const after = who.me === MILADY ? 'you return to your quarters' : 'Milady returns to her quarters';
    return life === 0
      ? `Rochefort is struck down; ${after}.`
      : `Rochefort is wounded and flees, with ${lifePoints(life)} left; ${after}.`;
  },
  holds: ({ who }) => `Rochefort stands his ground: ${whose(who)} action is lost.`,
  'rochefort-down': () => 'Rochefort is out of action!',
  walked: ({ who, path, space: at }) =>
    path < 0
      ? `${Man(who)} goes back to the Common Area.`
      : `${Man(who)} is now on space ${at + 1} of the ${names.paths[path]}.`,
  'turned-up': ({ space: at, token }) =>
    at < 0
      ? `${upper(names.tokens[token].a)} waits on the road.`
      : `${space(at)} is revealed: ${names.tokens[token].a}.`,
  decoy: ({ who }) => `Nobody there for ${man(who)} to fight: the Decoy is discarded.`,
  snare: ({ who }) => `${Man(who)} is caught in a Snare!`,
  revealed({ seat, spaces, tokens }, who) {
    const seen = list(spaces.map((at, i) => `${space(at)} (${names.tokens[tokens[i]].name})`));
    return seat === who.me ? `At the Inn you reveal: ${seen}.` : `At the Inn ${who.name(seat)} reveals: ${seen}.`;
  },
  leftovers({ tokens }) {
    return `The tokens still at the Inn leave the game: ${list(tokenCounts(tokens))}.`;
  },
  'board-done': ({ board, who }) => `${names.boards[board]}: ${man(who)} completes the board!`,
  antechamber: ({ at, skill, fighters }) =>
    `Antechamber ${at + 1}: the ${names.skills[skill]} challenge, ${pair(fighters)}.`,
  passed: ({ at, by, who }) =>
    ({
      challenge: `${Man(who)} talks his way through antechamber ${at + 1}.`,
      duels: `${Man(who)} beats the last adversary of antechamber ${at + 1}.`,
      passage: `${Man(who)} slips past antechamber ${at + 1} by a secret passage.`,
    })[by],
  purse: ({ change, purse }) =>
    change > 0
      ? `${pistoles(change)} ${change === 1 ? 'goes' : 'go'} into the purse: ${purse} in all.`
      : `${pistoles(-change)} ${change === -1 ? 'leaves' : 'leave'} the purse: ${orNone(purse)} left.`,
  epics: ({ change, epics }) =>
    change > 0
      ? `${epicTokens(change)} gained: ${epics} in all.`
      : `${epicTokens(-change)} spent: ${orNone(epics)} left.`,
  earned: () => 'The musketeers gain a One-for-all card!',
  sacrificed: ({ who }, reader) =>
    reader.me === MILADY
      ? `${Man(who)} throws himself into the fray: one of your Swords is cancelled.`
      : `${Man(who)} throws himself into the fray: one of Milady’s Swords is cancelled.`,
  'one-for-all': ({ seat, effect }, who) =>
    seat === who.me
      ? `One for all, all for one! You play the card to ${names.effects[effect]}.`
      : `One for all, all for one! ${who.name(seat)} plays the card to ${names.effects[effect]}.`,
  proposed: ({ seat, effect }, who) =>
    seat === who.me
      ? `You propose to play a One-for-all card to ${names.effects[effect]}.`
      : `${who.name(seat)} proposes to play a One-for-all card to ${names.effects[effect]}.`,
  voted({ seat, yes }, who) {
    if (seat === who.me) return yes ? 'You agree.' : 'You are against it.';
    return yes ? `${who.name(seat)} agrees.` : `${who.name(seat)} is against it.`;
  },
  outvoted: ({ effect }) => `The vote is lost: no One-for-all card is played to ${names.effects[effect]}.`,
} satisfies Partial<Sentences>;
