import { inSentence } from '../../../../text/french.ts';
import type { Words } from '../en/index.ts';
import { board } from './board.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const either = new Intl.ListFormat('fr', { type: 'disjunction' });
const tries = (left: number) => (left === 1 ? 'encore un essai' : `encore ${left} essais`);

export const fr: Words = {
  board,
  you: 'Vous',
  close: 'Fermer',

  riders: {
    title: 'Les cavaliers, dans l’ordre du jeu',
    round: round => (round === 0 ? 'Avant le départ' : `Tour de table ${round}`),
    toGo: steps => (steps === 1 ? 'encore 1 pas' : `encore ${steps} pas`),
    steps: steps => `${steps} pas`,
    leads: 'en tête',
    carries: 'porte les ferrets',
    bottes: count =>
      count === 0 ? 'aucune botte secrète' : count === 1 ? '1 botte secrète' : `${count} bottes secrètes`,
    skip: turns => (turns === 1 ? 'passe un tour' : `passe ${turns} tours`),
    hold: (until, left) =>
      until === 'double'
        ? `retenu jusqu’à un double (${tries(left)})`
        : `retenu jusqu’à ${until} ou plus (${tries(left)})`,
    oneDie: 'un seul dé au prochain lancer',
    choosing: 'n’a pas encore choisi',
  },

  gazette: {
    title: 'Gazette',
    imprint: 'Imprimée à Paris, à l’enseigne du Coq',
    issue: issue => `Nº ${issue} · deux deniers`,
    states: 'L’état du royaume',
    read: 'Lire la Gazette',
    strip: headline => `Gazette\u202f: ${headline}. La lire`,
  },

  panel: {
    title: 'Votre course',
    over: 'La partie est terminée',
    others: name => `${name} chevauche`,
    choosing: name => `${name} prend un mousquetaire`,
    taking: 'Les mousquetaires se mettent en selle',
    watching: 'Vous regardez',
    waiting: names => inSentence(`La table attend ${list.format(names)}.`),
    rolled: dice =>
      dice.length === 1 ? `Un dé\u202f: ${dice[0]}` : `Dés\u202f: ${dice.join(' et ')}, soit ${dice[0] + dice[1]}`,
    double: 'Un double\u202f!',
    takeBack: 'Reprendre',
    justNow: 'À l’instant',
    nothing: 'Les chevaux sont sellés.',
  },

  notes: {
    roll: 'Deux dés, et en selle',
    rollOne: 'Un seul dé cette fois',
    rollHold: until => (until === 'double' ? 'Un double vous libère' : `${until} ou plus vous libère`),
    one: 'Une seule case, sans dés',
    wait: 'Votre tour est fini',
    leads: to => `Vous mène ${either.format(to)}`,
    stop: 'Le reste du lancer est perdu',
    stopHere: 'Rester ici jusqu’au prochain tour',
    obey: 'Faire ce que dit la carte',
    leave: 'Les ferrets restent au cavalier piégé',
    keep: 'Ne rien payer et subir la suite',
    free: 'Il n’attend plus',
    gateShut: 'La porte est fermée\u202f: vous y attendrez',
  },

  refused: {
    roll: 'Lancer les dés',
    one: 'Avancer d’une case',
    stop: 'S’arrêter ici',
    back: 'Revenir en arrière',
    public: 'La voie pavée',
    stairs: 'Le passage secret',
    road: 'La route',
    sea: 'Traverser la mer',
    france: 'Rester en France',
    shortcut: 'Le raccourci',
    castle: 'Entrer au château',
  },

  cards: {
    drawnBy: name => inSentence(`Piochée par ${name}`),
    drawnByYou: 'Vous avez pioché',
    playedBy: name => inSentence(`Jouée par ${name}`),
    playedByYou: 'Vous jouez',
    hidden: 'Une botte secrète\u202f: qui la tient la voit, et personne d’autre.',
    yours: 'Une botte secrète pour vous. Gardez-la cachée\u202f!',
    kind: { milady: 'Milady', rochefort: 'Rochefort', mousquetaires: 'Mousquetaires', botte: 'Botte secrète' },
  },

  hand: {
    title: 'Vos bottes secrètes',
    of: name => `${name}\u202f: bottes secrètes`,
    none: 'Vous n’avez aucune botte secrète. Les épées du chemin peuvent vous en donner une.',
    play: 'La jouer maintenant',
    give: 'La rendre',
  },

  take: {
    title: 'Choisissez votre mousquetaire',
    note: 'Vous prenez son visage et ses couleurs. Aramis joue toujours le premier, puis d’Artagnan, Porthos et Athos.',
    taken: name => inSentence(`pris par ${name}`),
    yours: 'le vôtre',
    taunts: {
      aramis: 'Élégant, discret, le premier à partir',
      dartagnan: 'Jeune, vif, gascon',
      porthos: 'Fort, tonitruant, tout en or',
      athos: 'Noble, silencieux, le dernier à partir',
    },
  },

  finale: {
    title: 'Les ferrets sont chez la Reine',
    won: (rider, player) => inSentence(`${rider} l’emporte, pour ${player}\u202f!`),
    youWon: rider => inSentence(`Vous l’emportez, ${rider}\u202f!`),
    told: 'La course en chiffres',
    rounds: count => (count < 2 ? 'tour de table' : 'tours de table'),
    hands: () => 'fois que les ferrets ont changé de main',
    gazettes: count => (count < 2 ? 'Gazette lue' : 'Gazettes lues'),
    squares: count => (count < 2 ? 'case parcourue en tout' : 'cases parcourues en tout'),
    cards: count => (count < 2 ? 'carte piochée' : 'cartes piochées'),
    thrusts: count => (count < 2 ? 'botte secrète jouée' : 'bottes secrètes jouées'),
    standings: 'Jusqu’où chacun est allé',
    home: 'chez la Reine',
    fold: 'Voir le plateau',
    unfold: 'La fin de l’histoire',
  },
};
