/** Why something cannot be done: a sentence and the rule that says so. */
export interface Refusal {
  text: string;
  /** Rule id such as MUS.12; left out where no rule but the table refuses. */
  rule?: string;
}
