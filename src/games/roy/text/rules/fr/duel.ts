export const duel: Readonly<Record<string, string>> = {
  'ROY.DUEL.1':
    'Un duel oppose un mousquetaire à un adversaire. Milady lance les dés de l’adversaire ; dans la variante sans Milady, la table les lance pour elle.',
  'ROY.DUEL.2':
    'Un mousquetaire qui se trouve sur le même lieu qu’un adversaire encore debout peut le provoquer, pour une action.',
  'ROY.DUEL.3':
    'Le mousquetaire lance autant de dés bleus que sa valeur de combat (3 au départ), plus 1 par carte Combat simple et 2 par carte double qu’il défausse pour ce duel.',
  'ROY.DUEL.4': 'On ne lance jamais plus de 6 dés bleus.',
  'ROY.DUEL.5':
    'Avec 5 dés, on peut encore engager une carte double : le dé en trop est perdu. Une fois les 6 dés atteints, on ne peut plus rien ajouter.',
  'ROY.DUEL.6': 'L’adversaire lance le nombre de dés rouges indiqué sur sa carte ou son jeton, 4 au plus.',
  'ROY.DUEL.7': 'Les cartes s’engagent avant le premier lancer, et seulement à ce moment.',
  'ROY.DUEL.8': 'Les deux camps lancent leurs dés en même temps.',
  'ROY.DUEL.9':
    'Après chaque lancer, on regarde d’abord les bottes secrètes. On ne compare Épées et Boucliers que si aucun des deux camps n’a réussi la sienne.',
  'ROY.DUEL.10': 'Chaque Bouclier annule une Épée de l’autre couleur. Les Lys ne comptent pas.',
  'ROY.DUEL.11': 'Chaque Épée qui n’est pas annulée retire 1 point de vie à l’autre camp, des deux côtés à la fois.',
  'ROY.DUEL.12': 'On se bat au premier sang : le duel s’arrête au premier lancer qui blesse quelqu’un.',
  'ROY.DUEL.13': 'Si personne n’est blessé, il y a égalité : chaque camp retire un de ses dés et relance les autres.',
  'ROY.DUEL.14':
    'Après une égalité, on ne peut plus ajouter ni carte Combat, ni carte pour la capacité d’Aramis, ni jeton Épopée.',
  'ROY.DUEL.15': 'Un camp qui n’a plus de dés ne lance rien ; l’autre continue de lancer les siens.',
  'ROY.DUEL.16': 'Quand plus personne n’a de dés, le duel prend fin : c’est un échec.',
  'ROY.DUEL.17':
    'Seul le mousquetaire a touché : le duel est terminé, et l’adversaire est éliminé s’il n’a plus de points de vie.',
  'ROY.DUEL.18':
    'Seul l’adversaire a touché : le duel est un échec. Le mousquetaire garde ses blessures et l’adversaire reste en place.',
  'ROY.DUEL.19':
    'Tous deux ont touché : le duel est terminé, l’adversaire est éliminé s’il n’a plus de points de vie et le mousquetaire garde ses blessures.',
  'ROY.DUEL.20': 'Après un échec, il faut une nouvelle action de duel pour affronter le même adversaire.',
  'ROY.DUEL.21':
    'Un adversaire a 1 point de vie, sauf indication contraire. Les blessures en trop n’ont pas d’autre effet.',
  'ROY.DUEL.22': 'Carte ou jeton, un adversaire éliminé quitte définitivement la partie.',
  'ROY.DUEL.23': 'Le Sbire fait exception : éliminé, il revient dans la main de Milady.',
  'ROY.DUEL.24':
    'Cavois a 2 points de vie. Une seule blessure, celle d’une botte par exemple, le laisse en jeu avec 1 point de vie, et il la garde pour le duel suivant.',
  'ROY.DUEL.25':
    'Jussac inflige 1 blessure au mousquetaire à la fin du duel, quelle qu’en soit l’issue : même après une égalité, même s’il est éliminé, même si le mousquetaire a réussi sa botte.',
  'ROY.DUEL.26':
    'Cette blessure ne vient qu’à la toute fin du duel : elle ne départage pas une égalité et n’empêche pas de relancer les dés.',
  'ROY.DUEL.27':
    'La cuirasse absorbe la blessure automatique de Jussac. Option de table : seulement si son Bouclier n’a rien arrêté au dernier lancer.',
  'ROY.DUEL.28':
    'Vitray porte une cuirasse : il a un Bouclier de plus à chaque lancer. Elle ne le protège pas d’une botte.',
  'ROY.DUEL.29': 'Le pouvoir spécial d’un adversaire agit même si le mousquetaire a réussi sa botte.',
  'ROY.DUEL.30':
    'Dès qu’un adversaire est éliminé, les mousquetaires reçoivent les pistoles et les jetons Épopée inscrits sur sa carte.',
  'ROY.DUEL.31': 'Les cartes engagées dans un duel sont défaussées, quelle qu’en soit l’issue.',
  'ROY.DUEL.32':
    'L’équipement utile en duel sert dans tous les duels : contre les cartes, les jetons, de Wardes, Rochefort et les geôliers.',

  'ROY.MANO.1':
    'Une botte secrète est réussie quand trois des dés que l’on vient de lancer montrent les trois symboles qu’elle demande. Les autres dés n’ont pas d’importance.',
  'ROY.MANO.2':
    'Si seul le mousquetaire réussit sa botte, l’adversaire perd exactement 1 point de vie et ses dés sont ignorés.',
  'ROY.MANO.3':
    'Si seul l’adversaire réussit la sienne, il gagne le duel : le mousquetaire perd exactement 1 point de vie et ses dés sont ignorés.',
  'ROY.MANO.4': 'Si les deux bottes réussissent, chacun perd exactement 1 point de vie.',
  'ROY.MANO.5': 'Toute botte réussie met aussitôt fin au duel.',
  'ROY.MANO.6': 'Seuls certains adversaires ont une botte secrète ; Rochefort en a une.',
  'ROY.MANO.7': 'On vérifie les bottes à chaque lancer du duel. Avec moins de trois dés, aucune n’est possible.',
  'ROY.MANO.8':
    'Une botte réussie s’applique d’office : le mousquetaire ne peut pas préférer la comparaison des Épées.',
  'ROY.MANO.9': 'L’Épée que donne le pistolet ne compte jamais pour une botte.',
  'ROY.MANO.10': 'Le Bouclier que donne la cuirasse ne compte pas davantage pour une botte.',
  'ROY.MANO.11': 'La cuirasse ne protège personne d’une botte, ni le mousquetaire ni son adversaire.',
  'ROY.MANO.12':
    'Quand d’Artagnan a deux bottes, il lui suffit d’en réussir une ; il n’inflige toujours qu’une blessure.',
  'ROY.MANO.13':
    'On se sert de la lame de Tolède avant de juger définitivement les bottes : elle peut encore compléter celle du mousquetaire alors que l’adversaire a déjà montré la sienne.',

  'ROY.WOUND.1': 'Un mousquetaire a 3 points de vie, Tréville compris ; Porthos en a 5.',
  'ROY.WOUND.2': 'Chaque blessure retire 1 point de vie. On ne descend jamais au-dessous de 0.',
  'ROY.WOUND.3': 'À 0, le mousquetaire est hors de combat : il n’est pas mort.',
  'ROY.WOUND.4':
    'Les blessures demeurent de manche en manche, jusqu’à ce que le mousquetaire se relève au Vieux-Colombier, achète le baume de l’Arsenal ou soit soigné par une carte.',
  'ROY.WOUND.5': 'Aucun soin ne fait dépasser le maximum de points de vie.',
  'ROY.WOUND.6': 'Rochefort a 5 points de vie et garde ses blessures d’un duel à l’autre et d’une manche à l’autre.',
};
