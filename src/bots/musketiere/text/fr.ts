import { inSentence } from '#games/musketiere/text/fr/names.ts';
import { type Sentences, wordsOf } from '../../voice/wording.ts';
import type { Reasons } from '../voice.ts';

/** “qu’Élise”, “que Porthos” */
const que = (name: string): string => (/^[aeiouyàâäéèêëîïôöùûüœæh]/i.test(name) ? `qu’${name}` : `que ${name}`);

const ducats = (count: number): string => (count < 2 ? `${count} ducat` : `${count} ducats`);

const sentences: Sentences<Reasons> = {
  'reward-rich': ({ value }) => `Un ${value} sous une pierre précieuse paie bien ; les grosses cartes restent en main.`,
  'reward-middle': ({ value }) =>
    `Un ${value} ne gagnerait pas grand-chose et ne coûte pas bien cher : ce sera ma solde.`,
  'reward-poor': ({ value }) => `Un ${value} perd peu en prison, et ne gagne de toute façon aucun duel.`,
  'fight-alone': ({ value, target }) => `Personne d’autre ne combat : ce sera mon ${value} contre ${target}.`,
  'fight-high': ({ value, target }) =>
    `Contre ${target}, un ${value} a des chances d’être la plus forte carte de la table.`,
  'fight-middle': ({ value, target }) => `Contre ${target}, un ${value} fait sa part sans finir bouc émissaire.`,
  'fight-low': ({ value, target }) =>
    `Les autres atteindront ${target} sans moi : mon ${value} part, les grosses cartes viendront plus tard.`,
  discard: ({ value }) => `Elle ne compte pas : adieu donc le ${value}.`,
  'take-leader': ({ from, ducats: count }, who) =>
    `${who.name(from)} mène avec ${ducats(count)} : une pierre de moins ne lui fera pas de mal.`,
  'take-jewels': ({ from, jewels }, who) =>
    `${jewels === 2 ? 'Deux' : jewels} pierres, ${who.name(from)} ? Encore une et la manche est à vous : j’en prends une.`,
  'take-jewel': ({ from }, who) => `Vous permettez, ${who.name(from)} : elle va mieux avec mes yeux.`,
  'take-prison': ({ from }, who) => `Soit, ${que(who.name(from))} sorte libre : c’est ce qui me gêne le moins.`,
  'put-last': () => 'La troisième pierre : la manche est à moi.',
  'put-second': () => 'Deux pierres : encore une et c’est fini.',
  'put-first': () => 'Une première pierre sur ce que j’ai de plus cher.',
  'prison-last': () => 'La troisième prison : je regarderai par la fenêtre.',
  'prison-next': ({ free }) =>
    `S’il faut une prison, que ce soit sur ma carte la moins chère : ${free === 0 ? 'je n’ai plus rien à perdre' : free === 1 ? 'il m’en reste une de libre' : `il m’en reste ${free} de libres`}.`,
  'free-all': () => 'La porte s’ouvre, et plus un verrou chez moi.',
  free: ({ prisons }) =>
    `Une prison de moins : il en reste ${prisons === 1 ? 'une' : prisons}, mais cette carte en valait la peine.`,
  surrender: ({ jewels }) =>
    `${jewels === 1 ? 'Ma seule pierre' : `De mes ${jewels === 2 ? 'deux' : jewels} pierres, la moindre`} s’en va : l’honneur reste.`,
  'taunt-champion': ({ sum, target }) => `${sum} contre ${target} : vous me remercierez plus tard.`,
  'taunt-close': ({ target }) => `${target}, tout juste. J’aime l’ouvrage bien ajusté.`,
  'taunt-scapegoat': ({ seat }, who) => `Il fallait bien que quelqu’un fût le plus faible, ${who.name(seat)}.`,
  'taunt-robbed': ({ seat }, who) => `Je me souviendrai de cette pierre, ${who.name(seat)}.`,
  'taunt-robber': ({ from }, who) => `Ne faites pas cette tête, ${who.name(from)} : je vous la garde.`,
  'taunt-out': ({ seat }, who) => `La vue est belle derrière les barreaux, ${who.name(seat)} ?`,
  'taunt-jewels': () => 'Trois pierres. Le reste est affaire de comptables.',
  'taunt-crowned': ({ ducats: count }) => `${ducats(count)} : la première tournée est pour moi.`,
  'taunt-loser': ({ seat }, who) => `Chapeau bas, ${who.name(seat)}. Il faudra me le rendre.`,
};

const words = wordsOf(sentences, {});

export const fr: typeof words = { ...words, say: (...said) => inSentence(words.say(...said)) };
