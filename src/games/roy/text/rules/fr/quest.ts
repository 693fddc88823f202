export const quest: Readonly<Record<string, string>> = {
  'ROY.QUEST.1':
    'La Quête compte quatre plateaux, toujours dans cet ordre : 1 l’auberge du Lys d’or, 2 le passage vers l’Angleterre (Calais), 3 le retour vers Paris, 4 les galeries du Louvre.',
  'ROY.QUEST.2': 'Seul un mousquetaire dont la figurine est à la Quête peut y accomplir des actions de Quête.',
  'ROY.QUEST.3': 'Les 4 Leurres ne servent qu’au premier plateau et les 4 jetons Défi qu’au quatrième.',
  'ROY.QUEST.4': 'Un jeton à résultat fixe ne lance pas de dés : les symboles du jeton sont son résultat.',
  'ROY.QUEST.5':
    'En cas d’égalité, un jeton à résultat fixe ne perd rien et montre le même résultat à chaque lancer suivant ; le mousquetaire, lui, perd un dé comme d’habitude.',
  'ROY.QUEST.6':
    'Quand le mousquetaire n’a plus de dés contre un résultat fixe, on fait une dernière comparaison avec ce qui lui reste, cuirasse comprise. Si elle ne blesse personne, le duel est un échec.',
  'ROY.QUEST.7':
    'Piège : le mousquetaire qui le retourne en l’affrontant, ou qui avance dessus quand il est déjà visible, perd 1 point de vie. Il n’y a pas de duel et le jeton est défaussé.',
  'ROY.QUEST.8': 'La cuirasse ne protège pas d’un Piège.',
  'ROY.QUEST.9': 'Il ne peut pas y avoir plus de 7 jetons Épopée en jeu : ce qu’on gagne au-delà est perdu.',
  'ROY.QUEST.10': 'Un jeton Épopée dépensé retourne à la réserve et peut être gagné de nouveau.',
  'ROY.QUEST.11': 'Les jetons Épopée qui n’ont pas servi sont conservés quand on change de plateau.',
  'ROY.QUEST.12': 'Les jetons Épopée ne servent qu’à la Quête.',
  'ROY.QUEST.13':
    'Quand le premier, le deuxième ou le troisième plateau est terminé, le mousquetaire qui l’a terminé pioche 2 cartes Aventure et l’on installe aussitôt le plateau suivant.',
  'ROY.QUEST.14':
    'Les mousquetaires qui sont à la Quête quand un plateau se termine y restent et peuvent employer sur le nouveau les actions qui leur restent.',

  'ROY.INN.1':
    'Mise en place : sur les 12 cases (3 chemins de 4), Milady dispose comme elle veut, face cachée, les 4 Leurres et 8 jetons de combat de son choix.',
  'ROY.INN.2':
    'Les chemins sont les Chambres, les Écuries et le Cellier. Chacun se parcourt de sa première case à sa quatrième.',
  'ROY.INN.3': 'Tant que ce plateau est en jeu, un mousquetaire qui arrive à la Quête se tient dans la Salle commune.',
  'ROY.INN.4':
    'Pour 1 action, un mousquetaire avance sur la case suivante d’un chemin : il en retourne le jeton et l’affronte.',
  'ROY.INN.5': 'Un Leurre ne se combat pas : on le défausse, mais l’action est dépensée.',
  'ROY.INN.6':
    'Si les premières cases d’un chemin sont déjà libres, 1 action mène de la Salle commune à la dernière case libre ; il en faut une autre pour affronter le jeton suivant.',
  'ROY.INN.7':
    'Un jeton retourné mais non vaincu reste sur sa case, face visible. Il faut une autre action pour le vaincre.',
  'ROY.INN.8':
    'Chaque jeton Épopée dépensé retourne 3 jetons cachés choisis par les mousquetaires, ou moins s’il n’en reste pas trois.',
  'ROY.INN.9': 'Le plateau est terminé dès que le quatrième jeton d’un chemin est vaincu ou défaussé.',
  'ROY.INN.10': 'Tous les jetons qui restent sur le plateau sont alors retournés et quittent la partie.',
  'ROY.INN.11': 'Un mousquetaire qui quitte la Quête et y revient repart de la Salle commune.',
  'ROY.INN.12':
    'Dépenser un jeton Épopée ne fait que montrer les jetons : un Leurre ou un Piège ainsi découvert reste sur sa case et n’a aucun effet tant qu’un mousquetaire n’avance pas dessus.',

  'ROY.CALAIS.1': 'Il n’y a rien à mettre en place.',
  'ROY.CALAIS.2':
    'Il faut remporter quatre défis, dans n’importe quel ordre, pour une action chacun. Des mousquetaires différents peuvent s’en charger.',
  'ROY.CALAIS.3': 'On pose un jeton Validation sur chaque défi remporté.',
  'ROY.CALAIS.4':
    'Chaque jeton Épopée dépensé pendant une tentative abaisse de 1 la valeur du défi, pour cette tentative.',
  'ROY.CALAIS.5':
    'Ce n’est qu’une fois les quatre défis remportés qu’un mousquetaire peut affronter de Wardes, pour 1 action, dans un duel ordinaire.',
  'ROY.CALAIS.6': 'Les jetons Épopée ne servent pas contre de Wardes.',
  'ROY.CALAIS.7': 'Le plateau est terminé quand de Wardes est vaincu.',

  'ROY.RETURN.1':
    'Mise en place : Milady pose face cachée un jeton de combat de son choix sur chacune des cases A, B et C.',
  'ROY.RETURN.2': 'Pour 1 action, un mousquetaire affronte le premier jeton encore en place, dans l’ordre A, B, C.',
  'ROY.RETURN.3':
    'Les cartes Combat, comme la carte d’Aramis, s’engagent à l’aveugle, avant que le jeton soit retourné. On peut n’en engager aucune.',
  'ROY.RETURN.4':
    'Une fois le jeton retourné, et avant le premier lancer, on peut dépenser des jetons Épopée : chacun vaut une carte Combat simple, dans la limite de 6 dés.',
  'ROY.RETURN.5': 'Un jeton retourné mais non vaincu reste face visible.',
  'ROY.RETURN.6': 'Les jetons vaincus quittent la partie.',
  'ROY.RETURN.7': 'Le plateau est terminé quand le troisième jeton est vaincu.',

  'ROY.GALL.1':
    'Mise en place : Milady répartit comme elle veut les 4 jetons Défi sur la ligne du haut, un par antichambre, et les 8 jetons de combat restants à raison de deux par antichambre, le tout face cachée.',
  'ROY.GALL.2':
    'On retourne alors les trois jetons de la première antichambre. Ceux de la suivante ne le sont qu’une fois la précédente franchie.',
  'ROY.GALL.3':
    'On franchit une antichambre de l’une de ces trois façons : remporter son défi, vaincre ses deux adversaires ou emprunter un passage secret.',
  'ROY.GALL.4': 'Les quatre défis ont tous une valeur de 8.',
  'ROY.GALL.5':
    'Les deux adversaires font l’objet de deux duels séparés, pour une action chacun, dans l’ordre qu’on veut et au besoin par des mousquetaires différents.',
  'ROY.GALL.6': 'Un passage secret coûte 1 action d’un mousquetaire présent à la Quête et 3 jetons Épopée.',
  'ROY.GALL.7':
    'On peut changer de méthode au sein d’une antichambre comme d’une antichambre à l’autre ; un adversaire vaincu le reste.',
  'ROY.GALL.8': 'Quand une antichambre est franchie, on défausse les jetons qui y restent.',
  'ROY.GALL.9': 'Franchir la quatrième antichambre donne aussitôt la victoire aux mousquetaires.',
};
