import { introduce as introduceOnce } from './lobby/api.ts';

/** The house gives this browser its cookie, once per visit, and `again` where it has not arrived. */
export const introduce = async (how: 'once' | 'again'): Promise<void> => {
  const known = how === 'again' ? (await fetch('/api/me', { method: 'POST' })).ok : await introduceOnce();
  if (!known) throw new Error('the house does not answer');
};
