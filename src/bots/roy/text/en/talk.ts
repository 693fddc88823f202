import type { TrapId } from '#games/roy/cards/traps.ts';
import type { TreacheryId } from '#games/roy/cards/treachery.ts';
import type { FoeId } from '#games/roy/choices.ts';
import type { MissionPlace, Musketeer, Place } from '#games/roy/names.ts';
import { lifePoints, Man, man, names, oneForAllCards, pistoles, title, upper } from '#games/roy/text/en/names.ts';
import type { Asking, Sentences } from '../../../voice/wording.ts';
import type { TalkReasons } from '../../voice/reasons.ts';
import type { WishKind } from '../../voice/wishes.ts';

const { places, foes, traps, paris, treachery, skills } = names;
const often = (count: number): string => (count === 1 ? 'once' : `${count} times`);
const to = (what: string): string => places[what as Place].to;
const OF: Readonly<Record<MissionPlace, string>> = { paris: 'Paris', louvre: 'the Louvre' };

export const talk: Sentences<TalkReasons> = {
  coming: ({ place }) => `Understood: I am on my way ${places[place].to}.`,
  'coming-next': ({ place }) => `My turn is over; next round I shall come ${places[place].to}.`,
  there: ({ place }) => `I am ${places[place].at}, and there I stay.`,
  sending: ({ who, place }) => `Understood: ${man(who)} is on his way ${places[place].to}.`,
  'sending-next': ({ who, place }) => `${Man(who)} has had his turn; next round he will come ${places[place].to}.`,
  posted: ({ who, place }) => `${Man(who)} is ${places[place].at}, and there he stays.`,
  staying: () => 'Nobody shall drive me from the Quest.',
  'purse-kept': ({ purse }) => {
    if (purse === 0) return 'Our purse is empty: there is nothing to keep my hands off.';
    return `I shall keep my hands off our ${purse === 1 ? 'one pistole' : pistoles(purse)}.`;
  },
  'cards-promised': ({ who, dice }) =>
    `When we meet, ${man(who)}, you have my Combat cards: ${dice === 1 ? 'one die' : `${dice} dice`} in all.`,
  'left-to-you': ({ place }) => `${places[place].name} is yours: I shall look elsewhere.`,
  'going-first': () => 'Then I shall go first.',
  'after-you': () => 'After you.',
  'cards-kept': ({ cards }) =>
    `${cards === 1 ? 'Our One-for-all card stays' : `Our ${oneForAllCards(cards)} stay`} where ${cards === 1 ? 'it is' : 'they are'}.`,
  healing: ({ life }) => `${lifePoints(life)}: yes, I shall see to my wounds.`,
  'no-bastille': () => 'Gladly, but I am in the Bastille.',
  'no-down': () => 'Gladly, but first I must get back on my feet.',
  'no-life': ({ place }) => `I have only one life point left: I would not last ${places[place].at}.`,
  'no-fateful': () => 'I may never go to the Quest again.',
  'no-mission': ({ place }) => `There is nothing to do ${places[place].at} just now.`,
  'no-beggars': ({ place }) => `The Beggars let nobody do anything ${places[place].at}: pay them first.`,
  'no-nemesis': ({ place, who }) => `The Nemesis lets only ${man(who)} do anything ${places[place].at}.`,
  'no-there': () => 'I am not at the Quest.',
  'no-combat': () => 'I hold no Combat card.',
  'no-trade': () => 'Nobody may trade this round.',
  'no-remedy': () => 'I have neither Planchet nor the money for a balm.',
  'no-wound': () => 'There is not a scratch on me.',
  'no-turn': () => 'I have had my turn.',
  'no-beggars-purse': ({ place }) => `The Beggars ${places[place].at} must be paid from that purse.`,
  'no-alone': ({ place }) => `Only I can act ${places[place].at}: if I leave, it is lost.`,

  'lurk-quest': ({ men }) =>
    men === 0
      ? 'Sooner or later they all come to the Quest.'
      : `${men === 1 ? 'One of them is' : `${men} of them are`} at the Quest: Rochefort would meet somebody there.`,
  'lurk-mission': ({ place, men }) =>
    men === 0
      ? `Somebody will come ${places[place].to}: Rochefort can wait.`
      : `${men === 1 ? 'One of them is at work' : `${men} of them are at work`} ${places[place].at}: a good place to lie in wait.`,
  'lurk-raze': ({ before, after }) =>
    before === after
      ? 'The lines at La Rochelle would lose a man.'
      : `One man fewer, and the siege fails ${often(after)} in a hundred instead of ${before}.`,
  'lurk-richelieu': ({ hand }) =>
    `With ${hand === 0 ? 'no Treachery card' : hand === 1 ? 'one Treachery card' : `${hand} Treachery cards`} in hand, I could do with the Cardinal’s help.`,
  'lurk-quarters': ({ pile }) =>
    pile === 0 ? 'At home nobody looks for me.' : 'In my quarters there is another Paris card to be had.',
  'lurk-walls': () => 'Nobody mans the lines at La Rochelle: there is little to take away.',
  'lay-hard': () => 'Here they shall stumble.',
  'lay-decoy': () => 'An empty room costs them courage too.',
  lay: () => 'No way shall be the easy one.',
  'place-foe': ({ place, card }) => `${upper(foes[card as FoeId].the)} will hold them up ${places[place].at}.`,
  'place-trap': ({ place, card }) => `${traps[card as TrapId].name}: an unpleasant surprise ${places[place].at}.`,
  nemesis: ({ who }) => `${Man(who)} can do the least about it.`,
  'paris-kept': ({ card }) => `${title(paris[card])} promises the most just now.`,
  found: ({ card }) => `${title(treachery[card as TreacheryId])} is what I need now.`,
  'let-pass': ({ who }) => `Not worth showing myself: let ${man(who)} have it.`,
  'give-skill': ({ who, skill }) => `${Man(who)} makes more of ${skills[skill]} than I do.`,
  give: ({ who }) => `${Man(who)} can use it better.`,
};

export const asking: Asking<WishKind> = {
  come: { button: what => `Come ${to(what)}`, line: what => `Come ${to(what)}!` },
  help: {
    button: what => `Stand by ${man(what as Musketeer)}`,
    line: what => `To me! Stand by ${man(what as Musketeer)}!`,
  },
  stay: { button: () => 'Stay at the Quest', line: () => 'Stay at the Quest!' },
  purse: { button: () => 'Keep the pistoles', line: () => 'Keep the pistoles together!' },
  combat: { button: () => 'Give me your Combat cards', line: () => 'When we meet, give me your Combat cards!' },
  leave: {
    button: what => `Leave ${OF[what as MissionPlace]} to me`,
    line: what => `Leave ${OF[what as MissionPlace]} to me!`,
  },
  first: { button: () => 'Go first', line: () => 'Go first!' },
  after: { button: () => 'Let me go first', line: () => 'Let me go first!' },
  spare: { button: () => 'Keep the One-for-all cards', line: () => 'Keep the One-for-all cards!' },
  heal: { button: () => 'See to your wounds', line: () => 'See to your wounds!' },
};
