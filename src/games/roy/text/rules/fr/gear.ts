export const gear: Readonly<Record<string, string>> = {
  'ROY.TRAP.1':
    'Les Embûches ne se posent qu’en même temps que des adversaires, sur une mission de Paris ou du Louvre.',
  'ROY.TRAP.2': 'Il n’y a jamais plus d’une Embûche par lieu ; Paris et le Louvre peuvent en avoir une chacun.',
  'ROY.TRAP.3': 'Tant qu’une Embûche est sur un lieu, les mousquetaires doivent s’y plier.',
  'ROY.TRAP.4': 'Les Mendiants, la Courtisane et Nemesis disparaissent quand on les a surmontés.',
  'ROY.TRAP.5':
    'Le Voleur et l’Assassin ne peuvent pas être surmontés. Ils partent avec la mission, qu’elle réussisse, échoue ou soit remplacée.',
  'ROY.TRAP.6':
    'Toute Embûche encore là quand sa mission prend fin est défaussée : une Embûche ne revient jamais dans la main de Milady.',
  'ROY.TRAP.7': 'Un Voleur ou un Assassin n’empêche pas de terminer une mission.',
  'ROY.TRAP.8':
    'Tant que les Mendiants, la Courtisane ou Nemesis n’ont pas été surmontés, la mission ne peut pas être terminée.',
  'ROY.TRAP.9': 'Le Voleur et l’Assassin agissent pour la première fois dès qu’on les pose.',
  'ROY.TRAP.10': 'À ce moment, Milady lance le dé une fois pour chaque mousquetaire présent sur le lieu.',
  'ROY.TRAP.11':
    'Ensuite, elle le lance chaque fois qu’un mousquetaire entre dans le lieu, de quelque manière que ce soit.',
  'ROY.TRAP.12': 'L’Assassin peut blesser le mousquetaire ; le Voleur peut prendre des pistoles dans la bourse.',
  'ROY.TRAP.13': 'La cuirasse ne protège pas de l’Assassin.',
  'ROY.TRAP.14': 'Mendiants : tant qu’ils sont là, on ne peut rien tenter de la mission de ce lieu.',
  'ROY.TRAP.15':
    'On se débarrasse des Mendiants en payant 2 pistoles de la bourse. Cela ne coûte pas d’action et peut se faire d’où que l’on soit.',
  'ROY.TRAP.16': 'Rochefort ne peut ni empêcher ce paiement ni intercepter quoi que ce soit qui touche à une Embûche.',
  'ROY.TRAP.17':
    'La Courtisane et Nemesis agissent comme l’indique leur carte : la première rend le défi plus difficile, la seconde réserve la mission à un seul mousquetaire.',
  'ROY.TRAP.18':
    'N’importe quel joueur mousquetaire peut payer les Mendiants pendant la phase II, entre deux actions, même pour un lieu où personne ne se trouve.',
  'ROY.TRAP.19':
    'S’il faut lancer le dé pour plusieurs mousquetaires, on procède joueur par joueur. Pour les mousquetaires d’un même joueur, l’ordre est : d’Artagnan, Athos, Aramis, Porthos, Tréville.',

  'ROY.EQUIP.1': 'Acheter à l’Arsenal est une action, possible dans n’importe quel lieu.',
  'ROY.EQUIP.2': 'Une telle action permet d’acheter jusqu’à 2 articles, équipements et améliorations au choix.',
  'ROY.EQUIP.3': 'Un mousquetaire a 2 emplacements d’équipement.',
  'ROY.EQUIP.4':
    'Il ne peut jamais posséder deux fois la même chose : pas deux pistolets, pas deux fois la même compétence améliorée.',
  'ROY.EQUIP.5':
    'S’il n’a plus d’emplacement libre, il peut remplacer un jeton de la même catégorie ; le jeton remplacé quitte la partie.',
  'ROY.EQUIP.6': 'Le stock est limité : ce qui est épuisé ne s’achète plus. Il n’y a par exemple que 2 pistolets.',
  'ROY.EQUIP.7':
    'On paie aussitôt, avec la bourse commune ou, quand c’est le prix, avec une carte. On n’achète jamais à crédit.',
  'ROY.EQUIP.8':
    'Pur-sang : une fois par manche, son propriétaire se déplace d’un lieu à un autre sans dépenser d’action.',
  'ROY.EQUIP.9': 'Pistolet : au premier lancer de chaque duel, son propriétaire ajoute une Épée à son résultat.',
  'ROY.EQUIP.10': 'Si le premier lancer est une égalité, le pistolet ne sert plus dans ce duel.',
  'ROY.EQUIP.11':
    'Cuirasse : à chaque lancer de chaque duel, son propriétaire ajoute un Bouclier à son résultat, même quand il n’a plus de dés.',
  'ROY.EQUIP.12':
    'Lame de Tolède : une fois par duel, après le lancer de son choix, son propriétaire peut relancer un de ses dés. Ce n’est jamais obligatoire.',
  'ROY.EQUIP.13': 'L’équipement et les bottes n’ont aucun effet au siège de La Rochelle.',
  'ROY.EQUIP.14': 'Rochefort n’intercepte jamais un achat.',
  'ROY.EQUIP.15': 'Un mousquetaire mis hors de combat garde son équipement, ses améliorations et ses cartes.',

  'ROY.UPGR.1':
    'Baume : l’acheteur regagne aussitôt 2 points de vie, sans dépasser son maximum, et le jeton quitte la partie.',
  'ROY.UPGR.2': 'On ne peut pas garder le baume de l’Arsenal pour plus tard ; il n’occupe aucun emplacement.',
  'ROY.UPGR.3': 'Une botte améliorée coûte une carte Combat, simple ou double, et pas d’argent.',
  'ROY.UPGR.4': 'Elle recouvre et remplace l’ancienne botte de l’acheteur.',
  'ROY.UPGR.5': 'D’Artagnan la pose sur son emplacement vide et se sert de ses deux bottes.',
  'ROY.UPGR.6':
    'Une compétence améliorée coûte une carte Aventure quelconque, que l’on défausse. L’acheteur choisit parmi les compétences encore en stock.',
  'ROY.UPGR.7': 'Elle augmente de 1, pour le reste de la partie, la valeur de base de cette compétence.',
  'ROY.UPGR.8': 'Chaque compétence améliorée existe en deux exemplaires.',
  'ROY.UPGR.9':
    'Un mousquetaire a 2 emplacements de compétence améliorée : il peut donc en avoir deux, forcément différentes.',
  'ROY.UPGR.10': 'Les améliorations sont personnelles et définitives : on ne peut ni les échanger ni les céder.',
  'ROY.UPGR.11': 'La botte améliorée n’occupe pas un emplacement de compétence.',

  'ROY.OUT.1':
    'À 0 point de vie, le mousquetaire est hors de combat : on le porte aussitôt au Vieux-Colombier et l’on y couche sa figurine.',
  'ROY.OUT.2':
    'Un mousquetaire mis hors de combat pendant son propre tour perd les actions qui lui restent : son tour est fini.',
  'ROY.OUT.3':
    'En temps normal, il se relève à la phase II de la manche suivante, à la place de son tour : il retrouve tous ses points de vie et pioche une carte Aventure. Il ne fait rien d’autre durant cette manche.',
  'ROY.OUT.4':
    'Mis hors de combat à la phase I par une Perfidie, il se relève aussitôt, et cela lui tient lieu de tour pour cette manche.',
  'ROY.OUT.5': 'Mis hors de combat en s’évadant de la Bastille, il se relève aussitôt et son tour est terminé.',
  'ROY.OUT.6':
    'Mis hors de combat par un Assassin avant d’avoir commencé son tour de la manche, il se relève aussitôt, et cela lui tient lieu de tour. Un déplacement fait sur ordre de Tréville vaut début de tour.',
  'ROY.OUT.7': 'Mis hors de combat par un Assassin pendant ou après son tour, il se relève à la manche suivante.',
  'ROY.OUT.8':
    'Mis hors de combat par sa propre action (un duel, Rochefort, un Piège), il se relève à la manche suivante.',
  'ROY.OUT.9':
    'Mis hors de combat par un sacrifice à la phase III, ou par quoi que ce soit à la phase IV, il se relève à la manche suivante.',
  'ROY.OUT.10':
    'Un mousquetaire hors de combat ne fait aucune action et ne propose aucun échange. Au Vieux-Colombier, on peut cependant échanger avec lui, avant comme après qu’il s’est relevé.',
  'ROY.OUT.11': 'Une fois relevé, il est valide, se tient au Vieux-Colombier et compte comme ayant joué son tour.',
  'ROY.OUT.12': 'Les mousquetaires choisissent à quel moment de la phase II, entre les tours, l’un d’eux se relève.',
};
