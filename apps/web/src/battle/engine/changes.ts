/** The channel on which tabs tell each other that a kept game has changed. */
export const CHANGES = 'acies-games';

export interface Changed {
  readonly game: string;
}
