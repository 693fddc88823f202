/** Milliseconds for which a lesson shows what others do: what would take longer lies on the table at once. */
export const LONGEST_SHOWN = 3000;
