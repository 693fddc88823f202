export const musketeersPages = {
  'm-aim': {
    say: 'Votre serviteur, monsieur. Je suis Planchet. Les ferrets de la Reine sont en Angleterre, et aller les chercher, c’est la Quête : quatre plateaux, l’un après l’autre. Achevez le quatrième, et tous les mousquetaires gagnent ensemble.',
  },
  'm-time': {
    say: 'Il y a quatre façons de perdre. La première, c’est d’arriver trop tard : à la fin de chaque manche le sablier avance d’une case, et au chapeau du Cardinal Milady gagne. Les dés rouges d’une case sont les siens au siège.',
  },
  'm-siege': {
    say: 'La deuxième, c’est La Rochelle. Le siège est vérifié à chaque manche ; si le jeton glisse jusqu’à la ruine, Milady gagne sur-le-champ.',
  },
  'm-honour': {
    say: 'La troisième, c’est l’honneur de la Reine. Les missions du Louvre que personne n’accomplit l’entament. Treize points perdus, et Milady a gagné.',
  },
  'm-constance': {
    say: 'La quatrième est là, à Paris : l’enlèvement. Tant que la carte est en jeu, Milady lance quatre dés rouges à la fin de chaque manche. Six Épées en tout, et Constance meurt. Il faut s’en occuper aujourd’hui !',
  },
  'm-team': {
    say: 'Vous menez d’Artagnan : son fort est le Panache, avec 4 ; il lance trois dés en duel et a trois points de vie. Vous avez sept cartes en main. Deux amis mènent Athos et Aramis, et la bourse est commune.',
  },
  'm-begin': {
    say: 'La phase de Milady est finie, celle des mousquetaires commence. Vous convenez entre vous de qui joue le premier.',
    now: 'Faites commencer d’Artagnan.',
  },
  'm-actions': {
    say: 'À quatre joueurs, chacun a quatre actions par tour, sinon trois. Tout ce que vous pouvez faire est sur ce cuir bleu ; ce qui est impossible y reste en gris et dit pourquoi. Vous pouvez aussi toucher une chose sur la table même.',
  },
  'm-foe': {
    say: 'Deux hommes du Cardinal tiennent l’enlèvement : Boisrenard, trois dés rouges, et Bernajoux. Une mission est accomplie quand tous ses adversaires sont battus et son défi relevé, dans n’importe quel ordre, par n’importe lequel d’entre vous.',
  },
  'm-duel': {
    say: 'Boisrenard est à Paris, et vous aussi. Un duel coûte une action.',
    now: 'Défiez Boisrenard.',
  },
  'm-commit': {
    say: 'Vous avez trois dés bleus. Chaque carte Combat en ajoute un pour ce duel, avant le premier lancer seulement. Six dés au plus.',
    now: 'Ajoutez deux cartes Combat, l’une après l’autre.',
  },
  'm-roll': {
    say: 'Cinq dés contre trois. Une Épée blesse, un Bouclier arrête une Épée. La première blessure met fin au duel.',
    now: 'Aucune autre carte : lancez les dés.',
  },
  'm-won': {
    say: 'Au premier lancer, personne n’a été touché : chacun a retiré un dé et relancé. Puis deux Lys et une Épée : c’est la botte secrète de d’Artagnan, et elle touche quoi qu’en disent les Boucliers. Adieu Boisrenard, sa pistole est dans votre bourse.',
  },
  'm-challenge': {
    say: 'Maintenant le défi de l’enlèvement, Panache 6. Votre Panache est de 4, et chaque carte Panache de votre main compte 1 de plus. Vous en avez deux : juste assez.',
    now: 'Relevez le défi.',
  },
  'm-add': {
    say: 'Les cartes jouées sont perdues : n’en jouez pas plus qu’il n’en faut.',
    now: 'Ajoutez les deux cartes Panache.',
  },
  'm-enough': { say: 'Quatre et deux font six : le compte y est.', now: 'Dites que c’est tout.' },
  'm-buy': {
    say: 'Gagné ! Il ne reste que Bernajoux à Paris. La bourse contient six pistoles, et pour une action vous pouvez acheter n’importe où, jusqu’à deux choses. Une lame de Tolède relance un dé à chaque duel.',
    now: 'Achetez une lame de Tolède.',
  },
  'm-bought': {
    say: 'La même action permettrait un second achat. Mais la bourse est à tous : laissez quelque chose à Athos.',
    now: 'Contentez-vous de la lame.',
  },
  'm-rochefort': {
    say: 'Prenez garde, monsieur. Milady a posé sa destination face cachée. Si c’est Paris, le Louvre ou la Quête, son homme Rochefort peut vous y barrer la route et vous combattre d’abord. Aujourd’hui elle vous a laissé passer : elle est peut-être ailleurs, peut-être pas.',
  },
  'm-move': {
    say: 'Il vous reste une action. De n’importe quel lieu on va à n’importe quel autre d’un seul pas. La Rochelle manque d’hommes.',
    now: 'Allez à La Rochelle.',
  },
  'm-athos': {
    say: 'Vos actions sont dépensées, c’est au tour d’Athos. Il va à Paris pour Bernajoux. Rochefort ne se bat jamais contre Athos : souvenez-vous-en quand un lieu paraît dangereux.',
  },
  'm-saved': {
    say: 'Bernajoux est battu, et l’enlèvement est déjoué. La carte quitte la partie, Constance est sauvée !',
  },
  'm-aramis': {
    say: 'Aramis est à La Rochelle. Une carte Combat posée là y reste, et apporte un dé au siège à chaque manche.',
  },
  'm-test': {
    say: 'Le siège. Milady lance les dés rouges de la piste du temps, un seul pour l’instant ; vous lancez un dé par carte Combat posée là. Seules les Épées comptent, et elle en a davantage : le jeton reculerait d’une case vers la ruine.',
  },
  'm-spare': {
    say: 'Vous êtes à La Rochelle : vous pouvez donner un point de vie pour annuler une de ses Épées. Une case n’est pas un désastre : gardez votre sang pour la Quête.',
    now: 'Gardez votre point de vie.',
  },
  'm-hour': {
    say: 'La fin de la manche a trois étapes : le temps avance, le jeton de la mission du Louvre descend, puis la carte Paris fait son œuvre. À Paris, il n’y en a plus !',
  },
  'm-keep': {
    say: 'L’équipe possède une carte « Un pour tous ». Elle arrête le temps pour cette manche, ou rend deux points d’honneur à la Reine, ou vaut deux jetons Épopée. Elle servira mieux bientôt.',
    now: 'Laissez passer le temps.',
  },
  'm-treachery': {
    say: 'Nouvelle manche, et Milady joue d’abord : elle a posé une nouvelle destination, mis le trafiquant en jeu à Paris et, par une carte Perfidie, fait perdre un point d’honneur à la Reine.',
  },
  'm-again': {
    say: 'On ne peut pas éteindre tous les feux. À chaque manche demandez-vous : que perdons-nous si personne n’y va ? Puis répartissez-vous, avec toujours quelqu’un à la Quête.',
    now: 'Commencez avec d’Artagnan.',
  },
  'm-quest': { say: 'C’est la Quête qui fait gagner. Athos est déjà en chemin.', now: 'Allez à la Quête.' },
  'm-inn': {
    say: 'L’auberge du Lys d’or. Douze jetons y sont posés face cachée dans trois couloirs : des adversaires, des Pièges et quatre Leurres. Il ne vous faut qu’un couloir, de sa première case à la quatrième.',
  },
  'm-one': {
    say: 'Un jeton Épopée retourne trois jetons avant que quelqu’un ne tombe dessus. La carte « Un pour tous » en vaut deux : six jetons !',
    now: 'Jouez-la pour voir l’auberge.',
  },
  'm-name': {
    say: 'Regardez les deux premières cases de chaque couloir. Un jeton retourné reste visible, et ne fait rien tant que personne n’avance dessus.',
    now: 'Désignez les cases une à une.',
  },
  'm-seen': {
    say: 'Quatre dés aux Écuries, un Piège au Cellier ; mais dans les Chambres un Leurre, et derrière lui un homme à deux dés seulement. Voilà votre chemin.',
  },
  'm-advance': {
    say: 'Un pas dans un couloir coûte une action, et vous affrontez ce qui s’y trouve.',
    now: 'Avancez dans les Chambres.',
  },
  'm-decoy': {
    say: 'Un Leurre : personne. Il disparaît, l’action est dépensée. À l’homme aux deux dés, maintenant.',
    now: 'Avancez encore.',
  },
  'm-two': {
    say: 'À l’auberge, vous voyez l’adversaire avant d’ajouter des cartes. Deux dés contre vos trois : une carte Combat de plus, c’est plus sûr.',
    now: 'Ajoutez une carte Combat.',
  },
  'm-fight': { say: 'Quatre dés contre deux.', now: 'Lancez.' },
  'm-blade': {
    say: 'Deux Épées, et deux Boucliers en face : personne ne serait touché. Votre propre Bouclier n’arrête rien, car l’adversaire ne montre aucune Épée. Une fois par duel, la lame de Tolède relance un dé : une troisième Épée toucherait, et un second Lys ferait votre botte secrète.',
    now: 'Relancez le Bouclier.',
  },
  'm-on': { say: 'Touché ! Il vous reste une action.', now: 'Avancez encore une fois.' },
  'm-board': {
    say: 'Encore un Leurre pour vous, et Athos a battu le quatrième jeton : l’auberge est derrière nous. Il pioche deux cartes, et le deuxième plateau, le passage vers l’Angleterre, s’ouvre aussitôt.',
  },
  'm-round': {
    say: 'La manche est finie. Au Louvre, le jeton est sur la case 3, ce qui a coûté un point à la Reine ; à la prochaine, la mission échouerait et lui en coûterait deux de plus. C’est là qu’il faudrait aller.',
  },
  'm-end': {
    say: 'C’est tout ce que je puis vous apprendre, monsieur : sauvez ce qui brûle, achetez bien, et gardez toujours quelqu’un à la Quête. Vous pouvez jouer la suite contre Milady, ou voir la partie de son côté.',
  },
} as const;
