export const miladyPages = {
  'w-aim': {
    say: 'Madame. Rochefort, à vos ordres. Vous jouez seule contre tous les mousquetaires. Ils gagnent s’ils achèvent la Quête ; vous gagnez si vous les en empêchez assez longtemps, ou si l’un de vos complots aboutit.',
  },
  'w-wins': {
    say: 'Quatre chemins mènent à la victoire : le temps s’épuise ; le siège de La Rochelle tourne à la ruine ; la Reine perd tout son honneur ; ou Constance meurt. Un seul suffit. Pressez-en deux à la fois : ils ne peuvent être partout.',
  },
  'w-screen': {
    say: 'Derrière votre paravent se tiennent vos gens : douze adversaires, cinq embûches, les jetons de la Quête, vos cartes Perfidie. Personne d’autre ne les voit.',
  },
  'w-abduction': {
    say: 'Choisissez la carte Paris qui ouvre la partie. L’enlèvement vous fait lancer quatre dés par manche ; six Épées en tout, et Constance est morte.',
    now: 'Ouvrez avec l’enlèvement.',
  },
  'w-inn': {
    say: 'L’auberge du Lys d’or est le premier plateau de la Quête. Sur douze cases, en trois couloirs, vous posez huit de vos hommes et quatre Leurres, face cachée. Les mousquetaires n’ont qu’un couloir à forcer.',
  },
  'w-snare': {
    say: 'Un Piège coûte un point de vie à qui avance dessus, sans duel pour s’en sauver. En tête des Chambres, il mordra quelqu’un de confiant.',
    now: 'Posez un Piège.',
  },
  'w-three': { say: 'Derrière lui, une lame solide.', now: 'Posez un homme à trois dés.' },
  'w-decoy': {
    say: 'Les quatre Leurres doivent être posés quelque part. Un Leurre n’est personne, mais il leur coûte une action.',
    now: 'Posez un Leurre.',
  },
  'w-four': {
    say: 'La dernière case décide : le couloir n’est à eux que lorsque le quatrième jeton tombe. Mettez-y votre meilleur homme.',
    now: 'Posez un homme à quatre dés.',
  },
  'w-rest': {
    say: 'Parfait. Permettez que je pose les deux autres couloirs dans le même esprit : aucune entrée facile, rien de facile au bout.',
  },
  'w-strength': {
    say: 'À présent vos gens pour l’enlèvement. Sa force est de 3 : les cartes que vous y posez doivent faire exactement 3. Un adversaire compte de 1 à 3, une embûche compte 1, et il y en a une au plus.',
  },
  'w-biscarat': {
    say: 'Biscarat vaut 2 : trois dés, et trois Épées sont sa botte secrète.',
    now: 'Placez Biscarat.',
  },
  'w-harlot': {
    say: 'Il reste un point. La Courtisane rend le défi plus difficile d’un point : Panache 7 au lieu de 6.',
    now: 'Placez la Courtisane.',
  },
  'w-louvre': {
    say: 'La carte du Louvre se retourne pour vous : le faux confesseur, force 3. Tant qu’ils la délaissent elle descend, et la Reine perd de l’honneur.',
  },
  'w-vitray': { say: 'Vitray porte une cuirasse : un Bouclier de plus à chaque lancer.', now: 'Placez Vitray.' },
  'w-lubin': { say: 'Encore un point : Lubin apporte un pistolet.', now: 'Placez Lubin.' },
  'w-round': {
    say: 'La première manche. Vous commencez toujours, par trois choses : une destination secrète, une carte Paris si vous en tenez une, et une carte Perfidie à piocher ou à jouer.',
  },
  'w-paris': {
    say: 'À Paris, au Louvre ou à la Quête, je puis leur barrer la route. Votre hôtel procure une carte Paris, Richelieu des Perfidies, La Rochelle leur ôte une carte Combat. D’Artagnan est à Paris, devant l’enlèvement.',
    now: 'Choisissez Paris.',
  },
  'w-treachery': {
    say: 'Maintenant la Perfidie : piochez une carte pour plus tard, ou jouez l’une des trois vôtres.',
  },
  'w-ambush': {
    say: 'Un Guet-apens coûte un point de vie à un mousquetaire, où qu’il soit. Ils commencent avec trois, Porthos avec cinq.',
    now: 'Jouez le Guet-apens.',
  },
  'w-target': { say: 'Qui ? Celui qui menace le plus l’enlèvement.', now: 'Frappez d’Artagnan.' },
  'w-watch': {
    say: 'Leur phase commence : quatre actions chacun. Vous voyez tout ce qu’ils font. Dès que l’un d’eux tente quelque chose là où je guette, je vous poserai la question.',
  },
  'w-declared': {
    say: 'Il a déclaré un duel contre Biscarat, à Paris, où nous sommes. Piocher, se déplacer, acheter, échanger, je ne puis l’empêcher ; les duels, les défis et la Quête, si.',
  },
  'w-intercept': {
    say: 'Si j’interviens, vous êtes découverte, et il doit d’abord me combattre : quatre dés. S’il ne me blesse pas, son action est perdue.',
    now: 'Interceptez !',
  },
  'w-held': {
    say: 'Vous avez vu mes quatre Boucliers : trois d’entre eux font ma botte secrète. Il est blessé, son action est perdue, et je reste ici : quiconque tente quelque chose à Paris cette manche me retrouvera. S’il m’avait blessé, j’aurais dû fuir.',
  },
  'w-athos': {
    say: 'Athos est le seul que je ne combatte pas : il est passé devant moi et a battu Biscarat. Contre lui, il faut des adversaires solides et des embûches. Le défi, lui, tient encore.',
  },
  'w-snared': {
    say: 'Voilà votre Piège. Un point de vie pour rien. Chaque jeton posé est une question à laquelle ils doivent payer pour répondre.',
  },
  'w-hour': {
    say: 'La manche est finie. Le siège n’a rien donné. Le temps avance, et le jeton du Louvre aussi : sur sa troisième case la Reine perd un point d’honneur, sur la quatrième deux de plus, et la mission échoue.',
  },
  'w-rolled': {
    say: 'Et l’enlèvement : trois Épées sur quatre dés. Trois sur six ! Qu’ils le déjouent dans la manche qui vient, ou qu’ils tremblent.',
  },
  'w-standing': {
    say: 'Inutile qu’on vous demande à chaque fois : laissez-moi une consigne. « Toujours » veut dire que j’intercepte dès que je le peux. Ils apprennent que j’ai une consigne, non laquelle.',
    now: 'Ordonnez-moi d’intercepter toujours.',
  },
  'w-again': {
    say: 'Encore Paris ? Ils s’y attendront, et c’est bien le but : qui me craint n’approche pas de l’enlèvement.',
    now: 'Choisissez de nouveau Paris.',
  },
  'w-intrigue': {
    say: 'Vous tenez un Complot : un point d’honneur de moins, sur l’heure. Un deuxième chemin vers la victoire, pendant qu’ils surveillent le premier.',
    now: 'Jouez le Complot.',
  },
  'w-fear': {
    say: 'Regardez-les : personne n’ose tenter le défi tant que je puis être à Paris. Le temps travaille pour vous aussi longtemps qu’ils hésitent.',
  },
  'w-won': {
    say: 'Quatre Épées : six en tout. Constance est perdue, et les mousquetaires avec elle. La partie est à vous, Madame, en deux manches. Ce n’est pas toujours si rapide.',
  },
  'w-end': {
    say: 'Retenez ceci : soyez là où ils doivent aller ; quand ils sont forts, rentrez chercher une carte Paris, ou allez chez Richelieu pour des Perfidies ; et ne laissez jamais le temps s’arrêter. Jouez maintenant contre des automates, ou voyez l’autre camp.',
  },
} as const;
