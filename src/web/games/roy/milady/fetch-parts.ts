/** What Milady alone needs, fetched when she does: one and the same for all who ask. */
export const fetchMiladyParts = () => import('./parts.ts');
