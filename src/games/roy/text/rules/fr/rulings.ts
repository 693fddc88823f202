export const rulings: Readonly<Record<string, string>> = {
  'ROY.RULING.1': 'Rochefort protège-t-il les Embûches ? Non, jamais.',
  'ROY.RULING.2':
    'Milady doit-elle intercepter ? Tant qu’elle est cachée, non : elle peut laisser passer, et personne ne voit si elle en avait l’occasion, car l’attente est la même pour toute tentative à Paris, au Louvre et à la Quête. Elle peut aussi laisser une consigne à Rochefort. Dès que Rochefort est à découvert et indemne, il doit se battre. Option de table : l’interception a lieu d’office chaque fois qu’elle est possible, même de sa cachette.',
  'ROY.RULING.3':
    'Combien de blessures si Rochefort et le mousquetaire se touchent tous deux ? Une chacun ; quand un seul des deux touche, chaque Épée non annulée compte. Option de table : chaque Épée non annulée compte dans tous les cas.',
  'ROY.RULING.4':
    'Faut-il vaincre le geôlier pour sortir de la Bastille ? Oui ; sinon on reste et l’on peut réessayer avec une autre action. Option de table : se battre suffit, on sort quel que soit le résultat.',
  'ROY.RULING.5':
    'Qui est le geôlier ? Un adversaire à 3 dés rouges et 1 point de vie, sans pouvoir, sans botte et sans récompense.',
  'ROY.RULING.6':
    'Quand se relève un mousquetaire mis hors de combat à la phase I ? Aussitôt, et cela lui tient lieu de tour pour la manche.',
  'ROY.RULING.7':
    'Le jeton Louvre avance-t-il si une mission a été terminée durant la manche ? Oui, toujours, sauf quand la pile est épuisée.',
  'ROY.RULING.8': 'Combien d’Embûches à la fois ? Une par lieu.',
  'ROY.RULING.9': 'Quelle est la force d’une Embûche ? Elle compte pour 1.',
  'ROY.RULING.10':
    'Et si Milady ne peut pas faire la force exacte ? Elle fait le plus grand total possible au-dessous et choisit entre les façons d’y parvenir ; si rien ne convient, elle ne place rien.',
  'ROY.RULING.11': 'Les Adversaires et les Embûches en place sont-ils visibles ? Oui, ils sont posés face visible.',
  'ROY.RULING.12':
    'Milady doit-elle se dévoiler à la fin de la phase II ? Oui. Mais à son hôtel, elle peut renoncer à la carte Paris.',
  'ROY.RULING.13': 'Milady peut-elle passer l’étape Perfidie ? Oui.',
  'ROY.RULING.14':
    'Que deviennent les Perfidies jouées ? Elles vont dans une défausse, que l’on remélange quand la pioche est vide au moment de piocher ou de chercher. Option de table : les Perfidies jouées sont perdues pour de bon.',
  'ROY.RULING.15':
    'Y a-t-il une limite de cartes en main ? Non, pour aucun camp. Si l’on doit piocher et que les cartes manquent, on prend ce qu’il y a.',
  'ROY.RULING.16':
    'Faut-il employer toutes ses actions ? Non : on peut s’arrêter plus tôt et le reste est perdu. Mais on ne joue jamais son tour en deux fois.',
  'ROY.RULING.17':
    'Un mousquetaire qui commence chez Richelieu doit-il partir ? Oui, pendant ce tour, au plus tard avec sa dernière action : il ne peut alors que se déplacer, par cette action ou grâce à un pur-sang ; il peut revenir par un autre déplacement. La fin du sablier ou une mise hors de combat l’en dispense. Option de table : il peut rester.',
  'ROY.RULING.18':
    'Un mousquetaire déjà présent chez Richelieu compte-t-il comme une visite ? Non : seules comptent les arrivées de la manche.',
  'ROY.RULING.19':
    'La cuirasse arrête-t-elle la blessure de Jussac ? Oui, toujours, même si son Bouclier a aussi arrêté une Épée au dernier lancer ; les Boucliers des dés, eux, n’y font rien. Option de table : elle ne l’arrête que si son Bouclier n’a rien arrêté au dernier lancer.',
  'ROY.RULING.20':
    'À quoi sert la cuirasse hors de la comparaison ? À rien, sauf contre la blessure de Jussac : elle ne protège ni des bottes, ni du Guet-apens, ni des Pièges, ni de l’Assassin, ni d’un sacrifice, et ne compte jamais comme un dé.',
  'ROY.RULING.21':
    'Que se passe-t-il quand le mousquetaire n’a plus de dés contre un résultat fixe ? Une dernière comparaison sans dés, où la cuirasse compte. Si personne n’est blessé, c’est un échec.',
  'ROY.RULING.22':
    'Un seul camp n’a plus de dés : que fait l’autre ? Il continue de lancer, en perdant un dé à chaque égalité, jusqu’à ce qu’il touche ou n’ait plus de dés.',
  'ROY.RULING.23':
    'Quand vérifie-t-on les bottes ? À chaque lancer : il faut les trois symboles, l’effet est automatique et la botte n’inflige qu’une blessure, même si d’autres dés conviennent.',
  'ROY.RULING.24':
    'Cavois garde-t-il ses blessures ? Oui, tant qu’il est sur la mission. S’il revient dans la main de Milady, il retrouve toutes ses forces.',
  'ROY.RULING.25':
    'Peut-on engager plus de cartes qu’il n’en faut pour 6 dés ? Seulement si la dernière carte est nécessaire pour arriver à 6, comme une carte double quand on a 5 dés ; le surplus est perdu.',
  'ROY.RULING.26':
    'Peut-on tenter un défi qu’on ne peut pas gagner, se faire aider ou s’y prendre en plusieurs fois ? On peut le tenter, par exemple pour démasquer Milady, mais l’action est perdue ; personne ne peut aider, et ce qu’une tentative a coûté ne compte pas pour la suivante. Option de table : on ne tente que des défis à sa portée.',
  'ROY.RULING.27':
    'Les limites d’équipement valent-elles pour les échanges ? Oui : chacun finit avec 2 équipements au plus, tous différents, et l’on ne peut rien défausser au passage.',
  'ROY.RULING.28':
    'Milady voit-elle les cartes échangées ? Non : chacun en connaît le nombre, seuls les deux intéressés les voient. Option de table : les cartes échangées sont montrées à tous.',
  'ROY.RULING.29':
    'Qu’est-ce que « le même lieu » à la Quête ? La Quête tout entière : à l’auberge, des mousquetaires sur des cases différentes peuvent échanger.',
  'ROY.RULING.30':
    'Que peut-on faire d’autre à la Bastille ? Piocher, acheter, jouer une carte Personnage et échanger avec un autre prisonnier.',
  'ROY.RULING.31':
    'Quand le pur-sang sert-il ? Pendant le tour de son propriétaire, avant, entre ou après ses actions, mais ni pour sortir de la Bastille ni à l’intérieur de l’auberge. Un cheval qui a déjà servi ne peut plus servir de la manche, même s’il change de maître.',
  'ROY.RULING.32':
    'Où est-on, à l’auberge, après un duel manqué, et comment changer de chemin ? On reste sur sa case précédente. Revenir à la Salle commune coûte 1 action, que Rochefort ne peut pas intercepter ; de là, on peut prendre un autre chemin.',
  'ROY.RULING.33':
    'Rochefort peut-il intercepter quelqu’un qui marche sur des cases libres de l’auberge ? Oui, en avançant comme en affrontant un jeton. Revenir à la Salle commune ou dépenser des jetons Épopée pour retourner des jetons ne s’intercepte pas.',
  'ROY.RULING.34':
    'Qui peut retourner des jetons de l’auberge avec des jetons Épopée, et quand ? N’importe quel joueur mousquetaire, à la phase II, entre deux actions, sans être sur place et sans dépenser d’action. On désigne trois cases, puis on les retourne ensemble.',
  'ROY.RULING.35':
    'Y a-t-il des Pièges aux plateaux 3 et 4 ? Milady peut en mettre. Le Piège retourné au plateau 3, ou qu’on affronte pour 1 action dans les galeries, blesse, est défaussé et compte comme vaincu.',
  'ROY.RULING.36':
    'Jusqu’où peut-on se sacrifier au siège ? Jusqu’au dernier point de vie, tant que Milady a encore une Épée ; celle du trafiquant peut être annulée.',
  'ROY.RULING.37':
    'Et si le jeton La Rochelle devait dépasser le bout de l’échelle ? Il s’arrête à l’extrémité, et les cases franchies en chemin donnent leur récompense unique.',
  'ROY.RULING.38':
    'Milady peut-elle défausser M. de Bassompierre ? Non, il reste là jusqu’à la fin de la partie. Option de table : elle le peut.',
  'ROY.RULING.39':
    'Qui joue une carte « Un pour tous, tous pour un » ? N’importe quel joueur mousquetaire, le premier qui confirme, et les autres le voient aussitôt. L’occasion de répondre se clôt quand tous ont passé. Option de table : il faut l’accord de plus de la moitié des joueurs mousquetaires, et l’égalité vaut refus.',
  'ROY.RULING.40':
    'Arrêter le temps revient-il sur une avancée ? Non, seules les avancées à venir sont arrêtées, ainsi que l’Impasse à laquelle on répond. Jouée contre La disparition, la carte ne défait pas l’avancée normale de la phase IV.',
  'ROY.RULING.41':
    'Et si la Reine devait dépasser la case Richelieu ? Elle s’y arrête ; les 2 points rendus se comptent depuis cette case, sans dépasser celle du départ.',
  'ROY.RULING.42':
    'Que se passe-t-il quand la pile du Louvre est épuisée ? Il n’y a plus de mission, le jeton reste sur la première case et la Reine ne perd plus d’honneur par ce biais. Option de table : les cartes Louvre retirées forment une nouvelle pile.',
  'ROY.RULING.43':
    'Que se passe-t-il à la fin du sablier ? L’action déclarée s’achève autant que possible, les déplacements gratuits non faits sont perdus, ceux qui devaient se relever se relèvent et Milady accomplit l’action de son lieu ; le temps de réflexion de Milady n’est jamais décompté. Option de table : la durée du sablier, 120 secondes sauf choix contraire.',
  'ROY.RULING.44':
    'À six joueurs, quelles cartes Paris Milady a-t-elle ? Deux en main, en plus de celle en jeu. Option de table : une en jeu et une en main.',
  'ROY.RULING.45':
    'À qui Tréville peut-il donner un ordre ? À tout autre mousquetaire valide, même relevé durant cette manche. Celui que l’ordre met hors de combat, fût-ce par un Assassin, ou conduit à la Bastille perd son tour de la manche ; hors de combat, il se relève à la manche suivante, ou aussitôt s’il s’évadait. Celui que Richelieu vient d’emprisonner ne peut pas tenter de sortir, mais les autres actions lui sont permises.',
  'ROY.RULING.46':
    'Dans la partie sans Milady, quelle est la destination quand Rochefort est hors de combat ? La Rochelle, si au moins 2 cartes s’y trouvent ; sinon aucune.',
  'ROY.RULING.47':
    'Dans la partie sans Milady, que change le nombre de joueurs et comment se font les choix ? On joue avec les nombres d’un joueur de plus : seul, 9 cartes, 1 de plus par manche et pas d’Isolés ; à cinq, Milady n’a pas de cartes supplémentaires, mais le temps part de la troisième case. Rochefort intercepte toujours, un Bouclier est relancé chaque fois que c’est permis ; la carte défaussée à La Rochelle et le mousquetaire nommé par Nemesis sont tirés au hasard. Option de table : à La Rochelle, une carte double est défaussée en premier.',
  'ROY.RULING.48':
    'Dans la partie sans Milady, comment garnit-on une mission ? On tire les cartes une à une et l’on garde celles qui tiennent dans la force restante, sauf une seconde Embûche ; on s’arrête à la force exacte ou à la fin du paquet, puis on remélange le reste. Les adversaires repris et le Sbire retournent dans ce paquet.',
  'ROY.RULING.49':
    'Un joueur qui mène plusieurs mousquetaires échange-t-il entre eux ? Ses cartes sont communes, mais l’équipement ne passe de l’un à l’autre que par une action d’échange, au même endroit.',
  'ROY.RULING.50':
    'Milady peut-elle retourner au même lieu d’une manche à l’autre ? Oui, sans restriction. La présence de Rochefort, elle, prend fin avec la manche.',
  'ROY.RULING.51':
    'Quête mortelle : quand est-on exclu ? Dès qu’on est mis hors de combat pour quelque raison que ce soit pendant qu’on est à la Quête, Guet-apens compris. Milady gagne quand tous les mousquetaires de la partie sont exclus, ce que l’on vérifie après l’éventuelle fin du plateau.',
  'ROY.RULING.52':
    'Athos le brave : quand Rochefort peut-il l’intercepter ? Seulement là où il est déjà à découvert ; une Milady encore cachée ne peut toujours rien contre Athos.',
  'ROY.RULING.53':
    'Qui peut regarder les cartes Paris restantes ? Milady seule ; tout le monde en connaît le nombre. Elle n’est pas obligée d’en prendre une.',
  'ROY.RULING.54':
    'Être surprise chez Richelieu ou fuir change-t-il autre chose pour Milady ? Non : elle n’obtient simplement, pour la manche, ni carte Paris, ni Perfidie, ni défausse au siège.',
  'ROY.RULING.55':
    'Peut-on dépasser son maximum en se soignant ? Non, et Rochefort ne dépasse pas 5. On ne peut pas acheter le baume de l’Arsenal quand on a tous ses points de vie.',
  'ROY.RULING.56':
    'Que faire quand les éditions du jeu ne disent pas la même chose ? On suit partout l’original français : par exemple 7 cartes chacun à quatre joueurs, 9 à deux ou trois, à deux une carte piochée à chaque manche, à trois l’ordre des tours libre, l’action reprise quand Rochefort a fui, les cartes qui restent à La Rochelle d’une manche à l’autre, l’Embûche défaussée quand la carte Paris est remplacée.',
  'ROY.RULING.57':
    'Que gagne-t-on si l’on est mis hors de combat en terminant un plateau ou une mission ? Le plateau ou la mission est bel et bien terminé, et le mousquetaire pioche ses 2 cartes de fin de plateau, même couché.',
  'ROY.RULING.58':
    'Dans quel ordre règle-t-on des suites simultanées ? Celui des principes généraux. Ainsi, qui tombe dans le dernier duel d’une mission du Louvre est déjà parti quand l’Assassin de la suivante agit, et le Sbire qu’on vient de battre est déjà revenu en main pour cette mission.',
  'ROY.RULING.59':
    'Qui une Perfidie peut-elle viser ? Guet-apens : un mousquetaire valide. Embastillé : un mousquetaire valide qui n’est pas déjà à la Bastille. S’il n’y a personne à viser, la carte ne peut pas être jouée.',
  'ROY.RULING.60':
    'Pour qui le Voleur et l’Assassin lancent-ils le dé ? Une fois pour chaque mousquetaire présent quand on les pose, mise en place comprise, puis pour chacun qui entre, par un déplacement, un pur-sang ou une carte ; bouger à l’intérieur du lieu ne compte pas. Option de table : pas de lancer pendant la mise en place.',
  'ROY.RULING.61':
    'Qui choisit l’ordre des tours ? Quand aucun tour n’est en cours, tout joueur dont un mousquetaire n’a pas encore joué peut commencer ; le premier qui confirme joue.',
  'ROY.RULING.62':
    'Qui peut dépenser la bourse et les jetons Épopée ? Le joueur qui agit, sans que les autres puissent s’y opposer. Pour payer les Mendiants ou retourner des jetons à l’auberge, n’importe quel joueur mousquetaire.',
  'ROY.RULING.63': 'Et si l’action reprise après Rochefort n’est plus possible ? Elle est perdue sans effet.',
  'ROY.RULING.64': 'Au plateau 3, doit-on engager des cartes Combat à l’aveugle ? Non, on peut n’en engager aucune.',
  'ROY.RULING.65':
    'Comment se fait un échange ? L’un propose, l’autre met ce qu’il donne, et tous deux doivent accepter. Un refus ne coûte rien, mais on ne redemande pas au même partenaire avant d’avoir fait une autre action ; un échange vide n’est pas permis.',
  'ROY.RULING.66':
    'Peut-on jouer une carte Personnage pour rien ? Non : ni Buckingham quand la réserve n’a plus de jeton Épopée, ni M. des Essarts quand la bourse est pleine, ni M. de La Porte quand la Reine est sur sa case de départ, ni M. de Tréville quand il n’y a plus rien à piocher, ni Ketty quand la carte Lieu est déjà visible, ni Planchet quand il ne peut aider personne.',
  'ROY.RULING.67':
    'Que se passe-t-il si l’on s’arrête avant d’atteindre la valeur d’un défi ? La tentative échoue : l’action et les cartes sont perdues.',
  'ROY.RULING.68':
    'Tréville joue-t-il à deux, trois ou quatre, et jusqu’où portent ses ordres ? Oui, à la place d’un mousquetaire en jeu. Ses ordres portent partout et valent une action qui coûterait une action, jamais un déplacement gratuit.',
  'ROY.RULING.69':
    'Que se passe-t-il quand un joueur ne répond pas ? Pour une réponse, un sacrifice, une interception, une Perfidie ou un échange, le silence vaut refus ; le prochain mousquetaire est le premier qui n’a pas joué, dans l’ordre d’Artagnan, Athos, Aramis, Porthos, Tréville ; un tour en cours s’arrête, ou finit par un déplacement au Vieux-Colombier s’il faut partir de chez Richelieu. Les choix auxquels Milady est tenue se font au hasard.',
};
