/** What stands around every worked example, in English. The other languages follow this shape. */
export const en = {
  example: 'Worked example',
  next: (what: string) => `Next: ${what}`,
  again: 'Play it again',
  back: 'One step back',
  at: (step: number, all: number) => {
    if (step > 0) return `Step ${step} of ${all}`;
    return all === 1 ? 'The start; one step follows' : `The start; ${all} steps follow`;
  },
};

export type SharedExampleWords = typeof en;
