/** Goes up when what is kept takes another form, together with a step in `upgrades` of each store. */
export const FORM = 3;

/** What leads from one form to the next, by the form it begins at. */
export type Upgrades = Readonly<Record<number, string>>;

export const tooNew = (what: string, form: number): string =>
  `${what} was written by a newer Panache (form ${form}; this one knows ${FORM}). Update Panache.`;

/** The steps from an older form to ours; a sentence where there is no way from there. */
export const stepsFrom = (form: number, upgrades: Upgrades, what: string): readonly string[] | string => {
  const steps = Array.from({ length: FORM - form }, (_, at) => upgrades[form + at]);
  if (steps.every(step => step !== undefined)) return steps;
  return `${what} has form ${form}, which no version of Panache brings up to date. Restore a backup into a new one.`;
};
