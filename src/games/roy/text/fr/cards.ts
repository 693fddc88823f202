import { CHARACTERS, type Character, COMBAT } from '../../cards/adventure.ts';
import { ARSENAL, BALM_HEALS } from '../../cards/arsenal.ts';
import { BRIBE, CALAIS_VALUE, EPICS, GARRISON_MOST, PASSAGE_PRICE, SPACES_PER_EPIC } from '../../cards/board.ts';
import { IMPROVED, SHEETS } from '../../cards/musketeers.ts';
import { TOKEN_CHALLENGE, TOKEN_KINDS, TOKENS } from '../../cards/tokens.ts';
import { ITEMS, type Item, MUSKETEERS, type Musketeer, SKILLS } from '../../names.ts';
import { type CardTexts, each } from '../shape.ts';
import { hers, pattern } from './cards-milady.ts';
import { challengeOf, dice, epicTokens, lifePoints, list, names, pistoles, redDice } from './names.ts';

const CHARACTER_HELP: Readonly<Record<Character, string>> = {
  bassompierre: 'Jouez-le d’où vous voulez : il occupe une place à La Rochelle et ajoute 1 dé bleu à chaque siège.',
  essarts: `${pistoles(3)} entrent dans la bourse.`,
  buckingham: `Les mousquetaires gagnent ${epicTokens(1)}.`,
  captain: 'Piochez 3 cartes Aventure.',
  ketty: 'Milady retourne sa carte Lieu à la vue de tous. Elle n’est pas démasquée pour autant.',
  laporte: 'La Reine regagne 1 point d’honneur.',
  planchet:
    'Ou bien un autre mousquetaire pioche une carte et peut se déplacer gratuitement, ou bien le vôtre regagne 1 point de vie.',
};

const price = (item: Item): string => {
  const cost = ARSENAL[item].price;
  if (cost === 'combat') return 'Prix : une carte Combat.';
  return cost === 'card' ? 'Prix : une carte Aventure quelconque.' : `Prix : ${pistoles(cost)}.`;
};

const GEAR_HELP: Readonly<Record<Exclude<Item, (typeof SKILLS)[number]>, string>> = {
  horse: 'Une fois par manche, son propriétaire se déplace d’un lieu à un autre sans dépenser d’action.',
  pistol: 'Une Épée de plus au premier lancer de chaque duel de son propriétaire.',
  armour: 'Un Bouclier de plus à chaque lancer d’un duel, mais aucun secours contre une botte secrète.',
  blade: 'Une fois par duel, après le lancer de son choix, son propriétaire peut relancer un de ses dés.',
  balm: `L’acheteur regagne aussitôt ${lifePoints(BALM_HEALS)}, sans dépasser son maximum.`,
  manoeuvre: `Une botte secrète qui ne demande que ${pattern(IMPROVED)}. Elle remplace l’ancienne ; d’Artagnan garde les deux.`,
};

const isSkill = (item: Item): item is (typeof SKILLS)[number] => (SKILLS as readonly Item[]).includes(item);

const itemHelp = (item: Item): string =>
  isSkill(item) ? `${names.skills[item]} +1 pour le reste de la partie.` : GEAR_HELP[item];

const ABILITIES: Readonly<Record<Musketeer, string>> = {
  dartagnan: 'Il a une meilleure botte secrète que les autres et peut posséder en plus la botte améliorée.',
  athos: 'Rochefort ne l’intercepte jamais.',
  aramis: 'Une fois par manche, une carte quelconque de sa main vaut +1 dans un défi ou un dé de plus dans un duel.',
  porthos: 'C’est le plus robuste : personne n’a plus de points de vie que lui.',
  treville:
    'Une fois pendant son tour, pour une action, il fait accomplir aussitôt une action à un autre mousquetaire. Il commence avec une lame de Tolède.',
};

const sheet = (who: Musketeer): string => {
  const { skills, life, dice: blue, manoeuvre } = SHEETS[who];
  const values = list(SKILLS.map(skill => `${names.skills[skill]} ${skills[skill]}`));
  return `${values} ; ${lifePoints(life)}, ${dice(blue)}. Botte secrète : ${pattern(manoeuvre)}. ${ABILITIES[who]}`;
};

const fighting = (kind: (typeof TOKEN_KINDS)[number]): string => {
  const { dice: red, fixed } = TOKENS[kind].fighter;
  if (kind === 'snare')
    return 'Qui le retourne ou avance dessus perd 1 point de vie. Il n’y a pas de duel, et le jeton est défaussé.';
  if (fixed === null) return `Un adversaire à ${redDice(red)} et 1 point de vie.`;
  return `Un adversaire qui ne lance pas de dés : son résultat est toujours ${pattern({ ...fixed, lilies: 0 })}.`;
};

export const cards: CardTexts = {
  ...hers,
  skills: each(SKILLS, skill => ({
    title: names.cards[skill].name,
    help: `Carte Compétence : +1 dans un ${challengeOf(skill)}. Comme toute carte, elle peut payer une compétence améliorée.`,
  })),
  combat: each(COMBAT, card => ({
    title: names.cards[card].name,
    help:
      card === 'double'
        ? 'Carte Combat qui en vaut deux : deux dés de plus dans un duel ou, posée à La Rochelle, deux à chaque siège.'
        : 'Carte Combat : un dé de plus dans un duel ou, posée à La Rochelle, un à chaque siège.',
  })),
  characters: each(CHARACTERS, card => ({ title: names.cards[card].name, help: CHARACTER_HELP[card] })),
  oneForAll: {
    title: 'Un pour tous, tous pour un',
    help: 'À tout moment : le temps s’arrête jusqu’à la fin de la manche, ou la Reine regagne 2 points d’honneur, ou la carte vaut 2 jetons Épopée.',
  },
  tokens: {
    ...each(TOKEN_KINDS, kind => ({ title: names.tokens[kind].name, help: fighting(kind) })),
    decoy: { title: names.tokens.decoy.name, help: 'Personne à combattre : on le défausse, et l’action est dépensée.' },
  },
  challengeTokens: each(SKILLS, skill => ({
    title: `${names.skills[skill]} ${TOKEN_CHALLENGE}`,
    help: 'Remporter ce défi est l’une des façons de franchir l’antichambre.',
  })),
  epic: {
    title: 'Jeton Épopée',
    help: `Ne sert qu’à la Quête : il retourne ${SPACES_PER_EPIC} jetons à l’auberge, abaisse de 1 un défi du passage vers l’Angleterre, vaut un dé de plus sur le retour vers Paris, et ${PASSAGE_PRICE} ouvrent un passage secret. Il y en a ${EPICS}.`,
  },
  items: each(ITEMS, item => ({ title: names.items[item].name, help: `${itemHelp(item)} ${price(item)}` })),
  musketeers: each(MUSKETEERS, who => ({ title: names.musketeers[who].name, help: sheet(who) })),
  boards: {
    1: {
      title: names.boards[1],
      help: 'Trois chemins de quatre jetons, face cachée. Dégagez-en un jusqu’au bout pour terminer le plateau.',
    },
    2: {
      title: names.boards[2],
      help: `Remportez les quatre défis, chacun de valeur ${CALAIS_VALUE.erudition}, puis battez de Wardes.`,
    },
    3: {
      title: names.boards[3],
      help: 'Battez les adversaires A, B et C. Les cartes s’engagent avant que l’adversaire soit retourné, les jetons Épopée après.',
    },
    4: {
      title: names.boards[4],
      help: `Franchissez quatre antichambres : par le défi de valeur ${TOKEN_CHALLENGE}, en battant les deux adversaires ou par un passage secret à ${epicTokens(PASSAGE_PRICE)}. Les mousquetaires ont alors gagné.`,
    },
  },
  places: {
    quarters: {
      title: names.places.quarters.name,
      help: 'Si Milady s’y trouve à la fin de la phase des mousquetaires, elle peut prendre une carte Paris. Les mousquetaires n’y entrent jamais.',
    },
    richelieu: {
      title: names.places.richelieu.name,
      help: 'Si Milady s’y trouve, elle obtient des Perfidies, à moins qu’un mousquetaire ne vienne l’y surprendre. Celui qui arrive quand elle est ailleurs est conduit à la Bastille.',
    },
    'vieux-colombier': {
      title: names.places['vieux-colombier'].name,
      help: 'L’hôtel des mousquetaires : on y porte ceux qui sont hors de combat, et Milady n’y vient jamais.',
    },
    bastille: {
      title: names.places.bastille.name,
      help: `La prison. Pour une action, on soudoie les geôliers (${pistoles(BRIBE)}) ou l’on affronte l’un d’eux.`,
    },
    paris: {
      title: names.places.paris.name,
      help: 'La carte Paris de Milady nuit à chaque manche, tant qu’on n’a pas réglé son défi, ses duels et ce qu’elle demande d’autre.',
    },
    louvre: {
      title: names.places.louvre.name,
      help: 'Une mission pour la Reine. Son jeton descend à chaque manche : à la case 3, la Reine perd 1 point d’honneur ; à la case 4, elle en perd 2 et la mission échoue.',
    },
    'la-rochelle': {
      title: names.places['la-rochelle'].name,
      help: `On peut y poser jusqu’à ${GARRISON_MOST} cartes ; chacune ajoute ses dés au siège, que l’on vérifie à chaque manche.`,
    },
    quest: {
      title: names.places.quest.name,
      help: 'Quatre plateaux dans l’ordre : l’auberge, le passage vers l’Angleterre, le retour vers Paris, les galeries. Terminer le quatrième donne la victoire aux mousquetaires.',
    },
  },
};
