export const cards: Readonly<Record<string, string>> = {
  'ROY.CARD.1':
    'Compétences (Érudition, Noblesse, Galanterie, Panache) : d’Artagnan 1, 3, 2 et 4 ; Athos 3, 4, 1 et 2 ; Aramis 4, 2, 3 et 1 ; Porthos 2, 1, 4 et 3 ; Tréville 2, 3, 2 et 3. (Valeurs maison, sauf le Panache de d’Artagnan.)',
  'ROY.CARD.2':
    'Bottes secrètes : trois Lys pour Aramis, Athos, Porthos et Tréville ; deux Lys et une Épée pour d’Artagnan. Botte améliorée : un Lys et deux Épées. (Valeurs maison pour Tréville, d’Artagnan et la botte améliorée.)',
  'ROY.CARD.3':
    'Faces des dés : un dé bleu a 2 Épées, 2 Boucliers et 2 Lys ; un dé rouge a 3 Épées et 3 Boucliers. (Valeurs maison.)',
  'ROY.CARD.4':
    'Rochefort : 5 points de vie, 4 dés rouges, botte de trois Boucliers. (Valeurs maison pour les dés et la botte.)',
  'ROY.CARD.5': 'Le Sbire : force 1, 2 dés. Éliminé, il revient dans la main de Milady. Récompense : 1 pistole.',
  'ROY.CARD.6': 'Boisrenard : force 1, 3 dés. Récompense : 1 pistole. (Valeur maison pour les dés.)',
  'ROY.CARD.7':
    'Lubin : force 1, 2 dés et un pistolet, qui lui donne une Épée de plus au premier lancer. Récompense : 1 pistole. (Valeurs maison pour les dés et le pistolet.)',
  'ROY.CARD.8':
    'Bernajoux : force 2, 3 dés, botte de trois Boucliers. Récompense : 2 pistoles. (Valeurs maison, sauf la force.)',
  'ROY.CARD.9':
    'Brisemont : force 2, 3 dés. Si la comparaison lui donne au moins une blessure à infliger, il en inflige une de plus. Récompense : 1 jeton Épopée. (Valeurs maison pour le pouvoir et la récompense.)',
  'ROY.CARD.10':
    'Cahusac : force 2, 3 dés. Une fois par duel, il peut relancer un de ses dés, avant la lame de Tolède du mousquetaire et avant que l’on juge les bottes. Récompense : 2 pistoles. (Valeurs maison, sauf la force.)',
  'ROY.CARD.11': 'Biscarat : force 2, 3 dés, botte de trois Épées. Récompense : 2 pistoles. (Valeurs maison.)',
  'ROY.CARD.12':
    'Vitray : force 2, 3 dés et une cuirasse, qui lui donne un Bouclier de plus à chaque lancer, mais ne le protège pas d’une botte. Récompense : 1 jeton Épopée. (Valeurs maison, sauf la cuirasse.)',
  'ROY.CARD.13':
    'La Houdinière : force 2, 3 dés. Avant le duel, le joueur du mousquetaire défausse une carte de son choix, s’il en a une. Récompense : 2 pistoles. (Nom et valeurs maison.)',
  'ROY.CARD.14':
    'Laffemas : force 3, 3 dés. On ne peut engager aucune carte Combat contre lui, mais Aramis peut se servir de sa capacité. Récompense : 1 jeton Épopée et 1 pistole. (Valeurs maison.)',
  'ROY.CARD.15':
    'Jussac : force 3, 3 dés. À la fin du duel, il inflige 1 blessure quoi qu’il arrive ; la cuirasse l’absorbe. Récompense : 1 jeton Épopée et 1 pistole. (Valeurs maison, sauf le pouvoir.)',
  'ROY.CARD.16':
    'Cavois : force 3, 4 dés, 2 points de vie. Récompense : 2 jetons Épopée. (Valeur maison pour la récompense.)',
  'ROY.CARD.17':
    'Mendiants : tant qu’ils sont là, on ne peut rien tenter de la mission. On s’en débarrasse pour 2 pistoles, sans action et d’où que l’on soit ; Rochefort n’y peut rien.',
  'ROY.CARD.18':
    'Courtisane : le défi de la mission vaut 1 de plus. Elle part quand ce défi est remporté. (Valeur maison pour son départ.)',
  'ROY.CARD.19':
    'Nemesis : en la posant, Milady nomme un mousquetaire de la partie. Tant qu’elle est là, lui seul peut s’attaquer à cette mission ; elle part dès qu’il en a réussi un élément, défi, duel ou condition. (Valeur maison, sauf le choix du mousquetaire.)',
  'ROY.CARD.20':
    'Voleur : Milady lance 1 dé rouge ; sur une Épée, la bourse perd 1 pistole, si elle n’est pas vide. (Valeur maison pour le résultat qu’il faut.)',
  'ROY.CARD.21':
    'Assassin : Milady lance 1 dé rouge ; sur une Épée, le mousquetaire reçoit 1 blessure. (Valeur maison pour le résultat qu’il faut.)',
  'ROY.CARD.22':
    'Les 15 Perfidies : 2 « Urgence ! », 2 Renforts, 2 Guet-apens, 2 Impasse, 2 Baume, 2 Complot, 1 Conscrits, 1 Embastillé et 1 Isolés.',
  'ROY.CARD.23': 'Isolés : aucun échange n’est possible durant cette manche.',
  'ROY.CARD.24': 'Impasse : le jeton Temps avance aussitôt d’une case.',
  'ROY.CARD.25':
    'Complot : la Reine perd aussitôt 1 point d’honneur. Si elle atteint ainsi la case Richelieu, les mousquetaires peuvent répondre par une carte « Un pour tous, tous pour un ». (Titre maison.)',
  'ROY.CARD.26':
    'L’enlèvement : défi de Panache 6, force 3. À la fin de chaque manche, Milady lance 4 dés rouges et chaque Épée est un succès ; à 6, elle gagne la partie. (Valeur maison pour le défi.)',
  'ROY.CARD.27':
    'La disparition : défi d’Érudition 6, force 2, et 6 succès à obtenir par les mousquetaires. Pour 1 action à Paris, que Rochefort peut intercepter, un mousquetaire lance ses dés de combat, sans carte, équipement, botte ni capacité ; chaque Épée est un succès. À la fin de chaque manche, le temps avance d’une case de plus. (Valeurs maison, sauf l’avancée du temps.)',
  'ROY.CARD.28':
    'Constance séquestrée : défi de Galanterie 6, force 3. À la fin de chaque manche, Milady pioche une carte Perfidie. (Valeur maison pour le niveau du défi.)',
  'ROY.CARD.29':
    'Le trafiquant : défi de Noblesse 6, force 2. Les mousquetaires doivent aussi défausser à Paris 2 cartes Combat, simples ou doubles, pour 1 action chacune, que Rochefort peut intercepter. Milady a une Épée de plus au siège. (Valeurs maison, sauf l’Épée du siège.)',
  'ROY.CARD.30':
    'Message pour la Reine : défi de Noblesse 7, force 4. À la fin de chaque manche, la Reine perd 1 point d’honneur. (Valeurs maison, sauf la force.)',
  'ROY.CARD.31':
    'Duels à Paris : ni défi, ni Adversaire, ni Embûche. Il faut vaincre trois gardes (3 dés rouges, 1 point de vie, ni pouvoir ni récompense), un par action de duel, comptés sur l’échelle de Constance. À la fin de chaque manche, Milady blesse un mousquetaire qui se trouve à Paris, s’il y en a un, et la cuirasse n’y fait rien. (Valeurs maison, sauf les trois duels.)',
  'ROY.CARD.32':
    'Les huit missions du Louvre (défi, force, récompense en pistoles) : 1 Panache 7, force 2, 3 pistoles ; 2 Noblesse 6, force 2, 2 pistoles ; 3 Galanterie 7, force 3, 3 pistoles ; 4 Noblesse 7, force 3, 3 pistoles ; 5 Érudition 6, force 2, 2 pistoles ; 6 Érudition 7, force 3, 3 pistoles ; 7 Galanterie 6, force 2, 2 pistoles ; 8 Panache 6, force 3, 3 pistoles. (Valeurs maison, sauf le défi de la mission 1 et la force des missions 1 et 3.)',
  'ROY.CARD.33': 'M. des Essarts : la bourse gagne 3 pistoles.',
  'ROY.CARD.34': 'Buckingham : les mousquetaires gagnent 1 jeton Épopée.',
  'ROY.CARD.35': 'M. de Tréville (la carte) : piochez 3 cartes Aventure. (Valeur maison.)',
  'ROY.CARD.36':
    'Ketty : Milady retourne sa carte Lieu à la vue de tous, sans autre effet. Elle n’est pas démasquée pour autant : elle peut encore intercepter et garde son avantage de fin de phase, et « Athos le brave » n’entre pas en jeu. (Valeur maison.)',
  'ROY.CARD.37': 'M. de La Porte : la Reine regagne 1 point d’honneur. (Valeur maison.)',
  'ROY.CARD.38':
    'Planchet, au choix : un autre mousquetaire valide pioche 1 carte, puis peut se déplacer gratuitement (pas hors de la Bastille ; ce qui l’attend à l’arrivée s’applique, avec les mêmes suites que sous un ordre de Tréville) ; ou bien votre propre mousquetaire, s’il est blessé, regagne 1 point de vie. (Valeur maison.)',
  'ROY.CARD.39':
    'Les 19 jetons de combat : 2 Pièges ; à résultat fixe, 2 à deux Boucliers, 2 à une Épée et un Bouclier, 2 à deux Épées ; à dés, 3 de 2 dés, 5 de 3 dés et 3 de 4 dés. (Valeurs maison, sauf le compte de 8 jetons sans dés et 11 avec.)',
  'ROY.CARD.40': 'Les 4 jetons Défi : un par compétence, tous de valeur 8.',
  'ROY.CARD.41':
    'Deuxième plateau : quatre défis de valeur 6, un par compétence, puis de Wardes, 3 dés, 1 point de vie, sans botte. (Valeurs maison, sauf les compétences.)',
  'ROY.CARD.42':
    'Piste du temps : 15 cases. Milady a un dé au siège sur les cases 1 à 3, deux de 4 à 7, trois de 8 à 11, quatre de 12 à 14 ; la 15 est la case Richelieu. On part de la première, à six joueurs de la troisième. (Valeurs maison, sauf les quatre premières cases.)',
  'ROY.CARD.43':
    'Piste d’honneur de la Reine : 14 cases, soit 13 points à perdre avant la case Richelieu. (Valeur maison.)',
  'ROY.CARD.44':
    'Échelle de La Rochelle : 11 cases, soit 5 de chaque côté du milieu ; au bout à gauche, Milady gagne. (Valeur maison.)',
  'ROY.CARD.45': 'Bourse : 5 pistoles au départ, de 0 à 10 ; le surplus est perdu. (Valeurs maison.)',
  'ROY.CARD.46':
    'Arsenal : 2 pur-sang, 2 pistolets, 2 cuirasses et 2 lames de Tolède à 2 pistoles pièce ; 1 baume à 1 pistole ; 2 bottes améliorées, pour une carte Combat chacune ; 2 exemplaires de chaque compétence améliorée, pour une carte quelconque. (Valeurs maison pour les prix en pistoles et le nombre d’exemplaires, sauf pistolets et compétences.)',
  'ROY.CARD.47': 'Il y a 3 cartes « Un pour tous, tous pour un ». (Valeur maison.)',
  'ROY.CARD.48':
    'Dés de combat et points de vie : les cinq mousquetaires ont 3 dés de combat et 3 points de vie, sauf Porthos, qui a 5 points de vie.',
};
