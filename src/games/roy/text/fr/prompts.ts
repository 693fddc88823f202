import type { Opponent } from '../here.ts';
import type { Prompts } from '../shape.ts';
import type { Trading } from '../situations.ts';
import { deed } from './deeds.ts';
import {
  actions,
  blueDice,
  blueRoll,
  challengeOf,
  counts,
  either,
  FOR_EFFECT,
  list,
  Man,
  man,
  names,
  oneForAllCards,
  pistoles,
  plots,
  redDice,
  redRoll,
  title,
  toMan,
  yourPlace,
} from './names.ts';

/** The adversary with what he brings to the fight. */
const foe = ({ foe: id, token, dice: red }: Opponent): string => {
  if (token !== null) return names.tokens[token].a;
  return red === null ? names.foes[id].the : `${names.foes[id].the} (${redDice(red)})`;
};

const goods = ({ cards: held, gear }: Trading['gives']): string[] => [
  ...counts(held),
  ...gear.map(each => names.items[each].a),
];
const offer = (offered: Trading['gives']): string => {
  const parts = goods(offered);
  return parts.length === 0 ? 'rien' : list(parts);
};
const gives = (who: string, offered: Trading['gives']): string => {
  const parts = goods(offered);
  return parts.length === 0 ? `${who} ne donne rien` : `${who} donne ${list(parts)}`;
};

const epicsHeld = (count: number): string =>
  count === 0 ? 'Vous n’en avez pas, mais une carte « Un pour tous » en vaut 2.' : `Vous en avez ${count}.`;

export const prompts: Prompts = {
  'first-paris': () =>
    'Choisissez la carte Paris qui ouvre la partie. Les mousquetaires la découvriront quand elle sera annoncée.',
  'extra-paris': ({ left }) =>
    left === 1
      ? 'Choisissez encore une carte Paris à garder en main.'
      : `Choisissez ${left} cartes Paris à garder en main.`,
  'lay-inn': ({ path, space, decoys }) =>
    `L’auberge, ${names.paths[path]}, case ${space} sur 4 : quel jeton y cachez-vous ? Leurres encore à poser : ${decoys}.`,
  'lay-return': ({ space }) => `Le retour vers Paris, case ${space} : quel jeton y attend, face cachée ?`,
  'lay-challenge': ({ antechamber }) => `Antichambre ${antechamber} sur 4 : quel défi y placez-vous ?`,
  'lay-fighter': ({ antechamber, second }) =>
    second
      ? `Antichambre ${antechamber} sur 4 : qui en est le second adversaire ?`
      : `Antichambre ${antechamber} sur 4 : qui en est le premier adversaire ?`,
  'leave-out': () =>
    'Trois mousquetaires seulement sont de la partie : convenez de celui qui reste de côté. La première réponse compte.',
  treville: () =>
    'Tréville prend la place d’un des mousquetaires : convenez de celui qu’il remplace. La première réponse compte.',
  cast: ({ second }) => (second ? 'Choisissez votre second mousquetaire.' : 'Choisissez votre mousquetaire.'),
  install: ({ place, left }) =>
    `Placez ${names.places[place].at} des Adversaires et au plus une Embûche : il reste une force de ${left} à placer.`,
  nemesis: ({ place }) =>
    `Nemesis ${names.places[place].at} : nommez le seul mousquetaire qui pourra s’attaquer à cette mission.`,
  destination: ({ confined }) =>
    confined
      ? 'Choisissez votre destination pour cette manche. Rochefort est hors de combat : il ne peut aller nulle part pour vous.'
      : 'Choisissez votre destination pour cette manche. Elle reste secrète tant que vous n’êtes pas démasquée.',
  'paris-card': ({ inPlay }) =>
    inPlay === null
      ? 'Paris est vide : mettez-vous une carte Paris en jeu ?'
      : `Mettez-vous une carte Paris en jeu ? Elle remplacerait ${title(names.paris[inPlay])}.`,
  treachery({ held }) {
    if (held === 0) return 'Perfidie : vous n’avez aucune carte en main. En piochez-vous une ?';
    return held === 1
      ? 'Perfidie : piochez-vous une carte, ou jouez-vous celle que vous avez en main ?'
      : `Perfidie : piochez-vous une carte, ou jouez-vous l’une des ${held} que vous avez en main ?`;
  },
  target: ({ card }) => `${title(names.treachery[card])} : qui visez-vous ?`,
  select({ waiting, others }) {
    if (waiting.length > 1)
      return `Lequel de vos mousquetaires joue son tour maintenant : ${either(waiting.map(man))} ?`;
    return others
      ? `${Man(waiting[0])} n’a pas encore joué son tour. Commence-t-il ? Un compagnon peut aussi passer avant lui.`
      : `${Man(waiting[0])} est le dernier à jouer son tour.`;
  },
  'man-turn': ({ who, place, left }) =>
    `${Man(who)} est ${names.places[place].at} et il lui reste ${actions(left)}. Que fait-il ?`,
  'must-leave': ({ who, left }) =>
    left <= 1
      ? `${Man(who)} doit maintenant partir de chez Richelieu : où va-t-il ?`
      : `${Man(who)} est chez Richelieu et il lui reste ${actions(left)}. Il doit en partir avant la fin de son tour.`,
  'last-ride': ({ who, place }) =>
    `${Man(who)}, ${names.places[place].at}, n’a plus d’action, mais son pur-sang peut encore l’emmener.`,
  ordered: ({ who, place }) =>
    `Tréville donne un ordre : ${man(who)}, ${names.places[place].at}, accomplit aussitôt une action. Laquelle ?`,
  intercept({ who, place, action, here, location }) {
    const declared = deed(who, action);
    if (here) return `${declared} Vous êtes ${names.places[place].at} : Rochefort intercepte-t-il ?`;
    return location === null
      ? `${declared} Rochefort n’est pas là.`
      : `${declared} Vous êtes ${yourPlace(location)} : Rochefort ne peut pas intercepter. Laissez passer.`;
  },
  challenge({ who, skill, value, score, cards: matching, epics }) {
    const count = `${Man(who)}, ${challengeOf(skill)} ${value} : ${score} pour l’instant.`;
    if (score >= value) return `${count} C’est assez.`;
    const held =
      matching === 0
        ? `vous n’avez aucune carte ${names.skills[skill]}`
        : `vous avez en main ${names.cards[skill].count(matching)}`;
    const missing = `Il en manque ${value - score} ; ${held}.`;
    return epics ? `${count} ${missing} Les jetons Épopée comptent aussi.` : `${count} ${missing}`;
  },
  toll: ({ who, against }) =>
    `${Man(who)} affronte ${foe(against)} : avant le duel, vous devez défausser une carte. Laquelle ?`,
  commit: ({ who, against, dice: blue, barred }) =>
    barred
      ? `${Man(who)} contre ${foe(against)} : ${blueDice(blue)}. Aucune carte Combat ne peut s’y ajouter.`
      : `${Man(who)} contre ${foe(against)} : ${blueDice(blue)} pour l’instant. Engagez-vous des cartes avant le premier lancer ?`,
  'commit-blind': ({ who, dice: blue }) =>
    `${Man(who)}, sur le retour vers Paris : ${blueDice(blue)} pour l’instant. Engagez-vous des cartes à l’aveugle ? L’adversaire ne se montre qu’ensuite.`,
  epic: ({ who, against, dice: blue, epics }) =>
    `${Man(who)} affronte ${foe(against)} avec ${blueDice(blue)}. Ajoutez-vous des dés en dépensant des jetons Épopée ? ${epicsHeld(epics)}`,
  'foe-reroll': ({ who, against, blue, red }) =>
    `${names.foes[against.foe].name}, ${redRoll(red)} ; ${man(who)}, ${blueRoll(blue)}. Relancez-vous un dé rouge ?`,
  blade: ({ who, against, blue, red, round }) =>
    `Lancer ${round} : ${man(who)}, ${blueRoll(blue)} ; ${names.foes[against.foe].the}, ${redRoll(red)}. Relancez-vous un dé avec la lame de Tolède ?`,
  purchase: ({ who, purse }) =>
    purse === 0
      ? `${Man(who)} peut acheter un second article avec la même action, mais la bourse est vide.`
      : `${Man(who)} peut acheter un second article avec la même action. Il y a ${pistoles(purse)} dans la bourse.`,
  'nothing-to-buy': ({ who }) =>
    `${Man(who)} ne peut plus rien payer. La question lui est posée tout de même, afin que personne n’apprenne ce qu’il a en main.`,
  pay: ({ who, item }) => `${Man(who)} achète ${names.items[item].a} : avec quelle carte paie-t-il ?`,
  replace: ({ who, item }) => `${Man(who)} n’a plus de place pour ${names.items[item].a} : à quoi renonce-t-il ?`,
  offer: ({ who, partner, gives: given, alone }) =>
    alone
      ? `${Man(who)} échange avec ${man(partner)}. Il donne : ${offer(given)}. Ajoutez-vous un équipement ?`
      : `${Man(who)} échange avec ${man(partner)}. Vous donnez : ${offer(given)}. Ajoutez-vous quelque chose ?`,
  answer: ({ who, partner, gives: given, takes, alone }) =>
    alone
      ? `${Man(partner)} reçoit : ${offer(given)}. Il donne en retour : ${offer(takes)}. Ajoutez-vous un équipement ?`
      : `${Man(who)} offre ${toMan(partner)} : ${offer(given)}. Vous donnez en retour : ${offer(takes)}. Ajoutez-vous quelque chose ?`,
  agree: ({ who, partner, gives: given, takes }) =>
    `${gives(Man(who), given)} ; ${gives(man(partner), takes)}. Êtes-vous d’accord ?`,
  ride: ({ who }) => `Planchet amène un cheval frais ${toMan(who)} : où va-t-il, sans dépenser d’action ?`,
  reveal: ({ left }) =>
    left === 1
      ? 'Désignez encore un jeton de l’auberge à retourner.'
      : `Désignez ${left} jetons de l’auberge à retourner.`,
  quarters: () => 'Vous êtes à votre hôtel : prenez-vous une des cartes Paris qui restent ?',
  richelieu({ held }) {
    if (held === 0)
      return 'Vous êtes chez Richelieu, sans Perfidie en main : cherchez-vous une carte dans la pioche, ou en piochez-vous 3 ?';
    return held < 3
      ? `Vous êtes chez Richelieu, avec ${plots(held)} en main : cherchez-vous une carte dans la pioche, ou piochez-vous jusqu’à en avoir 3 ?`
      : `Vous êtes chez Richelieu, avec ${plots(held)} en main : cherchez-vous une carte dans la pioche ?`;
  },
  search: () => 'Quelle Perfidie prenez-vous dans la pioche ?',
  raze: () => 'Vous êtes à La Rochelle : quelle carte défaussez-vous ?',
  'siege-reroll': ({ swords, team }) =>
    `Le siège : ${names.faces.sword.count(swords)} pour vous, ${team} pour les mousquetaires. Relancez-vous un de vos Boucliers ?`,
  sacrifice({ swords, team, men }) {
    const siege = `Le siège : ${names.faces.sword.count(swords)} pour Milady, ${team} pour vous.`;
    return men.length === 1
      ? `${siege} ${Man(men[0])} peut sacrifier 1 point de vie pour annuler une Épée de Milady.`
      : `${siege} ${list(men.map((who, i) => (i === 0 ? Man(who) : man(who))))} peuvent sacrifier chacun 1 point de vie pour annuler une Épée de Milady.`;
  },
  time({ cause, cards: held }) {
    const why = {
      turn: 'Le jeton Temps va avancer.',
      'dead-end': `${title(names.treachery['dead-end'])} : le jeton Temps va avancer.`,
      disappearance: `${title(names.paris.disappearance)} : le jeton Temps va avancer une fois de plus.`,
    }[cause];
    return `${why} L’arrêtez-vous ? Vous avez ${oneForAllCards(held)}.`;
  },
  queen: ({ cards: held }) =>
    `La Reine est aux mains de Richelieu : relevez son honneur, ou Milady gagne. Vous avez ${oneForAllCards(held)}.`,
  victim: () => `${title(names.paris.duels)} : lequel des mousquetaires qui s’y trouvent blessez-vous ?`,
  vote: ({ by, effect }, who) =>
    `${who.name(by)} propose de jouer une carte « Un pour tous » ${FOR_EFFECT[effect]}. Êtes-vous d’accord ?`,
  free: () => 'Aucune action n’est en cours : vous pouvez dépenser ce qui appartient à tous les mousquetaires.',
  'one-for-all': ({ cards: held }) =>
    `Vous pouvez jouer une carte « Un pour tous » à tout moment. Les mousquetaires en ont ${held}.`,
  hourglass: () => 'Le sablier coule.',
};
