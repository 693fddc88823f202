/** Who the women of `women.ts` are; their drawings are fetched when somebody has one of their faces. */
export const WOMAN_IDS = [
  'chevreuse',
  'swordswoman',
  'hostess',
  'abbess',
  'fortune',
  'widow',
  'shepherdess',
  'corsair',
  'envoy',
  'maid',
  'grandmother',
  'masked',
  'poet',
  'bride',
] as const;
export type WomanId = (typeof WOMAN_IDS)[number];

export const isWoman = (face: string): face is WomanId => (WOMAN_IDS as readonly string[]).includes(face);
