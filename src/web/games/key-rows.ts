/** What the keys of a table do: a key as it is called, and what it does; `text/??/keys.ts` in its folder. */
export type KeyRows = readonly (readonly [key: string, does: string])[];
