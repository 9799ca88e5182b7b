/** Why something is not possible: what was asked about, the sentence and the rule. */
export interface Reason {
  about: number;
  text: string;
  rule: string;
}
