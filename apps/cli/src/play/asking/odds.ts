import type { Answer, AnyEvent, Engine, Game } from '@acies/kernel';
import { type Match, SeededDice, seedOf } from '@acies/kernel/match';
import type { Outcome } from '@acies/kernel/odds';
import type { Option } from '@acies/play';
import { bar } from '../../terminal/bar.ts';
import { table } from '../../terminal/table.ts';
import { percent, wrap } from '../../terminal/text.ts';
import type { Session } from '../session.ts';

/** Walking every outcome is given up after this many, or this long. */
const MOST_OUTCOMES = 20_000;
const MOST_MS = 2_000;
const ROWS = 15;
/** So many lines of so many columns are read at a glance. */
const LINES = 20;
const COLUMNS = 56;

class TooMany extends Error {}

/** Everything that can come of an option up to the next decision, with exact chances. */
export function oddsLines(session: Session, option: Option, side: Answer['side']): string[] {
  const { colour, width } = session.terminal;
  const head = wrap(
    `${colour.bold(option.label)}${option.odds ? colour.cyan(` (${option.odds})`) : ''}, up to the next decision:`,
    width,
    '  ',
  );
  try {
    const outcomes = inFew(outcomesOf(session, { side, choice: option.choice }));
    if (outcomes.length === 1)
      return [...head, ...wrap(`  No dice are thrown before it. ${outcomes[0]!.value}`, width, '  ')];
    const rows = outcomes
      .slice(0, ROWS)
      .map(({ value, chance }) => [percent(chance), colour.cyan(bar(chance, 12)), value]);
    const rest = outcomes.slice(ROWS).reduce((sum, each) => sum + each.chance, 0);
    if (rest > 0) rows.push([percent(rest), colour.cyan(bar(rest, 12)), `${outcomes.length - ROWS} rarer outcomes`]);
    return [...head, ...table(rows, { indent: '  ', right: [0], width })];
  } catch (fault) {
    if (!(fault instanceof TooMany)) throw fault;
    return [...head, '  Too much hangs on it to list: several throws follow before the next decision.'];
  }
}

const NOTHING = 'nothing changes';
/** Between what happens and what happens next. */
const NEXT = '. ';
/** Stands for what may follow and was not told. */
const AND_SO_ON = ' …';

/**
 * Where so much follows that it would fill pages, only what happens first is told: as many events as fit into a few lines,
 * but enough to tell one outcome from another.
 */
function inFew(outcomes: readonly Outcome<string>[]): readonly Outcome<string>[] {
  const most = Math.max(...outcomes.map(({ value }) => value.split(NEXT).length));
  const cut = Array.from({ length: most }, (_, i) => firstOf(outcomes, i + 1)).filter(
    (groups) => groups.length <= ROWS && (groups.length > 1 || outcomes.length === 1),
  );
  return cut.findLast((groups) => linesOf(groups) <= LINES) ?? cut[0] ?? outcomes;
}

/** Outcomes told apart by so many of their events. */
function firstOf(outcomes: readonly Outcome<string>[], events: number): Outcome<string>[] {
  const groups = new Map<string, number>();
  for (const { value, chance } of outcomes) {
    const parts = value.split(NEXT);
    const told = parts.slice(0, events).join(NEXT) + (parts.length > events ? AND_SO_ON : '');
    groups.set(told, (groups.get(told) ?? 0) + chance);
  }
  return [...groups].map(([value, chance]) => ({ value, chance })).sort((a, b) => b.chance - a.chance);
}

const linesOf = (outcomes: readonly Outcome<string>[]): number =>
  outcomes.reduce((sum, { value }) => sum + Math.ceil(value.length / COLUMNS), 0);

const OVER = 'The battle is over';

function outcomesOf({ match, book }: Session, answer: Answer): Outcome<string>[] {
  const end = performance.now() + MOST_MS;
  const known = new Set(askedIn(match.engine, match.game));
  let count = 0;
  const summarise = (game: Game, events: AnyEvent[]): string => {
    if (++count > MOST_OUTCOMES || performance.now() > end) throw new TooMany();
    const words = events
      .filter(({ type }) => type !== 'dice' && type !== 'choice')
      .map((event) => book.rules.tellInWords(match.game.setup, event));
    return [...words, nextIn(match, game, known)].filter(Boolean).join(NEXT) || NOTHING;
  };
  return match.engine.outcomes(match.game, answer, summarise).sort((a, b) => b.chance - a.chance);
}

/** What is asked then: a question often names what has fallen, such as "3 hits. Throw again?". */
const nextIn = ({ engine }: Match, game: Game, known: ReadonlySet<string>): string =>
  game.result === null
    ? askedIn(engine, game)
        .filter((each) => !known.has(each))
        .join('; ')
    : OVER;

/** The open questions alone: to list their options for every outcome would take long. */
function askedIn(engine: Engine, game: Game): string[] {
  const live = engine.open(game, new SeededDice(seedOf(0)));
  return game.pending
    .filter(({ answer }) => answer === undefined)
    .map((pending) => `${pending.side}: ${live.decisionOf(pending).question(live.g, live.locals, pending.side)}`);
}
