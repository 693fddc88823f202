import type { AdversaryId } from '../../cards/adversaries.ts';
import { CONSTANCE_LAST, HONOUR_LAST, LOUVRE_LAST, SIEGE_END, TIME_LAST } from '../../cards/board.ts';
import { LOUVRE } from '../../cards/louvre.ts';
import { PARIS } from '../../cards/paris.ts';
import { MILADY } from '../../state.ts';
import type { Sentences } from '../shape.ts';
import {
  blueRoll,
  lifePoints,
  list,
  Man,
  man,
  names,
  plots,
  points,
  redRoll,
  title,
  upper,
  yourPlace,
} from './names.ts';

/** Milady's deeds: her player is spoken to. */
const isMilady = (me: number | null): boolean => me === MILADY;

/** Adversaries that return, as a sentence of its own. */
const back = (foes: readonly AdversaryId[], me: number | null): string => {
  if (foes.length === 0) return '';
  const who = upper(list(foes.map(foe => names.foes[foe].the)));
  if (isMilady(me)) return foes.length === 1 ? ` ${who} comes back to your hand.` : ` ${who} come back to your hand.`;
  return foes.length === 1 ? ` ${who} goes back to Milady’s hand.` : ` ${who} go back to Milady’s hand.`;
};

/** The Queen’s honour as her track tells it: what is left, not what is gone. */
const left = (lost: number): string =>
  lost === HONOUR_LAST ? 'none left' : `${HONOUR_LAST - lost} of ${HONOUR_LAST} left`;

/** Set-up, missions, Milady's phase and the end of the round. */
export const milady = {
  'chose-paris': ({ secret }) =>
    secret === undefined
      ? 'Milady has chosen the Paris card the match opens with.'
      : `You open with ${title(names.paris[secret.card])}.`,
  'kept-paris': ({ secret }) =>
    secret === undefined
      ? 'Milady keeps a Paris card in her hand.'
      : `You keep ${title(names.paris[secret.card])} in your hand.`,
  board: ({ board }) =>
    ({
      1: 'The Quest begins at the Golden Lily Inn: twelve tokens lie there, face down.',
      2: 'The second board: the passage to England. Four challenges, then de Wardes.',
      3: 'The third board: the return to Paris. Three adversaries wait on the road, face down.',
      4: 'The fourth board: the galleries of the Louvre. Four antechambers separate the musketeers from victory.',
    })[board],
  'left-out': ({ who }) => `${Man(who)} stays out of this match.`,
  'stands-in': ({ who }) => `Tréville stands in for ${man(who)}.`,
  cast: ({ seat, who: name }, who) =>
    seat === who.me ? `You play ${man(name)}.` : `${who.name(seat)} plays ${man(name)}.`,
  reshuffled: ({ deck }) =>
    ({
      adventure: 'The Adventure deck is empty: its discard pile is reshuffled.',
      treachery: 'The Treachery deck is empty: its discard pile is reshuffled.',
      louvre: 'The Louvre missions have run out: those played are reshuffled.',
    })[deck],
  paris({ card, replaced, back: foes }, reader) {
    const { challenge } = PARIS[card];
    const task = challenge === null ? 'three guards to beat' : `${names.skills[challenge.skill]} ${challenge.value}`;
    return replaced === null
      ? `In Paris: ${title(names.paris[card])}, ${task}.`
      : `In Paris, ${title(names.paris[card])}, ${task}, replaces ${title(names.paris[replaced])}.${back(foes, reader.me)}`;
  },
  louvre({ card }) {
    const { skill, value, strength } = LOUVRE[card];
    return `At the Louvre: ${title(names.louvre[card])}, ${names.skills[skill]} ${value}, strength ${strength}.`;
  },
  'louvre-empty': () => 'There are no more missions at the Louvre.',
  placed({ place, foes, trap, nemesis }, who) {
    const laid = list([...foes.map(foe => names.foes[foe].the), ...(trap === null ? [] : [names.traps[trap].the])]);
    const placing = isMilady(who.me)
      ? `You place ${laid} ${names.places[place].at}.`
      : `Milady places ${laid} ${names.places[place].at}.`;
    return nemesis === null ? placing : `${placing} Only ${man(nemesis)} may take on the mission there.`;
  },
  bite({ trap, place, who, face }) {
    const rolled = `${upper(names.traps[trap].the)} ${names.places[place].at} rolls for ${man(who)}:`;
    if (face === 'shield') return `${rolled} a Shield. Nothing happens.`;
    return trap === 'thief' ? `${rolled} a Sword. The purse is cut.` : `${rolled} a Sword. The blow strikes home.`;
  },
  'trap-gone': ({ place, trap }) =>
    trap === 'beggars'
      ? `The Beggars ${names.places[place].at} are gone.`
      : `${upper(names.traps[trap].the)} ${names.places[place].at} is gone.`,
  completed: ({ place, card }) =>
    place === 'paris'
      ? `The mission in Paris is completed: ${title(names.paris[card as keyof typeof names.paris])}!`
      : `The mission at the Louvre is completed: ${title(names.louvre[card as keyof typeof names.louvre])}!`,
  turn: ({ turn }) => `Round ${turn} begins.`,
  destination: ({ secret }) =>
    secret === undefined
      ? 'Milady lays her Location card face down.'
      : `Your destination is set: this round you are ${yourPlace(secret.location)}.`,
  standing: ({ left: leaves, secret }) => {
    if (secret === undefined)
      return leaves ? 'Milady leaves Rochefort a standing order.' : 'Milady takes back her order to Rochefort.';
    return {
      ask: 'Rochefort will ask you each time.',
      always: 'From now on Rochefort intercepts whenever he can.',
      never: 'From now on Rochefort lets everything pass.',
    }[secret.order];
  },
  shown({ location, by }, who) {
    if (location === null) return 'Milady goes nowhere this round.';
    if (by === 'automa') return `Milady is ${names.places[location].at} this round.`;
    return isMilady(who.me)
      ? 'Ketty has given you away: your Location card is turned face up.'
      : location === 'quarters'
        ? 'Ketty gives Milady away: she has stayed in her quarters.'
        : `Ketty gives Milady away: she is ${names.places[location].at}.`;
  },
  'no-paris': (_, who) => (isMilady(who.me) ? 'You play no Paris card.' : 'Milady plays no Paris card.'),
  'no-treachery': (_, who) =>
    isMilady(who.me) ? 'You neither draw nor play Treachery.' : 'Milady neither draws nor plays Treachery.',
  plotted({ count, why, secret }) {
    const from = {
      step: '',
      deal: '',
      richelieu: ' at Richelieu’s den',
      louvre: ' for the failed mission',
      siege: ' thanks to the siege',
      captive: ' thanks to her captive',
    }[why];
    if (secret === undefined)
      return count === 1 ? `Milady draws a Treachery card${from}.` : `Milady draws ${count} Treachery cards${from}.`;
    return `You draw Treachery${from.replace('her captive', 'your captive')}: ${list(plots(secret.cards))}.`;
  },
  betrayed: ({ card }, who) =>
    isMilady(who.me) ? `You play ${title(names.treachery[card])}.` : `Milady plays ${title(names.treachery[card])}.`,
  idle: ({ card, replaced }) =>
    replaced
      ? `Treachery: ${title(names.treachery[card])} would heal nobody, so another card is drawn.`
      : `Treachery: ${title(names.treachery[card])} can strike nobody.`,
  aimed: ({ who }) => `It is aimed at ${man(who)}.`,
  'rochefort-healed': ({ life }) => `Rochefort recovers: he has ${lifePoints(life)}.`,
  hourglass: ({ now }) =>
    now === 'started'
      ? 'The hourglass is turned over: the musketeers must hurry!'
      : 'The sand has run out: all remaining actions are lost.',
  exposed({ location, by }, who) {
    const at = names.places[location].at;
    if (by !== null)
      return isMilady(who.me)
        ? `${Man(by)} finds you ${at}: there is nothing for you to gain there this round.`
        : `${Man(by)} finds Milady ${at}: she gains nothing there this round.`;
    return isMilady(who.me)
      ? `You show yourself: you were ${yourPlace(location)}.`
      : `Milady shows herself: she was ${location === 'quarters' ? 'in her quarters' : at}.`;
  },
  'took-paris'({ took, secret }) {
    if (!took) return secret === undefined ? 'Milady takes no Paris card.' : 'You take no Paris card.';
    return secret === undefined || secret.card === null
      ? 'Milady takes a Paris card into her hand.'
      : `You take ${title(names.paris[secret.card])} into your hand.`;
  },
  searching: (_, who) =>
    isMilady(who.me) ? 'You search the Treachery deck.' : 'Milady searches the Treachery deck for a card.',
  found: ({ secret }) =>
    secret === undefined
      ? 'Milady takes a card from the Treachery deck, which is shuffled.'
      : `You take ${title(names.treachery[secret.card])}, and the deck is shuffled.`,
  razed({ card }, who) {
    if (card === null)
      return isMilady(who.me)
        ? 'There is no Combat card at La Rochelle for you to discard.'
        : 'There is no Combat card at La Rochelle for Milady to discard.';
    return isMilady(who.me)
      ? `You discard ${names.cards[card].a} at La Rochelle.`
      : `Milady discards ${names.cards[card].a} at La Rochelle.`;
  },
  time({ time, cause }) {
    const why = { turn: 'Time passes', 'dead-end': 'Dead End', disappearance: 'The Disappearance costs time' }[cause];
    return `${why}: the Time token moves to space ${time} of ${TIME_LAST}.`;
  },
  'time-stopped': ({ cause }) =>
    ({
      turn: 'Time stands still this round.',
      'dead-end': 'Dead End comes to nothing: time stands still.',
      disappearance: 'The Disappearance costs no time: time stands still.',
    })[cause],
  honour: ({ change, honour }) =>
    change < 0
      ? `The Queen loses ${points(-change)}: ${left(honour)}.`
      : `The Queen regains ${points(change)}: ${left(honour)}.`,
  ladder: ({ space }) => `The Louvre token moves down to space ${space} of ${LOUVRE_LAST}.`,
  'louvre-failed': ({ card, back: foes }, who) =>
    `The mission at the Louvre has failed: ${title(names.louvre[card])}.${back(foes, who.me)}`,
  abduction: ({ red, total }, who) =>
    isMilady(who.me)
      ? `The Abduction: ${redRoll(red)}. You have ${total} of the ${CONSTANCE_LAST} successes it takes to kill Constance.`
      : `The Abduction: ${redRoll(red)}. Milady has ${total} of the ${CONSTANCE_LAST} successes it takes to kill Constance.`,
  'nobody-in-paris': () => 'Duels in Paris: nobody is there to be wounded.',
  siege({ red, blue, smuggler }, who) {
    const me = isMilady(who.me);
    const rolls = me
      ? `The siege of La Rochelle: you roll ${redRoll(red)}; the musketeers, ${blueRoll(blue)}.`
      : `The siege of La Rochelle: Milady rolls ${redRoll(red)}; the musketeers, ${blueRoll(blue)}.`;
    if (!smuggler) return rolls;
    return me
      ? `${rolls} The Smuggler gives you one more Sword.`
      : `${rolls} The Smuggler gives Milady one more Sword.`;
  },
  'siege-reroll': ({ face }, who) => {
    const me = isMilady(who.me);
    if (face === null) return me ? 'You reroll nothing.' : 'Milady rerolls nothing.';
    if (face === 'sword') return me ? 'You reroll a Shield: a Sword!' : 'Milady rerolls a Shield: a Sword!';
    return me ? 'You reroll a Shield: a Shield again.' : 'Milady rerolls a Shield: a Shield again.';
  },
  'siege-moved'({ milady: hers, team, from, to }, who) {
    const swords = isMilady(who.me)
      ? `Swords at La Rochelle: you ${hers}, the musketeers ${team}.`
      : `Swords at La Rochelle: Milady ${hers}, the musketeers ${team}.`;
    if (to === from) return `${swords} The siege does not move.`;
    const where = to > 0 ? `+${to}` : to < 0 ? `−${-to}` : '0';
    return to < from
      ? `${swords} The siege moves towards ruin: ${where} (ruin at −${SIEGE_END}).`
      : `${swords} The siege moves towards triumph: ${where} (triumph at +${SIEGE_END}).`;
  },
  over: ({ winner, ending }, who) => {
    const won = {
      quest: 'the Quest is accomplished',
      time: 'time has run out',
      siege: 'the siege of La Rochelle has failed',
      honour: 'the Queen is dishonoured',
      constance: 'Constance is dead',
      mortal: 'no musketeer may go to the Quest any more',
    }[ending];
    if (winner === 'musketeers')
      return who.me === null || isMilady(who.me) ? `The musketeers win: ${won}!` : `You win: ${won}!`;
    return isMilady(who.me) ? `You win: ${won}!` : `Milady wins: ${won}.`;
  },
} satisfies Partial<Sentences>;
