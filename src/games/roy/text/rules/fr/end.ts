export const end: Readonly<Record<string, string>> = {
  'ROY.ONE.1':
    'Les mousquetaires gagnent une carte « Un pour tous, tous pour un » la première fois qu’ils mettent Rochefort hors de combat, et une autre la première fois que le siège atteint la case la plus à droite. La variante facile leur en donne une de plus au départ.',
  'ROY.ONE.2':
    'On peut jouer cette carte à tout moment, à n’importe quelle phase, et même à l’instant où Milady allait gagner.',
  'ROY.ONE.3':
    'En la jouant, on choisit un effet sur trois : arrêter le temps, relever l’honneur de la Reine, ou s’en servir comme jetons Épopée.',
  'ROY.ONE.4':
    'Temps : à partir de cet instant et jusqu’à la fin de la manche, le jeton Temps n’avance plus, ni à la phase IV ni à cause de La disparition.',
  'ROY.ONE.5':
    'Jouée en réponse à une Impasse qui vient d’être jouée, elle annule aussi cette avancée-là et arrête le temps jusqu’à la fin de la manche.',
  'ROY.ONE.6': 'Arrêter le temps n’efface pas une avancée déjà faite plus tôt dans la manche.',
  'ROY.ONE.7':
    'Honneur : le jeton Reine recule aussitôt de 2 cases, sans dépasser sa case de départ. Cela n’annule rien de ce qui arrive ensuite.',
  'ROY.ONE.8':
    'On peut choisir l’honneur quand le jeton Reine vient d’atteindre la case Richelieu : la défaite est alors évitée.',
  'ROY.ONE.9':
    'Épopée : la carte vaut 2 jetons Épopée au moment de les dépenser, sans qu’il faille d’abord prendre des jetons dans la réserve.',
  'ROY.ONE.10':
    'Si l’on n’en a besoin que d’un, ou si l’on n’en veut qu’un comme dé au retour vers Paris, on prend le second dans la réserve et on le pose sur le plateau de Quête, pour autant que la réserve en ait un.',
  'ROY.ONE.11': 'Une fois jouée, la carte quitte la partie.',
  'ROY.ONE.12':
    'Jouée pour les jetons Épopée hors de toute dépense, ou pour un défi déjà atteint, elle fait passer 2 jetons de la réserve au plateau de Quête, pour autant que la réserve les ait.',
  'ROY.ONE.13':
    'Quand les mousquetaires sont invités à répondre, ils le peuvent jusqu’à ce qu’une carte soit jouée ou que chaque joueur mousquetaire ait passé. Celui qui passe n’engage pas les autres.',
  'ROY.ONE.14':
    'On ne peut pas choisir un effet qui ne changerait rien : l’honneur quand la Reine est sur sa case de départ, arrêter le temps une seconde fois dans la manche, l’Épopée quand la réserve est vide et qu’il n’y a rien à payer.',

  'ROY.TIME.1': 'À la première étape de la phase IV, le jeton Temps descend d’une case.',
  'ROY.TIME.2':
    'Si le jeton Temps atteint la dernière case, celle de Richelieu, par quelque avancée que ce soit, Milady gagne sur-le-champ.',
  'ROY.TIME.3':
    'La case où se trouve le jeton Temps indique combien de dés rouges, de 1 à 4, Milady lance au siège de cette manche.',
  'ROY.TIME.4': 'Par exemple, à la cinquième manche d’une partie à cinq sans avancée supplémentaire, elle en lance 2.',

  'ROY.END.1':
    'La partie s’arrête à l’instant où une condition de victoire est remplie, une fois réglée l’éventuelle réponse d’une carte « Un pour tous, tous pour un ». On ne joue pas la fin de la manche.',
  'ROY.END.2': 'Les mousquetaires gagnent en terminant le quatrième plateau de la Quête.',
  'ROY.END.3':
    'Milady gagne si le jeton Temps est sur sa dernière case, si le jeton La Rochelle est sur la case la plus à gauche, si le jeton Reine est sur la case la plus à droite, ou si elle a 6 succès avec L’enlèvement.',
  'ROY.END.4':
    'Si plusieurs conditions sont remplies dans la même manche, c’est la première dans l’ordre du jeu qui l’emporte.',
  'ROY.END.5':
    'Aucune carte « Un pour tous, tous pour un » n’évite la perte du siège ni la mort de Constance : aucun de ses effets n’y touche.',

  'ROY.GLASS.1':
    'Quand Milady joue « Urgence ! », les mousquetaires ont 2 minutes pour jouer toute la phase II. Option de table : une autre durée.',
  'ROY.GLASS.2':
    'Si le temps s’écoule avant la fin de la phase, toutes les actions restantes sont perdues et l’on passe à la phase III.',
  'ROY.GLASS.3': 'Le sablier s’arrête quand un duel est déclaré et repart quand il est terminé.',
  'ROY.GLASS.4': 'Il est arrêté pendant que l’on met en place une mission de Paris ou du Louvre.',
  'ROY.GLASS.5': 'Il est arrêté entre la fin d’un plateau de Quête et l’installation du suivant.',
  'ROY.GLASS.6':
    'Le temps écoulé, Milady est démasquée et accomplit l’action de son lieu, comme à toute fin de phase II.',
  'ROY.GLASS.7': 'Le temps écoulé, les mousquetaires qui attendaient encore de se relever le font.',
  'ROY.GLASS.8': 'Une action déclarée avant la fin du sablier s’achève, autant qu’elle peut l’être.',
  'ROY.GLASS.9':
    'Pour une première partie, mieux vaut jouer sans le sablier et retirer les deux cartes « Urgence ! ». Option de table : jouer sans sablier.',
  'ROY.GLASS.10':
    'Le sablier est arrêté tant que Milady a un choix à faire, ainsi que pendant l’attente qui dissimule ce choix. Il court pendant tous les choix des mousquetaires, hors des duels.',
  'ROY.GLASS.11':
    'À la fin du sablier, une action en cours est arrêtée telle quelle : un échange que les deux n’ont pas accepté est nul, les achats déjà faits comptent, un défi compte s’il est entièrement payé ; sinon, ce qu’on y a mis est rendu et l’action est perdue.',
};
