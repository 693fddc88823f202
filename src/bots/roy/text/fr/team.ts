import type { Item, Musketeer, Skill } from '#games/roy/names.ts';
import {
  INTO_PATH,
  Man,
  man,
  names,
  oneForAllCards,
  pistoles,
  points,
  redDice,
  THE_ITEM,
  toMan,
  upper,
} from '#games/roy/text/fr/names.ts';
import type { Sentences } from '../../../voice/wording.ts';
import type { TeamReasons } from '../../voice/reasons.ts';

const { places, foes, skills, items, faces } = names;
const rounds = (count: number): string => (count === 1 ? 'une manche' : `${count} manches`);
const blue = (count: number): string => (count === 0 ? 'aucun bleu' : count === 1 ? 'un seul bleu' : `${count} bleus`);
const life = (count: number): string => (count === 1 ? 'un point de vie' : `${count} points de vie`);
/** “plus qu’une manche”, “plus que 3 manches” */
const only = (count: number, counted: string): string => (count === 1 ? `plus qu’${counted}` : `plus que ${counted}`);
const QUE: Readonly<Record<Musketeer, string>> = {
  dartagnan: 'que d’Artagnan',
  athos: 'qu’Athos',
  aramis: 'qu’Aramis',
  porthos: 'que Porthos',
  treville: 'que Tréville',
};
const dark = (count: number): string =>
  count === 1 ? 'Un jeton de l’auberge est dans l’ombre' : `${count} jetons de l’auberge sont dans l’ombre`;
const item = (id: Item): string => items[id].a;
const OF_SKILL: Readonly<Record<Skill, string>> = {
  erudition: 'd’Érudition',
  nobility: 'de Noblesse',
  gallantry: 'de Galanterie',
  panache: 'de Panache',
};
const SOME: Readonly<Record<Skill, string>> = {
  erudition: 'de l’Érudition',
  nobility: 'de la Noblesse',
  gallantry: 'de la Galanterie',
  panache: 'du Panache',
};
const MY: Readonly<Record<Skill, string>> = {
  erudition: 'mon Érudition',
  nobility: 'ma Noblesse',
  gallantry: 'ma Galanterie',
  panache: 'mon Panache',
};

const CAST = {
  dartagnan: 'deux bottes secrètes, et plus de Panache que de raison',
  athos: 'Rochefort lui-même s’écarte devant lui',
  aramis: 'une fois par manche tout lui sert, fût-ce un sonnet',
  porthos: 'cinq vies, et il lui en faudra cinq',
  treville: 'il donne les ordres, aux autres de saigner',
} as const;

const QUEST = [
  '',
  'L’auberge du Lys d’or ne se videra pas toute seule',
  'L’Angleterre est de l’autre côté de l’eau',
  'Les ferrets doivent rentrer à Paris',
  'Les galeries du Louvre sont la dernière étape',
] as const;

export const team: Sentences<TeamReasons> = {
  'go-louvre-queen': ({ left }) =>
    `Il reste ${points(left)} à la Reine, et le Louvre lui en coûterait deux : j’y cours.`,
  'go-louvre-fails': () => 'La mission du Louvre échoue à la fin de cette manche : j’y vais.',
  'go-louvre-slips': () => 'Encore une soirée de médisances au Louvre, et la Reine paie : j’y vais.',
  'go-louvre': () => 'L’affaire du Louvre est fraîche, et deux jetons Épopée sont à prendre : je vais la régler.',
  'go-abduction': ({ chance }) => `On peut nous enlever Constance dès ce soir (${chance} %) : à Paris !`,
  'go-abduction-early': () =>
    'Constance est entre leurs mains : mieux vaut frapper à Paris avant qu’ils ne fassent leurs malles.',
  'go-disappearance': ({ rounds: left }) =>
    `Tant que Constance a disparu, le temps court deux fois plus vite, et il nous reste ${rounds(left)} : je fouille Paris.`,
  'go-smuggler': () => 'Le trafiquant arme les assiégés à chaque manche : je lui rends visite à Paris.',
  'go-message': ({ left }) =>
    `Ce message coûte de l’honneur à chaque manche, et il reste ${points(left)} à la Reine : à Paris.`,
  'go-captive': () => 'Tant que Constance est sous clef, Milady gagne une Perfidie par manche : à Paris.',
  'go-duels': () => 'Les gardes du Cardinal cherchent querelle à Paris : je m’en voudrais de manquer cela.',
  'go-siege': ({ chance }) => `Le siège peut être perdu cette manche (${chance} %) : j’y cours.`,
  'go-siege-weak': ({ red, blue: own }) =>
    `À La Rochelle, ce sera ${redDice(red)} contre ${blue(own)} : nos lignes sont bien minces, j’y vais.`,
  'go-siege-guard': ({ spaces }) =>
    `Le siège est à ${spaces === 1 ? 'une case' : `${spaces} cases`} de sa perte : je tiens à ce qu’il y reste.`,
  'go-quest-last': () => 'Une antichambre nous sépare de la Reine : je la franchis.',
  'go-quest-late': ({ rounds: left }) => `${upper(only(left, rounds(left)))} au mieux : la Quête ou rien.`,
  'go-quest': ({ board }) => `${QUEST[board]} : je prends le chemin de la Quête.`,
  'go-meet': ({ who, place }) => `${Man(who)} est ${places[place].at} : deux épées se tiennent compagnie.`,
  'go-home': () => 'Au Vieux-Colombier, le temps de reprendre haleine.',
  'go-spy': () => 'Il faut bien que quelqu’un voie si Milady soupe chez le Cardinal.',
  'go-out': ({ place }) => `On ne s’attarde pas chez le Cardinal : je vais ${places[place].to}.`,
  go: ({ place }) => `Je vais ${places[place].to}.`,

  'start-louvre-queen': ({ who, left }) =>
    `${Man(who)} d’abord : il reste ${points(left)} à la Reine, et un échec au Louvre en coûte deux.`,
  'start-louvre-fails': ({ who }) => `${Man(who)} d’abord : la mission du Louvre échoue à la fin de cette manche.`,
  'start-louvre-slips': ({ who }) =>
    `${Man(who)} d’abord : si l’affaire du Louvre n’est pas réglée, la Reine perd de l’honneur ce soir.`,
  'start-louvre': ({ who }) => `${Man(who)} d’abord : il y a deux jetons Épopée à prendre au Louvre.`,
  'start-abduction': ({ who, chance }) => `${Man(who)} d’abord : Constance peut être perdue ce soir (${chance} %).`,
  'start-abduction-early': ({ who }) => `${Man(who)} d’abord : on ne fait pas attendre Constance.`,
  'start-disappearance': ({ who }) => `${Man(who)} d’abord : tant que Constance a disparu, le temps court double.`,
  'start-smuggler': ({ who }) => `${Man(who)} d’abord : le trafiquant arme les assiégés.`,
  'start-message': ({ who, left }) =>
    `${Man(who)} d’abord : ce message coûte de l’honneur, et il reste ${points(left)} à la Reine.`,
  'start-captive': ({ who }) => `${Man(who)} d’abord : la captivité de Constance nourrit les Perfidies de Milady.`,
  'start-duels': ({ who }) => `${Man(who)} d’abord : on se bat à Paris.`,
  'start-siege': ({ who, chance }) => `${Man(who)} d’abord : le siège peut être perdu cette manche (${chance} %).`,
  'start-siege-weak': ({ who, red, blue: own }) =>
    `${Man(who)} d’abord : à La Rochelle, ce sera ${redDice(red)} contre ${blue(own)}.`,
  'start-siege-guard': ({ who }) => `${Man(who)} d’abord : nos lignes de La Rochelle demandent qu’on veille sur elles.`,
  'start-quest-last': ({ who }) => `${Man(who)} d’abord : une dernière antichambre, et nous avons gagné.`,
  'start-quest-late': ({ who, rounds: left }) =>
    `${Man(who)} d’abord : ${only(left, rounds(left))}, et la Quête n’attendra pas.`,
  'start-quest': ({ who }) => `${Man(who)} d’abord : la Quête a besoin de lui.`,
  'start-down': ({ who }) => `${Man(who)} d’abord : il doit se remettre sur pied.`,
  'start-jail': ({ who }) => `${Man(who)} d’abord : il lui reste à sortir de la Bastille.`,
  'start-last': ({ who }) => `Il ne reste ${QUE[who]} à jouer.`,
  start: ({ who, place }) => `${Man(who)} d’abord : rien ne le retient ${places[place].at}.`,

  cast: ({ who, skill, value }) => `Je prends ${man(who)} : ${skills[skill]} ${value} ; ${CAST[who]}.`,
  'leave-out': ({ who }) => `Laissons ${man(who)} à la maison : c’est de lui qu’on se passe le mieux.`,
  'stands-in': ({ who }) => `Que Tréville remplace ${man(who)} : un capitaine sur place vaut bien cela.`,

  'beggars-pay': ({ place, purse }) =>
    `Payons les Mendiants : nous avons ${pistoles(purse)}, et sans cela personne n’arrive à rien ${places[place].at}.`,
  reveal: ({ hidden, epics }) =>
    `${dark(hidden)} : ${epics === 1 ? 'notre jeton Épopée' : `un de nos ${epics} jetons Épopée`} pour une lanterne, c’est bien placé.`,
  'reveal-card': ({ hidden }) => `${dark(hidden)} : une carte « Un pour tous » en éclaire jusqu’à six.`,
  name: ({ path }) => `Je veux voir qui attend ${INTO_PATH[path]}.`,
  'stop-end': () => 'Un coup d’horloge de plus, et tout est perdu : arrêtons-la !',
  'stop-twice': ({ rounds: left }) =>
    `Le temps avancerait deux fois ce soir, et il nous reste ${rounds(left)} : qu’il s’arrête.`,
  stop: ({ rounds: left }) => `Il nous reste ${rounds(left)} : que le temps s’arrête pour l’une d’elles.`,
  'save-queen': () => 'La Reine est devant le Cardinal : tous pour un, maintenant ou jamais !',
  'lift-queen': ({ left }) => `Il reste ${points(left)} à la Reine : rendons-lui-en deux.`,
  'one-epic': ({ epics }) =>
    epics === 0
      ? 'Nous n’avons aucun jeton Épopée : deux ouvriraient une porte.'
      : `Nous avons ${epics === 1 ? 'un jeton Épopée' : `${epics} jetons Épopée`} : deux de plus ouvriraient une porte.`,
  'keep-time': ({ rounds: left, cards: held }) =>
    `Il reste ${rounds(left)} : gardons ${held === 1 ? 'notre carte « Un pour tous »' : `nos ${oneForAllCards(held)}`} pour une heure plus noire.`,
  'keep-queen': ({ cards: held }) => `${oneForAllCards(held)} n’y ${held === 1 ? 'changera' : 'changeront'} rien.`,
  'vote-yes': ({ by }, who) => `Tous pour un : je suis avec ${who.name(by)}.`,
  'vote-no': ({ by }, who) => `Sauf ton respect, ${who.name(by)} : cette carte nous manquera davantage plus tard.`,
  accept: ({ who }) => `Tope là, ${man(who)} : chacun aura de quoi servir.`,
  refuse: ({ who }) => `Une autre fois, ${man(who)}.`,
  offered: ({ who }) => `Voilà mon offre, ${man(who)}.`,

  'draw-few': ({ cards: held }) =>
    `${held === 0 ? 'La main vide' : held === 1 ? 'Avec une seule carte' : `Avec ${held} cartes`}, on ne va pas loin : je pioche.`,
  'draw-skill': ({ skill, place }) =>
    `On demande ${SOME[skill]} ${places[place].at}, et nul n’en a plus que moi : je cherche des cartes.`,
  draw: () => 'Rien ne presse ici : je garnis ma main.',
  'trade-skill': ({ who, skill }) => `Nul ne vaut ${man(who)} en ${skills[skill]}, et on en a besoin : partageons.`,
  trade: ({ who }) => `Deux mots ${toMan(who)} : chacun de nous tient peut-être ce qui manque à l’autre.`,
  bassompierre: ({ blue: own }) =>
    `M. de Bassompierre descend aux tranchées : le siège ${own === 0 ? 'n’a pas un dé' : own === 1 ? 'n’a qu’un dé' : `n’a que ${own} dés`} jusqu’ici.`,
  essarts: ({ purse }) =>
    `${purse === 0 ? 'La bourse est vide' : `La bourse compte ${pistoles(purse)}`} : M. des Essarts aura la bonté de la garnir.`,
  buckingham: ({ epics }) =>
    `${epics === 0 ? 'Aucun jeton' : epics === 1 ? 'Un jeton' : `${epics} jetons`} Épopée : l’amitié du duc en vaut un de plus.`,
  captain: () => 'M. de Tréville saura nous pourvoir.',
  ketty: () => 'Ketty sait où sa maîtresse passe la soirée.',
  laporte: ({ left }) => `Il reste ${points(left)} à la Reine : M. de La Porte a l’oreille du Roi.`,
  help: ({ who }) => `Planchet ! Cours chez ${man(who)}, il saura t’employer.`,
  heal: ({ life: left }) => `${upper(only(left, life(left)))} : Planchet, les bandages.`,
  reinforce: ({ before, after }) =>
    `Le siège peut être perdu cette manche (${before} %) : avec cette carte, ${after === 0 ? 'c’est exclu' : `c’est ${after} %`}.`,
  'reinforce-calm': ({ blue: own }) =>
    own === 0
      ? 'Personne aux tranchées de La Rochelle : j’y pourvois.'
      : `La Rochelle a ${own === 1 ? 'un dé' : `${own} dés`} : un bras de plus ne nuit pas.`,
  'challenge-last': ({ skill }) => `${skills[skill]} ouvre la dernière porte : j’ai ce qu’il faut.`,
  'challenge-quest': ({ skill, value, own }) =>
    own >= value
      ? `${skills[skill]} ${value} : je les ai sans une seule carte.`
      : `${skills[skill]} ${value} : j’en apporte ${own}, et des cartes pour le reste.`,
  'challenge-ends': ({ place, skill }) => `Un peu ${OF_SKILL[skill]}, et l’affaire est close ${places[place].at}.`,
  challenge: ({ place, skill, value, own }) =>
    own >= value
      ? `On demande ${skills[skill]} ${value} ${places[place].at} : je les ai sans une seule carte.`
      : `On demande ${skills[skill]} ${value} ${places[place].at} : j’en apporte ${own}, et des cartes pour le reste.`,
  'duel-ends': ({ foe, place, chance }) =>
    `${upper(foes[foe].the)} est le dernier obstacle ${places[place].at} : je l’ai ${chance} fois sur cent.`,
  duel: ({ foe, chance }) => `En garde, ${foes[foe].name} ! Je touche ${chance} fois sur cent.`,
  'duel-token': ({ chance }) => `Je l’ai bien observé : je le bats ${chance} fois sur cent.`,
  'duel-snare': () => 'C’est un Piège, et il faut bien que quelqu’un y mette le pied.',
  'duel-dark': () => 'Qui que ce soit, il ne s’écartera pas si on le lui demande poliment.',
  'duel-guard': ({ left, chance }) =>
    `Encore ${left === 1 ? 'un garde' : `${left} gardes`}, et j’en bats un ${chance} fois sur cent.`,
  'duel-wardes': ({ chance }) =>
    `De Wardes a le laissez-passer pour l’Angleterre : ${chance} fois sur cent, il change de main.`,
  'duel-last': ({ chance }) => `Plus que des épées entre la Reine et nous : je gagne ${chance} fois sur cent.`,
  'buy-gear': ({ item: id, left }) =>
    `Je prends ${item(id)}, qui servira plus d’une fois ; ${left === 0 ? 'une bourse est faite pour se vider' : `il reste ${pistoles(left)}`}.`,
  'buy-balm': ({ life: left }) => `${upper(only(left, life(left)))} : le baume avant le cercueil.`,
  'buy-skill': ({ skill, value }) => `Je cultive ${MY[skill]} : ${value} désormais.`,
  'buy-manoeuvre': () => 'Un maître d’armes m’a montré une meilleure botte.',
  bribe: ({ purse }) =>
    purse === 1
      ? 'Notre dernière pistole ouvre cette porte : c’est moins cher qu’un duel.'
      : `Sur ${pistoles(purse)}, une ouvre cette porte : c’est moins cher qu’un duel.`,
  'break-out': ({ chance }) => `Le geôlier a sommeil : ${chance} fois sur cent, je sors.`,
  'advance-dark': ({ path, left }) =>
    `Encore ${left === 1 ? 'une case' : `${left} cases`} ${INTO_PATH[path]} : il faut bien voir qui s’y cache.`,
  'advance-known': ({ path, chance }) => `Je sais qui attend ${INTO_PATH[path]} : je le bats ${chance} fois sur cent.`,
  'advance-free': ({ path }) => `La voie est libre ${INTO_PATH[path]} : j’avance.`,
  withdraw: () => 'Il y a un meilleur chemin dans cette auberge : retour à la Salle commune.',
  search: ({ left }) =>
    `Encore ${left === 1 ? 'un indice' : `${left} indices`} et nous saurons où est Constance : je fouille.`,
  'hand-over': ({ left }) => `Il manque ${left === 1 ? 'une carte' : `${left} cartes`} au trafiquant : en voici une.`,
  passage: ({ at }) => `L’antichambre ${at} a son passage secret : nos jetons Épopée n’ont pas de meilleur emploi.`,
  'passage-last': () => 'Le dernier passage mène à la Reine : les jetons Épopée sont faits pour cela.',
  order: ({ who }) => `${Man(who)} fera mieux que moi de là où il est : c’est un ordre.`,
  end: () => 'J’ai fait ce que j’ai pu.',
  'end-idle': ({ left }) =>
    `${left === 1 ? 'Une action' : `${left} actions`} de reste, et rien ici qui en vaille la peine.`,

  add: ({ short, skill }) =>
    short === 0
      ? `Par prudence, encore un peu ${OF_SKILL[skill]}.`
      : `Il me manque ${short} : encore un peu ${OF_SKILL[skill]}.`,
  ability: ({ short }) =>
    short === 0
      ? 'Par prudence : toute carte convient à qui sait tourner une phrase.'
      : `Il me manque ${short}, et toute carte convient à qui sait tourner une phrase.`,
  'ability-die': ({ before, after }) =>
    before === after
      ? 'Une carte pour un dé, pour ne rien laisser au hasard.'
      : `Une carte pour un dé : je touche ${after} fois sur cent au lieu de ${before}.`,
  epic: ({ short }) =>
    short === 0 ? 'Un peu d’Épopée, par prudence.' : `Il me manque ${short} : un peu d’Épopée y suppléera.`,
  'epic-die': ({ before, after }) =>
    before === after
      ? 'Un jeton Épopée pour un dé, pour ne rien laisser au hasard.'
      : `Un jeton Épopée pour un dé : je touche ${after} fois sur cent au lieu de ${before}.`,
  enough: ({ value }) => `On demandait ${value}, on aura ${value}.`,
  short: ({ short }) => `Il me manque ${short}, et il n’y a plus rien à ajouter.`,
  commit: ({ before, after }) => `Avec cette carte, je touche ${after} fois sur cent au lieu de ${before}.`,
  'commit-wounds': ({ before, after }) => `Avec cette carte, on me touche ${after} fois sur cent au lieu de ${before}.`,
  'commit-sure': () => 'Une carte de plus, pour ne rien laisser au hasard.',
  'commit-none': ({ chance }) => `${chance} fois sur cent, et il faudra que cela suffise : je garde mes cartes.`,
  'epic-none': ({ chance }) => `${chance} fois sur cent, et il faudra que cela suffise : gardons nos jetons Épopée.`,
  blade: ({ face }) =>
    `Ma lame de Tolède vaut mieux que ${face === 'sword' ? 'cette' : 'ce'} ${faces[face as keyof typeof faces].name}.`,
  'blade-none': () => 'Ce lancer-là, je n’y touche pas.',
  pay: ({ item: id }) => `C’est la carte qui me manquera le moins, et elle me vaut ${item(id)}.`,
  replace: ({ token }) => `Il n’y a de place que pour deux : adieu ${THE_ITEM[token]}.`,
  'bought-enough': ({ purse }) =>
    purse === 0 ? 'Cela suffira : la bourse est vide.' : `Cela suffira : la bourse garde ${pistoles(purse)}.`,
  toll: ({ foe }) =>
    `${upper(foes[foe].the)} veut une carte avant de dégainer : il aura celle qui me manquera le moins.`,
  'sacrifice-town': () => 'Le siège est perdu si personne ne verse son sang : ce sera moi.',
  sacrifice: ({ spaces }) =>
    `À ${spaces === 1 ? 'une case' : `${spaces} cases`} de la défaite : mon sang pour une case de plus.`,
  'spare-last': () => 'Ce serait mon dernier point de vie : nos lignes tiendront sans lui.',
  'spare-wounded': ({ life: left }) => `J’ai ${life(left)}, et de meilleurs emplois pour eux.`,
  spare: ({ spaces }) => `Le siège est à ${spaces} cases de sa perte : nul besoin de saigner.`,
  stay: ({ place }) => `Je suis fort bien ${places[place].at}.`,
};
