import { cardValue } from '../../cards.ts';
import { secretCard } from '../../events.ts';
import type { Sentences } from '../situation.ts';
import { ducats, list, named, PLACES, swords, you } from './names.ts';

export const sentences: Sentences = {
  // Told once to each reader, not once for every seat.
  dealt: ({ seat, round }, who) =>
    seat === (who.me ?? 0) ? `Round ${round} begins: twelve cards for everybody.` : null,
  laid(event, who) {
    const which = PLACES[event.laid - 1];
    const card = secretCard(event);
    if (event.seat !== who.me) return `${who.name(event.seat)} lays their ${which} reward card face down.`;
    return card === null
      ? `You lay your ${which} reward card face down.`
      : `You lay the ${named(card)} as your ${which} reward card.`;
  },
  turned: ({ duel, target }) => `Duel ${duel}: the guard stands at ${target}.`,
  picked(event, who) {
    const card = secretCard(event);
    if (event.seat !== who.me) return `${who.name(event.seat)} has picked a card.`;
    return card === null ? 'You have picked a card.' : `You pick the ${named(card)}.`;
  },
  discarded(event, who) {
    const card = secretCard(event);
    if (event.seat !== who.me) return `${who.name(event.seat)} throws a card away, face down.`;
    return card === null ? 'You throw a card away, face down.' : `You throw away the ${named(card)}.`;
  },
  shown({ cards, sum, target }, who) {
    const fighters = cards.flatMap((card, seat) =>
      card === null ? [] : [`${you(seat, who)} ${cardValue(card)} (${swords(card)})`],
    );
    return `The cards are shown: ${fighters.join('; ')}. Total ${sum} against ${target}.`;
  },
  won: ({ seat, sum, target }, who) =>
    seat === who.me
      ? `The duel is won, ${sum} against ${target}: you are the champion.`
      : `The duel is won, ${sum} against ${target}: ${who.name(seat)} is the champion.`,
  lost: ({ seat, sum, target }, who) =>
    seat === who.me
      ? `The duel is lost, ${sum} against ${target}: you are the scapegoat.`
      : `The duel is lost, ${sum} against ${target}: ${who.name(seat)} is the scapegoat.`,
  took({ seat, marker, from, place }, who) {
    const what = marker === 'jewel' ? 'the jewel' : 'the prison';
    const card = `${PLACES[place]} reward card`;
    if (seat === who.me) return `You take ${what} from ${who.name(from)}’s ${card}.`;
    if (from === who.me) return `${who.name(seat)} takes ${what} from your ${card}.`;
    return `${who.name(seat)} takes ${what} from ${who.name(from)}’s ${card}.`;
  },
  put({ seat, marker, place, held }, who) {
    const what = marker === 'jewel' ? 'jewel' : 'prison';
    const card = `${PLACES[place]} reward card`;
    if (seat === who.me)
      return held
        ? `You put the ${what} on your ${card}.`
        : `You take a ${what} from the supply and put it on your ${card}.`;
    const name = who.name(seat);
    return held
      ? `${name} puts the ${what} on their own ${card}.`
      : `${name} takes a ${what} from the supply and puts it on their ${card}.`;
  },
  freed: ({ seat, place }, who) =>
    seat === who.me
      ? `You free your ${PLACES[place]} reward card: its prison goes back to the supply.`
      : `${who.name(seat)} frees their ${PLACES[place]} reward card: its prison goes back to the supply.`,
  surrendered: ({ seat, place }, who) =>
    seat === who.me
      ? `You give back the jewel on your ${PLACES[place]} reward card.`
      : `${who.name(seat)} gives back the jewel on their ${PLACES[place]} reward card.`,
  'shut-out': ({ seat }, who) =>
    seat === who.me
      ? 'Shut out by three prisons, you throw a card away in every duel until another player has to take one of them.'
      : `Shut out by three prisons, ${who.name(seat)} throws a card away in every duel until another player has to take one of them.`,
  released: ({ seat }, who) =>
    seat === who.me
      ? 'You may fight again from the next duel.'
      : `${who.name(seat)} may fight again from the next duel.`,
  ended({ round, seat }, who) {
    if (seat === null) return `Round ${round} ends: all nine duels have been fought.`;
    return seat === who.me
      ? `Round ${round} ends on the spot: you hold all three jewels!`
      : `Round ${round} ends on the spot: ${who.name(seat)} holds all three jewels!`;
  },
  scored({ reckoning: { round, ducats: earned, totals } }, who) {
    const rows = earned.map((count, seat) => `${you(seat, who)} ${ducats(count)} (${totals[seat]} in all)`);
    return `Pay for round ${round}: ${rows.join('; ')}.`;
  },
  tied: ({ ducats: count, seats }, who) =>
    `Level at ${ducats(count)}: ${list(seats.map(seat => you(seat, who)))}. One more round will decide.`,
  crowned: ({ seat, ducats: count }, who) =>
    seat === who.me
      ? `You win the match with ${ducats(count)}!`
      : `${who.name(seat)} wins the match with ${ducats(count)}!`,
};
