import type { Barred } from '#kernel/game.ts';
import type { GameText, Who } from '#kernel/text.ts';
import { type Card, cardSwords, cardValue } from '../../cards.ts';
import type { Choice } from '../../choices.ts';
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import {
  isAlone,
  outSeat,
  type Penalty,
  penaltyOf,
  type Reward,
  rewardOf,
  type Sentences,
  secretCard,
  tellWith,
  toLay,
} from '../situation.ts';

const SWORDS = ['senza spade', 'con una spada', 'con due spade', 'con tre spade', 'con quattro spade'];
const PLACES = ['prima', 'seconda', 'terza'];

const named = (card: Card) => `${cardValue(card)} ${SWORDS[cardSwords(card)]}`;
const ducats = (count: number) => (count === 1 ? '1 ducato' : `${count} ducati`);
const list = (parts: readonly string[]) => new Intl.ListFormat('it', { type: 'conjunction' }).format(parts);
const you = (seat: number, who: Who) => (seat === who.me ? 'tu' : who.name(seat));
const to = (name: string) => (/^a/i.test(name) ? `ad ${name}` : `a ${name}`);

/** The article a number asks for when it is spoken: lo zero, l’uno, l’otto, il nove. */
const the = (card: Card) => {
  const value = cardValue(card);
  if (value === 0) return `lo ${named(card)}`;
  return value === 1 || value === 8 ? `l’${named(card)}` : `il ${named(card)}`;
};

/** One of the reader's own reward cards: by its face, or by its place for a reader who may not see it. */
const own = (view: View, place: number, face: string, back: string) => {
  const card = view.rewards.at(place);
  return card === undefined ? `${back} ${PLACES[place]} carta ricompensa` : `${face} ${named(card)}`;
};

const CHAMPION: Readonly<Record<Reward, string>> = {
  full: 'La tua carta è la più forte, ma le tue tre ricompense sono occupate: scegli la prigione che torna nella riserva.',
  supply: 'La tua carta è la più forte: scegli la ricompensa che riceve il gioiello.',
  'supply-or-free':
    'La tua carta è la più forte: metti il gioiello su una ricompensa libera, oppure libera dalla prigione una delle tue.',
  others:
    'La tua carta è la più forte, ma nella riserva non ci sono più gioielli: scegli quello da prendere agli altri.',
  'others-or-free':
    'La tua carta è la più forte, ma nella riserva non ci sono più gioielli: prendine uno agli altri, oppure libera dalla prigione una delle tue ricompense.',
};

const SCAPEGOAT: Readonly<Record<Penalty, string>> = {
  full: 'Sei il capro espiatorio e le tue tre ricompense sono occupate: scegli il gioiello che torna nella riserva.',
  supply: 'Sei il capro espiatorio: scegli la ricompensa che va in prigione.',
  others: 'Sei il capro espiatorio e nella riserva non ci sono più prigioni: scegli quella da prendere agli altri.',
};

const LAY: Readonly<Record<number, string>> = {
  3: 'Scegli tre delle tue carte come ricompense: sono la tua paga per questa mano.',
  2: 'Ancora due carte ricompensa da scegliere.',
  1: 'Ancora una carta ricompensa da scegliere: con le altre nove combatterai.',
};

const fightPrompt = (view: View, who: Who): string => {
  const out = outSeat(view);
  if (out === null) return `La guardia è a ${view.target}: scegli la carta con cui combatti.`;
  if (isAlone(view))
    return `Nessuno combatte al tuo fianco: raggiungi ${view.target} con una carta sola. Scegli quale.`;
  return `${who.name(out)} non può combattere: bisogna raggiungere ${view.target} senza la sua carta. Scegli la tua.`;
};

const prompt = (id: string, view: View, who: Who): string => {
  switch (id) {
    case 'rewards':
      return LAY[toLay(view)] ?? LAY[3];
    case 'fight':
      return fightPrompt(view, who);
    case 'discard':
      return 'Tre prigioni ti tengono fuori da questo duello: scegli una carta da scartare. Non conta.';
    case 'champion':
      return CHAMPION[rewardOf(view)];
    case 'scapegoat':
      return SCAPEGOAT[penaltyOf(view)];
    default:
      return view.spoils?.marker === 'jewel'
        ? 'Metti il gioiello che hai preso su una delle tue ricompense libere.'
        : 'Metti la prigione che hai preso su una delle tue ricompense libere.';
  }
};

const choice = (choice: Choice, view: View, who: Who): string => {
  const jewel = view.spoils?.marker === 'jewel';
  switch (choice.kind) {
    case 'reward':
      return `Metti ${the(choice.card)} tra le ricompense`;
    case 'fight':
      return `Gioca ${the(choice.card)}`;
    case 'discard':
      return `Scarta ${the(choice.card)}`;
    case 'take': {
      const from = `dalla ${PLACES[choice.place]} carta di ${who.name(choice.from)}`;
      return jewel ? `Prendi il gioiello ${from}` : `Prendi la prigione ${from}`;
    }
    case 'put': {
      const on = own(view, choice.place, 'sul tuo', 'sulla tua');
      return jewel ? `Metti il gioiello ${on}` : `Metti la prigione ${on}`;
    }
    case 'free':
      return `Togli la prigione ${own(view, choice.place, 'dal tuo', 'dalla tua')}`;
    case 'surrender':
      return `Restituisci il gioiello ${own(view, choice.place, 'del tuo', 'della tua')}`;
  }
};

const sentences: Sentences = {
  // Told once to each reader, not once for every seat.
  dealt: ({ seat, round }, who) => (seat === (who.me ?? 0) ? `Comincia la mano ${round}: dodici carte a testa.` : null),
  laid(event, who) {
    const which = PLACES[event.laid - 1];
    const card = secretCard(event);
    if (event.seat !== who.me) return `${who.name(event.seat)} mette giù la ${which} carta ricompensa, coperta.`;
    return card === null
      ? `Metti giù la tua ${which} carta ricompensa, coperta.`
      : `La tua ${which} carta ricompensa è ${the(card)}.`;
  },
  turned: ({ duel, target }) => `Duello ${duel}: la guardia è a ${target}.`,
  picked(event, who) {
    const card = secretCard(event);
    if (event.seat !== who.me) return `${who.name(event.seat)} ha scelto una carta.`;
    return card === null ? 'Hai scelto una carta.' : `Scegli ${the(card)}.`;
  },
  discarded(event, who) {
    const card = secretCard(event);
    if (event.seat !== who.me) return `${who.name(event.seat)} scarta una carta, coperta.`;
    return card === null ? 'Scarti una carta, coperta.' : `Scarti ${the(card)}.`;
  },
  shown({ cards, sum, target }, who) {
    const fighters = cards.flatMap((card, seat) => (card === null ? [] : [`${you(seat, who)}, ${named(card)}`]));
    return `Si mostrano le carte: ${fighters.join('; ')}. Totale: ${sum} contro ${target}.`;
  },
  won: ({ seat, sum, target }, who) =>
    seat === who.me
      ? `Duello vinto, ${sum} contro ${target}: il titolo di campione spetta a te.`
      : `Duello vinto, ${sum} contro ${target}: il titolo di campione spetta ${to(who.name(seat))}.`,
  lost: ({ seat, sum, target }, who) =>
    seat === who.me
      ? `Duello perso, ${sum} contro ${target}: il capro espiatorio sei tu.`
      : `Duello perso, ${sum} contro ${target}: il capro espiatorio è ${who.name(seat)}.`,
  took({ seat, marker, from, place }, who) {
    const what = marker === 'jewel' ? 'il gioiello' : 'la prigione';
    const card = `${PLACES[place]} carta ricompensa`;
    if (seat === who.me) return `Prendi ${what} dalla ${card} di ${who.name(from)}.`;
    if (from === who.me) return `${who.name(seat)} prende ${what} dalla tua ${card}.`;
    return `${who.name(seat)} prende ${what} dalla ${card} di ${who.name(from)}.`;
  },
  put({ seat, marker, place, held }, who) {
    const the = marker === 'jewel' ? 'il gioiello' : 'la prigione';
    const a = marker === 'jewel' ? 'un gioiello' : 'una prigione';
    const card = `${PLACES[place]} carta ricompensa`;
    if (seat === who.me)
      return held ? `Metti ${the} sulla tua ${card}.` : `Prendi ${a} dalla riserva, per la tua ${card}.`;
    return held
      ? `${who.name(seat)} mette ${the} sulla propria ${card}.`
      : `${who.name(seat)} prende ${a} dalla riserva, per la propria ${card}.`;
  },
  freed: ({ seat, place }, who) =>
    seat === who.me
      ? `Liberi la tua ${PLACES[place]} carta ricompensa: la prigione torna nella riserva.`
      : `${who.name(seat)} libera la propria ${PLACES[place]} carta ricompensa: la prigione torna nella riserva.`,
  surrendered: ({ seat, place }, who) =>
    seat === who.me
      ? `Restituisci il gioiello della tua ${PLACES[place]} carta ricompensa.`
      : `${who.name(seat)} restituisce il gioiello della propria ${PLACES[place]} carta ricompensa.`,
  'shut-out': ({ seat }, who) =>
    seat === who.me
      ? 'Tre prigioni ti tengono fuori dai duelli: ogni volta scarti una carta, finché qualcun altro non deve prendere una delle tue prigioni.'
      : `Tre prigioni tengono ${who.name(seat)} fuori dai duelli: ogni volta scarta una carta, finché qualcun altro non deve prendere una di quelle prigioni.`,
  released: ({ seat }, who) =>
    seat === who.me
      ? 'Dal prossimo duello puoi combattere di nuovo.'
      : `Dal prossimo duello ${who.name(seat)} può combattere di nuovo.`,
  ended({ round, seat }, who) {
    if (seat === null) return `Finisce la mano ${round}: i nove duelli sono stati combattuti.`;
    return seat === who.me
      ? `La mano ${round} finisce all’istante: i tre gioielli sono tutti tuoi!`
      : `La mano ${round} finisce all’istante: ${who.name(seat)} ha tutti e tre i gioielli!`;
  },
  scored({ reckoning: { round, ducats: earned, totals } }, who) {
    const rows = earned.map((count, seat) => `${you(seat, who)}, ${ducats(count)} (${totals[seat]} in tutto)`);
    return `Paga della mano ${round}: ${rows.join('; ')}.`;
  },
  tied: ({ ducats: count, seats }, who) =>
    `Parità a ${ducats(count)}: ${list(seats.map(seat => you(seat, who)))}. Deciderà un’altra mano.`,
  crowned: ({ seat, ducats: count }, who) =>
    seat === who.me
      ? `Vinci la partita con ${ducats(count)}!`
      : `${who.name(seat)} vince la partita con ${ducats(count)}!`,
};

const REFUSALS: Readonly<Record<string, string>> = {
  'rewards-laid': 'Le tue tre carte ricompensa sono già giù: le altre nove restano in mano per i duelli.',
  'already-picked': 'La tua carta per questo duello è già scelta: se ne mostra una sola a testa.',
  'take-jewel-first': 'Nella riserva non ci sono più gioielli: prima prendine uno da una ricompensa altrui.',
  'take-prison-first': 'Nella riserva non ci sono più prigioni: prima prendine una da una ricompensa altrui.',
  'one-marker': 'Una carta ricompensa porta un solo segnalino, e questa è già occupata.',
  'champion-full':
    'Le tue tre carte ricompensa sono occupate: devi restituire una delle tue prigioni, e non ricevi gioielli.',
  'scapegoat-full': 'Le tue tre carte ricompensa sono occupate: devi restituire uno dei tuoi gioielli.',
  'not-your-own': 'Nella riserva non ci sono più prigioni, e la tua non vale: prendine una da qualcun altro.',
  'face-down': 'Le ricompense degli altri restano coperte, e da questa ora non hai niente da prendere.',
  'supply-first':
    'Nella riserva c’è ancora un gioiello: prendi quello. Finché ce n’è, i gioielli degli altri sono al sicuro.',
  'supply-first-prison': 'Nella riserva c’è ancora una prigione: devi prendere quella.',
  'rewards-stay': 'Le tue carte ricompensa restano dove le hai messe fino alla fine della mano.',
  'markers-stay': 'Un segnalino resta dove è stato messo: non si sposta più.',
  'champion-must': 'Il campione non può rinunciare a tutto: o un gioiello, o una delle sue prigioni se ne va.',
  'no-prison-to-free': 'Nessuna delle tue ricompense è in prigione: non c’è niente da liberare.',
  'no-jewel-left': 'Nella riserva non ci sono più gioielli: prendine uno da una ricompensa altrui.',
  'scapegoat-must': 'Il capro espiatorio non può rifiutare la prigione.',
  'only-a-jewel': 'Le tue tre carte ricompensa sono occupate: restituisci un gioiello e non prendi prigioni.',
  'no-prison-left': 'Nella riserva non ci sono più prigioni: prendine una da una ricompensa altrui.',
  'thrown-hidden': 'Le carte scartate per via di tre prigioni restano coperte fino alla fine della mano.',
  'one-guard-at-a-time': 'Le carte della guardia si girano una alla volta, all’inizio di ogni duello.',
  'no-talk': 'Niente accordi: nessuno annuncia agli altri la carta che sta per giocare.',
  'shut-out': 'Le tue tre carte ricompensa sono in prigione: non combatti, scarti una carta.',
};

const refusal = ({ reason, params }: Barred, who: Who): string => {
  if (reason !== 'spoils-first') return REFUSALS[reason] ?? 'Le regole ora non lo permettono.';
  const seat = Number(params?.seat ?? 0);
  return seat === who.me
    ? 'Prima decidi che cosa ti porta questo duello: la prossima carta aspetta il prossimo duello.'
    : `Prima ${who.name(seat)} deve chiudere questo duello: la prossima carta aspetta il prossimo duello.`;
};

export const it: GameText<Choice, Event, View> = {
  name: 'Musketiere',
  tagline:
    'Combattete insieme contro la guardia del Cardinale, e fate in modo che i gioielli finiscano sulle vostre carte.',
  options: {
    length: {
      title: 'Durata della partita',
      help: 'Quanto si gioca prima di decidere chi vince.',
      values: {
        hundred: {
          title: 'Fino a 100 ducati',
          help: 'Una mano dopo l’altra, finché qualcuno non ha 100 ducati o più. Di solito da tre a cinque mani.',
        },
        round: { title: 'Una mano sola', help: 'Al massimo nove duelli: vince chi guadagna più ducati.' },
      },
    },
  },
  prompt,
  choice,
  event: tellWith(sentences),
  refusal,
  ending: ending =>
    ending === 'three-jewels'
      ? 'I tre gioielli riuniti hanno chiuso l’ultima mano.'
      : 'Il nono duello ha chiuso l’ultima mano.',
};
