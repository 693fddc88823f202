import { secretCard } from '../../events.ts';
import type { Sentences } from '../situation.ts';
import { ducats, list, named, PLACES, you } from './names.ts';

export const sentences: Sentences = {
  // Told once to each reader, not once for every seat.
  dealt: ({ seat, round }, who) =>
    seat === (who.me ?? 0) ? `La manche ${round} commence : douze cartes pour chacun.` : null,
  laid(event, who) {
    const which = PLACES[event.laid - 1];
    const card = secretCard(event);
    if (event.seat !== who.me) return `${who.name(event.seat)} pose sa ${which} carte de récompense, face cachée.`;
    return card === null
      ? `Vous posez votre ${which} carte de récompense, face cachée.`
      : `Votre ${which} carte de récompense est le ${named(card)}.`;
  },
  turned: ({ duel, target }) => `Duel ${duel} : la garde est à ${target}.`,
  picked(event, who) {
    const card = secretCard(event);
    if (event.seat !== who.me) return `${who.name(event.seat)} a choisi une carte.`;
    return card === null ? 'Vous avez choisi une carte.' : `Vous choisissez le ${named(card)}.`;
  },
  discarded(event, who) {
    const card = secretCard(event);
    if (event.seat !== who.me) return `${who.name(event.seat)} jette une carte, face cachée.`;
    return card === null ? 'Vous jetez une carte, face cachée.' : `Vous jetez le ${named(card)}.`;
  },
  shown({ cards, sum, target }, who) {
    const fighters = cards.flatMap((card, seat) => (card === null ? [] : [`${you(seat, who)}, ${named(card)}`]));
    return fighters.length === 1
      ? `On montre une seule carte : ${fighters[0]}. Total : ${sum} contre ${target}.`
      : `On montre les cartes : ${fighters.join(' ; ')}. Total : ${sum} contre ${target}.`;
  },
  won: ({ seat, sum, target }, who) =>
    seat === who.me
      ? `Duel gagné, ${sum} contre ${target} : le titre de champion vous revient.`
      : `Duel gagné, ${sum} contre ${target} : le titre de champion revient à ${who.name(seat)}.`,
  lost: ({ seat, sum, target }, who) =>
    seat === who.me
      ? `Duel perdu, ${sum} contre ${target} : vous êtes le bouc émissaire.`
      : `Duel perdu, ${sum} contre ${target} : ${who.name(seat)} est le bouc émissaire.`,
  took({ seat, marker, from, place }, who) {
    const what = marker === 'jewel' ? 'la pierre précieuse' : 'la prison';
    if (seat === who.me) return `Vous prenez à ${who.name(from)} ${what} de sa ${PLACES[place]} carte de récompense.`;
    if (from === who.me) return `${who.name(seat)} vous prend ${what} de votre ${PLACES[place]} carte de récompense.`;
    return `${who.name(seat)} prend à ${who.name(from)} ${what} de sa ${PLACES[place]} carte de récompense.`;
  },
  put({ seat, marker, place, held }, who) {
    const the = marker === 'jewel' ? 'la pierre précieuse' : 'la prison';
    const a = marker === 'jewel' ? 'une pierre précieuse' : 'une prison';
    const card = `${PLACES[place]} carte de récompense`;
    if (seat === who.me)
      return held ? `Vous posez ${the} sur votre ${card}.` : `Vous prenez ${a} dans la réserve, pour votre ${card}.`;
    return held
      ? `${who.name(seat)} pose ${the} sur sa ${card}.`
      : `${who.name(seat)} prend ${a} dans la réserve, pour sa ${card}.`;
  },
  freed: ({ seat, place }, who) =>
    seat === who.me
      ? `Vous sortez de prison votre ${PLACES[place]} carte de récompense : la prison retourne à la réserve.`
      : `${who.name(seat)} sort de prison sa ${PLACES[place]} carte de récompense : la prison retourne à la réserve.`,
  surrendered: ({ seat, place }, who) =>
    seat === who.me
      ? `Vous rendez la pierre précieuse de votre ${PLACES[place]} carte de récompense.`
      : `${who.name(seat)} rend la pierre précieuse de sa ${PLACES[place]} carte de récompense.`,
  'shut-out': ({ seat }, who) =>
    seat === who.me
      ? 'Trois prisons vous écartent du combat : à chaque duel vous jetez une carte, jusqu’à ce que quelqu’un d’autre doive prendre une de vos prisons.'
      : `Avec trois prisons, ${who.name(seat)} ne combat plus et jette une carte à chaque duel, jusqu’à ce que quelqu’un d’autre doive prendre une de ces prisons.`,
  released: ({ seat }, who) =>
    seat === who.me
      ? 'Vous pourrez combattre de nouveau dès le prochain duel.'
      : `${who.name(seat)} pourra combattre de nouveau dès le prochain duel.`,
  ended({ round, seat }, who) {
    if (seat === null) return `La manche ${round} s’achève : les neuf duels sont joués.`;
    return seat === who.me
      ? `La manche ${round} s’arrête net : vous tenez les trois pierres précieuses !`
      : `La manche ${round} s’arrête net : ${who.name(seat)} tient les trois pierres précieuses !`;
  },
  scored({ reckoning: { round, ducats: earned, totals } }, who) {
    const rows = earned.map((count, seat) => `${you(seat, who)}, ${ducats(count)} (${totals[seat]} en tout)`);
    return `Solde de la manche ${round} : ${rows.join(' ; ')}.`;
  },
  tied: ({ ducats: count, seats }, who) =>
    `Égalité à ${ducats(count)} : ${list(seats.map(seat => you(seat, who)))}. Une manche de plus décidera.`,
  crowned: ({ seat, ducats: count }, who) =>
    seat === who.me
      ? `Vous gagnez la partie avec ${ducats(count)} !`
      : `${who.name(seat)} gagne la partie avec ${ducats(count)} !`,
};
