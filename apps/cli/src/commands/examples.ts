import { isObeyed } from '@acies/kernel/input';

/** Examples at the end of a command's help. */
export const examples = (...lines: readonly (readonly [command: string, about: string])[]): string =>
  `\nExamples:\n${lines.map(([command, about]) => `  ${command}\n      ${about}`).join('\n')}`;

/** What a terminal would obey is written as JSON escapes it: the value stays what it is. */
export const printJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/[^ -~\n]/g, (sign) => (isObeyed(sign) ? escaped(sign) : sign));

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
