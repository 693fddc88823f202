import { CALAIS_VALUE, PASSAGE_PRICE, SPACES_PER_EPIC } from '#games/roy/cards/board.ts';
import { TOKEN_CHALLENGE } from '#games/roy/cards/tokens.ts';
import type { Words } from '../en/index.ts';

export const boards: Words['boards'] = {
  number: board => `plateau ${board} sur 4`,
  open: 'Ouvrir le plateau',
  close: 'Fermer le plateau',
  epics: (count, most) => `${count < 2 ? `${count} jeton Épopée` : `${count} jetons Épopée`} sur ${most}`,

  asks: {
    inn: 'Dégagez un chemin jusqu’au bout.',
    challenges: left => (left === 1 ? 'Encore un défi, puis de Wardes.' : `Encore ${left} défis, puis de Wardes.`),
    wardes: 'Battez de Wardes.',
    road: letter => `Battez celui qui attend en ${letter}.`,
    antechamber: number => `Franchissez l’antichambre ${number} sur 4.`,
    done: 'La Quête est accomplie.',
    laying: 'Milady pose ses jetons.',
    mine: (laid, all) => `Posez vos jetons : ${laid} sur ${all} en place.`,
    name: left => (left === 1 ? 'Désignez encore une case.' : `Désignez encore ${left} cases.`),
  },

  commonRoom: 'Salle commune',
  toEngland: 'Vers l’Angleterre',
  toParis: 'Vers Paris',
  toQueen: 'Chez la Reine',
  road: ['A', 'B', 'C'],
  antechamber: number => `Antichambre ${number}`,
  value: (skill, value) => `${skill} ${value}`,
  dice: count => (count < 2 ? `${count} dé rouge` : `${count} dés rouges`),

  space: (path, space) => `${path}, case ${space}`,
  innSpace: (space, what) => `${space} : ${what}`,
  roadSpace: (letter, what) => `Case ${letter} : ${what}`,
  first: (number, what) => `Antichambre ${number}, premier adversaire : ${what}`,
  second: (number, what) => `Antichambre ${number}, second adversaire : ${what}`,
  challenge: (number, what) => `Antichambre ${number}, défi : ${what}`,
  lies: {
    empty: 'rien encore',
    next: 'la prochaine à garnir',
    hidden: 'face cachée',
    cleared: 'dégagée',
    beaten: 'vaincu',
    named: 'désignée, à retourner',
  },
  yours: token => `${token}, visible pour vous uniquement`,
  won: 'remporté',
  toWin: 'à remporter',
  after: 'une fois les quatre défis remportés',
  passed: 'franchie',

  men: {
    title: 'À la Quête',
    common: who => `${who}, dans la Salle commune`,
    path: (who, space) => `${who}, ${space}`,
  },

  facts: {
    title: 'Ce que cela coûte, ce que cela rapporte',
    1: [
      { text: 'Une action mène à la case suivante : on en retourne le jeton, et on l’affronte.', rule: 'ROY.INN.4' },
      { text: `Un jeton Épopée retourne ${SPACES_PER_EPIC} jetons.`, rule: 'ROY.INN.8' },
      { text: 'Dégager un chemin termine le plateau, et donne deux cartes à qui le fait.', rule: 'ROY.QUEST.13' },
    ],
    2: [
      {
        text: `Une action par défi de valeur ${CALAIS_VALUE.erudition}, dans n’importe quel ordre.`,
        rule: 'ROY.CALAIS.2',
      },
      { text: 'Un jeton Épopée abaisse un défi de 1.', rule: 'ROY.CALAIS.4' },
      { text: 'Battre de Wardes termine le plateau, et donne deux cartes à qui le fait.', rule: 'ROY.QUEST.13' },
    ],
    3: [
      { text: 'Une action : affronter le premier qui reste, A, puis B, puis C.', rule: 'ROY.RETURN.2' },
      { text: 'Cartes Combat avant de le retourner, jetons Épopée après.', rule: 'ROY.RETURN.3' },
      { text: 'Battre le troisième termine le plateau, et donne deux cartes à qui le fait.', rule: 'ROY.QUEST.13' },
    ],
    4: [
      { text: `On la franchit par le défi de valeur ${TOKEN_CHALLENGE}, ou en battant les deux.`, rule: 'ROY.GALL.3' },
      { text: `Ou par un passage secret : une action et ${PASSAGE_PRICE} jetons Épopée.`, rule: 'ROY.GALL.6' },
      { text: 'Après la quatrième antichambre, les mousquetaires ont gagné.', rule: 'ROY.GALL.9' },
    ],
  },

  lay: {
    stock: 'Vos jetons',
    left: count => (count === 0 ? 'plus aucun' : count === 1 ? '1 restant' : `${count} restants`),
    decoys: 'Il n’y a plus de place que pour les Leurres : tous les quatre vont à l’auberge.',
    how: 'Touchez un jeton pour le poser sur la case éclairée, ou faites-le glisser jusque-là.',
    suggest: 'Compléter pour moi',
    stop: 'Arrêter',
  },
};
