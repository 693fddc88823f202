import { Man, man, names, points, title, upper } from '#games/roy/text/fr/names.ts';
import type { Sentences } from '../../../voice/wording.ts';
import type { MiladyReasons } from '../../voice/reasons.ts';

const { places, foes, paris } = names;
const rounds = (count: number): string => (count === 1 ? 'une manche' : `${count} manches`);
const only = (count: number): string => (count === 1 ? 'plus qu’une manche' : `plus que ${count} manches`);
const spaces = (count: number): string => (count === 1 ? 'une case' : `${count} cases`);

export const milady: Sentences<MiladyReasons> = {
  plot: ({ hand }) =>
    hand === 0 ? 'Mes manches sont vides : cela ne durera pas.' : 'Une carte de plus dans ma manche, messieurs.',
  emergency: () => 'Vous réfléchissez trop, messieurs : le sable coule.',
  reinforcements: ({ red }) => `La Rochelle entendra ${red} dés ce soir : mes renforts sont arrivés.`,
  ambush: () => 'Les rues sombres, messieurs, sont si sombres.',
  conscripts: ({ men }) =>
    `${men === 1 ? 'Les recrues du Roi vous occuperont' : `Les recrues du Roi vous occuperont tous les ${men}`} un peu plus que prévu.`,
  jailed: () => 'Une signature du Cardinal, et il y a de la place à la Bastille.',
  isolation: () => 'Vous vous parlez trop : plus de cadeaux aujourd’hui.',
  'dead-end': ({ rounds: left }) => `Il vous restait ${rounds(left)}. Ôtons-en une.`,
  balm: ({ life }) =>
    life === 0
      ? 'Rochefort s’est assez reposé.'
      : `Rochefort a ${life === 1 ? 'un point de vie' : `${life} points de vie`} : un onguent lui fera du bien.`,
  intrigue: ({ left }) =>
    `Un mot dans la bonne oreille, et la Reine, à qui il restait ${points(left)}, en a un de moins.`,
  'no-plot': () => 'Ce soir, il me plaît de regarder.',
  'no-paris': () => 'Paris peut attendre.',
  'aim-last': ({ who }) => `${Man(who)} ne tient plus qu’à un fil : il serait cruel de ne pas le couper.`,
  aim: ({ who, life }) => `${Man(who)} a ${life} points de vie : c’est trop à mon goût.`,
  'aim-jail': ({ who, place }) =>
    `${Man(who)} était trop utile ${places[place].at} : la Bastille se passera de ses talents.`,
  victim: ({ who }) => `À Paris, ${man(who)} a rencontré une lame : la ville est si dangereuse.`,
  'paris-new': ({ card }) => `Tout est calme à Paris ? Alors ce sera ${title(paris[card])}.`,
  'paris-other': ({ card, before }) => `Assez de ${title(paris[before])} : je préfère ${title(paris[card])}.`,
  intercept: ({ who, chance }) =>
    `Rochefort a deux mots à dire à ${man(who)}, et ${chance} fois sur cent il a le dernier.`,
  raze: ({ before, after }) =>
    `Un renfort de moins : leur siège est perdu ${after} fois sur cent au lieu de ${before}.`,
  'raze-calm': () => 'Un tonneau de poudre disparaît chaque nuit, et personne ne le remarque.',
  refill: ({ hand }) =>
    `${hand === 0 ? 'Pas une carte' : hand === 1 ? 'Une carte' : `${hand} cartes`} en main : Son Éminence est généreuse ce soir.`,
  'search-plots': () => 'Son Éminence me laisse choisir. Je sais exactement ce que je veux.',
  'siege-reroll': () => 'Mes canonniers vont reprendre ce coup.',
  'siege-keep': () => 'Mes canonniers ont assez bien fait.',
  'foe-reroll': ({ foe }) => `${upper(foes[foe].the)} a encore une feinte en réserve.`,
  'foe-keep': ({ foe }) => `${upper(foes[foe].the)} n’a pas besoin d’une seconde feinte.`,

  'taunt-honour': ({ left }) => `Que la Reine est pâle. Encore ${left} murmures, et elle est à moi.`,
  'taunt-honour-last': ({ left }) =>
    `Encore ${left === 1 ? 'un murmure' : `${left} murmures`}, et une Reine s’agenouille devant le Cardinal.`,
  'taunt-louvre': () => 'Encore trop tard au Louvre ? La Reine comptait tant sur vous.',
  'taunt-siege': ({ spaces: left }) => `Entendez-vous le canon ? Encore ${spaces(left)}, et il se taira.`,
  'taunt-siege-last': ({ spaces: left }) =>
    `${left === 1 ? 'Une case' : 'Quelques pas'}, messieurs, et il n’y aura plus de siège à raconter.`,
  'taunt-razed': () => 'Je trouvais vos tranchées un peu encombrées.',
  'taunt-fell': ({ who }) => `Que l’on porte ${man(who)} chez lui. Et gare au tapis.`,
  'taunt-wounded': ({ who }) => `Vous saignez, ${man(who)}. Est-ce que cela fait très mal ?`,
  'taunt-jailed': ({ who }) => `Mes amitiés au gouverneur de la Bastille, ${man(who)}.`,
  'taunt-richelieu': ({ who }) => `Vous me cherchiez chez le Cardinal, ${man(who)} ? Vous me flattez.`,
  'taunt-time': ({ rounds: left }) => `Le temps passe vite en bonne compagnie : ${only(left)}.`,
  'taunt-time-last': ({ rounds: left }) =>
    `${left === 1 ? 'Une manche' : `${left} manches`}, messieurs. Ne commencez pas de roman.`,
  'taunt-constance': ({ left }) =>
    `Constance vous embrasse. Encore ${left === 1 ? 'un pas' : `${left} pas`}, et ce sera sa dernière lettre.`,
  'taunt-abduction': () => 'Quelqu’un a-t-il vu Madame Bonacieux ? Non ? Quel dommage.',
  'taunt-holds': ({ who }) => `Rochefort ne vous a pas laissé passer, ${man(who)} ? Il est si têtu.`,
  'taunt-snare': ({ who }) => `Regardez où vous mettez les pieds, ${man(who)}.`,
  'taunt-decoy': ({ who }) => `Tant de courage pour une chambre vide, ${man(who)} ?`,
  'taunt-lost': ({ who, foe }) => `${upper(foes[foe].the)} demande si vous faisiez un effort, ${man(who)}.`,
  'taunt-fled': () => 'Une égratignure, messieurs. Rochefort vous enverra la note du tailleur.',
  'taunt-rochefort': () => 'Vous avez couché Rochefort. Il me faudra donc tout faire moi-même.',
  'taunt-completed': ({ place }) => `${upper(places[place].at)}, bravo. De toute façon, cela commençait à m’ennuyer.`,
  'taunt-board': () => 'Un peu plus loin sur votre route, et toujours si loin de la Reine.',
  'taunt-idle': ({ who }) => `On se repose, ${man(who)} ? Le Cardinal vous remercie.`,
  'taunt-won': () => 'Un pour tous, et tous pour rien. Bonne nuit, messieurs.',
  'taunt-beaten': () => 'La journée est à vous, messieurs. J’ai bonne mémoire.',
};
