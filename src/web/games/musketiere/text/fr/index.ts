import type { Card } from '#games/musketiere/cards.ts';
import { cardSwords, cardValue } from '#games/musketiere/cards.ts';
import type { Marker } from '#games/musketiere/state.ts';
import { inSentence } from '../../../../text/french.ts';
import type { Words } from '../en/index.ts';

const SWORDS = ['sans épée', 'à une épée', 'à deux épées', 'à trois épées', 'à quatre épées'];
const ORDINALS = [
  'Premier',
  'Deuxième',
  'Troisième',
  'Quatrième',
  'Cinquième',
  'Sixième',
  'Septième',
  'Huitième',
  'Neuvième',
];
const PLACES = ['première', 'deuxième', 'troisième'];
const NUMBERS = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');

const number = (count: number) => NUMBERS[count] ?? String(count);
const each = (target: number, cards: number) =>
  target % cards === 0 ? target / cards : `${Math.floor(target / cards)} ou ${Math.ceil(target / cards)}`;
const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const card = (which: Card) => `${cardValue(which)} ${SWORDS[cardSwords(which)]}`;
const covered = (marker: Marker | null) =>
  marker === null ? '' : marker === 'jewel' ? ', sous une pierre précieuse' : ', en prison';
const many = (count: number, one: string, more: string) => `${count} ${count < 2 ? one : more}`;
const capital = (text: string) => text.replace(/^./, letter => letter.toUpperCase());

export const fr: Words = {
  you: 'Vous',
  card,
  plain: 'sans épée',
  jewel: 'pierre précieuse',
  prison: 'prison',
  ducats: count => (count < 2 ? 'ducat' : 'ducats'),
  cards: count => many(count, 'carte', 'cartes'),

  round: round => `Manche ${round}`,
  duel: duel => `${ORDINALS[duel - 1]} duel`,
  choosing: 'Choix des récompenses',
  goal: length => (length === 'hundred' ? 'partie en cent ducats' : 'une seule manche'),
  duels: 'Les duels de cette manche',
  dot: {
    won: duel => `Duel ${duel} : gagné`,
    lost: duel => `Duel ${duel} : perdu`,
    now: duel => `Duel ${duel} : en cours`,
    ahead: duel => `Duel ${duel} : à venir`,
  },

  players: 'Autour de la table',
  cloth: 'Le duel',
  guard: {
    title: 'Garde du Cardinal',
    name: target => `La garde du Cardinal : ${target} à atteindre`,
    down: 'Carte de garde, face cachée',
    left: count => `encore ${count}`,
    stack: count => `La garde, encore ${many(count, 'carte face cachée', 'cartes face cachée')}`,
    waits: 'La première carte de garde sera retournée une fois toutes les récompenses posées.',
  },
  slot: {
    open: (name, which) => `${name} : ${card(which)}`,
    down: name => `${name} : une carte face cachée`,
    thrown: name => `${name} : une carte jetée, face cachée`,
    empty: name => `${name} : pas encore de carte`,
    noCount: 'ne compte pas',
  },
  champion: 'Champion',
  scapegoat: 'Bouc émissaire',

  ruler: {
    label: 'La somme',
    ahead: (target, fighters) =>
      fighters === 1
        ? `${target} à atteindre avec une seule carte.`
        : `${target} à atteindre à ${number(fighters)} : ${each(target, fighters)} par carte.`,
    missing: count => `Il en manque encore ${number(count)}.`,
    reached: 'Le compte y est.',
    sum: (sum, target) => ({ sum: String(sum), of: `sur ${target}.` }),
    won: over => (over === 0 ? 'Gagné, tout juste.' : `Gagné, ${over} de plus qu’il ne fallait.`),
    lost: short => `Perdu : il en manquait ${short}.`,
    part: (name, value) => `${name} : ${value}`,
    unknown: name => `${name} : pas encore montrée`,
  },

  status: {
    thinking: 'réfléchit…',
    turn: 'doit choisir',
    laid: 'carte posée',
    rewards: count => `${many(count, 'récompense', 'récompenses')} sur 3`,
    ready: 'récompenses posées',
    out: 'hors de combat : trois prisons',
    champion: 'champion de ce duel',
    scapegoat: 'bouc émissaire de ce duel',
    holds: marker => (marker === 'jewel' ? 'une pierre en main' : 'une prison en main'),
  },
  thrown: count => many(count, 'carte jetée', 'cartes jetées'),
  rewardsOf: name => `${name} : les récompenses`,
  myRewards: 'Vos récompenses',
  reward: {
    own: (place, which, marker) =>
      which === null
        ? `Votre ${PLACES[place]} récompense${covered(marker)}`
        : `Votre ${PLACES[place]} récompense : ${card(which)}${covered(marker)}`,
    other: (name, place, which, marker) =>
      which === null
        ? `${name}, ${PLACES[place]} récompense, face cachée${covered(marker)}`
        : `${name}, ${PLACES[place]} récompense : ${card(which)}${covered(marker)}`,
    empty: place => `${capital(PLACES[place])} récompense : pas encore posée`,
  },
  handOf: name => `${name} : la main`,
  hand: 'Votre main',
  looksOn: 'Vous regardez la partie : les cartes cachées restent cachées.',

  supply: {
    title: 'La réserve',
    jewels: count => `${many(count, 'pierre', 'pierres')} sur 3`,
    prisons: count => `${many(count, 'prison', 'prisons')} sur 3`,
  },

  stake: {
    title: 'Ce qui est en jeu',
    pay: 'À la fin de la manche, chaque récompense paie sa valeur : le double sous une pierre précieuse, rien en prison.',
    hand: 'Les neuf cartes que vous gardez livrent les duels, une par duel.',
    end: 'Trois pierres précieuses sur vos propres cartes arrêtent aussitôt la manche.',
    win: (target, supply) =>
      supply === 'supply'
        ? `À ${target} ou plus, la carte la plus forte prend une pierre précieuse.`
        : `À ${target} ou plus, la carte la plus forte prend une pierre précieuse aux autres : la réserve n’en a plus.`,
    lose: (target, supply) =>
      supply === 'supply'
        ? `En dessous de ${target}, la carte la plus faible prend une prison.`
        : `En dessous de ${target}, la carte la plus faible prend une prison aux autres : la réserve n’en a plus.`,
    swords: 'À valeur égale, la carte qui a le plus d’épées est la plus forte.',
    free: 'Le champion peut aussi, au lieu de cela, sortir de prison une de ses cartes.',
    twoJewels: name =>
      name === null
        ? 'Vous tenez deux pierres précieuses : une troisième arrête aussitôt la manche.'
        : `${name} tient deux pierres précieuses : une troisième arrête aussitôt la manche.`,
    twoPrisons: name =>
      name === null
        ? 'Vous avez deux prisons : une troisième vous met hors de combat.'
        : `${name} a deux prisons : une troisième, et c’est la mise hors de combat.`,
    out: name =>
      name === null
        ? 'Trois prisons vous mettent hors de combat : votre carte ne compte pas, les autres se battent sans vous.'
        : `${name} est hors de combat, avec trois prisons : il faut atteindre le nombre sans sa carte.`,
    champion: (name, which) =>
      name === null
        ? `Votre ${card(which)} était la carte la plus forte : vous prenez une pierre précieuse.`
        : inSentence(
            `Le ${card(which)} joué par ${name} était la carte la plus forte et rapporte une pierre précieuse.`,
          ),
    scapegoat: (name, which) =>
      name === null
        ? `Votre ${card(which)} était la carte la plus faible : vous prenez une prison.`
        : inSentence(`Le ${card(which)} joué par ${name} était la carte la plus faible et coûte une prison.`),
  },

  count: {
    title: 'Ce qu’on a vu',
    guards: 'Cartes de garde à venir :',
    none: 'aucune',
    cards: 'Mousquetaires de chaque valeur, par épées :',
    value: (value, seen, of) => `${value} : ${seen} sur ${of} vus`,
    fought: 'au combat',
    mine: 'à vous',
    unseen: 'pas vu',
  },

  action: {
    label: 'Ce que vous pouvez faire',
    yourTurn: 'À vous',
    over: 'La partie est terminée',
    others: 'Les autres choisissent',
    watching: 'À la table',
    waiting: names => inSentence(`On attend ${list.format(names)}.`),
    decides: {
      jewel: name => inSentence(`On attend le champion, ${name}.`),
      prison: name => inSentence(`On attend le bouc émissaire, ${name}.`),
    },
    showing: 'Les cartes se retournent.',
    lay: count => (count === 1 ? 'Poser cette carte' : `Poser ces ${number(count)} cartes`),
    sending: 'Vos cartes se posent…',
    chosen: (count, of) => `${count} sur ${of}`,
    chooseMore: count =>
      count === 1 ? 'Touchez encore une carte de votre main.' : `Touchez ${number(count)} cartes de votre main.`,
    tooMany: 'Le compte y est : touchez d’abord une des cartes choisies pour la reprendre.',
    pickFirst: 'Touchez la carte que vous voulez jouer.',
    throwIt: 'Choisissez la carte à jeter',
    pickIt: 'Choisissez votre carte',
    takeBack: 'Reprendre',
    pass: 'Ne rien prendre',
    free: 'Libérer une carte',
    fight: 'Combattre quand même',
  },

  reckoning: {
    button: 'Derniers comptes',
    title: round => `Les comptes de la manche ${round}`,
    endings: {
      'three-jewels': name =>
        name === null
          ? 'Les trois pierres précieuses sont à vous : la manche est finie.'
          : `${name} tient les trois pierres précieuses : la manche est finie.`,
      'nine-duels': () => 'Les neuf duels sont joués : la manche est finie.',
    },
    turnedUp: 'On retourne les récompenses, et l’on paie.',
    jewel: value => `${value} × 2 = ${value * 2}`,
    prison: 'prison : 0',
    free: value => String(value),
    earned: ducats => (ducats < 2 ? `+${ducats} ducat` : `+${ducats} ducats`),
    change: (before, after) => `de ${before} à ${after}`,
    changeSpoken: (before, after) => `de ${before} à ${after} ${after < 2 ? 'ducat' : 'ducats'}`,
    thrown: 'Cartes jetées :',
    duelsWon: (won, fought) => `${many(won, 'duel gagné', 'duels gagnés')} sur ${fought}`,
    tied: 'Égalité en tête : une manche de plus décidera.',
    leads: 'en tête',
    goOn: 'Continuer',
    close: 'Fermer',
  },

  history: {
    button: 'Duels',
    title: 'Les duels de cette manche',
    none: 'Aucun duel n’a encore été livré dans cette manche.',
    duel: 'Duel',
    target: 'Garde',
    sum: 'Somme',
    result: 'Issue',
    won: 'gagné',
    lost: 'perdu',
    out: 'hors de combat',
    note: 'Les cartes qui ont combattu restent visibles.',
  },

  finale: {
    won: name => (name === null ? 'Vous remportez la partie !' : `${name} remporte la partie !`),
    standings: 'Classement final',
    player: 'Mousquetaire',
    column: round => `M${round}`,
    total: 'Ducats',
    place: 'Rang',
    rounds: (rounds, duels) =>
      rounds === 1 ? `${duels} duels en une seule manche.` : `${duels} duels en ${number(rounds)} manches.`,
  },

  keys: {
    button: 'Touches',
    title: 'Jouer au clavier',
    rows: [
      ['Tab', 'aller d’une partie de la table à la suivante'],
      ['Flèches', 'aller d’une carte à l’autre dans votre main'],
      ['Début, Fin', 'première et dernière carte de votre main'],
      ['Entrée', 'choisir la carte ; une seconde fois, la poser'],
      ['Échap', 'reprendre les cartes choisies, fermer un message'],
      ['?', 'ouvrir cette page depuis votre main'],
    ],
    why: 'Ce qui n’est pas permis reste à sa place : allez-y pour lire pourquoi ; Entrée puis Tab mènent à la règle.',
    motion: 'Une touche ou un clic termine tout mouvement en cours.',
  },
};
