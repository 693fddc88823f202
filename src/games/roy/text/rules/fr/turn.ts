export const turn: Readonly<Record<string, string>> = {
  'ROY.TURN.1':
    'Une manche se joue en quatre phases, dans l’ordre : I Milady, II Mousquetaires, III La Rochelle, IV Fin de la manche. (Ce que nous appelons manche, le livret l’appelle « tour de jeu » ; ici, un tour est toujours celui d’un seul mousquetaire.)',
  'ROY.TURN.2': 'La phase I a trois étapes, dans l’ordre : 1 Destination, 2 Carte Paris, 3 Perfidie.',
  'ROY.TURN.3': 'La phase II commence dès que l’étape Perfidie est terminée.',
  'ROY.TURN.4':
    'À la phase II, chaque mousquetaire valide joue un tour de 3 actions. Il en a 4 dans une partie à quatre joueurs, une de moins sous l’effet des Conscrits ; un ordre de Tréville peut aussi lui en offrir une.',
  'ROY.TURN.5': 'Les mousquetaires choisissent librement, à chaque manche, l’ordre dans lequel ils jouent leurs tours.',
  'ROY.TURN.6': 'Un tour commencé se joue jusqu’au bout avant qu’un autre mousquetaire ne commence le sien.',
  'ROY.TURN.7':
    'Chaque mousquetaire n’a qu’un tour par manche ; s’il est hors de combat, il se relève au lieu de jouer.',
  'ROY.TURN.8': 'On peut faire plusieurs fois la même action dans un même tour.',
  'ROY.TURN.9':
    'Un mousquetaire peut arrêter son tour quand il veut. Les actions qu’il n’a pas utilisées sont perdues et ne se reportent jamais.',
  'ROY.TURN.10': 'La phase II s’achève quand chaque mousquetaire a joué son tour ou s’est relevé.',
  'ROY.TURN.11':
    'À la fin de la phase II, si Milady n’a pas été démasquée, elle retourne sa carte Lieu et accomplit l’action de ce lieu, s’il en a une.',
  'ROY.TURN.12': 'À la phase III, on vérifie l’état du siège. On le fait à chaque manche.',
  'ROY.TURN.13':
    'La phase IV a trois étapes, dans l’ordre : 1 le temps avance, 2 le jeton Louvre avance, 3 l’effet de la carte Paris s’applique.',
  'ROY.TURN.14': 'Si personne n’a gagné à la fin de la phase IV, une nouvelle manche commence par la phase I.',
  'ROY.TURN.15': 'Tout le monde voit à tout moment quels mousquetaires ont déjà joué leur tour.',
  'ROY.TURN.16':
    'Au début de chaque manche, Milady dispose à nouveau de ses 6 cartes Lieu et sa présence de la manche précédente n’a plus aucun effet.',

  'ROY.DEST.1':
    'À l’étape Destination, Milady doit choisir une de ses cartes Lieu disponibles et la poser face cachée.',
  'ROY.DEST.2':
    'Ce choix reste secret jusqu’à ce que Milady soit démasquée. Elle ne peut plus le changer durant cette manche, quoi qu’il arrive aux étapes suivantes.',
  'ROY.DEST.3': 'Tant que Rochefort est hors de combat, Milady ne peut choisir ni Paris, ni le Louvre, ni la Quête.',
  'ROY.DEST.4': 'Milady peut choisir le même lieu plusieurs manches de suite.',
  'ROY.DEST.5':
    'Milady est démasquée dès le premier de ces moments : quand Rochefort intercepte quelqu’un à Paris, au Louvre ou à la Quête ; quand un mousquetaire arrive chez Richelieu alors qu’elle s’y trouve ; à la fin de la phase II.',
  'ROY.DEST.6': 'Une fois démasquée, Milady pose sa figurine sur le lieu.',
  'ROY.DEST.7':
    'Chaque destination a son intérêt : à son hôtel, Milady prend une carte Paris ; chez Richelieu, des cartes Perfidie ; à La Rochelle, elle défausse une carte Combat. À Paris, au Louvre et à la Quête, Rochefort peut intercepter les mousquetaires, mais rien ne s’y passe à la fin de la phase II.',
  'ROY.DEST.8': 'Milady ne peut se rendre ni au Vieux-Colombier ni à la Bastille.',

  'ROY.TREACH.1':
    'À l’étape Perfidie, Milady choisit : ou bien elle pioche la première carte Perfidie, ou bien elle en joue une de sa main.',
  'ROY.TREACH.2':
    'Elle ne fait jamais les deux à la même étape : on ne voit donc jamais plus d’une Perfidie jouée par manche.',
  'ROY.TREACH.3': 'Une Perfidie jouée prend effet sur-le-champ.',
  'ROY.TREACH.4': 'Milady peut aussi ne rien faire.',
  'ROY.TREACH.5':
    'Milady peut garder en main autant de Perfidies qu’elle veut. Le nombre de 3 ne compte que lorsqu’elle complète sa main chez Richelieu.',
  'ROY.TREACH.6': 'Une Perfidie jouée va face visible dans la défausse des Perfidies.',
  'ROY.TREACH.7':
    'Les Perfidies gagnées chez Richelieu, par l’échec d’une mission du Louvre ou grâce au siège s’ajoutent à l’étape Perfidie et ne la remplacent pas.',
  'ROY.TREACH.8':
    'S’il faut piocher ou chercher une Perfidie et que la pioche est vide, on mélange la défausse pour en former une nouvelle. S’il n’y a plus rien du tout, Milady ne prend rien. Option de table : les Perfidies jouées sont perdues pour de bon.',
  'ROY.TREACH.9': 'Conscrits : durant cette manche, chaque mousquetaire a une action de moins.',
  'ROY.TREACH.10': 'Conscrits ne change rien pour un mousquetaire qui se relève durant cette manche.',
  'ROY.TREACH.11': 'Baume : Rochefort regagne 2 points de vie, même s’il est hors de combat, sans jamais dépasser 5.',
  'ROY.TREACH.12': 'Renforts : au siège de cette manche, Milady lance un dé rouge de plus.',
  'ROY.TREACH.13':
    'Si Milady lance déjà 4 dés, Renforts lui permet plutôt, après le lancer, de relancer un dé qui montre un Bouclier.',
  'ROY.TREACH.14':
    'Renforts ne permet jamais de relancer une Épée : les dés ne donnent donc jamais plus de 4 Épées à Milady.',
  'ROY.TREACH.15': 'Guet-apens : un mousquetaire choisi par Milady perd 1 point de vie.',
  'ROY.TREACH.16': 'La cuirasse ne protège pas du Guet-apens.',
  'ROY.TREACH.17':
    'Un mousquetaire que le Guet-apens met hors de combat se relève aussitôt, mais il a ainsi joué son tour.',
  'ROY.TREACH.18':
    'Embastillé : Milady envoie un mousquetaire de son choix à la Bastille. Il y commence son tour de cette manche et peut tenter d’en sortir immédiatement.',
  'ROY.TREACH.19': '« Urgence ! » : Milady retourne le sablier. Il y a deux cartes de ce nom.',
  'ROY.TREACH.20':
    'Impasse : le jeton Temps avance dès que la carte est jouée. Une carte « Un pour tous, tous pour un » jouée en réponse pour arrêter le temps annule cette avancée.',
  'ROY.TREACH.21': 'Isolés : personne ne peut échanger durant cette manche. À deux joueurs, on joue sans cette carte.',
  'ROY.TREACH.22':
    'Une Perfidie qui vise un mousquetaire ne peut viser que quelqu’un sur qui elle a un effet. Un mousquetaire déjà hors de combat ne peut pas être blessé de nouveau.',
};
