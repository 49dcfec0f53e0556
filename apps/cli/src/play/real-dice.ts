import { randomInt } from 'node:crypto';
import {
  type DiceRequest,
  type Fallen,
  fallenOf,
  faultInDice,
  type Match,
  type MatchOrDice,
} from '@acies/kernel/match';
import { diceWords, purposeOf } from '@acies/kernel/odds';
import type { Lines } from '../terminal/lines.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { asTyped, wrap } from '../terminal/text.ts';

/** `back`: another choice after all; `end`: no more input. */
export type DiceAnswer = Match | 'back' | 'end';

/** Carries something out with dice that a person throws and types in. */
export async function withRealDice(
  terminal: Terminal,
  lines: Lines,
  mayGoBack: boolean,
  attempt: (fallen: readonly Fallen[]) => MatchOrDice,
): Promise<DiceAnswer> {
  const fallen: Fallen[] = [];
  for (;;) {
    const tried = attempt(fallen);
    if (!('needs' in tried)) return tried;
    const faces = await askForDice(terminal, lines, tried.needs, mayGoBack && fallen.length === 0);
    if (faces === 'back' || faces === 'end') return faces;
    fallen.push(fallenOf(tried.needs, faces));
  }
}

async function askForDice(
  terminal: Terminal,
  lines: Lines,
  request: DiceRequest,
  mayGoBack: boolean,
): Promise<readonly number[] | 'back' | 'end'> {
  const { count, die, purpose } = request;
  const names = [purpose.side, purpose.unit].filter(Boolean).join(', ');
  const who = names && `${names}: `;
  for (;;) {
    const prompt = wrap(
      `${who}throw ${diceWords(count, die)} for ${purposeOf(request)}, faces e.g. ${exampleOf(request)}: `,
      terminal.width,
    );
    const typed = (await lines.ask(prompt.join('\n')))?.trim().toLowerCase();
    if (typed === undefined || typed === 'quit') return 'end';
    if (typed === 'roll') return rolled(terminal, request);
    if (typed === 'back') {
      if (mayGoBack) return 'back';
      terminal.print('  There is nothing to go back to: the throw must be made.');
    } else if (typed === '' || typed === 'help') {
      terminal.print(
        `  Type the faces of ${count === 1 ? 'the die' : `all ${count} dice`}, or "roll" to let Acies throw${mayGoBack ? ', or "back" to choose anew' : ''}.`,
      );
    } else {
      const faces = facesIn(typed, count);
      const fault = faces ? faultInDice(request, faces) : `${asTyped(typed)} is not a list of faces`;
      if (faces && fault === undefined) return faces;
      terminal.print(`  ${fault}.`);
    }
  }
}

/** "6 5 5", "6,5,5", and for single-digit dice "655". */
function facesIn(typed: string, count: number): number[] | undefined {
  if (!/^[\d\s,]+$/.test(typed)) return undefined;
  const parts = typed.split(/[\s,]+/).filter(Boolean);
  return (parts.length === 1 && count > 1 && parts[0]!.length === count ? [...parts[0]!] : parts).map(Number);
}

const EXAMPLE = [6, 5, 5, 2, 1];

const exampleOf = ({ count, die }: DiceRequest): string =>
  Array.from(
    { length: count },
    (_, i) => die.faces[Math.min(die.faces.length, EXAMPLE[i % EXAMPLE.length]!) - 1]!,
  ).join(' ');

function rolled(terminal: Terminal, { count, die }: DiceRequest): number[] {
  const faces = Array.from({ length: count }, () => die.faces[randomInt(die.faces.length)]!);
  terminal.print(`  Acies throws ${faces.join(' ')}.`);
  return faces;
}
