/** What a single connection may take of this machine: time in milliseconds, sizes in bytes. */
export interface Limits {
  /** Until the headers of a request are there. */
  readonly headersMs: number;
  /** Until the whole of it is. */
  readonly requestMs: number;
  /** Without a byte in either direction. */
  readonly idleMs: number;
  /** Between two requests. */
  readonly keepAliveMs: number;
  /** How often the first two are looked at. */
  readonly checkMs: number;
  readonly headerBytes: number;
  readonly bodyBytes: number;
  /** Open at once, in each of the two families of addresses: who fills one of them does not shut out the other. */
  readonly connections: number;
}

export const LIMITS: Limits = {
  headersMs: 10_000,
  requestMs: 15_000,
  idleMs: 60_000,
  keepAliveMs: 5_000,
  checkMs: 2_000,
  headerBytes: 8_192,
  bodyBytes: 1_024,
  connections: 250,
};
