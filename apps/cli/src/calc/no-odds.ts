/** Raised when all is said of a situation that cannot be: a script learns of it from how the command ends. */
export class NoOdds extends Error {
  static readonly exitCode = 3;
}
