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

const SWORDS = ['sans épée', 'à une épée', 'à deux épées', 'à trois épées', 'à quatre épées'];
const PLACES = ['première', 'deuxième', 'troisième'];

const named = (card: Card) => `${cardValue(card)} ${SWORDS[cardSwords(card)]}`;
const ducats = (count: number) => (count < 2 ? `${count} ducat` : `${count} ducats`);
const list = (parts: readonly string[]) => new Intl.ListFormat('fr', { type: 'conjunction' }).format(parts);
const you = (seat: number, who: Who) => (seat === who.me ? 'vous' : who.name(seat));

/** One of the reader's own reward cards: by its face, or by its place for a reader who may not see it. */
const own = (view: View, place: number) => {
  const card = view.rewards.at(place);
  return card === undefined ? `${PLACES[place]} carte de récompense` : named(card);
};

const CHAMPION: Readonly<Record<Reward, string>> = {
  full: 'Votre carte est la plus forte, mais vos trois récompenses sont couvertes : choisissez la prison qui retourne à la réserve.',
  supply: 'Votre carte est la plus forte : choisissez la récompense qui reçoit la pierre précieuse.',
  'supply-or-free':
    'Votre carte est la plus forte : posez la pierre précieuse sur une récompense libre, ou sortez une des vôtres de prison.',
  others:
    'Votre carte est la plus forte, mais la réserve n’a plus de pierre précieuse : choisissez celle que vous prenez aux autres.',
  'others-or-free':
    'Votre carte est la plus forte, mais la réserve n’a plus de pierre précieuse : prenez-en une aux autres, ou sortez une de vos récompenses de prison.',
};

const SCAPEGOAT: Readonly<Record<Penalty, string>> = {
  full: 'Vous êtes le bouc émissaire et vos trois récompenses sont couvertes : choisissez la pierre précieuse qui retourne à la réserve.',
  supply: 'Vous êtes le bouc émissaire : choisissez la récompense qui va en prison.',
  others: 'Vous êtes le bouc émissaire et la réserve n’a plus de prison : choisissez celle que vous prenez aux autres.',
};

const LAY: Readonly<Record<number, string>> = {
  3: 'Choisissez trois de vos cartes comme récompenses : c’est votre solde pour cette manche.',
  2: 'Encore deux cartes de récompense à choisir.',
  1: 'Encore une carte de récompense à choisir : les neuf autres formeront votre main.',
};

const fightPrompt = (view: View, who: Who): string => {
  const out = outSeat(view);
  if (out === null) return `La garde est à ${view.target} : choisissez la carte avec laquelle vous combattez.`;
  if (isAlone(view))
    return `Personne ne combat à vos côtés : atteignez ${view.target} avec une seule carte. Choisissez-la.`;
  return `${who.name(out)} ne peut pas combattre : il faut atteindre ${view.target} sans sa carte. Choisissez la vôtre.`;
};

const prompt = (id: string, view: View, who: Who): string => {
  switch (id) {
    case 'rewards':
      return LAY[toLay(view)] ?? LAY[3];
    case 'fight':
      return fightPrompt(view, who);
    case 'discard':
      return 'Trois prisons vous tiennent à l’écart de ce duel : choisissez une carte à jeter. Elle ne compte pas.';
    case 'champion':
      return CHAMPION[rewardOf(view)];
    case 'scapegoat':
      return SCAPEGOAT[penaltyOf(view)];
    default:
      return view.spoils?.marker === 'jewel'
        ? 'Posez la pierre précieuse que vous venez de prendre sur une de vos récompenses libres.'
        : 'Posez la prison que vous venez de prendre sur une de vos récompenses libres.';
  }
};

const putChoice = (view: View, place: number): string => {
  const jewel = view.spoils?.marker === 'jewel';
  return jewel
    ? `Poser la pierre précieuse sur votre ${own(view, place)}`
    : `Poser la prison sur votre ${own(view, place)}`;
};

const choice = (choice: Choice, view: View, who: Who): string => {
  switch (choice.kind) {
    case 'reward':
      return `Poser le ${named(choice.card)} en récompense`;
    case 'fight':
      return `Combattre avec le ${named(choice.card)}`;
    case 'discard':
      return `Jeter le ${named(choice.card)}`;
    case 'take':
      return view.spoils?.marker === 'jewel'
        ? `Prendre à ${who.name(choice.from)} la pierre précieuse de sa ${PLACES[choice.place]} carte`
        : `Prendre à ${who.name(choice.from)} la prison de sa ${PLACES[choice.place]} carte`;
    case 'put':
      return putChoice(view, choice.place);
    case 'free':
      return `Retirer la prison de votre ${own(view, choice.place)}`;
    case 'surrender':
      return `Rendre la pierre précieuse de votre ${own(view, choice.place)}`;
  }
};

const sentences: Sentences = {
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
    return `On montre les cartes : ${fighters.join(' ; ')}. Total : ${sum} contre ${target}.`;
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
      ? `Vous sortez votre ${PLACES[place]} carte de récompense de prison : la prison retourne à la réserve.`
      : `${who.name(seat)} sort sa ${PLACES[place]} carte de récompense de prison : la prison retourne à la réserve.`,
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

const REFUSALS: Readonly<Record<string, string>> = {
  'rewards-laid': 'Vos trois cartes de récompense sont posées : les neuf autres restent en main pour les duels.',
  'already-picked': 'Votre carte pour ce duel est choisie : chacun n’en montre qu’une.',
  'take-jewel-first':
    'La réserve n’a plus de pierre précieuse : prenez-en d’abord une sur la récompense de quelqu’un d’autre.',
  'take-prison-first': 'La réserve n’a plus de prison : prenez-en d’abord une sur la récompense de quelqu’un d’autre.',
  'one-marker': 'Une carte de récompense porte un seul marqueur, et celle-ci est déjà couverte.',
  'champion-full':
    'Vos trois cartes de récompense sont couvertes : vous devez rendre une de vos prisons, et ne recevez pas de pierre précieuse.',
  'scapegoat-full': 'Vos trois cartes de récompense sont couvertes : vous devez rendre une de vos pierres précieuses.',
  'not-your-own':
    'La réserve n’a plus de prison, et la vôtre ne fait pas l’affaire : prenez-en une chez quelqu’un d’autre.',
  'face-down':
    'Les récompenses des autres restent face cachée, et vous n’avez rien à prendre sur celle-ci pour le moment.',
  'supply-first':
    'Il reste une pierre précieuse dans la réserve : prenez celle-là. Tant qu’il y en a, les pierres des autres sont à l’abri.',
  'supply-first-prison': 'Il reste une prison dans la réserve : c’est elle que vous devez prendre.',
  'rewards-stay': 'Vos cartes de récompense restent où vous les avez posées jusqu’à la fin de la manche.',
  'markers-stay': 'Un marqueur reste où il a été posé : on ne le déplace plus.',
  'champion-must':
    'Le champion ne peut pas renoncer à tout : il prend une pierre précieuse, ou bien une de ses prisons s’en va.',
  'no-prison-to-free': 'Aucune de vos récompenses n’est en prison : il n’y a rien à libérer.',
  'no-jewel-left': 'La réserve n’a plus de pierre précieuse : prenez-en une sur la récompense de quelqu’un d’autre.',
  'scapegoat-must': 'Le bouc émissaire ne peut pas refuser la prison.',
  'only-a-jewel':
    'Vos trois cartes de récompense sont couvertes : vous rendez une pierre précieuse et ne prenez pas de prison.',
  'no-prison-left': 'La réserve n’a plus de prison : prenez-en une sur la récompense de quelqu’un d’autre.',
  'thrown-hidden': 'Les cartes jetées à cause de trois prisons restent cachées jusqu’à la fin de la manche.',
  'one-guard-at-a-time': 'Les cartes de garde se retournent une à une, au début de chaque duel.',
  'no-talk': 'Pas d’entente : personne n’annonce aux autres la carte qui sera jouée.',
  'shut-out': 'Vos trois cartes de récompense sont en prison : vous ne combattez pas, vous jetez une carte.',
};

const refusal = ({ reason, params }: Barred, who: Who): string => {
  if (reason !== 'spoils-first') return REFUSALS[reason] ?? 'La règle ne le permet pas maintenant.';
  const seat = Number(params?.seat ?? 0);
  return seat === who.me
    ? 'Décidez d’abord de ce que ce duel vous apporte : la prochaine carte attend le prochain duel.'
    : `${who.name(seat)} doit d’abord régler ce duel : la prochaine carte attend le prochain duel.`;
};

export const fr: GameText<Choice, Event, View> = {
  name: 'Musketiere',
  tagline:
    'Combattez ensemble la garde du Cardinal, et veillez à ce que les pierres précieuses finissent sur vos propres cartes.',
  options: {
    length: {
      title: 'Durée de la partie',
      help: 'Combien de temps l’on joue avant de désigner qui gagne.',
      values: {
        hundred: {
          title: 'Jusqu’à 100 ducats',
          help: 'Manche après manche, jusqu’à ce que quelqu’un possède 100 ducats ou plus. D’ordinaire trois à cinq manches.',
        },
        round: { title: 'Une seule manche', help: 'Neuf duels au plus : qui gagne le plus de ducats l’emporte.' },
      },
    },
  },
  prompt,
  choice,
  event: tellWith(sentences),
  refusal,
  ending: ending =>
    ending === 'three-jewels'
      ? 'Les trois pierres précieuses dans une seule main ont mis fin à la dernière manche.'
      : 'Le neuvième duel a mis fin à la dernière manche.',
};
