import { list, to } from '#kernel/italian.ts';
import { secretCard } from '../../events.ts';
import type { Sentences } from '../situation.ts';
import { ducats, named, PLACES, readerFirst, the, you } from './names.ts';

export const sentences: Sentences = {
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
    return card === null ? 'Hai scelto una carta.' : `Hai scelto ${the(card)}.`;
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
    const [the, a, it] =
      marker === 'jewel' ? ['il gioiello', 'un gioiello', 'lo'] : ['la prigione', 'una prigione', 'la'];
    const card = `${PLACES[place]} carta ricompensa`;
    if (seat === who.me)
      return held ? `Metti ${the} sulla tua ${card}.` : `Prendi ${a} dalla riserva e ${it} metti sulla tua ${card}.`;
    return held
      ? `${who.name(seat)} mette ${the} sulla propria ${card}.`
      : `${who.name(seat)} prende ${a} dalla riserva e ${it} mette sulla propria ${card}.`;
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
    `Parità a ${ducats(count)}: ${list(readerFirst(seats, who).map(seat => you(seat, who)))}. Deciderà un’altra mano.`,
  crowned: ({ seat, ducats: count }, who) =>
    seat === who.me
      ? `Vinci la partita con ${ducats(count)}!`
      : `${who.name(seat)} vince la partita con ${ducats(count)}!`,
};
