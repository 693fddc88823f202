/** What is kept in this browser beside a match, by its table; it goes when the match does. */
export const BESIDE = { wishes: 'panache.wishes.', remarks: 'panache.remarks.', advice: 'panache.advice.' } as const;
