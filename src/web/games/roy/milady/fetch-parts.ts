/** What Milady alone needs, fetched when she does: one and the same for all who ask. */
export const fetchHers = () => import('./parts.ts');
