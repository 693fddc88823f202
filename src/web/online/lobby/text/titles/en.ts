import type { UsualTitle } from '../titles.ts';

export const en: UsualTitle = host => `${host}’s table`;
