import { bottes } from '#games/trois/text/fr/bottes.ts';
import { bySquares, inSentence, riders, squares, title } from '#games/trois/text/fr/names.ts';
import { orders } from '#games/trois/text/fr/orders.ts';
import { type Sentences, wordsOf } from '../../voice/wording.ts';
import type { Reasons } from '../voice.ts';

const sentences: Sentences<Reasons> = {
  take: ({ rider }) => `${riders[rider]} a la mine d’un vainqueur.`,
  roll: ({ left }) =>
    left === 0
      ? 'Près de la Reine, mais sans les ferrets : à cheval !'
      : `Encore ${squares(left)} jusqu’à la Reine : à cheval !`,
  'roll-carry': ({ left }) => `J’ai les ferrets, et encore ${squares(left)} : au galop !`,
  'roll-chase': ({ carrier, ahead }, who) => `${who.name(carrier)} a les ferrets et ${squares(ahead)} d’avance : sus !`,
  'roll-hold': () => 'Un bon lancer, et il faudra bien qu’on me lâche.',
  'one-near': () => 'Les ferrets sont tout près : une case à la fois, pour ne pas les dépasser.',
  'one-wait': () => 'Les ferrets sont derrière moi : rien ne presse, qu’ils viennent.',
  one: () => 'Une case, c’est tout ce que je veux.',
  wait: () => 'Il n’y a qu’à attendre.',
  ride: ({ points }) => `En avant, ${bySquares(points)}.`,
  'ride-home': ({ points }) => `Avec ${squares(points)}, me voilà chez la Reine.`,
  'ride-hunt': () => 'Vers le cavalier piégé, et les ferrets avec lui.',
  back: ({ points }) => `En arrière, ${bySquares(points)} : les ferrets sont derrière moi.`,
  'way-public': () => 'La porte est ouverte : je prends la voie pavée.',
  'way-public-shut': () => 'La porte est fermée, mais c’est la seule voie qui me soit permise.',
  'way-stairs': () => 'L’escalier est ouvert : pourquoi faire le tour ?',
  'way-road': () => 'En route, droit devant.',
  'way-sea': () => 'Un bateau attend : traversons !',
  'way-france': () => 'Les ferrets sont déjà en France : inutile de se mouiller.',
  'way-shortcut': () => 'Les ferrets prennent le chemin du retour : je coupe pour les rejoindre.',
  'stop-gate': () => 'La porte est fermée : j’attends de meilleures nouvelles.',
  'stop-boat': () => 'Pas de bateau de ce côté : j’attends la marée, ou la Gazette.',
  'stop-duke': () => 'Le duc est sorti : on ne visite pas une maison vide.',
  'stop-ahead': () => 'Les ferrets sont derrière moi : autant attendre ici.',
  stop: () => 'Je m’arrête ici : plus loin, il n’y a rien à gagner.',
  'botte-BS01': () => `${title(bottes.BS01.title)} ! Rochefort devra mieux viser.`,
  'botte-BS02': () => `${title(bottes.BS02.title)} ! On ne trinque pas avec Milady sans précaution.`,
  'botte-BS03': () => `${title(bottes.BS03.title)} : les hallebardes, c’est pour les autres.`,
  'botte-BS04': () => `${title(bottes.BS04.title)} : l’escalier m’épargne tout le détour.`,
  'botte-BS05': () => `${title(bottes.BS05.title)} : un contrebandier ne pose pas de questions.`,
  'botte-BS06': () => `${title(bottes.BS06.title)} : six cases de plus, sur des jambes fraîches.`,
  'botte-BS07': () => `${title(bottes.BS07.title)} : je peux faire mieux que ce lancer.`,
  'botte-BS08': () => `${title(bottes.BS08.title)} : ces nouvelles ne me conviennent pas.`,
  'botte-BS09': () => `${title(bottes.BS09.title)} : ce que je tiens, je le garde.`,
  obey: ({ card }) => `${title(orders[card].title)} : soit.`,
  leave: () => 'Le cavalier piégé garde les ferrets : je n’ai rien à lui répondre.',
  give: ({ botte }) => `${title(bottes[botte].title)} est celle qui me manquera le moins.`,
  keep: () => 'Mes bottes secrètes valent plus qu’un tour.',
  free: ({ seat }, who) => `${who.name(seat)} a le plus long chemin : qu’on lui ouvre la route.`,
  'taunt-studs': () => 'Les ferrets sont à moi. Tâchez de suivre.',
  'taunt-robber': ({ loser }, who) => `Merci de les avoir portés jusqu’ici, ${who.name(loser)}.`,
  'taunt-robbed': ({ seat }, who) => `Profitez-en, ${who.name(seat)} : la route est longue.`,
  'taunt-dropped': ({ seat }, who) => `Vous avez perdu quelque chose, ${who.name(seat)} ?`,
  'taunt-gate': ({ seat }, who) => `Frappez plus fort, ${who.name(seat)}.`,
  'taunt-boat': ({ seat }, who) => `Savez-vous nager, ${who.name(seat)} ?`,
  'taunt-held': ({ seat }, who) => `Prenez votre temps, ${who.name(seat)}.`,
  'taunt-double': () => 'Un double : mon cheval ne s’arrête plus.',
  'taunt-won': () => 'Majesté, vos ferrets. Tous les douze.',
  'taunt-lost': ({ seat }, who) => `Belle course, ${who.name(seat)}. Mon cheval demande sa revanche.`,
};

const words = wordsOf(sentences, {});

export const fr: typeof words = { ...words, say: (...said) => inSentence(words.say(...said)) };
