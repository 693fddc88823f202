export const people: Readonly<Record<string, string>> = {
  'ROY.ROCH.1':
    'Rochefort ne peut intercepter quelqu’un que si Milady a choisi pour cette manche Paris, le Louvre ou la Quête, et seulement dans ce lieu.',
  'ROY.ROCH.2':
    'À Paris, il peut intercepter quiconque tente un défi, un duel, des succès ou une autre condition de la carte Paris ; au Louvre, quiconque tente un défi ou un duel ; à la Quête, n’importe quelle action de Quête.',
  'ROY.ROCH.3':
    'Il n’intercepte jamais quelqu’un qui pioche, se déplace, échange, achète ou joue une carte Personnage, ni rien qui touche à une Embûche.',
  'ROY.ROCH.4': 'Intercepter démasque Milady : elle montre sa carte Lieu et pose sa figurine sur place.',
  'ROY.ROCH.5':
    'Tant que Milady est cachée, elle décide à chaque fois si Rochefort intercepte : si elle laisse passer une tentative, celle-ci suit son cours, et Milady pourra intercepter la suivante. Dès que Rochefort est à découvert et indemne, elle n’a plus le choix. Option de table : l’interception a lieu d’office chaque fois qu’elle est possible.',
  'ROY.ROCH.6':
    'Le mousquetaire déclare précisément son action ; Rochefort surgit ; l’action est suspendue et l’on se bat d’abord en duel contre lui.',
  'ROY.ROCH.7':
    'Ce duel ne coûte pas d’action et suit les règles ordinaires : on peut s’y servir de cartes Combat, de capacités et d’équipement.',
  'ROY.ROCH.8':
    'Si Rochefort a perdu au moins 1 point de vie, il s’enfuit : la figurine de Milady retourne à son hôtel, et Milady ne peut pas prendre de carte Paris durant cette manche.',
  'ROY.ROCH.9':
    'Quand Rochefort a fui, le mousquetaire encore valide doit reprendre exactement l’action qu’il avait déclarée.',
  'ROY.ROCH.10':
    'Si Rochefort n’a perdu aucun point de vie, l’action déclarée est perdue sans effet et il reste en place.',
  'ROY.ROCH.11':
    'Tant qu’il reste là, il doit affronter toutes les tentatives suivantes de la manche en ce lieu, sauf celles d’Athos, y compris l’action suivante du même mousquetaire, jusqu’à ce qu’il soit blessé.',
  'ROY.ROCH.12':
    'Si tous deux se touchent, Rochefort perd 1 point de vie et s’enfuit ; le mousquetaire perd 1 point de vie et, s’il est encore valide, reprend son action. Option de table : chaque Épée non annulée compte.',
  'ROY.ROCH.13': 'Un mousquetaire que Rochefort met hors de combat perd l’action déclarée, même si Rochefort s’enfuit.',
  'ROY.ROCH.14': 'Une fois en fuite, Rochefort n’intercepte plus rien durant cette manche.',
  'ROY.ROCH.15':
    'À 0 point de vie, Rochefort est hors de combat. Tant qu’il n’est pas soigné, on ne peut pas se servir de lui et Milady ne peut se rendre ni à Paris, ni au Louvre, ni à la Quête.',
  'ROY.ROCH.16':
    'La première fois qu’il est mis hors de combat, les mousquetaires gagnent une carte « Un pour tous, tous pour un ». Les fois suivantes ne rapportent rien.',
  'ROY.ROCH.17': 'Seule une Perfidie qui rend des points de vie, le Baume, peut le soigner.',
  'ROY.ROCH.18': 'On ne peut pas dépenser de jetons Épopée contre lui.',
  'ROY.ROCH.19':
    'Le duel contre Rochefort et le duel repris ensuite sont deux duels distincts : on engage ses cartes séparément, et le pistolet comme la lame de Tolède servent de nouveau dans chacun.',

  'ROY.ATHOS.1':
    'Athos et Rochefort ne se battent jamais l’un contre l’autre : Rochefort ne peut pas intercepter Athos.',
  'ROY.ATHOS.2': 'Quand Athos agit là où Milady se cache, elle n’est pas démasquée.',
  'ROY.ATHOS.3': 'Athos ne protège pas les autres mousquetaires qui agissent au même endroit.',
  'ROY.ATHOS.4':
    'Là où Rochefort est à découvert, Athos peut s’occuper de la mission ou de la Quête comme si Rochefort n’y était pas.',
  'ROY.ATHOS.5':
    'Cette capacité ne joue pas chez Richelieu : l’arrivée d’Athos y démasque Milady comme celle de n’importe qui.',

  'ROY.ARAMIS.1':
    'Une fois par manche, Aramis peut défausser une carte Aventure quelconque de sa main pour gagner 1 point dans un défi, quelle que soit la compétence, ou 1 dé bleu dans un duel.',
  'ROY.ARAMIS.2': 'C’est une seule fois par manche en tout : un défi ou un duel, pas l’un et l’autre.',
  'ROY.ARAMIS.3':
    'Le genre de la carte n’a pas d’importance et elle n’apporte rien d’autre que ce point ou ce dé : une carte double Combat ainsi défaussée ne vaut que 1.',
  'ROY.ARAMIS.4':
    'La limite de 6 dés bleus tient toujours et, dans un duel, cette carte s’engage avant le premier lancer.',
  'ROY.ARAMIS.5': 'Cette capacité ne permet pas de poser une carte à La Rochelle.',

  'ROY.DART.1': 'D’Artagnan commence avec une meilleure botte que les autres.',
  'ROY.DART.2': 'Il peut acheter la botte améliorée comme seconde botte, tout en gardant la première.',

  'ROY.PORTH.1':
    'Porthos a jusqu’à 5 points de vie, 2 de plus que les autres. Quand il se relève, il les retrouve tous les cinq.',

  'ROY.TREV.1': 'Tréville, le capitaine des mousquetaires, commence au Vieux-Colombier.',
  'ROY.TREV.2':
    'Dans une partie à cinq, il peut remplacer un des quatre mousquetaires, au choix des joueurs. Option de table : Tréville remplace un mousquetaire.',
  'ROY.TREV.3': 'À six joueurs, il est le cinquième mousquetaire.',
  'ROY.TREV.4':
    'Une fois pendant son propre tour, il peut dépenser 1 de ses actions pour donner un ordre à un autre mousquetaire.',
  'ROY.TREV.5':
    'Ce mousquetaire accomplit aussitôt une action de son choix, selon toutes les règles normales. Elle n’est pas prise sur ses propres actions.',
  'ROY.TREV.6': 'Peu importe qu’il ait déjà joué son tour ou non.',
  'ROY.TREV.7':
    'Un mousquetaire hors de combat ne peut pas recevoir d’ordre. Celui que Richelieu a envoyé à la Bastille durant cette manche ne peut pas, sur ordre, tenter d’en sortir.',
  'ROY.TREV.8': 'Tréville commence avec une lame de Tolède, prise dans le stock de l’Arsenal.',
  'ROY.TREV.9':
    'À deux, trois ou quatre joueurs, il peut de même tenir la place d’un des mousquetaires en jeu. Le nombre de mousquetaires, d’actions et de cartes reste celui prévu pour ce nombre de joueurs.',
  'ROY.TREV.10':
    'Tréville donne son ordre d’où qu’il soit, même de la Bastille, et quel que soit le lieu où se trouve l’autre.',
  'ROY.TREV.11':
    'Le joueur qui reçoit l’ordre choisit parmi les actions qui coûteraient une action à son mousquetaire ; le déplacement d’un pur-sang n’en fait pas partie. On ne peut pas désigner un mousquetaire qui n’a aucune action possible.',
  'ROY.TREV.12':
    'Tout ce que l’ordre entraîne (interception, duel, fin de mission, mise en place, embûches) se règle avant que Tréville ne reprenne son tour. S’il est lui-même mis hors de combat par ces suites, son tour est fini.',
};
