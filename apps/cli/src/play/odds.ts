import type { Answer, AnyEvent, Outcome } from '@acies/kernel';
import { bar } from '../terminal/bar.ts';
import { table } from '../terminal/table.ts';
import { percent } from '../terminal/text.ts';
import type { Option } from './options.ts';
import type { Session } from './session.ts';

/** Walking every outcome is given up after this many, or this long. */
const MOST_OUTCOMES = 20_000;
const MOST_MS = 2_000;
const ROWS = 15;

class TooMany extends Error {}

/** Everything that can come of an option up to the next decision, with exact chances. */
export function oddsLines(session: Session, option: Option, side: Answer['side']): string[] {
  const { colour, width } = session.terminal;
  const head = `${colour.bold(option.label)}${option.odds ? colour.cyan(` (${option.odds})`) : ''}`;
  try {
    const outcomes = outcomesOf(session, { side, choice: option.choice });
    if (outcomes.length === 1)
      return [head, '  No dice are thrown before the next decision.', ...linesOfOne(outcomes[0]!.value)];
    const rows = outcomes
      .slice(0, ROWS)
      .map(({ value, chance }) => [percent(chance), colour.cyan(bar(chance, 12)), value]);
    const rest = outcomes.slice(ROWS).reduce((sum, each) => sum + each.chance, 0);
    if (rest > 0) rows.push([percent(rest), colour.cyan(bar(rest, 12)), `${outcomes.length - ROWS} rarer outcomes`]);
    return [head, ...table(rows, { indent: '  ', right: [0], width })];
  } catch (fault) {
    if (!(fault instanceof TooMany)) throw fault;
    return [head, '  Too much hangs on it to list: several throws follow before the next decision.'];
  }
}

const linesOfOne = (value: string): string[] => (value === NOTHING ? [] : [`  ${value}`]);

const NOTHING = 'nothing changes';

function outcomesOf({ match, book }: Session, answer: Answer): Outcome<string>[] {
  const end = performance.now() + MOST_MS;
  let count = 0;
  const summarise = (_: unknown, events: AnyEvent[]): string => {
    if (++count > MOST_OUTCOMES || performance.now() > end) throw new TooMany();
    const words = events
      .filter(({ type }) => type !== 'dice' && type !== 'choice')
      .map((event) => book.rules.tellInWords(match.game.setup, event));
    return words.filter(Boolean).join('. ') || NOTHING;
  };
  return match.engine.outcomes(match.game, answer, summarise).sort((a, b) => b.chance - a.chance);
}
