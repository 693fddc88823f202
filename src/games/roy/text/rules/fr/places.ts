export const places: Readonly<Record<string, string>> = {
  'ROY.PARIS.1':
    'À l’étape Carte Paris de la phase I, Milady peut mettre en jeu une carte Paris de sa main ; elle n’y est jamais obligée.',
  'ROY.PARIS.2': 'S’il y a déjà une carte Paris en jeu, la nouvelle la remplace et l’ancienne quitte la partie.',
  'ROY.PARIS.3':
    'Lors d’un remplacement, les adversaires de Paris qui n’ont pas été vaincus reviennent d’abord dans la main de Milady, qui peut les replacer aussitôt.',
  'ROY.PARIS.4': 'Lors d’un remplacement, une Embûche encore à Paris est défaussée pour de bon.',
  'ROY.PARIS.5': 'À chaque nouvelle carte Paris, le jeton Constance repart du bas de son échelle.',
  'ROY.PARIS.6':
    'Avec une nouvelle carte Paris, Milady place des Adversaires et éventuellement une Embûche de sa main, dont la force totale est exactement celle de la carte.',
  'ROY.PARIS.7': 'Si elle ne peut pas faire ce total exact, elle doit placer le plus grand total possible au-dessous.',
  'ROY.PARIS.8': 'Les Adversaires et les Embûches se posent face visible.',
  'ROY.PARIS.9':
    'La carte Paris est terminée quand on a réglé son défi, ses duels, sa condition (si elle s’adresse aux mousquetaires) et toute embûche qui doit être surmontée.',
  'ROY.PARIS.10':
    'Une carte Paris terminée quitte aussitôt la partie, avec le Voleur ou l’Assassin qui y serait encore.',
  'ROY.PARIS.11':
    'Paris reste ensuite vide, jusqu’à ce que Milady y pose une autre carte à la phase I d’une manche suivante.',
  'ROY.PARIS.12':
    'Certaines cartes demandent des succès, que l’on compte sur l’échelle de Constance. Il en faut 6, obtenus par le camp que désigne la carte.',
  'ROY.PARIS.13':
    'Tant qu’une carte Paris est en jeu, son effet néfaste se produit à chaque manche, à la dernière étape de la phase IV ou au moment que la carte indique.',
  'ROY.PARIS.14': 'L’enlèvement : si Milady atteint 6 succès, Constance meurt et Milady gagne la partie.',
  'ROY.PARIS.15': 'La disparition : à la dernière étape de la phase IV, le jeton Temps avance une fois de plus.',
  'ROY.PARIS.16': 'Le trafiquant : tant que cette carte est en jeu, Milady a une Épée de plus au siège.',
  'ROY.PARIS.17': 'Une carte Paris terminée ou remplacée ne peut plus jamais être jouée.',

  'ROY.LOUVRE.1': 'Il n’y a jamais qu’une mission du Louvre à la fois : la première carte de la pile, retournée.',
  'ROY.LOUVRE.2':
    'Quand on retourne une mission, Milady place Adversaires et Embûche selon les mêmes règles qu’à Paris : force exacte, une seule Embûche, tout face visible.',
  'ROY.LOUVRE.3':
    'Les mousquetaires touchent la récompense de la carte dès que le défi est remporté, sans attendre le reste.',
  'ROY.LOUVRE.4':
    'La mission est terminée quand on a réglé le défi, tous les duels et toute embûche qui doit être surmontée.',
  'ROY.LOUVRE.5':
    'Si le jeton Louvre est alors sur la première ou la deuxième case, les mousquetaires gagnent 2 jetons Épopée ; sur la troisième, ils n’en gagnent pas.',
  'ROY.LOUVRE.6':
    'Une mission terminée quitte la partie, avec le Voleur ou l’Assassin qui y serait encore. Le jeton Louvre revient sur la première case, et l’on retourne et met en place la mission suivante sans attendre, même au milieu d’un tour.',
  'ROY.LOUVRE.7':
    'À la deuxième étape de la phase IV, le jeton Louvre descend toujours d’une case, même si la mission vient d’être mise en place durant cette manche.',
  'ROY.LOUVRE.8': 'Quand il arrive sur la troisième case, la Reine perd 1 point d’honneur.',
  'ROY.LOUVRE.9':
    'Quand il arrive sur la quatrième, tout en bas, la Reine perd encore 2 points d’honneur, Milady pioche une carte Perfidie et la mission échoue.',
  'ROY.LOUVRE.10':
    'Une mission qui échoue quitte la partie ; les adversaires qui n’ont pas été vaincus reviennent dans la main de Milady et l’Embûche est défaussée pour de bon.',
  'ROY.LOUVRE.11':
    'Après un échec, on retourne et met aussitôt en place la mission suivante, et le jeton revient sur la première case. Il n’avance plus durant cette manche.',
  'ROY.LOUVRE.12':
    'Chaque point d’honneur perdu déplace le jeton Reine d’une case vers la droite. Il s’arrête sur la case Richelieu.',
  'ROY.LOUVRE.13':
    'Si le jeton Reine est sur la case Richelieu et qu’aucune carte « Un pour tous, tous pour un » ne l’en retire, Milady gagne la partie.',
  'ROY.LOUVRE.14': 'Une récompense déjà reçue pour le défi reste acquise, même si la mission échoue ensuite.',
  'ROY.LOUVRE.15':
    'Quand la pile est épuisée, il n’y a plus de mission : on ne peut plus rien tenter au Louvre et le jeton Louvre reste sur la première case. Option de table : les cartes retirées forment une nouvelle pile.',

  'ROY.SIEGE.1': 'Le jeton La Rochelle commence au milieu de son échelle.',
  'ROY.SIEGE.2':
    'Si Milady a choisi La Rochelle, elle se dévoile à la fin de la phase II et défausse une carte Combat de son choix parmi celles qui s’y trouvent.',
  'ROY.SIEGE.3':
    'S’il n’y a pas de carte Combat, elle ne défausse rien : elle ne peut pas s’en prendre à M. de Bassompierre. Option de table : elle le peut.',
  'ROY.SIEGE.4':
    'Milady lance le nombre de dés rouges indiqué sous le jeton Temps (de 1 à 4), modifié par ses Renforts. Un des joueurs mousquetaires lance les dés bleus pour tous.',
  'ROY.SIEGE.5':
    'Les mousquetaires lancent 1 dé bleu par carte Combat simple posée à La Rochelle, 2 par carte double et 1 pour M. de Bassompierre, sans dépasser 6. Sans aucune carte, ils ne lancent rien.',
  'ROY.SIEGE.6': 'Seules les Épées comptent. Ni bottes, ni équipement, ni capacités n’entrent en jeu.',
  'ROY.SIEGE.7': 'Le trafiquant ajoute une Épée au résultat de Milady.',
  'ROY.SIEGE.8':
    'Après le lancer et avant que le jeton ne bouge, chaque mousquetaire valide présent à La Rochelle peut, une seule fois, sacrifier 1 point de vie pour annuler une Épée de Milady.',
  'ROY.SIEGE.9': 'On ne peut pas annuler plus d’Épées que Milady n’en a ; celle du trafiquant peut l’être aussi.',
  'ROY.SIEGE.10': 'On peut sacrifier son dernier point de vie : le mousquetaire est alors hors de combat.',
  'ROY.SIEGE.11': 'À égalité d’Épées, le jeton ne bouge pas.',
  'ROY.SIEGE.12': 'Si Milady en a davantage, le jeton recule vers la gauche d’autant de cases que la différence.',
  'ROY.SIEGE.13':
    'Si les mousquetaires en ont davantage, il avance vers la droite d’autant de cases que la différence.',
  'ROY.SIEGE.14': 'Le jeton s’arrête aux extrémités de l’échelle.',
  'ROY.SIEGE.15': 'Case la plus à gauche : Milady gagne la partie sur-le-champ.',
  'ROY.SIEGE.16': 'Avant-dernière case à gauche, la première fois de la partie : Milady pioche une carte Perfidie.',
  'ROY.SIEGE.17': 'Avant-dernière case à droite, la première fois : les mousquetaires gagnent 1 jeton Épopée.',
  'ROY.SIEGE.18':
    'Case la plus à droite, la première fois : les mousquetaires gagnent une carte « Un pour tous, tous pour un ». Le siège continue d’être vérifié aux manches suivantes.',
  'ROY.SIEGE.19': 'Une case que le jeton franchit sans s’y arrêter compte comme atteinte.',

  'ROY.MILQ.1':
    'Si Milady a choisi son hôtel, elle peut, à la fin de la phase II, prendre une des cartes Paris restantes et l’ajouter à sa main.',
  'ROY.MILQ.2': 'Elle regarde toutes les cartes qui restent, prend celle qu’elle veut et la garde secrète.',
  'ROY.MILQ.3': 'Elle peut mettre cette carte en jeu à partir de la manche suivante, à l’étape Carte Paris.',
  'ROY.MILQ.4': 'Être renvoyée à son hôtel par une blessure de Rochefort ne lui donne pas de carte Paris.',

  'ROY.RICH.1':
    'Si Milady a choisi Richelieu et qu’aucun mousquetaire n’y est arrivé durant cette manche, elle obtient à la fin de la phase II un avantage sur deux, au choix.',
  'ROY.RICH.2':
    'Ou bien elle cherche dans la pioche la carte Perfidie qu’elle veut, la prend sans la montrer et remélange la pioche ; ou bien elle pioche jusqu’à avoir 3 Perfidies en main.',
  'ROY.RICH.3':
    'Quand un mousquetaire arrive et que Milady est là, elle est aussitôt démasquée et perd son avantage de la manche.',
  'ROY.RICH.4':
    'Quand un mousquetaire arrive et que Milady n’est pas là, il est aussitôt conduit à la Bastille et son tour prend fin.',
  'ROY.RICH.5':
    'Une fois Milady démasquée chez Richelieu, les mousquetaires qui y arrivent ensuite durant la manche ne risquent rien et ne changent rien.',
  'ROY.RICH.6':
    'Un mousquetaire qui commence son tour chez Richelieu ne peut pas y chercher Milady : seule compte une arrivée.',
  'ROY.RICH.7': 'Il doit quitter ce lieu avant la fin de son tour. Option de table : il peut rester.',

  'ROY.BAST.1':
    'Envoyé là par Richelieu, un mousquetaire a fini son tour. Il pourra tenter de sortir à partir de son tour de la manche suivante.',
  'ROY.BAST.2':
    'Envoyé là par une Perfidie, il commence à la Bastille son tour de cette même manche et peut tenter d’en sortir tout de suite.',
  'ROY.BAST.3': 'Chaque tentative de sortie coûte 1 action.',
  'ROY.BAST.4': 'Soudoyer les geôliers : on paie 1 pistole de la bourse et l’on se retrouve au Vieux-Colombier.',
  'ROY.BAST.5':
    'S’évader : on affronte un geôlier qui lance 3 dés rouges. Il a 1 point de vie, pas de pouvoir, et ne rapporte rien.',
  'ROY.BAST.6':
    'S’il le bat, le mousquetaire va au Vieux-Colombier. Sinon il reste en prison et doit dépenser une autre action pour réessayer. Option de table : se battre suffit, il sort quel que soit le résultat.',
  'ROY.BAST.7':
    'Mis hors de combat dans la tentative, il est porté au Vieux-Colombier et s’y relève aussitôt ; son tour est terminé.',
  'ROY.BAST.8': 'Dans ce duel comme dans tout autre, on peut se servir de ses cartes et de son équipement.',
  'ROY.BAST.9':
    'Une fois dehors et valide, il continue avec les actions qui lui restent : 2, si la première de ses 3 actions l’a libéré.',
  'ROY.BAST.10':
    'En prison, on peut encore piocher, acheter, jouer une carte Personnage et échanger avec un compagnon de cellule.',

  'ROY.VIEUX.1':
    'Milady ne peut pas venir au Vieux-Colombier ; il n’y a rien à y tenter et personne ne s’y fait intercepter.',
  'ROY.VIEUX.2': 'Les mousquetaires valides peuvent s’y rendre quand ils veulent.',
  'ROY.VIEUX.3': 'Quiconque est mis hors de combat y est amené, où qu’il se soit trouvé.',
};
