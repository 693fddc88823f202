import type { Refusals } from '../shape.ts';
import { epicTokens, Man, man, names, orNone, pistoles, title, upper, whose, yourPlace } from './names.ts';

const at = (place: keyof typeof names.places): string => names.places[place].at;
/** What is in the purse. */
const holds = (money: number): string => (money === 0 ? 'is empty' : `holds ${money}`);
const plays = (card: keyof typeof names.cards): string => names.cards[card].a;

export const refusals: Refusals = {
  'another-acts': ({ who }) => `${Man(who)} is taking his turn: it has to end before another begins.`,
  'had-his-turn': ({ who }) => `${Man(who)} has already had his turn this round.`,
  'milady-first': () => 'Milady’s phase comes first; then the musketeers take their turns.',
  'siege-now': () => 'The musketeers’ phase is over: the siege of La Rochelle is being tested.',
  'round-ends': () => 'The musketeers’ phase is over: the round is coming to an end.',
  'no-actions': ({ who }) => `${Man(who)} has no actions left.`,
  'must-leave': ({ who }) => `${Man(who)} began his turn at Richelieu’s den and has to leave it first.`,
  'deck-empty': () => 'The Adventure deck and its discard pile are both empty: there is nothing to draw.',
  'no-quarters': () => 'Musketeers may never enter Milady’s quarters.',
  'no-bastille': () => 'Nobody goes to the Bastille by choice.',
  'already-here': ({ who, place }) => `${Man(who)} is already ${at(place)}.`,
  'in-bastille': ({ who }) => `${Man(who)} is in the Bastille: he has to bribe his guards or break out.`,
  'quest-closed': ({ who }) => `${Man(who)} fell at the Quest and may never go there again.`,
  'no-horse': ({ who }) => `${Man(who)} has no thoroughbred for a free move.`,
  'horse-used': ({ who }) => `${upper(whose(who))} thoroughbred has already made its free move this round.`,
  'horse-not-ordered': ({ who }) =>
    `An order is one action, never a free move: ${man(who)} rides on his own turn only.`,
  'partner-elsewhere': ({ who, place }) =>
    `${Man(who)} is ${at(place)}: you can trade only with somebody in the same place.`,
  isolation: () => 'Isolation: nobody may trade this round.',
  'partner-refused': ({ who }) =>
    `The trade with ${man(who)} came to nothing: take another action before you ask again.`,
  'nothing-to-trade': ({ who }) => `Neither you nor ${man(who)} has anything to trade.`,
  'one-hand': ({ who }) =>
    `You lead ${man(who)} too: the cards in your hand serve both, and only equipment can change hands.`,
  'nothing-offered': () => 'Nothing has been offered: a trade of nothing for nothing cannot be made.',
  'too-much-gear': () => 'After the trade somebody would have more than 2 pieces of equipment, or two of a kind.',
  'purse-full': ({ card, most }) =>
    `${upper(plays(card))} would change nothing: the purse is full, with ${pistoles(most)}.`,
  'epics-full': ({ card, most }) => `${upper(plays(card))} would change nothing: all ${most} Epic tokens are in play.`,
  'location-shown': ({ card }) =>
    `${upper(plays(card))} would change nothing: Milady’s Location card is already face up.`,
  'no-location': ({ card }) => `${upper(plays(card))} would change nothing: Milady is nowhere this round.`,
  'honour-whole': ({ card }) => `${upper(plays(card))} would change nothing: the Queen has lost no honour.`,
  'nothing-to-draw': ({ card }) => `${upper(plays(card))} would change nothing: there is no card left to draw.`,
  'garrison-full': ({ most }) => `There are already ${most} cards at La Rochelle: there is no room for another.`,
  'not-wounded': ({ who }) => `${Man(who)} is not wounded: there is nothing for Planchet to heal.`,
  'friend-down': ({ who }) => `${Man(who)} is out of action: Planchet cannot help him.`,
  'friend-jailed': ({ who }) =>
    `${Man(who)} is in the Bastille and there is no card left to draw: Planchet cannot help him.`,
  'not-at-la-rochelle': ({ who }) => `${Man(who)} has to be at La Rochelle to lay a Combat card there.`,
  'no-combat-card': () => 'You have no Combat card in your hand.',
  'mission-elsewhere': ({ place }) => `This can only be attempted ${at(place)}.`,
  'no-mission': ({ place }) => `There is no mission ${at(place)} now.`,
  'no-challenge': () => 'Duels in Paris has no challenge: three guards have to be beaten.',
  'challenge-won': ({ skill }) => `The ${names.skills[skill]} challenge has already been won.`,
  'out-of-reach': ({ skill, have, need }) =>
    `${names.skills[skill]} ${need} is out of reach: with everything you have, you reach ${have}.`,
  beggars: ({ place, price }) =>
    `The Beggars ${at(place)} are in the way: pay them ${pistoles(price)} first. It costs no action.`,
  nemesis: ({ place, who }) => `The Nemesis ${at(place)}: only ${man(who)} may take on this mission.`,
  'foe-elsewhere': ({ foe, place }) => `${upper(names.foes[foe].the)} is ${at(place)}: you have to be there to fight.`,
  'asked-done': () => 'What this Paris card asks for has already been done.',
  'beggars-poor': ({ have, need }) => `The Beggars want ${pistoles(need)}, and the purse ${holds(have)}.`,
  'between-actions': () => 'That can only be paid between two actions.',
  owned: ({ who, item }) => `${Man(who)} already owns ${names.items[item].a}.`,
  'sold-out': ({ item }) => `${names.items[item].name}: the Arsenal has none left.`,
  'too-dear': ({ item, have, need }) =>
    `${names.items[item].name}: it costs ${pistoles(need)}, and the purse ${holds(have)}.`,
  'no-card-to-pay': ({ item }) => `${names.items[item].name}: it costs a card, and you have none in your hand.`,
  'no-combat-to-pay': ({ item }) =>
    `${names.items[item].name}: it costs a Combat card, and you have none in your hand.`,
  'full-life': ({ who }) => `${Man(who)} has all his life points: the balm would be wasted.`,
  'jailed-today': ({ who }) =>
    `${Man(who)} was sent to the Bastille by Richelieu this round: he may try to get out from the next round on.`,
  'bribe-poor': ({ need }) => `A bribe costs ${pistoles(need)}, and the purse is empty.`,
  'not-at-quest': ({ who }) => `${Man(who)} has to be at the Quest for that.`,
  'other-path': ({ who }) => `${Man(who)} is on another path: he has to go back to the Common Area first.`,
  'common-room': ({ who }) => `${Man(who)} is already in the Common Area.`,
  'wardes-waits': ({ won }) =>
    won === 0
      ? 'De Wardes can be fought only after all four challenges have been won; so far none has been.'
      : `De Wardes can be fought only after all four challenges have been won; so far ${won} of 4.`,
  'already-beaten': ({ foe }) => `${upper(names.foes[foe].the)} of this antechamber has already been beaten.`,
  'passage-dear': ({ have, need }) => `A secret passage costs ${epicTokens(need)}; you have ${orNone(have)} to spend.`,
  'nothing-hidden': () => 'No token at the Inn is face down any more.',
  'order-used': () => 'Tréville has already given his order this round.',
  'order-down': ({ who }) => `${Man(who)} is out of action and cannot carry out an order.`,
  'wrong-skill': ({ skill }) => `Only ${names.skills[skill]} cards count in this challenge.`,
  'epics-not-here': () => 'Epic tokens are of no use here: they help only at the Quest, on each board in its own way.',
  'epics-rochefort': () => 'Epic tokens may not be spent against Rochefort.',
  'epics-wardes': () => 'Epic tokens may not be spent against de Wardes.',
  'epics-later': () =>
    'Epic tokens may be spent once the adversary has been revealed; for now only cards may be added.',
  'no-epics': () => 'There is no Epic token on the Quest board to spend.',
  'ability-used': () => 'Aramis has already used his ability this round.',
  'six-dice': ({ most }) => `You already have ${most} dice, the maximum.`,
  'no-combat-against': ({ foe }) => `No Combat card may be added against ${names.foes[foe].the}.`,
  'dice-thrown': () => 'The dice have been rolled: cards and tokens are added only before the first roll.',
  'after-a-draw': () => 'After a draw nothing more may be added.',
  'token-up': () => 'Too late: cards are added before the adversary is revealed.',
  'blade-used': () => 'The Toledo sword has already been used in this duel.',
  'no-blade': ({ who }) => `${Man(who)} has no Toledo sword to reroll a die with.`,
  'foe-rerolls-first': ({ foe }) =>
    `First Milady decides whether ${names.foes[foe].the} rerolls a die; then comes the Toledo sword.`,
  'no-one-for-all': () => 'The musketeers hold no One-for-all card.',
  'effect-idle': ({ effect }) =>
    ({
      time: 'Time has already been stopped this round.',
      honour: 'The Queen has lost no honour: there is none to restore.',
      epic: 'All the Epic tokens are in play and there is nothing to pay for: two more would be lost.',
    })[effect],
  outvoted: ({ effect }) => `The others have just voted against playing a card to ${names.effects[effect]}.`,
  'vote-on': () => 'A vote on a One-for-all card is being held.',
  'not-at-siege': ({ who }) => `${Man(who)} is not at La Rochelle: only those there can sacrifice a life point.`,
  'answered-already': ({ who }) => `${Man(who)} has already answered: one life point each, and a no is final.`,
  taken: ({ who: name, seat }, who) =>
    seat === who.me ? `${Man(name)} is already yours.` : `${Man(name)} is taken: ${who.name(seat)} plays him.`,
  'has-his-men': () => 'You have your musketeers; the others are for your companions.',
  'rochefort-out': ({ place }) =>
    `Rochefort is out of action: you may not go ${names.places[place].to} until he is healed.`,
  'not-for-milady': ({ place }) => `Milady never goes ${names.places[place].to}.`,
  'destination-laid': () => 'Your destination is set and cannot be changed this round.',
  'order-given': () => 'You have already changed your standing order this round.',
  mandatory: () => 'At this table Rochefort intercepts whenever he can: there are no orders to give.',
  'paris-in-pile': ({ card }) => `${title(names.paris[card])} is not in your hand: fetch it from your quarters first.`,
  'paris-in-hand': ({ card }) => `${title(names.paris[card])} is already in your hand.`,
  'paris-gone': ({ card }) => `${title(names.paris[card])} has left the game and never comes back.`,
  'paris-in-play': ({ card }) => `${title(names.paris[card])} is already in play.`,
  'paris-step-over': () => 'Paris cards can only be put into play in the second step of your phase.',
  'no-target': ({ card }) => `${title(names.treachery[card])} has nobody to strike now.`,
  'plots-empty': () => 'There is no Treachery card left to draw.',
  'treachery-over': () => 'Treachery cards can only be drawn or played in the last step of your phase.',
  'cannot-strike': ({ who, card }) =>
    card === 'jailed'
      ? `${Man(who)} cannot be sent to the Bastille: he is already there, or out of action.`
      : `${Man(who)} is out of action and cannot be wounded again.`,
  'breaks-total': ({ strength, left }) =>
    strength > left
      ? `Strength ${strength} is too much: only ${left} is left to place.`
      : `Strength ${strength} would leave a remainder that your cards cannot make exactly.`,
  'second-trap': () => 'Only one Trap may lie in a place.',
  'not-with-you': ({ place, location }) => `This happens ${at(place)}, and you are ${yourPlace(location)}.`,
  'athos-safe': () => 'Rochefort and Athos never fight each other.',
  'rochefort-fled': () => 'Rochefort has fled: he intercepts nothing more this round.',
  'rochefort-down': () => 'Rochefort is out of action.',
  'rochefort-elsewhere': () =>
    'Rochefort intercepts only in Paris, at the Louvre or at the Quest, where you are yourself.',
  'nothing-declared': () => 'There is nothing to intercept until a musketeer attempts something where you are.',
  'none-left': ({ token }) => `${upper(names.tokens[token].a)}: you have none left to lay.`,
  'decoys-inn': () => 'Decoys are used only at the Inn.',
  'decoys-needed': ({ decoys }) =>
    `All ${decoys} Decoys have to be laid at the Inn: the remaining spaces are for them.`,
  'bassompierre-stays': () => 'M. de Bassompierre cannot be discarded.',
  'not-in-paris': ({ who }) => `${Man(who)} is not in Paris.`,
};
