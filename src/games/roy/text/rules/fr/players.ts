export const players: Readonly<Record<string, string>> = {
  'ROY.P2.1': 'À deux joueurs, l’un est Milady et l’autre mène les 4 mousquetaires.',
  'ROY.P2.2': 'Celui-ci commence avec une seule main de 9 cartes, qui sert à tous ses mousquetaires.',
  'ROY.P2.3': 'Il pioche 1 carte Aventure au début de chaque manche, la première comprise.',
  'ROY.P2.4': 'On retire la carte Isolés du paquet Perfidie avant la distribution.',

  'ROY.P3.1': 'À trois joueurs, l’un est Milady et les deux autres mènent chacun 2 mousquetaires.',
  'ROY.P3.2': 'Chacun de ces deux joueurs commence avec une seule main de 9 cartes pour ses deux mousquetaires.',
  'ROY.P3.3':
    'L’ordre des tours reste libre entre les quatre mousquetaires : un joueur n’a pas à jouer ses deux tours l’un après l’autre.',

  'ROY.P4.1':
    'À quatre joueurs, l’un est Milady et les trois autres mènent un mousquetaire chacun. Le quatrième mousquetaire ne joue pas.',
  'ROY.P4.2': 'Chaque mousquetaire a 4 actions par tour.',
  'ROY.P4.3': 'Chaque joueur mousquetaire commence avec 7 cartes.',

  'ROY.P6.1':
    'À six joueurs, on compte cinq mousquetaires, Tréville compris. Chacun a 3 actions et 5 cartes au départ.',
  'ROY.P6.2': 'Milady commence avec 5 cartes Perfidie prises au hasard.',
  'ROY.P6.3':
    'Milady commence avec 2 cartes Paris de son choix en main, en plus de celle qu’elle met en jeu. Option de table : une en jeu et une seule en main.',
  'ROY.P6.4': 'Le jeton Temps commence sur la troisième case de sa piste.',

  'ROY.EASY.1':
    'Partie plus facile : les mousquetaires commencent avec une carte « Un pour tous, tous pour un ». Option de table : partie plus facile.',

  'ROY.HARD.1':
    'Quête mortelle : un mousquetaire mis hors de combat alors qu’il est à la Quête ne peut plus y retourner de la partie. Option de table : Quête mortelle, avec ou sans « Athos le brave ».',
  'ROY.HARD.2':
    'Quête mortelle : quand tous les mousquetaires de la partie sont ainsi exclus de la Quête, Milady gagne sur-le-champ.',
  'ROY.HARD.3':
    'Athos le brave : là où Rochefort est déjà à découvert, il doit affronter Athos aussi. Option de table : Athos le brave.',
  'ROY.HARD.4':
    'Pour la Quête mortelle, on regarde d’abord si le plateau est terminé : un mousquetaire qui franchit la quatrième antichambre tout en étant mis hors de combat fait gagner les siens, même s’il était le dernier à ne pas être exclu.',

  'ROY.AUTO.1':
    'Sans Milady, la partie réunit de 1 à 5 joueurs mousquetaires. Le nombre d’actions et de cartes est celui d’une partie où Milady serait un joueur de plus.',
  'ROY.AUTO.2': 'On joue sans les cartes Lieu Richelieu et Hôtel de Milady.',
  'ROY.AUTO.3':
    'À l’étape Destination, on tire au hasard une des cartes Lieu utilisables et on la pose face visible : Milady y est à découvert dès le début.',
  'ROY.AUTO.4':
    'La Rochelle ne participe au tirage que les manches où au moins 2 cartes s’y trouvent, M. de Bassompierre compris.',
  'ROY.AUTO.5':
    'Une fois le quatrième plateau en jeu, la destination est toujours la Quête, sauf si Rochefort est hors de combat. Un Lieu déjà tiré pour la manche reste valable : cela ne commence qu’à la manche suivante.',
  'ROY.AUTO.6': 'À l’étape Perfidie, on tire la première carte Perfidie et elle prend effet.',
  'ROY.AUTO.7': 'Un Baume tiré alors que Rochefort n’est pas blessé est défaussé, et l’on tire une autre carte.',
  'ROY.AUTO.8': 'Milady n’a pas de Perfidies en main ; on ignore toute autre règle qui lui en ferait piocher.',
  'ROY.AUTO.9':
    'La première carte Paris est tirée au hasard. Quand elle est terminée, une autre tirée au hasard entre en jeu au début de la manche suivante.',
  'ROY.AUTO.10':
    'Adversaires et Embûches forment un seul paquet mélangé. Pour une nouvelle mission, on tire des cartes jusqu’à obtenir la force exacte et l’on remélange celles qui sont en trop.',
  'ROY.AUTO.11':
    'Les jetons de la Quête sont disposés au hasard, en respectant les règles de chaque plateau : les Leurres au premier, les jetons Défi au quatrième.',
  'ROY.AUTO.12': 'Chaque fois que Milady devrait choisir un mousquetaire, on le tire au hasard.',
  'ROY.AUTO.13':
    'Rochefort intercepte toujours quand il le peut, et tous les autres choix de Milady se font au hasard. Option de table : à La Rochelle, une carte double est défaussée en premier.',
  'ROY.AUTO.14':
    'Une Perfidie qui ne peut viser personne est défaussée sans effet et n’est pas remplacée ; seul un Baume inutile l’est.',
  'ROY.AUTO.15': 'Quand les 6 cartes Paris ont servi, Paris reste vide.',
  'ROY.AUTO.16':
    'Seul : quatre mousquetaires, 9 cartes, et 1 carte de plus par manche. À deux : deux mousquetaires et 9 cartes chacun. À trois : un mousquetaire, 4 actions et 7 cartes chacun ; à quatre : un mousquetaire et 5 cartes chacun ; à cinq : de même avec Tréville, et le temps commence sur la troisième case.',

  'ROY.TALK.1': 'Les joueurs mousquetaires parlent librement de leur main et de leurs projets.',
  'ROY.TALK.2': 'Ils peuvent se montrer des cartes, mais Milady doit alors savoir ce qui est montré.',
  'ROY.TALK.3':
    'Ni messes basses ni cartes montrées en cachette : à cette table, Milady lit tous les messages des mousquetaires et voit toute carte montrée. Option de table : rendre les messages des mousquetaires secrets pour Milady, contre la règle.',

  'ROY.FAQ.1':
    'Le jeton Louvre avance à chaque manche sans condition, que la mission en cours soit ancienne ou toute nouvelle.',
  'ROY.FAQ.2': 'Pour s’évader de la Bastille, il faut gagner le duel contre le geôlier ; se battre ne suffit pas.',
  'ROY.FAQ.3': 'Milady peut avoir une Embûche par lieu : une à Paris et une au Louvre en même temps.',
  'ROY.FAQ.4':
    'On se relève aussitôt quand on est mis hors de combat à la phase I, en s’évadant de la Bastille, ou par un Assassin avant d’avoir joué. Il n’y a pas à attendre la phase II ni la manche suivante.',
  'ROY.FAQ.5': 'Une compétence améliorée coûte une carte Aventure quelconque.',
  'ROY.FAQ.6': 'Rochefort ne s’occupe jamais des Embûches.',
};
