import type { LuckText } from '#kernel/luck.ts';

const dice = (count: number) => (count < 2 ? `${count} dé` : `${count} dés`);
const rolls = (count: number) => (count < 2 ? `${count} lancer` : `${count} lancers`);

export const fr: LuckText = {
  rows: {
    duels: {
      name: 'Duels : touches moins blessures',
      help: 'Ce que chaque lancer a donné, comparé à la moyenne de tout ce que ces dés auraient pu montrer, avec le même équipement et le même adversaire. Un lancer nul ne compte pas.',
      count: rolls,
    },
    swords: { name: 'Épées en duel', help: 'Un dé bleu montre une Épée deux fois sur six.', count: dice },
    shields: { name: 'Boucliers en duel', help: 'Un dé bleu montre un Bouclier deux fois sur six.', count: dice },
    lilies: { name: 'Lys en duel', help: 'Un dé bleu montre un Lys deux fois sur six.', count: dice },
    search: {
      name: 'Épées à la recherche de Constance',
      help: 'Un dé bleu montre une Épée deux fois sur six ; chacune est un succès.',
      count: dice,
    },
    traps: {
      name: 'Boucliers contre le Voleur et l’Assassin',
      help: 'Un dé rouge montre un Bouclier trois fois sur six ; l’Embûche reste alors sans effet.',
      count: dice,
    },
    foes: {
      name: 'Duels de ses gens : blessures moins touches',
      help: 'Tous les duels de la partie, vus du côté de Milady.',
      count: rolls,
    },
    red: { name: 'Épées de ses gens', help: 'Un dé rouge montre une Épée trois fois sur six.', count: dice },
    siege: {
      name: 'Épées au siège',
      help: 'Les dés rouges de Milady à La Rochelle : chacun montre une Épée trois fois sur six.',
      count: dice,
    },
    abduction: {
      name: 'Épées de l’enlèvement',
      help: 'Un dé rouge montre une Épée trois fois sur six ; chacune rapproche Constance de sa fin.',
      count: dice,
    },
    garrison: {
      name: 'Épées des renforts',
      help: 'Les dés bleus de l’équipe à La Rochelle : chacun montre une Épée deux fois sur six.',
      count: dice,
    },
  },
};
