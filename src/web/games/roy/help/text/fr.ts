import type { HelpWords } from './en.ts';

export const fr: HelpWords = {
  title: game => `Apprendre ${game}`,
  begin: {
    title: 'Comment commencer',
    text: 'Nul besoin de lire d’abord les règles. Chaque leçon est une vraie partie dont les dés tombent comme il faut : dix minutes, avec à vos côtés quelqu’un qui dit quoi regarder et pourquoi. Vous pouvez partir à tout moment et reprendre plus tard.',
    sides: {
      musketeers: {
        title: 'Avec les mousquetaires',
        text: 'Vous menez d’Artagnan pendant deux manches : un duel, un défi, un achat, le siège, et le premier couloir de la Quête. Planchet vous accompagne.',
      },
      milady: {
        title: 'En Milady',
        text: 'Vous garnissez l’auberge et deux missions, choisissez où vous cacher et envoyez Rochefort. Il vous dit comment la partie se gagne.',
      },
    },
    start: 'Commencer la leçon',
    goOn: 'Reprendre la leçon',
    after:
      'Ensuite, la page de préparation a une plaque « Première partie » : deux ou trois automates, une carte « Un pour tous » en main, pas de sablier.',
    table: 'Dresser une table',
  },
  aim: {
    title: 'Le but en une minute',
    team: 'Les mousquetaires gagnent ensemble, d’une seule façon : en achevant les quatre plateaux de la Quête.',
    boards: [
      'L’auberge : un couloir sur trois, quatre jetons face cachée.',
      'Le passage vers l’Angleterre : quatre défis, puis de Wardes.',
      'Le retour vers Paris : trois adversaires, l’un derrière l’autre.',
      'Les galeries du Louvre : quatre antichambres, chacune par un défi, par deux duels ou par un passage secret.',
    ],
    milady: 'Milady joue seule et gagne de l’une de ces quatre façons :',
    ways: [
      'Le temps atteint le chapeau du Cardinal.',
      'Le siège de La Rochelle tourne à la ruine.',
      'La Reine a perdu tout son honneur.',
      'L’enlèvement est en jeu à Paris, et Milady y a obtenu six Épées.',
    ],
    round:
      'Une manche : Milady se cache, pose une carte Paris, joue ou pioche une Perfidie ; chaque mousquetaire a un tour de trois actions (quatre à quatre joueurs) ; on vérifie le siège ; le temps, le Louvre et Paris réclament leur dû.',
    tips: 'Trois choses qu’on apprend tard',
    tip: [
      'On ne peut pas tout empêcher. Demandez-vous ce qui est perdu si personne n’y va cette manche.',
      'Les cartes sont faites pour être dépensées : deux cartes Combat changent un duel égal en un bon duel.',
      'Il faut quelqu’un à la Quête dès la deuxième manche. Le temps est la meilleure carte de Milady.',
    ],
  },
  house: {
    title: 'Quelles valeurs sont les nôtres',
    text: 'Les livrets ne montrent bien des valeurs qu’en images. Ce qu’aucune source ne donne, il a fallu le choisir : ce sont les valeurs maison. Le tableau dit pour chaque valeur d’où elle vient.',
    marks: { book: 'le livret', web: 'une page publique', inferred: 'déduite', house: 'valeur maison' },
    markHelp: {
      book: 'Imprimée dans les règles ou dans les réponses de l’éditeur.',
      web: 'Racontée sur une page publique par quelqu’un qui possède le jeu.',
      inferred: 'Découle d’un exemple ou du compte des cartes.',
      house: 'Personne ne le dit : c’est notre choix, essayé dans des milliers de parties entre automates.',
    },
    changed: 'Cinq valeurs changées à l’essai',
    changedText:
      'Avec nos premières idées, les mousquetaires gagnaient trop rarement. Cinq valeurs ont été changées pour que les deux camps aient leur chance à tout nombre de joueurs ; rien de ce qu’une source affirme n’a été touché. La dernière colonne dit combien de parties sur cent les mousquetaires gagneraient, à 2, 3, 4, 5 et 6 joueurs, si l’on revenait sur cette seule valeur. Telles quelles : 67, 48, 51, 35 et 42.',
    columns: {
      what: 'Valeur',
      before: 'Première idée',
      now: 'Maintenant',
      wins: 'Si l’on y revenait',
      source: 'Origine',
    },
    changes: {
      time: { what: 'Longueur de la piste du temps', before: '13 cases', now: '15 cases' },
      honour: { what: 'Honneur que la Reine peut perdre', before: '9', now: '13' },
      calais: { what: 'Défis du passage vers l’Angleterre', before: '7 chacun', now: '6 chacun' },
      wardes: { what: 'Dés du comte de Wardes', before: '4', now: '3' },
      abduction: { what: 'Défi de l’enlèvement', before: 'Panache 7', now: 'Panache 6' },
    },
    groups: {
      adversaries: 'Adversaires',
      traps: 'Embûches',
      treachery: 'Cartes Perfidie',
      paris: 'Cartes Paris',
      louvre: 'Missions du Louvre',
      characters: 'Cartes Personnage',
      musketeers: 'Mousquetaires',
      arsenal: 'L’Arsenal',
    },
    fields: {
      strength: 'force',
      dice: 'dés',
      power: 'pouvoir',
      reward: 'récompense',
      card: 'ce qu’elle fait',
      copies: 'exemplaires',
      effect: 'effet',
      challenge: 'défi',
      asks: 'ce qu’elle exige',
      skills: 'compétences',
      manoeuvre: 'botte secrète',
      life: 'vie',
      price: 'prix',
    },
    board: 'Imprimé sur le plateau',
    boardText:
      'Les faces des dés, la longueur des pistes du temps, de l’honneur et du siège, la bourse de 5 à 10 pistoles, les quatre dés de Rochefort et les valeurs des jetons de la Quête sont des valeurs maison. Les nombres de dés, de jetons et de cases que comptent les règles sont ceux du livret.',
    list: 'Voir la liste',
    rules: 'Vers le livret de règles',
  },
  lesson: {
    stuck: 'Cette leçon a perdu le fil. Reprenez-la depuis le début.',
    leave: 'Quitter',
    again: 'Recommencer',
    over: 'La leçon est finie',
    overText: {
      musketeers:
        'L’auberge est derrière vous et Constance est sauve. La partie est à vous : jouez la suite contre un automate qui mène Milady, ou commencez la vôtre.',
      milady:
        'Vous avez gagné avec Milady. La prochaine fois, personne ne vous dira où vous cacher : prenez place à votre propre table, ou voyez la partie de l’autre côté.',
    },
    playOn: 'Jouer la suite',
    ownGame: 'Une partie à vous',
    other: { musketeers: 'La leçon des mousquetaires', milady: 'La leçon de Milady' },
    help: 'Retour à la page d’aide',
  },
};
