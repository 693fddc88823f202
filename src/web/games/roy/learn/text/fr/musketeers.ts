/** The button, as it reads. */
const choose = (label: string): string => `Choisissez « ${label} ».`;

export const musketeersPages = {
  'm-aim': {
    say: 'Planchet, pour vous servir. Les ferrets de la Reine sont en Angleterre, et la Quête qui y mène a quatre plateaux : achevez le quatrième, et tous les mousquetaires gagnent ensemble.',
  },
  'm-abduction': {
    say: 'Mais d’abord Constance : tant que l’enlèvement est à Paris, Milady lance quatre dés rouges à la fin de chaque manche. Six Épées en tout, Constance meurt et la partie est perdue.',
  },
  'm-begin': {
    say: 'Vous menez d’Artagnan. Deux amis mènent Athos et Aramis, et vous convenez entre vous de qui commence.',
    now: choose,
  },
  'm-actions': {
    say: 'Vous avez quatre actions. Tout ce que vous pouvez faire est sur le panneau bleu ; le reste y attend en gris et dit pourquoi.',
  },
  'm-rochefort': {
    say: 'Prenez garde : la destination de Milady est face cachée, et Rochefort se cache peut-être ici. Dans ce cas, il peut s’interposer avant un duel ou un défi et vous combattre d’abord.',
  },
  'm-duel': {
    say: 'Boisrenard et Bernajoux tiennent l’enlèvement : battez-les tous deux, remportez le défi, et Constance est sauvée. Un duel coûte une action.',
    now: choose,
  },
  'm-sheet': {
    say: 'Voyez votre fiche : trois dés bleus, trois points de vie et une botte secrète. Deux Lys et une Épée en un lancer, et d’Artagnan touche quoi qu’en disent les Boucliers.',
  },
  'm-commit': {
    say: 'Chaque carte Combat ajoute un dé, mais seulement avant le premier lancer. Engagez-en deux, l’une après l’autre.',
    now: choose,
  },
  'm-roll': {
    say: 'Une Épée blesse, un Bouclier arrête une Épée, la première blessure met fin au duel. Si personne n’est touché, égalité : chacun retire un dé et l’on relance.',
    now: choose,
  },
  'm-won': {
    say: 'Vous avez vu les deux : une égalité, puis la botte secrète. Boisrenard est battu, et sa pistole est dans votre bourse.',
  },
  'm-challenge': {
    say: 'À présent le défi de l’enlèvement, Panache 6. Le Panache est votre fort, vous avez 4, et chaque carte Panache de votre main ajoute 1.',
    now: choose,
  },
  'm-add': {
    say: 'Quatre et deux font six : il vous faut les deux cartes Panache. Ce qui est joué est perdu, n’en jouez jamais plus qu’il n’en faut.',
    now: choose,
  },
  'm-draw': {
    say: 'Gagné ! Regarnissez votre main, car les cartes sont vos dés, vos talents et vos amis : piocher est l’action la plus courante.',
    now: choose,
  },
  'm-move': {
    say: 'Il reste une action, et une seule suffit pour aller d’un lieu à n’importe quel autre. Le siège se joue quand tous ont fini leur tour : allez là où l’on manque d’hommes.',
    now: choose,
  },
  'm-athos': {
    say: 'Athos joue son tour et va à Paris pour Bernajoux. Rochefort ne se bat jamais contre Athos : souvenez-vous-en quand un lieu paraît dangereux.',
  },
  'm-saved': { say: 'Bernajoux est battu, et l’enlèvement déjoué. La carte quitte la partie, Constance est sauvée !' },
  'm-siege': {
    say: 'Le siège de La Rochelle : un dé rouge pour Milady, un bleu par carte Combat posée ici. Elle a une Épée de plus, le jeton glisse donc d’une case vers la ruine ; au bout, elle gagne.',
  },
  'm-spare': {
    say: 'Vous êtes sur place : vous pouvez sacrifier un point de vie pour annuler une de ses Épées. Une case n’est pas un désastre, gardez-le pour la Quête.',
    now: choose,
  },
  'm-time': {
    say: 'À la fin de chaque manche le jeton Temps avance, et sur la case Richelieu, au chapeau du Cardinal, Milady gagne. Votre carte « Un pour tous » pourrait l’arrêter, mais elle servira mieux bientôt.',
    now: choose,
  },
  'm-honour': {
    say: 'Le jeton du Louvre avance aussi : une mission délaissée entame l’honneur de la Reine, et treize points perdus font gagner Milady. Vous connaissez les quatre façons de perdre : Constance, le siège, le temps, l’honneur.',
  },
  'm-again': {
    say: 'Nouvelle manche, et Milady a joué sa phase. On ne peut éteindre tous les feux : demandez-vous ce que l’on perd si personne n’y va, et gardez quelqu’un à la Quête.',
    now: choose,
  },
  'm-buy': {
    say: 'Une action permet jusqu’à deux achats, où que vous soyez, sur la bourse commune. Une lame de Tolède relance un dé à chaque duel, une cuirasse ajoute un Bouclier à chaque lancer.',
    now: choose,
  },
  'm-quest': { say: 'Seule la Quête fait gagner. Athos y est déjà.', now: choose },
  'm-inn': {
    say: 'L’auberge du Lys d’or : sur trois chemins, douze jetons face cachée, adversaires, Pièges et quatre Leurres. Il ne vous faut qu’un chemin, de la première case à la quatrième.',
  },
  'm-reveal': {
    say: 'Un jeton Épopée en retourne trois, et votre carte « Un pour tous » vaut deux jetons Épopée. Regardez les deux premières cases de chaque chemin.',
    now: choose,
  },
  'm-advance': {
    say: 'Quatre dés aux Écuries, un Piège au Cellier ; aux Chambres deux dés seulement, et un Leurre derrière. Un pas coûte une action, et vous affrontez ce qui s’y trouve.',
    now: choose,
  },
  'm-two': { say: 'Deux dés contre vos trois. Engagez une carte Combat, c’est plus sûr, puis lancez.', now: choose },
  'm-stopped': {
    say: 'En l’état personne n’est touché : ce serait l’égalité. Votre Bouclier ne sert à rien, car l’adversaire ne montre aucune Épée.',
  },
  'm-sword': {
    say: 'Une fois par duel, la lame de Tolède relance un dé. Une Épée de plus peut toucher, et deux Lys avec une Épée font votre botte secrète.',
    now: choose,
  },
  'm-on': { say: 'Touché ! Il reste une action, et la case suivante est le Leurre : personne.', now: choose },
  'm-board': {
    say: 'Athos vous laisse le chemin et part pour La Rochelle, où l’on manque de monde. Restent deux jetons : qui dégage le quatrième achève le plateau, et pioche deux cartes.',
  },
  'm-louvre': {
    say: 'La troisième manche. Au Louvre le jeton est sur la case 3 : à la fin de cette manche la mission échoue et coûte deux points à la Reine ; à l’auberge, deux jetons vous barrent le chemin.',
  },
  'm-cards': {
    say: 'Deux choses avant un tour à vous : une carte Personnage coûte une action et fait ce qu’elle dit. Sans point de vie, vous êtes hors de combat : on vous porte au Vieux-Colombier, et votre tour suivant se passe à vous relever.',
  },
  'm-free': {
    say: 'Ce tour est tout à vous, et rien de ce que vous ferez n’est une faute. Après chaque choix, je vous dirai ce que j’aurais fait.',
    now: 'Où allez-vous ? Jouez le tour de d’Artagnan.',
  },
  'm-end': {
    say: 'Voilà un tour bien à vous, et tout est là : sauvez ce qui brûle, piochez et achetez bien, restez à la Quête. Une première partie vous attend.',
  },
} as const;
