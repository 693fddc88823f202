import type { UsualTitle } from '../titles.ts';

export const it: UsualTitle = host => `Il tavolo di ${host}`;
