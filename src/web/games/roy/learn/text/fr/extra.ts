const choose = (label: string): string => `Choisissez « ${label} ».`;
const guide = 'Planchet';

export const extraLessons = {
  trade: {
    title: 'L’échange',
    about: 'Deux mousquetaires au même endroit, une carte contre une autre : comment proposer et conclure un échange.',
    button: 'La leçon de l’échange',
    guide,
    over: 'La carte qui vous manquait est venue d’un ami. Quatre actions bien employées : l’aller, l’échange, le retour, et un défi remporté.',
  },
  richelieu: {
    title: 'Chez Richelieu et à la Bastille',
    about: 'Comment sortir de prison, et comment gâcher la visite de Milady au Cardinal.',
    button: 'La leçon de la Bastille',
    guide,
    over: 'Vous voilà hors de prison, et Milady est repartie de chez le Cardinal les mains vides.',
  },
  traps: {
    title: 'Mendiants, Courtisane, Voleur et Assassin',
    about: 'Ce que font les Embûches de Milady, lesquelles on écarte, et à quel prix.',
    button: 'La leçon des Embûches',
    guide,
    over: 'Les Mendiants sont payés, le défi est remporté, et l’Assassin vous a manqué.',
  },
  boards: {
    title: 'Les plateaux 2 à 4 de la Quête',
    about: 'Le passage vers l’Angleterre, le retour vers Paris et les galeries : un moment de chacun.',
    button: 'La leçon des plateaux',
    guide,
    over: 'Vous connaissez maintenant les quatre plateaux. Quatre antichambres, et la Reine a ses ferrets.',
  },
  siege: {
    title: 'Le siège en détail',
    about: 'Vous menez Aramis à La Rochelle : les renforts, le sang versé, et les deux bouts de l’échelle.',
    button: 'La leçon du siège',
    guide,
    over: 'Les lignes ont tenu une manche. Avec le temps Milady lance plus de dés : ne les laissez pas vides.',
  },
  companions: {
    title: 'Jouer en équipe',
    about: 'Une seule bourse, une carte pour tous et trois têtes : qui commence, et qui décide.',
    button: 'La leçon de l’équipe',
    guide,
    over: 'Le temps s’arrête une manche parce que deux d’entre vous l’ont voulu. C’est ainsi que l’équipe gagne : en parlant d’abord.',
  },
} as const;

export const extraPages = {
  't-why': {
    say: 'L’enlèvement demande Panache 6 : vous avez 4 et une seule carte Panache, il en manque une. Personne ne peut ajouter de carte à votre défi, mais Aramis peut vous en donner une.',
    now: choose,
  },
  't-go': { say: 'Pour échanger il faut être au même endroit, et Aramis est à La Rochelle.', now: choose },
  't-trade': {
    say: 'Qui propose l’échange paie une action, l’autre rien. Rochefort ne s’en mêle jamais.',
    now: choose,
  },
  't-offer': {
    say: 'Vous offrez d’abord : autant de cartes et d’équipement que vous voulez, ou rien du tout. Aramis est le savant : une carte Érudition lui sert plus qu’à vous.',
    now: choose,
  },
  't-agree': {
    say: 'Aramis a mis une carte Panache. Rien ne change de main tant que vous n’êtes pas d’accord tous les deux, et renoncer ne coûte aucune action.',
    now: choose,
  },
  't-back': {
    say: 'Tous ont vu combien de cartes ont changé de main, vous seuls savez lesquelles. Il reste deux actions : retour à Paris.',
    now: choose,
  },
  't-use': { say: 'Quatre et deux cartes Panache font six.', now: choose },
  't-end': {
    say: 'Lames, pistolets, cuirasses et chevaux changent de main de la même façon ; les améliorations restent à leur maître. Dites dans la Conversation ce qu’il vous faut, et quelqu’un pourra vous l’apporter.',
  },
  'r-jail': {
    say: 'Milady a joué une Perfidie, et vous vous réveillez à la Bastille. Votre tour y commence, et vous pouvez tenter d’en sortir aussitôt.',
    now: choose,
  },
  'r-out': {
    say: 'Pour une action vous pouvez affronter le geôlier et ses trois dés rouges, ou le soudoyer avec 1 pistole de la bourse commune. L’argent n’échoue jamais.',
    now: choose,
  },
  'r-den': {
    say: 'Vous êtes libre, au Vieux-Colombier. Si Milady se cache chez Richelieu et qu’on l’y laisse en paix, elle prend à la fin de votre phase la Perfidie de son choix, ou pioche jusqu’à en avoir trois.',
  },
  'r-go': {
    say: 'Quiconque arrive pendant qu’elle y est lui gâche sa visite. Si elle est ailleurs, les gardes vous mènent à la Bastille et votre tour est fini.',
    now: choose,
  },
  'r-found': {
    say: 'La voilà : sa carte Lieu est retournée, et cette manche elle n’obtient rien du Cardinal. Qui arrive après vous ne risque rien.',
  },
  'r-leave': {
    say: 'Qui commence son tour chez Richelieu doit en partir avant la fin et ne peut y surprendre Milady. N’y passez donc pas la nuit.',
    now: choose,
  },
  'r-wrong': {
    say: 'Si vous aviez mal deviné, vous n’auriez pu tenter de quitter la Bastille qu’à votre tour suivant. Allez-y quand les autres lieux lui rapporteraient peu.',
  },
  'r-end': {
    say: 'En prison on peut encore piocher, acheter, jouer un personnage et échanger avec un autre prisonnier. Si le geôlier vous met hors de combat, vous vous relevez aussitôt, mais votre tour est fini.',
  },
  'p-traps': {
    say: 'Avec ses adversaires Milady peut poser une Embûche à Paris et une au Louvre. Aujourd’hui les Mendiants encombrent Paris, et un Assassin attend au Louvre.',
    now: choose,
  },
  'p-beggars': {
    say: 'Tant que les Mendiants sont là, personne ne peut rien tenter de cette mission. Deux pistoles les font partir : sans action, d’où que l’on soit, et n’importe lequel d’entre vous peut payer.',
    now: choose,
  },
  'p-try': {
    say: 'Ils sont partis pour de bon, et la mission est ouverte. Panache 6 : vous avez 4 et deux cartes.',
    now: choose,
  },
  'p-harlot': {
    say: 'Avec la Courtisane c’eût été 7 : elle ajoute 1 au défi et s’en va dès qu’il est remporté. Aucune mission n’est accomplie tant que les Mendiants, la Courtisane ou Nemesis y sont.',
  },
  'p-go': {
    say: 'L’Assassin frappe quiconque arrive : un dé rouge, et une Épée fait une blessure qu’aucune cuirasse n’arrête.',
    now: choose,
  },
  'p-bite': {
    say: 'Un Bouclier : il ne s’est rien passé. Le dé est relancé chaque fois que quelqu’un entre.',
    now: choose,
  },
  'p-thief': {
    say: 'Le Voleur en fait autant à votre bourse : une Épée coûte 1 pistole. On ne peut battre ni l’un ni l’autre, mais ils n’empêchent pas d’accomplir la mission et partent avec elle.',
  },
  'q-calais': {
    say: 'Le deuxième plateau, le passage vers l’Angleterre : quatre défis, un par compétence, dans l’ordre qu’on veut et par qui veut. Il ne manque plus que celui-ci.',
    now: choose,
  },
  'q-add': {
    say: 'Chaque jeton Épopée dépensé ici baisse le défi de 1, pour cette tentative seulement. L’équipe en gagne au Louvre et sur certains adversaires.',
    now: choose,
  },
  'q-wardes': {
    say: 'Les quatre sont remportés, et c’est alors seulement qu’on peut affronter de Wardes. Les jetons Épopée ne servent à rien contre lui.',
    now: choose,
  },
  'q-road': {
    say: 'Le troisième plateau, le retour vers Paris : trois jetons, l’un après l’autre. Chaque combat coûte une action.',
    now: choose,
  },
  'q-blind': {
    say: 'Ici vous engagez vos cartes avant que l’adversaire ne soit retourné. Ensuite, seuls des jetons Épopée ajoutent encore des dés.',
    now: choose,
  },
  'q-later': { say: 'Battu. Passons au quatrième plateau, les galeries du Louvre.' },
  'q-gallery': {
    say: 'Quatre antichambres, et trois façons de franchir chacune : remporter son défi de 8, battre ses deux adversaires, ou payer 3 jetons Épopée pour le passage secret. Voici la moins chère aujourd’hui.',
    now: choose,
  },
  'q-end': {
    say: 'Qui franchit la quatrième antichambre gagne la partie pour toute l’équipe, sur-le-champ. Gardez donc vos jetons Épopée pour la fin.',
  },
  's-start': {
    say: 'Le siège est vérifié à chaque manche : les dés rouges de Milady, 1 d’abord et jusqu’à 4, contre un dé bleu par carte Combat posée ici. Vous menez Aramis, et les lignes sont vides.',
    now: choose,
  },
  's-lay': {
    say: 'Une action pose une carte Combat. Elle reste là manche après manche, et une carte double apporte deux dés.',
    now: choose,
  },
  's-more': {
    say: 'Il y a place pour trois cartes, M. de Bassompierre compris. On n’en reprend aucune.',
    now: choose,
  },
  's-draw': {
    say: 'Deux dés, c’est un bon début. Quand Milady va elle-même à La Rochelle, son sabotage retire une de ces cartes : regarnissez votre main.',
    now: choose,
  },
  's-blood': {
    say: 'Seules les Épées comptent, et elle en a une de plus que vous. Chaque mousquetaire présent peut sacrifier 1 point de vie, une fois, pour annuler une des siennes.',
    now: choose,
  },
  's-track': {
    say: 'Vous voilà à égalité, et le jeton reste où il était ; sinon il avance de la différence. Sur la dernière case de son côté Milady gagne sur-le-champ, et sur celle d’avant elle pioche une Perfidie, la première fois.',
  },
  's-ends': {
    say: 'De votre côté, l’avant-dernière case vaut un jeton Épopée et la dernière une carte « Un pour tous », la première fois seulement. Même alors le siège continue.',
  },
  's-reroll': {
    say: 'Ses Renforts ajoutent un dé rouge pour une manche ; si elle en lance déjà quatre, elle peut relancer un Bouclier. Bottes secrètes et équipement ne valent rien ici.',
  },
  'c-first': {
    say: 'Trois joueurs, une équipe : vous gagnez ou perdez ensemble. À chaque manche vous convenez de qui commence, et aujourd’hui Athos se dit prêt.',
  },
  'c-start': {
    say: 'Athos a joué son tour. Un tour commencé se joue jusqu’au bout : dites ce que vous comptez faire avant de commencer.',
    now: choose,
  },
  'c-purse': {
    say: 'La bourse est commune : ce que vous dépensez manque à tous. Une lame de Tolède le vaut bien, si les autres sont d’accord.',
    now: choose,
  },
  'c-talk': {
    say: 'Demandez de l’aide dans la Conversation : vous pouvez vous dire ce que vous tenez et ce que vous projetez. D’ordinaire Milady le lit aussi.',
  },
  'c-vote': {
    say: 'Noé, qui mène Athos, propose d’arrêter le temps avec la carte « Un pour tous » de l’équipe. À cette table il faut l’accord de plus de la moitié d’entre vous, et l’égalité vaut refus.',
    now: choose,
  },
  'c-end': {
    say: 'Sans cette option chacun peut jouer la carte seul : parlez d’abord. Elle peut aussi rendre 2 points d’honneur à la Reine, ou valoir 2 jetons Épopée.',
  },
} as const;
