interface Shown {
  readonly step: number;
  readonly asked: string | null;
  /** A step is being shown: nothing can be answered meanwhile. */
  readonly running: boolean;
}

/** How a table tells from outside where it stands: to be spread on its outermost element. */
export const tableData = (
  { phase, round }: { readonly phase: string; readonly round: number },
  { step, asked, running }: Shown,
) => ({
  'data-step': step,
  'data-phase': phase,
  'data-round': round,
  'data-asked': running ? null : asked,
  'data-running': running,
});
