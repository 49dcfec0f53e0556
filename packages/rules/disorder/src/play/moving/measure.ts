/** What lengths are told in: a pace, a javelin throw. */
export interface Measure {
  readonly name: string;
  readonly length: number;
}
