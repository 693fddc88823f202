import type { Who } from '#kernel/text.ts';
import type { Choice } from '../../choices.ts';
import { isAlone, outSeat } from '../../facts.ts';
import type { View } from '../../view.ts';
import { leftToLay, type Penalty, penaltyOf, type Reward, rewardOf } from '../situation.ts';
import { named, PLACES } from './names.ts';

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

export const prompt = (id: string, view: View, who: Who): string => {
  switch (id) {
    case 'rewards':
      return LAY[leftToLay(view)] ?? LAY[3];
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

export const choice = (choice: Choice, view: View, who: Who): string => {
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
    default:
      return ''; // tried in vain: what is never offered needs no name
  }
};
