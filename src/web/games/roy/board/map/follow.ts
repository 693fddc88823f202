import type { Task } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import type { Site } from './spots.ts';

/** Where that lies which the question is about; null where it is about no place. */
const asked = (task: Task | undefined, men: View['men']): Site | null => {
  if (task === undefined) return null;
  switch (task.kind) {
    case 'install':
    case 'bite':
      return task.place;
    case 'first-paris':
    case 'extra-paris':
    case 'paris-card':
    case 'victim':
      return 'paris';
    case 'lay-inn':
    case 'lay-return':
    case 'lay-galleries':
    case 'reveal':
      return 'quest';
    case 'siege':
    case 'raze':
      return 'la-rochelle';
    case 'richelieu':
    case 'quarters':
      return task.kind;
    default:
      return 'man' in task ? (men[task.man]?.place ?? null) : null;
  }
};

/** What the map keeps in sight where it does not fit: what is asked about, else the man who acts, else the reader's. */
export const followedBy = ({ todo, men, seat }: Pick<View, 'todo' | 'men' | 'seat'>): Site =>
  asked(todo.at(-1), men) ??
  (men.find(man => man.turn === 'acting') ?? men.find(man => man.seat === seat))?.place ??
  'louvre';
