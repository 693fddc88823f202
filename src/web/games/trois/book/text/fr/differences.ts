import type { BookWords } from '#web/parts/book/book.ts';

export const differences: BookWords['differences'] = {
  lead: 'De ce jeu il n’y a qu’un texte, sans auteur, sans éditeur et sans date ; son plateau et ses cartes ne nous sont pas parvenus. Nous avons reconstitué les deux et y avons fait jouer des automates, des milliers de parties durant : toute partie se termine, et aucune place ne vaut beaucoup mieux qu’une autre. Cela prouve que le jeu tourne, pas qu’il ressemble à l’original.',
  items: {
    board: {
      books:
        'Les lieux et les signes du plateau sont nommés, mais non le nombre de cases d’une route ni la place de chaque signe.',
      here: 'Routes, cases et signes sont de nous. Une Gazette vient toutes les six ou sept cases et juste avant chaque obstacle : ceux qui attendent sont bientôt délivrés par ceux qui suivent.',
    },
    cards: {
      books:
        'De chaque sorte de cartes on connaît le dos et le nombre. De ce qu’elles disent, il reste un exemple : un orage sur la Manche, pour un tour au plus.',
      here: 'Les nombres sont ceux du texte ; les titres, les phrases et les effets sont de nous.',
    },
    firstLeg: {
      books: 'Un passage envoie du château au Louvre, la liste numérotée chez Mme Bonacieux.',
      here: 'D’abord chez elle : des deux, la liste est la plus précise.',
    },
    youngest: {
      books: 'Le plus jeune joueur choisit le premier.',
      here: 'La première place choisit la première. Ici, on ne demande son âge à personne.',
    },
    fewer: {
      books: 'On joue de deux à quatre, mais le texte parle de quatre mousquetaires bloqués.',
      here: 'Tous ceux de la partie. Les autres châteaux restent vides.',
    },
    roads: {
      books: 'Rien ne dit si l’on rentre par la route de l’aller.',
      here: 'En France comme en Angleterre, une route pour l’aller, une autre pour le retour. C’est ainsi seulement que dépasser, couper court ou arriver en retard ont un sens clair.',
    },
    legsFirst: {
      books: 'Rien n’est dit de celui qui n’a pas encore vu la Reine quand les ferrets sont remis.',
      here: 'Il parcourt quand même ses étapes l’une après l’autre.',
    },
    double: {
      books: 'Un double fait rejouer, sauf si une case ou une carte en empêche. Lesquelles, on ne le dit pas.',
      here: 'Une carte qui fait attendre ou qui retient, et un trajet coupé par la porte, la mer ou le duc.',
    },
    moved: {
      books: 'Ce que fait une case à qui s’y trouve envoyé par une carte, ou par un rival déjà en place, reste ouvert.',
      here: 'Une carte n’en amène jamais une autre. En avançant, tout le reste compte ; en reculant, rien, et jamais au-delà du dernier lieu traversé. Derrière un rival, le signe compte, car c’est là que finit le trajet.',
    },
    hold: {
      books: 'Une carte peut poser une condition pour repartir ; quand on l’essaie n’est pas dit.',
      here: 'Les deux dés, au début de chaque tour ; le lancer qui libère est aussi le trajet. Sans une telle phrase, nul ne saurait quand l’attente finit.',
    },
    gazettes: {
      books: 'Deux Gazettes dans un même trajet, et celle qui vaut jusqu’à la lecture de la suivante : rien là-dessus.',
      here: 'Une nouvelle Gazette par lancer, et l’ancienne vaut jusqu’à la fin du trajet.',
    },
    thrusts: {
      books: 'Les bottes secrètes se jouent au moment le plus favorable.',
      here: 'Pendant son propre tour seulement, au moment que dit chaque carte.',
    },
    gate: {
      books: 'Où l’on attend devant l’entrée fermée, et si elle barre aussi la sortie, n’est pas dit.',
      here: 'Sur la case juste devant, d’un côté comme de l’autre. Fermé, c’est fermé.',
    },
    stairs: {
      books: 'Et si l’escalier se ferme sur quelqu’un ? Et qui choisit le chemin ?',
      here: 'Seul le premier pas doit être permis : sinon l’on pourrait rester enfermé pour de bon. Chaque cavalier choisit en partant.',
    },
    ports: {
      books: 'Rien ne dit s’il faut tomber juste dans un port.',
      here: 'Non. La traversée est un pas du trajet ; sans bateau, le trajet finit au port et le reste est perdu.',
    },
    castle: {
      books: 'Quand le duc est absent, on attend sur la case qui précède son château. Elle n’a de place que pour un.',
      here: 'Le suivant attend sur la première case libre derrière. Il en va de même à la porte.',
    },
    stuck: {
      books:
        'Ce que fait celui qui ne peut pas bouger n’est pas dit, ni ce qui se passe quand personne ne le peut et que rien ne porte « un tour au plus ».',
      here: 'Son tour s’arrête ; une botte secrète peut l’aider d’abord. Quand personne ne peut bouger, on retourne une nouvelle Gazette.',
    },
    spies: {
      books: 'Les espions ont un pion à deux faces, et aucun effet.',
      here: 'Ils rendent pires plusieurs cartes Rochefort.',
    },
    overtaking: {
      books: 'Qui dépasse le porteur prend les ferrets. Quand on en juge, et par quel chemin, reste ouvert.',
      here: 'À la fin d’un déplacement, d’après les pas qui restent jusqu’à la Reine par la voie pavée. Qui était déjà devant n’y gagne rien, et les ferrets ne sautent jamais par-dessus le cavalier piégé.',
    },
    pastStuds: {
      books: 'Des ferrets gisent sur la voie pavée : peut-on monter par l’escalier sans les ramasser ?',
      here: 'Pas à la dernière étape. Ils pourraient sinon y rester pour toujours.',
    },
    ground: {
      books:
        'Peut-on reprendre des ferrets qu’on a perdus, que faire si leur case est prise, avance-t-on encore d’une seule case ? Rien n’est dit.',
      here: 'On les reprend en repassant dessus, ou après avoir passé son tour auprès d’eux. Sur une case prise, on les prend, puis on s’arrête derrière. Tout le monde peut avancer d’une seule case ; la case compte, mais ne donne pas de second lancer.',
    },
    trap: {
      books:
        'Le porteur peut finir exactement sur le cavalier piégé, les autres peuvent rebrousser chemin jusqu’à lui. Qui, et jusqu’où, n’est pas dit.',
      here: 'Les ferrets y restent quand même. Quiconque est à la dernière étape peut reculer, après le lancer, jusqu’à Calais ; tant que les ferrets sont là, on peut être plusieurs sur la case.',
    },
    atQueen: {
      books: 'Rien n’est dit de ceux qui arrivent chez la Reine sans les ferrets.',
      here: 'Ils y attendent, et n’en repartent que pour reprendre les ferrets au cavalier piégé.',
    },
    shortcuts: {
      books:
        'Dès que les ferrets sont remis, les autres peuvent prendre le raccourci, et un retardataire n’a plus à traverser.',
      here: 'Le raccourci sert à rattraper son retard : il s’ouvre quand les ferrets en ont atteint la sortie. Le retardataire évite aussi l’Angleterre quand ils gisent par terre en France.',
    },
  },
};
