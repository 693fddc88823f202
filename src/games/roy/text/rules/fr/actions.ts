export const actions: Readonly<Record<string, string>> = {
  'ROY.ACT.1':
    'Les actions ordinaires sont : piocher une carte Aventure, se déplacer, échanger, jouer une carte Personnage, poser un renfort à La Rochelle, tenter un défi, livrer un duel, s’équiper ou s’améliorer à l’Arsenal.',
  'ROY.ACT.2':
    'Certains lieux offrent d’autres actions : sortir de la Bastille, avancer dans l’auberge, emprunter un passage secret dans les galeries, et tout ce que réclame la condition d’une carte Paris.',
  'ROY.ACT.3': 'Chaque action coûte au mousquetaire une de ses actions, sauf si une règle dit le contraire.',
  'ROY.ACT.4': 'Piocher : le joueur prend la première carte Aventure de la pioche et l’ajoute à sa main.',
  'ROY.ACT.5': 'Quand la pioche Aventure est vide, on mélange la défausse pour en former une nouvelle.',
  'ROY.ACT.6':
    'Si la pioche et la défausse sont vides l’une et l’autre, on ne pioche rien et cette action n’est plus possible.',
  'ROY.ACT.7': 'On peut avoir en main autant de cartes Aventure qu’on veut.',
  'ROY.ACT.8':
    'Toute carte jouée, payée ou défaussée par les mousquetaires va dans la défausse Aventure. Seules les cartes posées à La Rochelle y restent, jusqu’à ce que Milady les défausse.',
  'ROY.ACT.9':
    'Piocher, se déplacer, jouer une carte Personnage et acheter peuvent se faire partout. Il faut être à côté de son partenaire pour échanger, à La Rochelle pour poser un renfort, et sur place pour tenter un défi ou livrer un duel.',
  'ROY.ACT.10':
    'Ne coûtent aucune action : le duel imposé par Rochefort, payer les Mendiants, le déplacement d’un pur-sang, dépenser des jetons Épopée (sauf pour un passage secret), jouer une carte « Un pour tous, tous pour un », accepter l’échange proposé par un autre.',

  'ROY.MOVE.1':
    'Un déplacement mène directement du lieu où l’on est à n’importe quel autre lieu permis : il n’y a pas de chemin à suivre.',
  'ROY.MOVE.2': 'Les lieux permis sont Richelieu, le Vieux-Colombier, Paris, le Louvre, La Rochelle et la Quête.',
  'ROY.MOVE.3': 'Les mousquetaires n’entrent jamais dans l’hôtel de Milady.',
  'ROY.MOVE.4':
    'Aucun mousquetaire ne se rend à la Bastille de son plein gré : on y est envoyé par Richelieu ou par une Perfidie.',
  'ROY.MOVE.5': 'Les compteurs et l’Arsenal ne sont pas des lieux.',
  'ROY.MOVE.6':
    'Ce qui attend le mousquetaire à l’arrivée se règle sur-le-champ : Milady est-elle chez Richelieu ? un Voleur ou un Assassin guette-t-il ? À la Quête, tant que dure le premier plateau, il arrive dans la Salle commune.',
  'ROY.MOVE.7':
    'Un prisonnier de la Bastille ne peut pas se déplacer normalement : il n’en sort que par les règles de ce lieu.',
  'ROY.MOVE.8': 'Arriver là où Rochefort est à découvert ne suffit pas à provoquer un duel.',

  'ROY.TRADE.1': 'On échange avec un seul autre mousquetaire, présent sur le même lieu.',
  'ROY.TRADE.2': 'L’échange ne coûte une action qu’à celui qui le propose.',
  'ROY.TRADE.3':
    'Cartes Aventure et jetons Équipement peuvent passer dans les deux sens, en nombre quelconque : on peut même tout donner sans rien recevoir.',
  'ROY.TRADE.4': 'On n’échange jamais à trois. Pour traiter avec un second partenaire, il faut une seconde action.',
  'ROY.TRADE.5': 'Les améliorations, compétence ou botte, ne changent jamais de main.',
  'ROY.TRADE.6':
    'Au Vieux-Colombier, un mousquetaire valide peut dépenser une action pour échanger avec un compagnon hors de combat.',
  'ROY.TRADE.7': 'Chacun des deux joueurs doit être d’accord avec ce qu’il donne.',
  'ROY.TRADE.8':
    'Après l’échange, personne ne peut avoir plus de 2 équipements, ni deux fois le même ; sinon l’échange est interdit.',
  'ROY.TRADE.9': 'Rochefort n’intercepte jamais un échange.',
  'ROY.TRADE.10': 'Peu importe que le partenaire ait déjà joué son tour ou non.',
  'ROY.TRADE.11':
    'Tout le monde sait combien de cartes passent dans chaque sens, mais seuls les deux intéressés savent lesquelles. Les équipements, eux, sont toujours visibles. Option de table : les cartes échangées sont montrées à tous.',
  'ROY.TRADE.12':
    'Le mousquetaire qui propose désigne son partenaire ; chacun des deux met dans l’échange ce qu’il donne, puis tous deux voient l’offre. L’échange n’a lieu, et ne coûte son action, que si tous deux l’acceptent.',
  'ROY.TRADE.13':
    'Un échange refusé ou abandonné ne coûte rien. Mais on ne peut plus s’adresser au même partenaire avant d’avoir fait une autre action.',
  'ROY.TRADE.14': 'Un échange où rien ne change de main n’est pas permis.',
  'ROY.TRADE.15': 'Quand les deux mousquetaires appartiennent au même joueur, il décide seul.',

  'ROY.CHAR.1': 'Pour une action, le mousquetaire joue une carte Personnage de sa main et en applique l’effet.',
  'ROY.CHAR.2': 'On peut la jouer où que l’on soit.',
  'ROY.CHAR.3': 'On la défausse ensuite, sauf M. de Bassompierre, qui se pose à La Rochelle.',
  'ROY.CHAR.4':
    'M. de Bassompierre se joue de n’importe où. Tant qu’il est à La Rochelle, il ajoute 1 dé bleu au siège et occupe une des trois places réservées aux cartes.',
  'ROY.CHAR.5': 'On ne peut pas jouer M. de Bassompierre si trois cartes se trouvent déjà à La Rochelle.',
  'ROY.CHAR.6': 'Les autres cartes Personnage ont l’effet indiqué sur chacune.',
  'ROY.CHAR.7': 'On ne peut pas jouer une carte Personnage qui ne changerait rien à la situation.',

  'ROY.REINF.1':
    'Un mousquetaire qui se trouve à La Rochelle peut, pour une action, y poser face visible une carte Combat de sa main.',
  'ROY.REINF.2': 'Cette carte peut être simple ou double.',
  'ROY.REINF.3':
    'Il n’y a jamais plus de 3 cartes à La Rochelle, M. de Bassompierre compris. Une carte double ne compte que pour une.',
  'ROY.REINF.4': 'Les mousquetaires ne peuvent ni reprendre, ni échanger, ni remplacer une carte posée là.',
  'ROY.REINF.5': 'Les cartes restent en place de manche en manche, jusqu’à ce que Milady les défausse.',
  'ROY.REINF.6': 'Aramis ne peut pas se servir de sa capacité pour poser là une carte d’un autre genre.',
  'ROY.REINF.7': 'Les jetons Épopée ne servent jamais à La Rochelle.',

  'ROY.CHALL.1': 'Un défi porte sur une compétence et a une valeur de 5 à 8.',
  'ROY.CHALL.2': 'Un mousquetaire qui se trouve sur place peut le tenter pour une action.',
  'ROY.CHALL.3':
    'Son score est sa valeur dans cette compétence, amélioration comprise, plus 1 par carte de la même compétence jouée de sa main.',
  'ROY.CHALL.4':
    'Il peut jouer autant de cartes de cette compétence qu’il veut : aucune, juste ce qu’il faut, ou davantage.',
  'ROY.CHALL.5': 'Les cartes d’un autre genre ne comptent pas, sauf par la capacité d’Aramis.',
  'ROY.CHALL.6': 'Le défi est remporté quand le score atteint ou dépasse sa valeur.',
  'ROY.CHALL.7': 'On pose un jeton Validation sur un défi remporté ; on ne peut plus le tenter.',
  'ROY.CHALL.8': 'Toutes les cartes jouées pour un défi sont défaussées.',
  'ROY.CHALL.9':
    'Seules comptent la compétence du mousquetaire qui agit et la main de son joueur : personne d’autre ne peut y ajouter de cartes.',
  'ROY.CHALL.10':
    'On ne remporte pas un défi en plusieurs fois : ni les cartes ni les tentatives ne s’additionnent d’une action à l’autre.',
  'ROY.CHALL.11':
    'On peut tenter un défi même si l’on ne peut pas en atteindre la valeur : l’action est alors perdue sans effet, et aucune carte n’est dépensée. Option de table : on ne tente que des défis à sa portée.',
  'ROY.CHALL.12':
    'Si, après une interception, il ne peut plus atteindre cette valeur, l’action est perdue sans effet et il ne dépense aucune autre carte.',
  'ROY.CHALL.13':
    'Si le joueur cesse d’ajouter des cartes avant d’avoir atteint la valeur, la tentative échoue : l’action et les cartes engagées sont perdues.',
  'ROY.CHALL.14':
    'Pour savoir si un défi est à sa portée, on compte sa main, la capacité d’Aramis si elle n’a pas servi et, au deuxième plateau de la Quête, les jetons Épopée et les cartes « Un pour tous, tous pour un ». Une Courtisane augmente de 1 la valeur à atteindre.',
};
