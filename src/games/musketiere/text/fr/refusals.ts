import type { Barred } from '#kernel/game.ts';
import type { Who } from '#kernel/text.ts';

const REFUSALS: Readonly<Record<string, string>> = {
  'rewards-laid': 'Vos trois cartes de récompense sont posées : les neuf autres restent en main pour les duels.',
  'already-picked': 'Votre carte pour ce duel est choisie : chacun n’en montre qu’une.',
  'take-jewel-first':
    'La réserve n’a plus de pierre précieuse : prenez-en d’abord une sur la récompense de quelqu’un d’autre.',
  'take-prison-first': 'La réserve n’a plus de prison : prenez-en d’abord une sur la récompense de quelqu’un d’autre.',
  'one-marker': 'Une carte de récompense porte un seul marqueur, et celle-ci est déjà couverte.',
  'champion-full':
    'Vos trois cartes de récompense sont couvertes : vous devez rendre une de vos prisons, et ne recevez pas de pierre précieuse.',
  'scapegoat-full': 'Vos trois cartes de récompense sont couvertes : vous devez rendre une de vos pierres précieuses.',
  'not-your-own':
    'La réserve n’a plus de prison, et la vôtre ne fait pas l’affaire : prenez-en une chez quelqu’un d’autre.',
  'face-down':
    'Les récompenses des autres restent face cachée, et vous n’avez rien à prendre sur celle-ci pour le moment.',
  'supply-first':
    'Il reste une pierre précieuse dans la réserve : prenez celle-là. Tant qu’il y en a, les pierres des autres sont à l’abri.',
  'supply-first-prison': 'Il reste une prison dans la réserve : c’est elle que vous devez prendre.',
  'rewards-stay': 'Vos cartes de récompense restent où vous les avez posées jusqu’à la fin de la manche.',
  'markers-stay': 'Un marqueur reste où il a été posé : on ne le déplace plus.',
  'champion-must':
    'Le champion ne peut pas renoncer à tout : il prend une pierre précieuse, ou bien une de ses prisons s’en va.',
  'no-prison-to-free': 'Aucune de vos récompenses n’est en prison : il n’y a rien à libérer.',
  'no-jewel-left': 'La réserve n’a plus de pierre précieuse : prenez-en une sur la récompense de quelqu’un d’autre.',
  'scapegoat-must': 'Le bouc émissaire ne peut pas refuser la prison.',
  'only-a-jewel':
    'Vos trois cartes de récompense sont couvertes : vous rendez une pierre précieuse et ne prenez pas de prison.',
  'no-prison-left': 'La réserve n’a plus de prison : prenez-en une sur la récompense de quelqu’un d’autre.',
  'thrown-hidden': 'Les cartes jetées à cause de trois prisons restent cachées jusqu’à la fin de la manche.',
  'one-guard-at-a-time': 'Les cartes de garde se retournent une à une, au début de chaque duel.',
  'no-talk': 'Pas d’entente : personne n’annonce aux autres la carte qui sera jouée.',
  'shut-out': 'Vos trois cartes de récompense sont en prison : vous ne combattez pas, vous jetez une carte.',
};

export const refusal = ({ reason, params }: Barred, who: Who): string => {
  if (reason !== 'spoils-first') return REFUSALS[reason] ?? 'La règle ne le permet pas maintenant.';
  const seat = Number(params?.seat ?? 0);
  return seat === who.me
    ? 'Décidez d’abord de ce que ce duel vous apporte : la prochaine carte attend le prochain duel.'
    : `${who.name(seat)} doit d’abord régler ce duel : la prochaine carte attend le prochain duel.`;
};
