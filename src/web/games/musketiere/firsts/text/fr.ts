import type { FirstTexts } from './en.ts';

export const fr: FirstTexts = {
  'shut-out': 'Avec trois prisons, on ne combat plus : à chaque duel, on jette une carte qui ne compte pas.',
  released: 'Une prison de moins sur les trois, et l’on combat de nouveau dès le duel suivant.',
  lost: 'Le duel est perdu : qui a montré la carte la plus faible est le bouc émissaire et prend une prison.',
  won: 'Le duel est gagné : qui a montré la carte la plus forte est le champion et prend une pierre précieuse.',
  took: 'La réserve est vide : ce marqueur vient de la carte de récompense de quelqu’un d’autre.',
  surrendered:
    'Un bouc émissaire dont les trois récompenses sont couvertes rend une pierre précieuse au lieu de prendre une prison.',
  freed: 'Au lieu de prendre une pierre précieuse, le champion peut rendre une de ses propres prisons.',
  turned: 'Le nombre de la carte de garde est à atteindre : on additionne les cartes que tout le monde montre.',
  shown: 'On n’additionne que les valeurs ; les épées départagent les cartes de même valeur.',
  tied: 'Il y a égalité en tête : tout le monde joue une manche de plus.',
  scored: 'Une récompense paie sa valeur : le double sous une pierre précieuse, rien en prison.',
  ended: 'Une manche finit après neuf duels, ou dès que les trois pierres précieuses sont dans une seule main.',
};
