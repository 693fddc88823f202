import type { Words } from '../en/index.ts';
import { actions } from './actions.ts';
import { boards } from './boards.ts';
import { hers } from './hers.ts';
import { infoCard } from './info-card.ts';
import { learn } from './learn.ts';
import { map } from './map.ts';
import { scenes } from './scenes.ts';
import { side } from './side.ts';
import { turns } from './turns.ts';

const counted = (one: string, many: string) => (count: number) => `${count} ${count < 2 ? one : many}`;
const cards = counted('carte', 'cartes');
const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const fr: Words = {
  actions,
  boards,
  hers,
  learn,
  infoCard,
  map,
  scenes,
  side,
  turns,

  tabs: {
    title: 'Les parties de la table',
    act: 'Agir',
    sheet: 'Fiche',
    hand: 'Main',
    screen: 'Paravent',
    people: 'Table',
  },

  you: 'Vous',
  round: round => (round === 0 ? 'Avant la première manche' : `Manche ${round}`),
  phases: {
    title: 'Les phases de la manche',
    milady: 'Milady',
    musketeers: 'Les mousquetaires',
    siege: 'Le siège',
    end: 'Fin de la manche',
  },
  holds: {
    title: 'Cette manche',
    timeStop: 'Le temps est arrêté',
    conscripts: 'Conscrits : une action de moins',
    isolation: 'Isolés : aucun échange',
    reinforcements: 'Renforts au siège',
    on: 'Le sablier coule',
    paused: 'Le sablier s’arrête un instant',
    expired: 'Le sablier est vide',
  },

  time: {
    title: 'Temps',
    at: (space, last) => `${space} sur ${last}`,
    note: counted('dé rouge au siège', 'dés rouges au siège'),
    end: 'Case Richelieu',
  },
  siege: {
    title: 'Siège de La Rochelle',
    level: 'à égalité',
    ahead: spaces => `${spaces} vers le triomphe`,
    behind: spaces => `${spaces} vers la ruine`,
    ruin: 'ruine',
    triumph: 'triomphe',
  },
  honour: {
    title: 'L’honneur de la Reine',
    left: (left, most) => `reste ${left} sur ${most}`,
  },
  ladder: {
    title: 'Échelle du Louvre',
    at: (space, last) => `case ${space} sur ${last}`,
    spaces: ['+2 Épopée', '+2 Épopée', '−1 honneur', 'échec'],
    none: 'aucune mission',
  },
  constance: { title: 'Constance', at: (done, last) => `${done} sur ${last}` },
  rochefort: { title: 'Rochefort', life: (life, most) => `vie ${life} sur ${most}` },
  purse: { title: 'Bourse', holds: counted('pistole', 'pistoles') },
  epics: { title: 'Jetons Épopée', holds: (count, most) => `${count} sur ${most}` },
  oneForAll: { title: 'Un pour tous', holds: cards },
  deck: count => `${cards(count)} dans la pioche Aventure`,

  noMission: 'Aucune mission en ce lieu.',
  challenge: (skill, value) => `Défi : ${skill} ${value}`,
  won: 'défi remporté',
  asks: {
    search: (done, goal) => `Recherche : ${done} sur ${goal}`,
    'hand-over': (done, goal) => `Cartes Combat remises : ${done} sur ${goal}`,
    guards: (done, goal) => `Gardes vaincus : ${done} sur ${goal}`,
    successes: (done, goal) => `Succès de Milady : ${done} sur ${goal}`,
  },
  redDice: counted('dé rouge', 'dés rouges'),
  life: (life, most) => `${counted('point', 'points')(life)} de vie sur ${most}`,
  garrison: {
    none: 'Aucun renfort pour l’heure.',
    holds: (cards, dice) => `Renforts : ${cards} (${counted('dé bleu', 'dés bleus')(dice)})`,
  },

  everybody: 'Autour de la table',
  seat: {
    bot: 'automate',
    hand: count => `${cards(count)} en main`,
    automa: 'la table joue Milady',
    orders: 'Rochefort a ses ordres',
  },
  man: {
    done: 'a joué',
    fateful: 'plus jamais à la Quête',
    bound: 'doit partir de chez Richelieu',
    upgraded: 'améliorée',
    blueDice: counted('dé bleu', 'dés bleus'),
  },

  hand: {
    title: 'Votre main',
    of: name => `${name} : la main`,
    count: cards,
    empty: 'Vous n’avez aucune carte.',
    none: 'Aucune carte.',
  },
  screen: {
    title: 'Derrière votre paravent',
    of: 'Derrière le paravent de Milady',
    location: 'Carte Lieu',
    adversaries: 'Adversaires',
    traps: 'Embûches',
    treachery: 'Cartes Perfidie',
    deck: 'Dans la pioche Perfidie',
    paris: 'Cartes Paris en main',
    pile: 'Cartes Paris de côté',
    tokens: 'Jetons restants',
    orders: {
      ask: 'Rochefort vous pose la question chaque fois',
      always: 'Rochefort intercepte partout où il le peut',
      never: 'Rochefort laisse passer tout le monde',
    },
    none: 'rien',
  },

  question: {
    title: 'Ce que vous pouvez faire',
    yourTurn: 'À vous',
    waiting: names => `On attend ${list.format(names)}.`,
    anyMoment: 'À tout moment',
    find: 'Chercher un choix',
    found: counted('choix', 'choix'),
    noneFound: 'Aucun choix ne contient ces mots.',
    takeBack: 'Reprendre',
    playing: {
      setup: 'Milady prépare la table',
      milady: 'C’est à Milady de jouer',
      team: 'Les mousquetaires se concertent',
      siege: 'Les mousquetaires au siège de La Rochelle',
      end: 'La fin de la manche',
    },
    also: 'Vous pourriez aussi…',
    need: 'Rien ne presse : ces recours restent à votre portée, à tout moment.',
  },
  groups: {
    here: 'Sur place',
    go: 'Aller ailleurs',
    ride: 'Chevaucher',
    cards: 'Cartes',
    companions: 'Compagnons',
    arsenal: 'L’Arsenal',
    adversaries: 'Adversaires',
    traps: 'Embûches',
    treachery: 'Perfidies',
    locations: 'Destination',
    orders: 'Consigne à Rochefort',
  },

  justNow: { title: 'À l’instant', nothing: 'Rien à raconter.', skip: 'Continuer' },

  finale: {
    title: 'La partie est finie',
    milady: 'Milady a gagné',
    musketeers: 'Les mousquetaires ont gagné',
    youWon: 'Vous avez gagné',
    youLost: 'Vous avez perdu',
    winners: names => `Victoire : ${list.format(names)}.`,
    rounds: (rounds, board) =>
      `${counted('manche jouée', 'manches jouées')(rounds)} ; la Quête en était au plateau ${board} sur 4.`,
  },
};
