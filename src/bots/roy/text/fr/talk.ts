import type { TrapId } from '#games/roy/cards/traps.ts';
import type { TreacheryId } from '#games/roy/cards/treachery.ts';
import type { FoeId } from '#games/roy/choices.ts';
import type { MissionPlace, Musketeer, Place } from '#games/roy/names.ts';
import {
  lifePoints,
  Man,
  man,
  names,
  oneForAllCards,
  pistoles,
  title,
  toMan,
  upper,
} from '#games/roy/text/fr/names.ts';
import type { Asking, Sentences } from '../../../voice/wording.ts';
import type { TalkReasons } from '../../voice/reasons.ts';
import type { WishKind } from '../../voice/wishes.ts';

const { places, foes, traps, paris, treachery, skills } = names;
const to = (what: string): string => places[what as Place].to;
const OF: Readonly<Record<MissionPlace, string>> = { paris: 'Paris', louvre: 'le Louvre' };

export const talk: Sentences<TalkReasons> = {
  coming: ({ place }) => `Entendu : j’arrive ${places[place].to}.`,
  'coming-next': ({ place }) => `Mon tour est passé ; à la prochaine manche je viens ${places[place].to}.`,
  there: ({ place }) => `Je suis ${places[place].at}, et j’y reste.`,
  sending: ({ who, place }) => `Entendu : ${man(who)} arrive ${places[place].to}.`,
  'sending-next': ({ who, place }) => `${Man(who)} a déjà joué ; à la prochaine manche il vient ${places[place].to}.`,
  posted: ({ who, place }) => `${Man(who)} est ${places[place].at}, et il y reste.`,
  staying: () => 'Personne ne me fera quitter la Quête.',
  'purse-kept': ({ purse }) => {
    if (purse === 0) return 'La bourse est vide : je n’ai rien à y prendre.';
    return `Je ne touche pas à ${purse === 1 ? 'notre pistole' : `nos ${pistoles(purse)}`}.`;
  },
  'cards-promised': ({ who, dice }) =>
    `À notre prochaine rencontre, mes cartes Combat vont ${toMan(who)} : ${dice === 1 ? 'un dé' : `${dice} dés`} en tout.`,
  'left-to-you': ({ place }) => `${places[place].name}, c’est à toi : je regarde ailleurs.`,
  'going-first': () => 'Alors j’ouvre la marche.',
  'after-you': () => 'Après toi.',
  'cards-kept': ({ cards }) =>
    cards === 1 ? 'Notre carte « Un pour tous » ne bouge pas.' : `Nos ${oneForAllCards(cards)} ne bougent pas.`,
  healing: ({ life }) => `${lifePoints(life)} : oui, je vais me soigner.`,
  'no-bastille': () => 'Volontiers, mais je suis à la Bastille.',
  'no-down': () => 'Volontiers, mais il faut d’abord que je me relève.',
  'no-life': ({ place }) => `Je n’ai plus qu’un point de vie : je ne tiendrais pas ${places[place].at}.`,
  'no-fateful': () => 'La Quête m’est interdite à jamais.',
  'no-mission': ({ place }) => `Il n’y a rien à faire ${places[place].at} pour l’instant.`,
  'no-beggars': ({ place }) => `Les Mendiants ne laissent rien faire ${places[place].at} : payons-les d’abord.`,
  'no-nemesis': ({ place, who }) => `${Man(who)} seul peut agir ${places[place].at} : Nemesis l’a désigné.`,
  'no-there': () => 'Je ne suis pas à la Quête.',
  'no-combat': () => 'Je n’ai aucune carte Combat.',
  'no-trade': () => 'Pas d’échange cette manche : nous sommes isolés.',
  'no-remedy': () => 'Je n’ai ni Planchet, ni de quoi payer un baume.',
  'no-wound': () => 'Je n’ai pas une égratignure.',
  'no-turn': () => 'J’ai déjà joué.',
  'no-beggars-purse': ({ place }) => `C’est avec cette bourse qu’il faut payer les Mendiants ${places[place].at}.`,
  'no-alone': ({ place }) => `Moi seul puis agir ${places[place].at} : si je l’abandonne, c’est perdu.`,

  'lurk-quest': ({ men }) =>
    men === 0
      ? 'Tôt ou tard, tous viennent à la Quête.'
      : `${men === 1 ? 'L’un d’eux est' : `${men} d’entre eux sont`} à la Quête : Rochefort y rencontrerait quelqu’un.`,
  'lurk-mission': ({ place, men }) =>
    men === 0
      ? `Quelqu’un viendra ${places[place].to} : Rochefort peut attendre.`
      : `${men === 1 ? 'L’un d’eux s’affaire' : `${men} d’entre eux s’affairent`} ${places[place].at} : bon endroit pour les guetter.`,
  'lurk-raze': ({ before, after }) =>
    before === after
      ? 'Leurs lignes y perdraient un renfort.'
      : `Un renfort de moins, et leur siège est perdu ${after} fois sur cent au lieu de ${before}.`,
  'lurk-richelieu': ({ hand }) =>
    `${hand === 0 ? 'Sans Perfidie' : hand === 1 ? 'Avec une Perfidie' : `Avec ${hand} Perfidies`} en main, le Cardinal peut aider.`,
  'lurk-quarters': ({ pile }) =>
    pile === 0 ? 'Chez moi, personne ne me cherche.' : 'À mon hôtel m’attend une autre carte Paris.',
  'lurk-walls': () => 'Leurs lignes sont vides à La Rochelle : il y a peu à saboter.',
  'lay-hard': () => 'C’est ici qu’ils trébucheront.',
  'lay-decoy': () => 'Une chambre vide leur coûte aussi du courage.',
  lay: () => 'Pour qu’aucun chemin ne soit facile.',
  'place-foe': ({ place, card }) => `${upper(foes[card as FoeId].the)} les retiendra ${places[place].at}.`,
  'place-trap': ({ place, card }) => `${traps[card as TrapId].name} : une mauvaise surprise ${places[place].at}.`,
  nemesis: ({ who }) => `C’est ${man(who)} qui y peut le moins.`,
  'paris-kept': ({ card }) => `${title(paris[card])} promet le plus en ce moment.`,
  found: ({ card }) => `${title(treachery[card as TreacheryId])}, voilà ce qu’il me faut.`,
  'let-pass': ({ who }) => `Cela ne vaut pas que je me montre : laissons faire ${man(who)}.`,
  'give-skill': ({ who, skill }) => `${Man(who)} fera meilleur usage que moi d’une carte ${skills[skill]}.`,
  give: ({ who }) => `${Man(who)} en fera meilleur usage.`,
};

export const asking: Asking<WishKind> = {
  come: { button: what => `Viens ${to(what)}`, line: what => `Viens ${to(what)} !` },
  help: {
    button: what => `Rejoins ${man(what as Musketeer)}`,
    line: what => `À moi ! Rejoins ${man(what as Musketeer)} !`,
  },
  stay: { button: () => 'Reste à la Quête', line: () => 'Reste à la Quête !' },
  purse: { button: () => 'Garde les pistoles', line: () => 'Gardons nos pistoles !' },
  combat: {
    button: () => 'Donne-moi tes cartes Combat',
    line: () => 'Quand on se verra, donne-moi tes cartes Combat !',
  },
  leave: {
    button: what => `Laisse-moi ${OF[what as MissionPlace]}`,
    line: what => `Laisse-moi ${OF[what as MissionPlace]} !`,
  },
  first: { button: () => 'Passe en premier', line: () => 'Passe en premier !' },
  after: { button: () => 'Laisse-moi passer en premier', line: () => 'Laisse-moi passer en premier !' },
  spare: { button: () => 'Garde les cartes « Un pour tous »', line: () => 'Gardons les cartes « Un pour tous » !' },
  heal: { button: () => 'Soigne tes blessures', line: () => 'Soigne tes blessures !' },
};
