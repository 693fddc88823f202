import { list } from '#kernel/italian.ts';
import type { Who } from '#kernel/text.ts';
import type { AdversaryId } from '../../cards/adversaries.ts';
import { CONSTANCE_LAST, HONOUR_LAST, LOUVRE_LAST, SIEGE_END, TIME_LAST } from '../../cards/board.ts';
import { LOUVRE } from '../../cards/louvre.ts';
import { PARIS } from '../../cards/paris.ts';
import type { TreacheryId } from '../../cards/treachery.ts';
import { MILADY } from '../../state.ts';
import type { Sentences } from '../shape.ts';
import { blueRoll, herPlace, lifePoints, Man, man, names, points, redRoll, title, upper, yourPlace } from './names.ts';

/** Milady's deeds: her player is spoken to. */
const isMilady = ({ me }: Who): boolean => me === MILADY;

/** Treachery cards, equal ones counted. */
const plots = (held: readonly TreacheryId[]): string[] =>
  [...new Set(held)].map(card => {
    const count = held.filter(each => each === card).length;
    return count === 1 ? title(names.treachery[card]) : `${count} ${title(names.treachery[card])}`;
  });

/** Adversaries that return, as a sentence of its own. */
const back = (foes: readonly AdversaryId[], who: Who): string => {
  if (foes.length === 0) return '';
  const those = upper(list(foes.map(foe => names.foes[foe].the)));
  const hand = isMilady(who) ? 'nella tua mano' : 'in mano a Milady';
  return foes.length === 1 ? ` ${those} torna ${hand}.` : ` ${those} tornano ${hand}.`;
};

/** The Queen’s honour as her track tells it: what is left, not what is gone. */
const honourLeft = (lost: number): string => {
  if (lost === 0) return 'il suo onore è intatto';
  if (lost === HONOUR_LAST) return 'non gliene resta nessuno';
  const kept = HONOUR_LAST - lost;
  return kept === 1 ? `gliene resta 1 su ${HONOUR_LAST}` : `gliene restano ${kept} su ${HONOUR_LAST}`;
};

/** Set-up, missions, Milady's phase and the end of the round. */
export const milady = {
  'chose-paris': ({ secret }) =>
    secret === undefined
      ? 'Milady ha scelto la carta Parigi che apre la partita.'
      : `Apri la partita con ${title(names.paris[secret.card])}.`,
  'kept-paris': ({ secret }) =>
    secret === undefined
      ? 'Milady tiene in mano una carta Parigi.'
      : `Tieni in mano ${title(names.paris[secret.card])}.`,
  board: ({ board }) =>
    ({
      1: 'La Ricerca dei gioielli comincia alla locanda del Giglio d’Oro: vi sono piazzati dodici segnalini coperti.',
      2: 'Seconda plancia: un passaggio per l’Inghilterra. Quattro sfide, poi de Wardes.',
      3: 'Terza plancia: il ritorno a Parigi. Tre avversari, ancora coperti, aspettano lungo la strada.',
      4: 'Quarta plancia: le gallerie del Louvre. Quattro anticamere separano i moschettieri dalla vittoria.',
    })[board],
  'left-out': ({ who }) => `${Man(who)} resta fuori da questa partita.`,
  'stands-in': ({ who }) => `Tréville prende il posto ${names.musketeers[who].of}.`,
  cast: ({ seat, who: name }, who) =>
    seat === who.me ? `Interpreti ${man(name)}.` : `${who.name(seat)} interpreta ${man(name)}.`,
  reshuffled: ({ deck }) =>
    ({
      adventure: 'Il mazzo Avventura è finito: se ne rimescolano gli scarti.',
      treachery: 'Il mazzo Tradimento è finito: se ne rimescolano gli scarti.',
      louvre: 'Le missioni del Louvre sono finite: si rimescolano quelle già uscite.',
    })[deck],
  paris({ card, replaced, back: foes }, who) {
    const { challenge } = PARIS[card];
    const task =
      challenge === null ? 'tre guardie da battere' : `sfida di ${names.skills[challenge.skill]} ${challenge.value}`;
    return replaced === null
      ? `A Parigi: ${title(names.paris[card])}, ${task}.`
      : `A Parigi ${title(names.paris[card])}, ${task}, prende il posto di ${title(names.paris[replaced])}.${back(foes, who)}`;
  },
  louvre({ card }) {
    const { skill, value, strength } = LOUVRE[card];
    return `Al Louvre: ${title(names.louvre[card])}, sfida di ${names.skills[skill]} ${value}, forza ${strength}.`;
  },
  'louvre-empty': () => 'Al Louvre non ci sono più missioni.',
  placed({ place, foes, trap, nemesis }, who) {
    const laid = list([...foes.map(foe => names.foes[foe].the), ...(trap === null ? [] : [names.traps[trap].the])]);
    const placing = isMilady(who)
      ? `Piazzi ${names.places[place].at} ${laid}.`
      : `Milady piazza ${names.places[place].at} ${laid}.`;
    return nemesis === null ? placing : `${placing} Lì soltanto ${man(nemesis)} può tentare la missione.`;
  },
  bite({ trap, place, who, face }) {
    const rolled = `${upper(names.traps[trap].the)} attende ${man(who)} ${names.places[place].at}. Il dado:`;
    if (face === 'shield') return `${rolled} uno Scudo, non succede nulla.`;
    return trap === 'thief' ? `${rolled} una Spada, mano alla borsa!` : `${rolled} una Spada, e la lama lo raggiunge.`;
  },
  'trap-gone': ({ place, trap }) => `${upper(names.places[place].at)} ${names.traps[trap].the} se ne va.`,
  completed: ({ place, card }) =>
    place === 'paris'
      ? `A Parigi la missione è compiuta: ${title(names.paris[card as keyof typeof names.paris])}!`
      : `Al Louvre la missione è compiuta: ${title(names.louvre[card as keyof typeof names.louvre])}!`,
  turn: ({ turn }) => `Comincia il giro ${turn}.`,
  destination: ({ secret }) =>
    secret === undefined
      ? 'Milady piazza coperta la sua carta Area.'
      : `La tua destinazione è scelta: in questo giro sei ${yourPlace(secret.location)}.`,
  standing: ({ left, secret }) => {
    if (secret === undefined)
      return left ? 'Milady dà a Rochefort un ordine permanente.' : 'Milady ritira l’ordine dato a Rochefort.';
    return {
      ask: 'Rochefort te lo chiederà ogni volta.',
      always: 'D’ora in poi Rochefort intercetta ogni volta che può.',
      never: 'D’ora in poi Rochefort lascia correre tutto.',
    }[secret.order];
  },
  shown({ location, by }, who) {
    if (location === null) return 'In questo giro Milady non va da nessuna parte.';
    if (by === 'automa') return `In questo giro Milady è ${herPlace(location)}.`;
    return isMilady(who)
      ? 'Ketty ha parlato: la tua carta Area è sotto gli occhi di tutti.'
      : `Ketty tradisce la padrona: Milady è ${herPlace(location)}.`;
  },
  'no-paris': (_, who) => (isMilady(who) ? 'Non giochi carte Parigi.' : 'Milady non gioca carte Parigi.'),
  'no-treachery': (_, who) =>
    isMilady(who) ? 'Non peschi e non giochi Tradimenti.' : 'Milady non pesca e non gioca Tradimenti.',
  plotted({ count, why, secret }) {
    const from = {
      step: '',
      deal: '',
      richelieu: ' nel covo di Richelieu',
      louvre: ' per la missione fallita',
      siege: ' grazie all’assedio',
      captive: ' grazie alla prigionia di Costanza',
    }[why];
    if (secret !== undefined) return `Peschi${from}: ${list(plots(secret.cards))}.`;
    return count === 1 ? `Milady pesca una carta Tradimento${from}.` : `Milady pesca ${count} carte Tradimento${from}.`;
  },
  betrayed: ({ card }, who) =>
    isMilady(who) ? `Giochi ${title(names.treachery[card])}.` : `Milady gioca ${title(names.treachery[card])}.`,
  idle: ({ card, replaced }) =>
    replaced
      ? `Tradimento: ${title(names.treachery[card])} non curerebbe nessuno, e si pesca un’altra carta.`
      : `Tradimento: ${title(names.treachery[card])} non può colpire nessuno.`,
  aimed: ({ who }) => `La vittima designata è ${man(who)}.`,
  'rochefort-healed': ({ life }) => `Rochefort si rimette in forze: ha ${lifePoints(life)}.`,
  hourglass: ({ now }) =>
    now === 'started'
      ? 'Si capovolge la clessidra: i moschettieri devono far presto!'
      : 'La sabbia è finita: tutte le azioni rimaste sono perse.',
  exposed({ location, by }, who) {
    const { at } = names.places[location];
    if (by !== null)
      return isMilady(who)
        ? `${Man(by)} ti sorprende ${at}: in questo giro non ne ricavi nulla.`
        : `${Man(by)} sorprende Milady ${at}: in questo giro lei non ne ricava nulla.`;
    return isMilady(who) ? `Ti scopri: eri ${yourPlace(location)}.` : `Milady si scopre: era ${herPlace(location)}.`;
  },
  'took-paris'({ took, secret }) {
    if (!took) return secret === undefined ? 'Milady non prende carte Parigi.' : 'Non prendi carte Parigi.';
    return secret === undefined || secret.card === null
      ? 'Milady prende in mano una carta Parigi.'
      : `Prendi in mano ${title(names.paris[secret.card])}.`;
  },
  searching: (_, who) =>
    isMilady(who) ? 'Cerchi una carta nel mazzo Tradimento.' : 'Milady cerca una carta nel mazzo Tradimento.',
  found: ({ secret }) =>
    secret === undefined
      ? 'Milady prende una carta dal mazzo Tradimento, che viene rimescolato.'
      : `Prendi ${title(names.treachery[secret.card])}, e il mazzo viene rimescolato.`,
  razed({ card }, who) {
    if (card === null) return 'A La Rochelle non c’è nessuna carta Combattimento da scartare.';
    return isMilady(who)
      ? `A La Rochelle scarti ${names.cards[card].a}.`
      : `A La Rochelle Milady scarta ${names.cards[card].a}.`;
  },
  time({ time, cause }) {
    const why = {
      turn: 'Il tempo passa',
      'dead-end': 'La strada è sbarrata',
      disappearance: 'La scomparsa di Costanza costa tempo',
    }[cause];
    return `${why}: il segnalino Tempo avanza alla casella ${time} di ${TIME_LAST}.`;
  },
  'time-stopped': ({ cause }) =>
    ({
      turn: 'In questo giro il tempo resta fermo.',
      'dead-end': '«Strada sbarrata» non ha effetto: il tempo è fermo.',
      disappearance: '«La Scomparsa» non costa nulla: il tempo è fermo.',
    })[cause],
  honour: ({ change, honour }) =>
    change < 0
      ? `La Regina perde ${points(-change)}: ${honourLeft(honour)}.`
      : `La Regina recupera ${points(change)}: ${honourLeft(honour)}.`,
  ladder: ({ space }) => `Il segnalino Louvre scende alla casella ${space} di ${LOUVRE_LAST}.`,
  'louvre-failed': ({ card, back: foes }, who) =>
    `La missione del Louvre è fallita: ${title(names.louvre[card])}.${back(foes, who)}`,
  abduction({ red, total }, who) {
    const hers = isMilady(who) ? 'I tuoi successi' : 'Successi di Milady';
    return `«Il Rapimento»: ${redRoll(red)}. ${hers}: ${total} su ${CONSTANCE_LAST}, e a ${CONSTANCE_LAST} Costanza muore.`;
  },
  'nobody-in-paris': () => '«Duelli a Parigi»: non c’è nessuno da ferire.',
  siege({ red, blue, smuggler }, who) {
    const rolls = `L’assedio di La Rochelle: ${isMilady(who) ? 'per te' : 'per Milady'} ${redRoll(red)}; per i moschettieri ${blueRoll(blue)}.`;
    if (!smuggler) return rolls;
    return isMilady(who)
      ? `${rolls} Il Contrabbandiere ti procura una Spada in più.`
      : `${rolls} Il Contrabbandiere procura a Milady una Spada in più.`;
  },
  'siege-reroll': ({ face }, who) => {
    const me = isMilady(who);
    if (face === null) return me ? 'Non rilanci nulla.' : 'Milady non rilancia nulla.';
    if (face === 'sword') return me ? 'Rilanci uno Scudo: una Spada!' : 'Milady rilancia uno Scudo: una Spada!';
    return me ? 'Rilanci uno Scudo: ancora uno Scudo.' : 'Milady rilancia uno Scudo: ancora uno Scudo.';
  },
  'siege-moved'({ milady: hers, team, from, to }, who) {
    const swords = `Spade a La Rochelle: ${isMilady(who) ? 'tu' : 'Milady'} ${hers}, i moschettieri ${team}.`;
    if (to === from) return `${swords} L’assedio resta dov’era.`;
    const where = to > 0 ? `+${to}` : to < 0 ? `−${-to}` : '0';
    return to < from
      ? `${swords} L’assedio scivola verso la rovina: ${where} (rovina a −${SIEGE_END}).`
      : `${swords} L’assedio piega verso il trionfo: ${where} (trionfo a +${SIEGE_END}).`;
  },
  over: ({ winner, ending }, who) => {
    const won = {
      quest: 'la Ricerca è conclusa',
      time: 'il tempo è scaduto',
      siege: 'l’assedio è perduto',
      honour: 'la Regina è disonorata',
      constance: 'Costanza è morta',
      mortal: 'nessun moschettiere può più andare alla Ricerca',
    }[ending];
    if (winner === 'musketeers')
      return who.me === null || isMilady(who) ? `I moschettieri hanno vinto: ${won}!` : `Vittoria: ${won}!`;
    return isMilady(who) ? `Vittoria: ${won}!` : `Milady ha vinto: ${won}.`;
  },
} satisfies Partial<Sentences>;
