/** Raised when all is said of a match of which no game was played to its end: a script learns of it from how the command ends. */
export class NothingPlayed extends Error {
  static readonly exitCode = 1;
}
