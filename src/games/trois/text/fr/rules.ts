import type { Chapter } from '#kernel/text.ts';
import { ids } from '../situation.ts';

/** The rulebook in French, in the order it is read. */
export const rules: Readonly<Record<string, string>> = {
  'TRO.1':
    'De deux à quatre joueurs mènent chacun un mousquetaire. Qui remet les ferrets de diamants à la Reine a gagné. Le plateau et toutes les cartes sont une reconstitution de notre main : de ce jeu ancien, seule la règle nous est parvenue, sans ses cases ni ses cartes.',
  'TRO.2':
    'Le voyage compte cinq étapes : de votre château à la maison de Mme Bonacieux ; de là chez la Reine ; retour à la maison ; par Calais et Douvres jusqu’au château de Buckingham ; enfin par Douvres, Calais et la maison, le retour chez la Reine.',
  'TRO.3':
    'Deux chemins mènent de la maison à la Reine : la voie pavée, neuf cases en passant par la porte du Louvre, et le passage secret, quatre pas seulement.',
  'TRO.28': 'La partie s’achève à l’instant où les ferrets arrivent chez la Reine.',

  'TRO.4': 'Chacun commence avec une botte secrète : une carte que l’on garde cachée jusqu’au bon moment.',
  'TRO.5':
    'Quatre piles attendent face cachée, mélangées chacune à part : Milady (fiole), Rochefort (dague), les Gazettes, et la pile Mousquetaires, où les cartes Mousquetaires se mêlent aux autres bottes secrètes.',
  'TRO.6':
    'Chacun choisit à son tour un mousquetaire, la première place jouant le rôle du plus jeune ; chaque mousquetaire part de son propre château. L’ordre du jeu est toujours Aramis, d’Artagnan, Porthos, Athos.',
  'TRO.7': 'Au début, les ferrets sont chez le duc de Buckingham.',
  'TRO.8': 'Avant le premier tour, on retourne une Gazette. Ce qu’elle dit vaut jusqu’à la suivante.',
  'TRO.9':
    'Chaque Gazette dit six choses : si Mme Bonacieux est chez elle, chez la Reine ou disparue ; si le passage secret est ouvert ; si la porte du Louvre est ouverte ; de quel côté de la Manche se trouve un bateau ; si Buckingham est chez lui ; et s’il y a des espions.',

  'TRO.10':
    'À votre tour, lancez deux dés et avancez d’autant de cases. Après un double, vous rejouez, sauf empêchement.',
  'TRO.11':
    'Une case n’a de place que pour un mousquetaire : si la vôtre est prise, vous vous arrêtez sur la première case libre derrière. Chez Mme Bonacieux, chez la Reine et chez Buckingham, il y a de la place pour tous.',
  'TRO.12':
    'Si vous arrivez chez Mme Bonacieux, chez la Reine ou chez Buckingham avec des cases encore à parcourir, vous pouvez vous y arrêter ou continuer.',
  'TRO.13':
    'Si vous finissez sur une épée, une dague ou une fiole, vous piochez dans la pile correspondante et faites ce que dit la carte ; puis elle va sous sa pile. Une carte qui fait attendre reste devant vous jusqu’à la fin de l’attente. Si elle vous retient, essayez avec les deux dés au début de chaque tour : le lancer qui vous libère est aussi celui de votre trajet.',
  'TRO.14':
    'Si vous passez ou finissez sur une case Gazette, en avançant, on retourne la Gazette suivante après votre déplacement. Après un double, la Gazette vient avant le second lancer.',
  'TRO.15':
    'Les bottes secrètes restent cachées jusqu’à ce qu’on les joue ; elles vont alors sous la pile Mousquetaires. On en garde trois au plus. À la quatrième, choisissez-en une à remettre sous la pile.',
  'TRO.16':
    'Dès que les ferrets ont été remis, tous les autres choisissent à chaque tour : lancer les deux dés, ou avancer d’une case exactement. Qui porte les ferrets lance toujours les dés.',

  'TRO.17':
    'Le passage secret ne sert que s’il est ouvert. Pour monter, il faut que Mme Bonacieux soit chez elle ; pour descendre, qu’elle soit chez la Reine.',
  'TRO.18': 'Personne ne passe la porte du Louvre tant qu’elle est fermée.',
  'TRO.19': 'Pour traverser la mer, il faut un bateau du côté d’où l’on part.',
  'TRO.20':
    'Tant que Buckingham est absent, personne n’entre dans son château : on attend sur la case devant, jusqu’à ce qu’une Gazette annonce son retour.',
  'TRO.21':
    'Certaines nouvelles portent la mention « un tour au plus ». Si tout le monde a joué et que tout le monde est bloqué, la difficulté marquée prend fin sans nouvelle Gazette : les bateaux partent des deux côtés, la porte s’ouvre, le duc rentre chez lui.',

  'TRO.22': 'Le premier mousquetaire qui entre au château de Buckingham reçoit les ferrets.',
  'TRO.23': 'Si vous dépassez celui qui porte les ferrets, vous les prenez.',
  'TRO.24':
    'Si une carte oblige le porteur à abandonner les ferrets sur une case, le premier mousquetaire de la dernière étape qui passe sur cette case les ramasse. Tant qu’ils sont sur la voie pavée, personne, à la dernière étape, ne peut les éviter par l’escalier.',
  'TRO.25':
    'Gare au cavalier piégé, sur la route de Paris : le porteur qui passe ou finit sur sa case y laisse les ferrets. Le premier qui finit exactement dessus les prend. Pour cela, et pour rien d’autre, on peut reculer.',
  'TRO.26':
    'Si vous arrivez en retard à Calais, à l’aller, quand les ferrets sont déjà revenus en France, inutile de traverser : vous continuez en France.',
  'TRO.27': 'Dès que Buckingham a remis les ferrets, les autres mousquetaires peuvent prendre le raccourci anglais.',

  'TRO.RULING.1': 'Du château droit au Louvre ? Non, d’abord chez Mme Bonacieux.',
  'TRO.RULING.2':
    'Est-ce la même route à l’aller et au retour ? Non : en France comme en Angleterre, il y a une route pour l’aller et une autre pour le retour. Les deux chemins entre la maison et la Reine servent dans les deux sens.',
  'TRO.RULING.3':
    'Qu’est-ce qui change à deux ou à trois ? Rien, sinon que des châteaux restent vides. « Tout le monde », ce sont les mousquetaires de la partie.',
  'TRO.RULING.32':
    'Les ferrets sont remis avant même que vous ayez vu la Reine ? Il faut quand même parcourir vos étapes l’une après l’autre.',

  'TRO.RULING.4':
    'Faut-il tomber juste dans un port ? Non. La traversée compte pour un pas s’il y a un bateau. Sinon le trajet s’arrête au port, et le reste du lancer est perdu.',
  'TRO.RULING.5': 'Peut-on être plusieurs dans un port ? Oui.',
  'TRO.RULING.6':
    'Où attend-on quand la porte est fermée ? Sur la case juste devant, dehors ou dedans. Le reste du lancer est perdu. Si la case est prise, on attend derrière.',
  'TRO.RULING.7': 'La porte fermée empêche-t-elle aussi de sortir du Louvre ? Oui, elle est fermée dans les deux sens.',
  'TRO.RULING.8':
    'L’escalier se ferme alors que vous y êtes ? Vous continuez : seul le premier pas exige la porte ouverte et Mme Bonacieux.',
  'TRO.RULING.9': 'Qui choisit entre la voie pavée et l’escalier ? Le cavalier, au moment de partir.',
  'TRO.RULING.10':
    'Plusieurs mousquetaires attendent Buckingham ? Le premier devant le château, le suivant sur la première case libre derrière. Ceux de derrière attendent aussi. Il en va de même à la porte fermée.',
  'TRO.RULING.12': 'Les bateaux voyagent-ils avec vous ? Non, ils montrent seulement d’où l’on peut traverser.',
  'TRO.RULING.33':
    'Vous ne pouvez pas faire un seul pas ? Votre tour s’arrête là. Vous pouvez d’abord jouer une botte secrète qui vous aide.',
  'TRO.RULING.34':
    'Tout le monde est bloqué et rien ne porte la mention « un tour au plus », ou ce qui la portait est déjà fini ? On retourne une nouvelle Gazette.',

  'TRO.RULING.13':
    'Que font les espions ? Rien par eux-mêmes, mais plusieurs cartes Rochefort sont pires quand ils sont là.',
  'TRO.RULING.14':
    'Qu’est-ce qui supprime le second lancer d’un double ? Une carte qui fait attendre ou qui retient, ou un trajet coupé par une porte fermée, un bateau manquant ou l’absence du duc.',
  'TRO.RULING.15':
    'Vous passez sur une Gazette et finissez sur une case à carte ? D’abord la carte, ensuite la Gazette.',
  'TRO.RULING.16': 'Vous passez sur deux cases Gazette en un lancer ? On ne retourne qu’une Gazette.',
  'TRO.RULING.17': 'Quelle Gazette compte pendant le trajet ? L’ancienne. La nouvelle vient après.',
  'TRO.RULING.18':
    'Une carte vous déplace : la case où vous arrivez compte-t-elle ? On n’y pioche jamais. En avançant, les Gazettes, les lieux, les ferrets et le cavalier piégé comptent ; en reculant, rien ne compte.',
  'TRO.RULING.19': 'La case était prise et vous voilà derrière, sur un signe ? Le signe compte.',
  'TRO.RULING.20': 'Jusqu’où une carte peut-elle vous faire reculer ? Jamais au-delà du dernier lieu traversé.',
  'TRO.RULING.35': 'Peut-on jouer une botte secrète pendant le tour d’un autre ? Non, seulement pendant le sien.',
  'TRO.RULING.36': 'Vous portez les ferrets et une carte ne vous laisse qu’un dé ? Vous ne lancez qu’un dé.',
  'TRO.RULING.37': 'Remélange-t-on les piles ? Non, les cartes jouées vont au fond. Une bonne mémoire rend service !',
  'TRO.RULING.38':
    'Vous avancez d’une case exactement : compte-t-elle ? Oui, comme toute autre ; mais sans dés, pas de second lancer.',

  'TRO.RULING.11': 'Reçoit-on les ferrets en ne faisant que traverser le château ? Oui, il suffit d’entrer.',
  'TRO.RULING.21':
    'Qui est devant ? Parmi ceux de la dernière étape, celui qui a le moins de pas à faire jusqu’à la Reine. On compte la voie pavée, sauf pour qui est dans l’escalier.',
  'TRO.RULING.22':
    'Quand dépasse-t-on exactement ? À la fin d’un déplacement : qui était à égalité ou derrière et se trouve maintenant devant prend les ferrets, même si c’est une carte qui fait reculer le porteur. Si le cavalier piégé est entre les deux, les ferrets restent chez lui. Qui était déjà devant n’y gagne rien.',
  'TRO.RULING.23':
    'Vous dépassez le porteur et arrivez chez la Reine d’un seul trait ? Vous prenez les ferrets au passage, et vous gagnez.',
  'TRO.RULING.24':
    'Vous arrivez chez la Reine sans les ferrets ? Vous attendez là, et n’en repartez que pour les reprendre au cavalier piégé.',
  'TRO.RULING.25':
    'Le porteur finit exactement sur le cavalier piégé ? Les ferrets y restent quand même. Pour les ravoir, il faut partir et revenir. Tant qu’ils y sont, on peut être plusieurs sur la case.',
  'TRO.RULING.26':
    'Qui peut reculer vers le cavalier piégé ? Quiconque est à la dernière étape ; on choisit après le lancer. Avancer ou reculer d’une seule case est permis aussi. On ne recule pas au-delà de Calais ; la carte de la case d’arrivée compte, les Gazettes non.',
  'TRO.RULING.27':
    'Les ferrets sont par terre : peut-on encore avancer d’une seule case ? Oui, tout le monde, dès que Buckingham les a remis.',
  'TRO.RULING.28':
    'Peut-on reprendre les ferrets qu’on a soi-même abandonnés ? Oui : en repassant plus tard sur leur case ou, si l’on y est resté, à la fin du tour passé.',
  'TRO.RULING.29':
    'Les ferrets sont sur une case où se tient quelqu’un ? Vous les prenez, puis vous vous arrêtez derrière, comme toujours.',
  'TRO.RULING.30':
    'Les ferrets n’ont pas encore atteint la sortie du raccourci ? Alors personne ne peut le prendre : il ne sert qu’à rattraper son retard.',
  'TRO.RULING.31': 'Les ferrets sont par terre en France : un retardataire peut-il éviter l’Angleterre ? Oui.',
};

export const chapters: readonly Chapter[] = [
  { title: 'Le but du jeu', rules: ['TRO.1', 'TRO.2', 'TRO.3', 'TRO.28'] },
  { title: 'Avant le départ', rules: ids('TRO', 4, 9) },
  { title: 'Votre tour', rules: ids('TRO', 10, 16) },
  { title: 'Ce qui vous arrête', rules: ids('TRO', 17, 21) },
  { title: 'Les ferrets', rules: ids('TRO', 22, 27) },
  { title: 'Questions sur le voyage', rules: [...ids('TRO.RULING', 1, 3), 'TRO.RULING.32'] },
  {
    title: 'Questions sur la porte, l’escalier, les ports et le château',
    rules: [...ids('TRO.RULING', 4, 10), 'TRO.RULING.12', 'TRO.RULING.33', 'TRO.RULING.34'],
  },
  {
    title: 'Questions sur les dés, les cases et les cartes',
    rules: [...ids('TRO.RULING', 13, 20), ...ids('TRO.RULING', 35, 38)],
  },
  { title: 'Questions sur les ferrets', rules: ['TRO.RULING.11', ...ids('TRO.RULING', 21, 31)] },
];
