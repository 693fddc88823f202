import type { Words } from '../words.ts';

export const bottes: Words['bottes'] = {
  BS01: {
    title: 'La parade',
    help: 'La carte Rochefort que vous venez de piocher est sans effet.',
    when: 'Quand vous piochez une carte Rochefort',
  },
  BS02: {
    title: 'Le contrepoison',
    help: 'La carte Milady que vous venez de piocher est sans effet.',
    when: 'Quand vous piochez une carte Milady',
  },
  BS03: {
    title: 'Le laissez-passer du capitaine',
    help: 'Les hallebardes s’écartent pour vous : franchissez la porte fermée, une fois.',
    when: 'Quand vous arrivez à la porte fermée',
  },
  BS04: {
    title: 'La clé de l’escalier',
    help: 'Prenez le passage secret, une fois, même fermé et où que soit Mme Bonacieux.',
    when: 'Quand vous partez de chez Mme Bonacieux ou de chez la Reine et que l’escalier vous est interdit',
  },
  BS05: {
    title: 'La barque du contrebandier',
    help: 'Traversez la mer, une fois, sans bateau au port.',
    when: 'Au port, quand il n’y a pas de bateau de votre côté',
  },
  BS06: { title: 'Le cheval de relais', help: 'Ajoutez 6 au résultat de vos dés.', when: 'Après votre lancer' },
  BS07: {
    title: 'La main sûre',
    help: 'Relancez les dés. Le second lancer compte, meilleur ou pire.',
    when: 'Après votre lancer',
  },
  BS08: {
    title: 'L’imprimeur soudoyé',
    help: 'Retournez tout de suite la prochaine Gazette.',
    when: 'Au début de votre tour, avant de lancer les dés',
  },
  BS09: {
    title: 'La ruse du Gascon',
    help: 'Gardez les ferrets que vous devriez abandonner ; le reste de la carte s’applique quand même. Ou échappez à ce qui allait vous retenir.',
    when: 'Quand une carte ou le cavalier piégé vous prendrait les ferrets, ou quand une carte vous retient',
  },
};
