export const general: Readonly<Record<string, string>> = {
  'ROY.GEN.1':
    'Deux camps s’affrontent : d’un côté Milady, tenue par un seul joueur (ou par personne, dans la variante sans Milady), de l’autre les mousquetaires, qui gagnent ou perdent tous ensemble.',
  'ROY.GEN.2':
    'Les mousquetaires n’ont qu’une façon de gagner : aller au bout de la Quête. Milady gagne si le temps s’épuise ou si survient l’un des trois désastres : le siège perdu, la Reine déshonorée, Constance tuée.',
  'ROY.GEN.3':
    'Une mission se compose de défis, de duels et d’embûches. Elle n’est terminée que lorsque tout ce qui doit y être surmonté l’a été.',
  'ROY.GEN.4':
    'À Paris comme au Louvre, les éléments d’une mission se règlent dans n’importe quel ordre, par des mousquetaires différents s’il le faut, et sur autant de manches qu’il le faut.',
  'ROY.GEN.5':
    'Ce qui est réglé le reste : défi validé, adversaire vaincu ou embûche levée, l’acquis tient aussi longtemps que la mission est en jeu.',
  'ROY.GEN.6': 'Les mousquetaires n’ont qu’une bourse pour tous : chaque gain y entre, chaque dépense en sort.',
  'ROY.GEN.7':
    'Les jetons Épopée appartiennent à tous les mousquetaires. Où qu’on les ait gagnés, on les pose sur le plateau de Quête en cours.',
  'ROY.GEN.8':
    'Quand un même événement a plusieurs suites, on les règle dans cet ordre : pouvoirs spéciaux et blessures ; transport des mousquetaires hors de combat ; retrait de l’adversaire et récompenses ; fin de la mission ou du plateau ; mise en place de la suite ; effet des embûches.',

  'ROY.COMP.1':
    'Le plateau comprend dix zones : les compteurs (temps et bourse), l’Arsenal, la Quête, l’hôtel de Milady, Richelieu, le Vieux-Colombier, la Bastille, Paris, le Louvre et La Rochelle.',
  'ROY.COMP.2':
    'Le paquet Aventure compte 47 cartes : 24 cartes Compétence (6 pour chacune des quatre compétences), 16 cartes Combat (13 simples et 3 doubles) et 7 cartes Personnage.',
  'ROY.COMP.3': 'Une carte double Combat est une seule carte, qui en vaut deux.',
  'ROY.COMP.4': 'Les quatre compétences sont l’Érudition, la Noblesse, la Galanterie et le Panache.',
  'ROY.COMP.5':
    'Milady possède 12 Adversaires, 5 Embûches, 15 Perfidies, 6 cartes Paris, 8 cartes Louvre et 6 cartes Lieu.',
  'ROY.COMP.6':
    'Les six cartes Lieu sont l’hôtel de Milady, Richelieu, Paris, le Louvre, La Rochelle et la Quête. Il n’y en a ni pour le Vieux-Colombier ni pour la Bastille.',
  'ROY.COMP.7':
    'Les cinq Embûches sont les Mendiants, la Courtisane, Nemesis, le Voleur et l’Assassin, en un exemplaire chacune.',
  'ROY.COMP.8':
    'Une carte Adversaire indique une force de 1 à 3, un nom, une récompense, le plus souvent un pouvoir spécial, et le nombre de dés rouges que l’adversaire lance.',
  'ROY.COMP.9':
    'Il y a 27 jetons Adversaire pour la Quête : 4 Leurres, 4 jetons Défi (un par compétence) et 19 jetons de combat.',
  'ROY.COMP.10':
    'Parmi les 19 jetons de combat, 8 se passent de dés : quatre sortes, deux de chaque, dont le Piège ; les autres portent un résultat fixe. Les 11 jetons restants indiquent un nombre de dés rouges.',
  'ROY.COMP.11':
    'Les 19 jetons de combat servent tous, sans reste : 8 au premier plateau, 3 au troisième, les 8 derniers au quatrième.',
  'ROY.COMP.12':
    'On joue avec 6 dés bleus et 4 dés rouges. Un dé bleu montre Épée, Bouclier ou Lys ; un dé rouge montre Épée ou Bouclier, jamais de Lys.',
  'ROY.COMP.13': 'Il n’existe que 7 jetons Épopée.',
  'ROY.COMP.14':
    'La fiche d’un mousquetaire porte ses points de vie, ses quatre compétences, son nombre de dés de combat, une botte secrète, 2 emplacements de compétence améliorée, 2 emplacements d’équipement et une capacité spéciale. Celle de d’Artagnan a en plus un emplacement vide pour une seconde botte.',
  'ROY.COMP.15':
    'Rochefort a 5 points de vie, un nombre de dés rouges et une botte secrète. Le mettre hors de combat rapporte une carte « Un pour tous, tous pour un ».',
  'ROY.COMP.16':
    'Une carte Paris porte un titre, un défi, une force et une condition assortie d’un effet néfaste. Seule exception, la carte maison « Duels à Paris » n’a pas de défi et sa force est nulle : on ne pose rien avec elle.',
  'ROY.COMP.17': 'Une carte Louvre porte un titre, une histoire au dos, un défi, une force et une récompense.',
  'ROY.COMP.18': 'Une Embûche compte pour 1 dans la force d’une mission.',

  'ROY.SETUP.1':
    'On place les marqueurs sur leur case de départ : le temps, la bourse, Constance en bas de l’échelle de Paris, La Rochelle au milieu de la sienne, le Louvre sur la case du haut, la Reine au début de sa piste.',
  'ROY.SETUP.2':
    'Tous les jetons Équipement et Amélioration garnissent l’Arsenal. Les mousquetaires commencent sans aucun équipement, à l’exception de Tréville.',
  'ROY.SETUP.3': 'Rochefort commence avec ses 5 points de vie.',
  'ROY.SETUP.4':
    'Un joueur, et un seul, incarne Milady. Il prend les dés rouges, le sablier, la figurine de Milady et tout ce qui lui appartient, cartes et jetons.',
  'ROY.SETUP.5':
    'Milady garde derrière son paravent les 12 Adversaires, les 5 Embûches, les 6 cartes Lieu et les 27 jetons, moins ce qu’elle pose pendant la mise en place.',
  'ROY.SETUP.6': 'On mélange les cartes Perfidie ; Milady en pioche 3, qu’elle cache aux mousquetaires.',
  'ROY.SETUP.7': 'On mélange les cartes Louvre et on les empile côté histoire visible.',
  'ROY.SETUP.8':
    'Milady choisit une des 6 cartes Paris et la met en jeu. Les 5 autres restent à côté du plateau : elles ne font pas partie de sa main.',
  'ROY.SETUP.9': 'Milady installe le premier plateau de la Quête, l’auberge du Lys d’or.',
  'ROY.SETUP.10':
    'Chacun des autres joueurs choisit un mousquetaire différent, qui commence avec tous ses points de vie.',
  'ROY.SETUP.11': 'On mélange les cartes Aventure et chaque joueur mousquetaire en reçoit 5.',
  'ROY.SETUP.12': 'D’Artagnan commence à Paris, Aramis à La Rochelle, Athos au Vieux-Colombier et Porthos au Louvre.',
  'ROY.SETUP.13':
    'Les cartes « Un pour tous, tous pour un », les jetons Épopée et les jetons Validation attendent dans la réserve : les mousquetaires n’en possèdent aucun au départ.',
  'ROY.SETUP.14':
    'On ouvre la partie dans cet ordre : Milady annonce la carte Paris, puis y place adversaires et embûche ; on lit l’histoire de la première carte Louvre, on la retourne, et Milady y place adversaires et embûche ; enfin on annonce le premier plateau de la Quête. La première manche peut commencer.',
  'ROY.SETUP.15':
    'Un Voleur ou un Assassin posé pendant la mise en place agit aussitôt sur ceux qui se trouvent déjà là : d’Artagnan à Paris, Porthos au Louvre. Option de table : pas de lancer pendant la mise en place.',
  'ROY.SETUP.16':
    'Les choix se font dans cet ordre : les rôles ; la première carte Paris de Milady (à six, aussi ses deux cartes Paris supplémentaires) et la disposition de l’auberge ; la présence de Tréville et le mousquetaire laissé de côté ; le choix des mousquetaires ; la distribution des cartes ; puis l’ouverture de la partie.',
};
