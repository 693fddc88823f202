import { fr as table } from '../../../text/fr/index.ts';
import type { Words } from '../shape.ts';

/** The buttons, as they read. */
const choose = (label: string): string => `Choisissez « ${label} ».`;
const fight = (label: string): string => `Touchez cette carte dans votre main, puis « ${label} ».`;

export const fr: Words = {
  lessons: {
    first: {
      title: 'Une manche sous M. de Tréville',
      about:
        'Une manche contre la garde du Cardinal, en deux minutes : comment se gagne un duel, ce que font les pierres précieuses et les prisons, et pourquoi l’on garde une carte forte.',
      button: 'La leçon du capitaine',
      guide: 'Tréville',
      over: 'Une manche gagnée, avec 30 ducats. Commencez maintenant votre première partie : deux automates vous gardent une place.',
    },
  },
  names: ['Marie', 'Hugues', 'Noé'],
  pages: {
    aim: {
      say: 'Tréville, capitaine des mousquetaires : prenez place. À trois contre la garde du Cardinal, mais la bourse la plus lourde gagne seule.',
    },
    lay: {
      say: 'Votre solde, trois cartes : le 9, pour une pierre précieuse, le 0, qui ne perd rien en prison, et une moyenne. Les fortes combattront.',
      now: `Touchez le 6 à deux épées, puis « ${table.action.lay(1)} ».`,
    },
    target: {
      say: 'Premier duel : la garde est à 18. Chacun choisit une carte en secret ; ensemble, faites 18 ou plus.',
    },
    fight: {
      say: 'Six chacun. Si l’on gagne, la plus forte fait le champion : osez le 9.',
      now: fight,
    },
    jewel: {
      say: 'Dix-huit tout juste : le champion, c’est vous. À lui une pierre précieuse, qui double une récompense.',
      now: choose,
    },
    second: {
      say: 'Une garde à 7 est battue d’avance : seule compte la pierre. Montrez votre meilleure carte.',
      now: fight,
    },
    swords: {
      say: 'Trois 10 : à égalité les épées tranchent, sans compter dans la somme. Hugues en a trois, vous une : à lui la pierre.',
    },
    low: {
      say: 'Pour 30 il faut trois 10, vous n’en avez plus : duel perdu. Jetez-y votre pire carte.',
      now: fight,
    },
    prison: {
      say: 'Perdu : la carte la plus faible fait le bouc émissaire ; sous sa prison, une récompense ne paie rien. Votre 0 n’y perd rien ; avec trois prisons, vous ne combattriez plus.',
      now: choose,
    },
    again: {
      say: 'Douze, soit quatre chacun. Votre 9 à quatre épées bat tous les autres.',
      now: fight,
    },
    free: {
      say: 'Douze tout juste, encore champion : prenez la dernière pierre, ou rendez votre prison.',
      now: 'À vous de décider : la pierre précieuse, ou la liberté ?',
    },
    own: {
      say: 'Une garde à 20, et vous avez au mieux un 8. Suffit-il de ne pas montrer la plus faible ?',
      now: 'À vous de décider : avec quelle carte combattez-vous ?',
    },
    kept: {
      say: 'Perdu, 13 contre 20, mais la plus faible est à Hugues : la prison aussi. Le 8 vous reste pour une garde que l’on peut battre.',
    },
    rest: {
      say: 'Seulement 8, et les autres vont s’y jeter : je joue votre 0. Surveillez vos pierres.',
    },
    others: {
      say: 'La réserve n’a plus de pierre : Hugues, champion, prend une des vôtres. C’est sa deuxième ; la troisième arrêterait la manche.',
    },
    strike: {
      say: 'Une garde à 9, et la plupart des cartes fortes sont tombées : c’est l’heure de votre 8.',
      now: fight,
    },
    back: {
      say: 'Neuf tout juste : le champion, c’est vous. La réserve est toujours vide : servez-vous, comme Hugues.',
      now: choose,
    },
    reckoning: {
      say: 'Neuf duels : on retourne les récompenses. Sous leur pierre, le 9 et le 6 paient double, le 0 rien : 30 ducats, et la victoire.',
    },
    end: {
      say: 'Une partie enchaîne les manches jusqu’à 100 ducats. Retenez ce qui tombe, ménagez vos forces, ne faites jamais le bouc émissaire : vous voilà des nôtres.',
    },
  },
};
