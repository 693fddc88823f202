/** The button, as it reads. */
const choose = (label: string): string => `Choisissez « ${label} ».`;

export const miladyPages = {
  'w-aim': {
    say: 'Madame, Rochefort, à vos ordres. Vous jouez seule contre tous les mousquetaires : ils gagnent s’ils achèvent la Quête, vous gagnez si l’un de vos quatre desseins aboutit d’abord.',
  },
  'w-wins': {
    say: 'Le temps s’épuise, le siège de La Rochelle tourne à la ruine, la Reine perd tout son honneur, ou Constance meurt. Un seul suffit ; pressez-en deux à la fois, ils ne peuvent être partout.',
  },
  'w-mission': {
    say: 'J’ai tout disposé pour vous, hormis la mission du Louvre. Sa force est de 3, et les cartes placées doivent faire exactement ce compte : Vitray et sa cuirasse, puis Lubin.',
    now: choose,
  },
  'w-paris': {
    say: 'Chaque manche commence par votre destination secrète. D’Artagnan est à Paris, devant l’enlèvement : là, je puis lui barrer la route.',
    now: choose,
  },
  'w-abduction': {
    say: 'L’enlèvement est votre plus court chemin : quatre dés rouges à la fin de chaque manche. Six Épées en tout, et Constance est morte.',
  },
  'w-treachery': {
    say: 'Derrière votre paravent se tiennent vos hommes, vos embûches et vos cartes Perfidie, que nul autre ne voit. À chaque manche vous piochez une Perfidie ou en jouez une.',
  },
  'w-ambush': {
    say: 'Un Guet-apens coûte un point de vie à un mousquetaire, où qu’il soit. La plupart commencent avec trois.',
    now: choose,
  },
  'w-target': { say: 'Prenez celui qui menace le plus l’enlèvement.', now: choose },
  'w-watch': {
    say: 'À eux de jouer, quatre actions chacun, et vous voyez tout. Dès que l’un d’eux tente quelque chose là où je guette, je vous poserai la question.',
  },
  'w-declared': {
    say: 'Il a provoqué Biscarat en duel, ici, à Paris. Piocher, se déplacer, acheter, échanger, je ne puis l’empêcher ; les duels, les défis et la Quête, si.',
  },
  'w-intercept': {
    say: 'Si j’interviens, ils savent où vous êtes, et il doit d’abord affronter mes quatre dés. S’il ne me blesse pas, son action est perdue.',
    now: 'À vous de décider : j’intercepte, ou je laisse passer ?',
  },
  'w-held': {
    say: 'Trois Boucliers font ma botte secrète : il est blessé, son action est perdue, et je reste ici toute la manche. S’il m’avait blessé, j’aurais dû fuir.',
  },
  'w-athos': {
    say: 'Athos est le seul que je ne combatte pas : il est passé devant moi et a battu Biscarat. Contre lui, il faut des adversaires solides et des embûches ; le défi, lui, tient encore.',
  },
  'w-snared': {
    say: 'Voilà, un de vos Pièges à l’auberge : un point de vie pour rien. Chaque jeton posé est une question dont ils doivent payer la réponse.',
  },
  'w-hour': {
    say: 'La manche est finie, et le siège n’a pas bougé. Le jeton Temps avance, celui du Louvre aussi : sur la case 3 la Reine perd un point d’honneur, sur la 4 deux de plus.',
  },
  'w-rolled': {
    say: 'Et l’enlèvement : trois Épées sur quatre dés ! Trois encore, et Constance est à nous.',
  },
  'w-standing': {
    say: 'Un conseil : donnez-moi une consigne, et je ne vous poserai plus la question. Ils sauront que j’en ai une, non laquelle.',
    now: choose,
  },
  'w-again': {
    say: 'Où nous cacher à présent ? Paris garde l’enlèvement ; votre hôtel procure une carte Paris, Richelieu des Perfidies, et La Rochelle leur ôte une carte Combat.',
    now: 'À vous de décider : choisissez une destination.',
  },
  'w-intrigue': {
    say: 'Vous tenez un Complot : un point d’honneur de moins, sur l’heure. Un deuxième chemin vers la victoire, pendant qu’ils surveillent le premier.',
    now: choose,
  },
  'w-fear': {
    say: 'Regardez-les : personne n’ose tenter le défi tant que je puis être à Paris. Tant qu’ils hésitent, le temps travaille pour vous.',
  },
  'w-won': {
    say: 'Quatre Épées, plus qu’il n’en fallait : Constance est perdue, et la partie est à vous, Madame. Deux manches n’y suffisent pas toujours.',
  },
  'w-inn': {
    say: 'Dans votre propre partie, vous garnirez l’auberge vous-même : douze cases sur trois chemins, huit de vos hommes et quatre Leurres. Ils n’ont qu’un chemin à forcer.',
  },
  'w-laying': {
    say: 'Un chemin ne tombe qu’avec son quatrième jeton : placez-y vos meilleurs hommes. Un Piège va en tête, tant qu’ils sont confiants ; un Leurre ne cache personne, mais leur coûte une action.',
  },
  'w-end': {
    say: 'Soyez là où ils doivent aller, et quand ils sont forts, allez plutôt chercher une carte Paris ou des Perfidies. Vous êtes prête pour une première partie, Madame.',
  },
} as const;
