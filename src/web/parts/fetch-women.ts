import { patiently } from './patience.ts';

type Women = typeof import('../art/women.ts');

let known: Promise<Women> | null = null;

/** The faces of women, asked for once for all who have one, and again by itself if they do not come. */
export const fetchWomen = (): Promise<Women> => {
  const asked = known ?? patiently(() => import('../art/women.ts'));
  known = asked;
  asked.catch(() => {
    known = null;
  });
  return asked;
};
