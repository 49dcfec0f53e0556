/** Examples at the end of a command's help. */
export const examples = (...lines: readonly (readonly [command: string, about: string])[]): string =>
  `\nExamples:\n${lines.map(([command, about]) => `  ${command}\n      ${about}`).join('\n')}`;

export const printJson = (value: unknown): string => JSON.stringify(value, null, 2);
