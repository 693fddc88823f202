import { list } from '#kernel/italian.ts';
import type { Card } from '../../cards/adventure.ts';
import { INN_SPACES } from '../../cards/board.ts';
import { PARIS } from '../../cards/paris.ts';
import { TOKEN_KINDS } from '../../cards/tokens.ts';
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
  Man,
  man,
  names,
  OF_MISSION,
  OF_PATH,
  ofMan,
  pistoles,
  redRoll,
  toMan,
  upper,
} from './names.ts';

const Foe = (foe: keyof typeof names.foes): string => upper(names.foes[foe].the);

const someCards = (count: number): string => (count === 1 ? 'una carta' : cards(count));

const goods = (known: readonly Card[] | null, count: number, gear: readonly Equipment[]): string | null => {
  const hidden = count === 0 ? [] : [someCards(count)];
  const held = known === null ? hidden : counts(known);
  const parts = [...held, ...gear.map(each => names.items[each].a)];
  return parts.length === 0 ? null : list(parts);
};

const space = (at: number): string => `casella ${(at % INN_SPACES) + 1} ${OF_PATH[Math.floor(at / INN_SPACES)]}`;

/** The cards that somebody draws, and why. */
const DREW: Readonly<Record<Extract<Event, { kind: 'drew' }>['why'], (draws: string) => string>> = {
  deal: draws => `${draws} per cominciare.`,
  turn: draws => `${draws} per il nuovo giro.`,
  action: draws => `${draws}.`,
  recovery: draws => `${draws} dopo il recupero.`,
  board: draws => `${draws} per la plancia completata.`,
  captain: draws => `${draws} grazie a M. de Tréville.`,
  planchet: draws => `${draws} grazie a Planchet.`,
};

/** The musketeers' phase: actions, duels, the Quest, what they own. */
export const team = {
  drew({ seat, who: drawer, count, why, secret }, who) {
    const drawn = secret !== undefined && seat === who.me ? list(counts(secret.cards)) : someCards(count);
    if (drawer !== undefined) return DREW[why](`${Man(drawer)} pesca ${drawn}`);
    return DREW[why](seat === who.me ? `Peschi ${drawn}` : `${who.name(seat)} pesca ${drawn}`);
  },
  'beggars-paid': ({ seat, place }, who) =>
    seat === who.me
      ? `Paghi il Mendicante ${OF_MISSION[place]}.`
      : `${who.name(seat)} paga il Mendicante ${OF_MISSION[place]}.`,
  wounded({ who, wounds, life, by }) {
    const cause = {
      ambush: 'L’imboscata',
      assassin: 'Il pugnale dell’Assassino',
      duel: 'Il duello',
      sting: 'Un’ultima stoccata',
      snare: 'Il Tranello',
      sacrifice: 'Il sacrificio',
      paris: 'Un duello nelle vie di Parigi',
    }[by];
    const cost = `${cause} costa ${toMan(who)} ${lifePoints(wounds)}`;
    if (life === 0) return wounds === 1 ? `${cost}: era l’ultimo.` : `${cost}: erano gli ultimi.`;
    return life === 1 ? `${cost}: gliene resta 1.` : `${cost}: gliene restano ${life}.`;
  },
  fell: ({ who }) => `${Man(who)} è fuori combattimento: lo portano al Vieux-Colombier.`,
  fateful: ({ who }) => `${Man(who)} non potrà mai più tornare alla Ricerca.`,
  recovered: ({ who, life }) => `${Man(who)} si riprende: è di nuovo in piedi, con ${lifePoints(life)}.`,
  healed: ({ who, life, by }) =>
    by === 'balm'
      ? `Il balsamo giova ${toMan(who)}: ora ha ${lifePoints(life)}.`
      : `Planchet medica ${man(who)}: ora ha ${lifePoints(life)}.`,
  jailed({ who, by }, reader) {
    if (by === 'treachery') return `${Man(who)} finisce in una cella della Bastiglia.`;
    return reader.me === MILADY
      ? `Nel covo di Richelieu tu non ci sei: ${man(who)} finisce in una cella della Bastiglia.`
      : `Nel covo di Richelieu Milady non c’è: ${man(who)} finisce in una cella della Bastiglia.`;
  },
  started: ({ who, actions: left }) => `Comincia il turno ${ofMan(who)}: ${actions(left)}.`,
  ended: ({ who, left }) =>
    left === 1
      ? `${Man(who)} chiude il turno con 1 azione non usata.`
      : `${Man(who)} chiude il turno con ${left} azioni non usate.`,
  declared: ({ who, action }) => deed(who, action),
  moved({ who, from, to, how }) {
    const way = `${names.places[from].from} ${names.places[to].to}`;
    return how === 'action' ? `${Man(who)} va ${way}.` : `${Man(who)} cavalca ${way}.`;
  },
  stayed: ({ who }) => `${Man(who)} resta dov’è.`,
  traded({ who, partner, gave, took, gearGiven, gearTaken, open, secret }) {
    const known = secret ?? open;
    const given = goods(known?.given ?? null, gave, gearGiven);
    const taken = goods(known?.taken ?? null, took, gearTaken);
    if (given === null) return `${Man(partner)} dà ${toMan(who)} ${taken}, senza nulla in cambio.`;
    return taken === null
      ? `${Man(who)} dà ${toMan(partner)} ${given}, senza nulla in cambio.`
      : `${Man(who)} dà ${toMan(partner)} ${given}, e in cambio riceve ${taken}.`;
  },
  'no-trade': ({ who, partner }) => `Nessuno scambio tra ${man(who)} e ${man(partner)}.`,
  reinforced: ({ who, card }) =>
    card === 'bassompierre'
      ? 'M. de Bassompierre prende posto a La Rochelle.'
      : `${Man(who)} piazza ${names.cards[card].a} a La Rochelle.`,
  added: ({ who, card, ability }) =>
    ability
      ? `Aramis ricorre alla sua abilità speciale con ${names.cards[card].a}: +1.`
      : `${Man(who)} aggiunge ${names.cards[card].a}: +1.`,
  challenged: ({ who, skill, value, score, won }) =>
    won
      ? `${Man(who)} vince la sfida di ${names.skills[skill]}, ${score} contro ${value}.`
      : `${Man(who)} fallisce la sfida di ${names.skills[skill]}, ${score} contro ${value}.`,
  fizzled: ({ who, action }) =>
    action.kind === 'challenge'
      ? `La sfida di ${names.skills[action.skill]} è ormai fuori dalla portata ${ofMan(who)}: l’azione è spesa per nulla.`
      : `${Man(who)} non può più fare ciò che si proponeva: l’azione è spesa per nulla.`,
  bought({ who, item, card, replaced }) {
    const paid = card === null ? '' : ` in cambio di ${names.cards[card].a}`;
    const bought = `${Man(who)} acquista ${names.items[item].a}${paid}`;
    return replaced === null ? `${bought}.` : `${bought} e rinuncia a ${names.items[replaced].a}.`;
  },
  bribed: ({ who }) => `${Man(who)} corrompe le guardie e raggiunge il Vieux-Colombier.`,
  freed: ({ who }) => `${Man(who)} evade dalla Bastiglia e raggiunge il Vieux-Colombier.`,
  searched: ({ who, roll, total }) =>
    `${Man(who)} cerca Costanza: ${blueRoll(roll)}. Successi: ${total} su ${PARIS.disappearance.goal}.`,
  'handed-over': ({ who, card, total }) =>
    `${Man(who)} consegna ${names.cards[card].a}: ${total} su ${PARIS.smuggler.goal}.`,
  duel: ({ who, token }) =>
    token === null ? `${Man(who)} si batte.` : `${Man(who)} sguaina la spada contro ${names.tokens[token].a}.`,
  toll: ({ who, card }) => `La Houdinière esige il suo pedaggio: ${man(who)} scarta ${names.cards[card].a}.`,
  committed({ who, card, ability }) {
    if (ability) return `Aramis ricorre alla sua abilità speciale con ${names.cards[card].a}: un dado in più.`;
    return card === 'double'
      ? `${Man(who)} impegna ${names.cards[card].a}, che vale due dadi.`
      : `${Man(who)} impegna ${names.cards[card].a}: un dado in più.`;
  },
  'epic-die': ({ who, epics }) =>
    epics === 1
      ? `Uno slancio epico dà ${toMan(who)} un dado in più.`
      : `Uno slancio epico dà ${toMan(who)} ${epics} dadi in più.`,
  rolled: ({ who, foe, round, blue, red }) =>
    round === 1
      ? `Si lanciano i dadi: per ${man(who)} ${blueRoll(blue)}; per ${names.foes[foe].the} ${redRoll(red)}.`
      : `Lancio ${round}: per ${man(who)} ${blueRoll(blue)}; per ${names.foes[foe].the} ${redRoll(red)}.`,
  rerolled({ by, from, to }) {
    const name = by in names.musketeers ? Man(by as keyof typeof names.musketeers) : Foe(by as keyof typeof names.foes);
    return from === to
      ? `${name} rilancia ${names.faces[from].a}: esce di nuovo ${names.faces[to].a}.`
      : `${name} rilancia ${names.faces[from].a}: esce ${names.faces[to].a}.`;
  },
  clash({ who, foe, manoeuvre, foeManoeuvre, hits, wounds }) {
    if (manoeuvre && foeManoeuvre)
      return `Due manovre segrete nello stesso istante: ${man(who)} e ${names.foes[foe].the} si colpiscono a vicenda.`;
    if (manoeuvre) return `La manovra segreta ${ofMan(who)} colpisce ${names.foes[foe].the}!`;
    if (foeManoeuvre) return `${Foe(foe)} risponde con una manovra segreta e colpisce ${man(who)}.`;
    if (hits > 0 && wounds > 0) return `${Man(who)} e ${names.foes[foe].the} si colpiscono a vicenda.`;
    if (hits > 0) return `${Man(who)} colpisce ${names.foes[foe].the}.`;
    return wounds > 0 ? `${Foe(foe)} colpisce ${man(who)}.` : 'Nessun colpo va a segno.';
  },
  'duel-over'({ who, foe, won, life }) {
    if (won) return `${Man(who)} batte ${names.foes[foe].the}.`;
    return life > 1
      ? `${Man(who)} non riesce a battere ${names.foes[foe].the}, che ha ancora ${lifePoints(life)}.`
      : `${Man(who)} non riesce a battere ${names.foes[foe].the}.`;
  },
  beaten({ foe, pistoles: money, epics, returned }, who) {
    const reward = [...(money > 0 ? [pistoles(money)] : []), ...(epics > 0 ? [epicTokens(epics)] : [])];
    const hand = who.me === MILADY ? 'e torna nella tua mano' : 'e torna in mano a Milady';
    const beaten = `${Foe(foe)} è battuto ${returned ? hand : 'ed esce dal gioco'}.`;
    return reward.length === 0 ? beaten : `${beaten} Ricompensa: ${list(reward)}.`;
  },
  'guard-beaten': ({ total }) => `Una guardia è battuta: ${total} su ${PARIS.duels.goal}.`,
  intercepted: ({ who, location }, reader) =>
    reader.me === MILADY
      ? `Rochefort sbarra il passo ${toMan(who)}: ora tutti sanno che sei ${names.places[location].at}.`
      : `Rochefort sbarra il passo ${toMan(who)}: Milady è ${names.places[location].at}!`,
  fled({ life }, who) {
    const left = life === 1 ? ': gli resta 1 punto ferita' : `: gli restano ${lifePoints(life)}`;
    const flight = `Rochefort, ferito, si dà alla fuga${life === 0 ? '' : left}.`;
    return who.me === MILADY ? `${flight} Tu torni nel tuo rifugio.` : `${flight} Milady torna nel suo rifugio.`;
  },
  holds: ({ who }) => `Rochefort non cede: l’azione ${ofMan(who)} è persa.`,
  'rochefort-down': () => 'Rochefort è fuori combattimento!',
  walked: ({ who, path, space: at }) =>
    path < 0 ? `${Man(who)} torna nell’Area Comune.` : `${Man(who)} raggiunge la casella ${at + 1} ${OF_PATH[path]}.`,
  'turned-up': ({ space: at, token }) =>
    at < 0 ? `Sulla strada attende ${names.tokens[token].a}.` : `Sulla ${space(at)} c’è ${names.tokens[token].a}.`,
  decoy: ({ who }) => `Nessuno aspetta ${man(who)}: era un’Esca, e si scarta.`,
  snare: ({ who }) => `${Man(who)} cade in un Tranello!`,
  revealed({ seat, spaces, tokens }, who) {
    const seen = list(spaces.map((at, i) => `${space(at)} (${names.tokens[tokens[i]].name})`));
    return seat === who.me ? `Scopri alla locanda: ${seen}.` : `${who.name(seat)} scopre alla locanda: ${seen}.`;
  },
  leftovers({ tokens }) {
    const kinds = [...TOKEN_KINDS, 'decoy' as const].flatMap(kind => {
      const count = tokens.filter(token => token === kind).length;
      if (count === 0) return [];
      return count === 1 ? names.tokens[kind].a : names.tokens[kind].count(count);
    });
    return `I segnalini rimasti alla locanda escono dal gioco: ${list(kinds)}.`;
  },
  'board-done': ({ board, who }) => `${names.boards[board]}: la plancia è completata grazie ${toMan(who)}!`,
  antechamber({ at, skill, fighters: [first, second] }) {
    const pair = first === second ? [names.tokens[first].count(2)] : [names.tokens[first].a, names.tokens[second].a];
    return `Anticamera ${at + 1}: ${list([`una sfida di ${names.skills[skill]}`, ...pair])}.`;
  },
  passed: ({ at, by, who }) =>
    ({
      challenge: `Il talento ${ofMan(who)} apre le porte dell’anticamera ${at + 1}.`,
      duels: `${Man(who)} batte l’ultimo avversario dell’anticamera ${at + 1}.`,
      passage: `Un passaggio segreto porta ${man(who)} oltre l’anticamera ${at + 1}.`,
    })[by],
  purse({ change, purse }) {
    if (change > 0) return `${change === 1 ? 'Entra' : 'Entrano'} nella borsa ${pistoles(change)}: in tutto ${purse}.`;
    const spent = `${change === -1 ? 'Esce' : 'Escono'} dalla borsa ${pistoles(-change)}`;
    if (purse === 0) return change === -1 ? `${spent}, l’ultima.` : `${spent}, le ultime.`;
    return purse === 1 ? `${spent}: ne resta 1.` : `${spent}: ne restano ${purse}.`;
  },
  epics({ change, epics }) {
    if (change > 0) return `I moschettieri guadagnano ${epicTokens(change)}: ora ne hanno ${epics}.`;
    const spent = `I moschettieri spendono ${epicTokens(-change)}`;
    if (epics === 0) return change === -1 ? `${spent}: era l’ultimo.` : `${spent}: erano gli ultimi.`;
    return epics === 1 ? `${spent}: ne resta 1.` : `${spent}: ne restano ${epics}.`;
  },
  earned: () => 'I moschettieri guadagnano una carta «Uno per tutti»!',
  sacrificed: ({ who }, reader) =>
    reader.me === MILADY
      ? `${Man(who)} si getta nella mischia: una delle tue Spade è annullata.`
      : `${Man(who)} si getta nella mischia: una Spada di Milady è annullata.`,
  'one-for-all': ({ seat, effect }, who) =>
    seat === who.me
      ? `Uno per tutti, tutti per uno! Giochi la carta per ${names.effects[effect]}.`
      : `Uno per tutti, tutti per uno! ${who.name(seat)} gioca la carta per ${names.effects[effect]}.`,
  proposed: ({ seat, effect }, who) =>
    seat === who.me
      ? `Proponi di giocare una carta «Uno per tutti» per ${names.effects[effect]}.`
      : `${who.name(seat)} propone di giocare una carta «Uno per tutti» per ${names.effects[effect]}.`,
  voted({ seat, yes }, who) {
    if (seat === who.me) return yes ? 'Voti a favore.' : 'Voti contro.';
    return yes ? `${who.name(seat)} vota a favore.` : `${who.name(seat)} vota contro.`;
  },
  outvoted: ({ effect }) => `La proposta è respinta: nessuna carta «Uno per tutti» per ${names.effects[effect]}.`,
} satisfies Partial<Sentences>;
