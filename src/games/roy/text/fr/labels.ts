import { PASSAGE_PRICE } from '../../cards/board.ts';
import type { Labels } from '../shape.ts';
import {
  challengeOf,
  dice,
  epicTokens,
  lifePoints,
  Man,
  man,
  names,
  ofMan,
  oneForAllCards,
  pistoles,
  redDice,
  THE_ITEM,
  title,
  toMan,
} from './names.ts';

export const labels: Labels = {
  draw: () => 'Piocher une carte',
  move: ({ to }) => `Aller ${names.places[to].to}`,
  horse: ({ to }) => `Aller ${names.places[to].to} à cheval (gratuit)`,
  ride: ({ to }) => `Aller ${names.places[to].to} avec Planchet (gratuit)`,
  trade: ({ who }) => `Échanger avec ${man(who)}`,
  play: ({ card }) => `Jouer ${names.cards[card].a}`,
  help: ({ who }) => `Jouer Planchet pour ${man(who)} : une carte et un déplacement gratuit`,
  heal: () => 'Jouer Planchet : regagner 1 point de vie',
  reinforce: ({ card }) => `Poser ${names.cards[card].a} à La Rochelle`,
  challenge: ({ skill, value, vain }) =>
    vain ? `Tenter le ${challengeOf(skill)} ${value}, hors de portée` : `Tenter le ${challengeOf(skill)} ${value}`,
  duel({ foe, token, dice: red, life }) {
    if (token !== null) return `Affronter ${names.foes[foe].the} (${names.tokens[token].name})`;
    if (red === null) return `Affronter ${names.foes[foe].the}`;
    return life === 1
      ? `Affronter ${names.foes[foe].the} (${redDice(red)})`
      : `Affronter ${names.foes[foe].the} (${redDice(red)}, ${lifePoints(life)})`;
  },
  buy({ item, price }) {
    if (price === 'combat') return `Acheter ${names.items[item].a} (une carte Combat)`;
    return price === 'card'
      ? `Acheter ${names.items[item].a} (une carte quelconque)`
      : `Acheter ${names.items[item].a} (${pistoles(price)})`;
  },
  bribe: ({ price }) => `Soudoyer les geôliers (${pistoles(price)})`,
  'break-out': ({ dice: red }) => `S’évader : affronter le geôlier (${redDice(red)})`,
  advance({ path, walk, space, token }) {
    if (walk) return `${names.paths[path]} : avancer jusqu’à la case ${space}`;
    return token === null
      ? `${names.paths[path]} : affronter le jeton de la case ${space}`
      : `${names.paths[path]} : affronter le jeton de la case ${space} (${names.tokens[token].name})`;
  },
  withdraw: () => 'Revenir à la Salle commune',
  search: ({ dice: blue }) => `Chercher Constance (${dice(blue)})`,
  'hand-over': ({ card }) => `Remettre ${names.cards[card].a} au trafiquant`,
  passage({ pay }) {
    if (pay === 'tokens') return `Emprunter un passage secret (${epicTokens(PASSAGE_PRICE)})`;
    return pay === 'card'
      ? `Emprunter un passage secret (${oneForAllCards(1)} et ${epicTokens(PASSAGE_PRICE - 2)})`
      : `Emprunter un passage secret (${oneForAllCards(2)})`;
  },
  order: ({ who }) => `Donner un ordre ${toMan(who)}`,
  'paris-first': ({ card }) => `Ouvrir avec ${title(names.paris[card])}`,
  'paris-keep': ({ card }) => `Garder ${title(names.paris[card])}`,
  'paris-play': ({ card }) => `Mettre en jeu ${title(names.paris[card])}`,
  'paris-take': ({ card }) => `Prendre ${title(names.paris[card])}`,
  lay: ({ token, left }) => `Poser ${names.tokens[token].a} (encore ${left})`,
  'lay-challenge': ({ skill }) => `Poser le ${challengeOf(skill)}`,
  place: ({ card, strength }) =>
    `Placer ${card in names.traps ? names.traps[card as keyof typeof names.traps].the : names.foes[card as keyof typeof names.foes].the} (force ${strength})`,
  'man-leave-out': ({ who }) => `Laisser ${man(who)} de côté`,
  'man-treville': ({ who }) => `Remplacer ${man(who)} par Tréville`,
  'man-cast': ({ who }) => `Jouer ${man(who)}`,
  'man-nemesis': ({ who }) => `Nommer ${man(who)}`,
  'man-target': ({ who, card }) => (card === 'jailed' ? `Envoyer ${man(who)} à la Bastille` : `Blesser ${man(who)}`),
  'man-victim': ({ who }) => `Blesser ${man(who)}`,
  go: ({ to }) => `Aller ${to === 'quarters' ? 'à votre hôtel' : names.places[to].to}`,
  plot: () => 'Piocher une Perfidie',
  betray: ({ card }) => `Jouer ${title(names.treachery[card])}`,
  start: ({ who, down, place }) =>
    down ? `${Man(who)} se relève` : `${Man(who)} joue son tour (${names.places[place].at})`,
  give: ({ card }) => `Ajouter ${names.cards[card].a}`,
  hand: ({ gear }) => `Ajouter ${THE_ITEM[gear]}`,
  accept: () => 'Accepter',
  cancel: () => 'Renoncer à l’échange',
  refuse: () => 'Refuser',
  add: ({ card }) => `Ajouter ${names.cards[card].a} (+1)`,
  'ability-challenge': ({ card }) => `Capacité d’Aramis : défausser ${names.cards[card].a} (+1)`,
  'ability-duel': ({ card }) => `Capacité d’Aramis : défausser ${names.cards[card].a} (+1 dé)`,
  'epic-challenge': () => 'Dépenser un jeton Épopée (valeur −1)',
  'epic-duel': () => 'Dépenser un jeton Épopée (+1 dé)',
  commit: ({ card, dice: blue }) => `Engager ${names.cards[card].a} (+${dice(blue)})`,
  'reroll-blade': ({ face }) => `Relancer ${names.faces[face].a}`,
  'reroll-foe': ({ face }) => `Relancer ${names.faces[face].a}`,
  'reroll-siege': () => 'Relancer un Bouclier',
  pay: ({ card }) => `Payer avec ${names.cards[card].a}`,
  replace: ({ token }) => `Abandonner ${THE_ITEM[token]}`,
  reveal({ pay, spaces }) {
    const shown = spaces === 1 ? 'retourner 1 jeton de l’auberge' : `retourner ${spaces} jetons de l’auberge`;
    return pay === 'token' ? `Dépenser un jeton Épopée : ${shown}` : `Un pour tous : ${shown}`;
  },
  name: ({ path, space }) => `${names.paths[path]}, case ${space}`,
  beggars: ({ place, price }) => `Payer les Mendiants ${names.places[place].from} (${pistoles(price)})`,
  end: ({ who }) => `Finir le tour ${ofMan(who)}`,
  intercept: () => 'Intercepter avec Rochefort',
  standing: ({ order }) =>
    ({
      ask: 'Consigne : me poser la question chaque fois',
      always: 'Consigne : toujours intercepter',
      never: 'Consigne : ne jamais intercepter',
    })[order],
  'search-plots': () => 'Chercher une carte dans la pioche des Perfidies',
  refill: () => 'Piocher jusqu’à avoir 3 Perfidies',
  take: ({ card }) => `Prendre ${title(names.treachery[card])}`,
  raze: ({ card }) => `Défausser ${names.cards[card].a}`,
  sacrifice: ({ who }) => `${Man(who)} sacrifie 1 point de vie`,
  spare: ({ who }) => `${Man(who)} ne sacrifie rien`,
  'one-for-all': ({ effect }) => `Un pour tous : ${names.effects[effect]}`,
  toll: ({ card }) => `Défausser ${names.cards[card].a}`,
  vote: ({ yes }) => (yes ? 'Accepter' : 'Refuser'),
  'done-challenge': ({ score, value }) =>
    score >= value ? `Remporter le défi : ${score} contre ${value}` : `S’arrêter à ${score} et échouer`,
  'done-commit': ({ dice: blue }) => `Lancer ${dice(blue)}`,
  'done-blind': ({ dice: blue }) => `Retourner l’adversaire, avec ${dice(blue)}`,
  'done-epic': ({ dice: blue }) => `Lancer ${dice(blue)}`,
  'done-purchase': () => 'Ne rien acheter de plus',
  'done-ordered': () => 'Laisser l’ordre sans effet',
  'done-offer': ({ empty }) => (empty ? 'Demander sans rien offrir' : 'Faire cette offre'),
  'done-answer'({ empty, alone }) {
    if (alone) return 'Faire l’échange';
    return empty ? 'Ne rien donner en retour' : 'Donner cela en retour';
  },
  'pass-paris': () => 'Ne pas jouer de carte Paris',
  'pass-quarters': () => 'Ne pas prendre de carte Paris',
  'pass-treachery': () => 'Ne rien piocher ni jouer',
  'pass-intercept': () => 'Laisser passer',
  'pass-blade': () => 'Garder les dés',
  'pass-foe-reroll': () => 'Garder les dés',
  'pass-siege-reroll': () => 'Garder les dés',
  'pass-ride': () => 'Rester ici',
  'pass-time': () => 'Laisser filer le temps',
  'pass-queen': () => 'Abandonner la Reine',
  expire: () => 'Le sablier est vide',
};
