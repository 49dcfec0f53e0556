import type { AnyEvent, Tally } from '@acies/kernel';
import { signed } from '../calc/print.ts';
import type { Book } from '../catalogue.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/text.ts';

/** Events in words, each with its clauses and the rows of what it added up. */
export function tellEvents(terminal: Terminal, book: Book, setup: unknown, events: readonly AnyEvent[]): string[] {
  const { colour, width } = terminal;
  return events.flatMap((event) => {
    const words = book.rules.tellInWords(setup, event);
    if (words === '') return [];
    const weight = book.presenter.weigh(event);
    if (weight === 'turn') return ['', colour.bold(`── ${words} ──`)];
    const clauses = event.clauses.length > 0 ? ` [${event.clauses.join(', ')}]` : '';
    const look = event.type === 'dice' ? colour.dim : weight === 'key' ? colour.bold : (text: string) => text;
    const lines = wrap(`  ${words}${clauses}`, width, '    ');
    return [
      ...lines.map((line, i) => look(i === lines.length - 1 ? dimEnd(terminal, line, clauses) : line)),
      ...rowLines(terminal, event, words),
    ];
  });
}

const dimEnd = ({ colour }: Terminal, line: string, end: string): string =>
  end && line.endsWith(end) ? line.slice(0, -end.length) + colour.dim(end) : line;

/** Rows that the words have already told are not told twice. */
function rowLines({ colour, width }: Terminal, event: AnyEvent, words: string): string[] {
  return talliesIn(event, '').flatMap(({ heading, tally: { rows, total } }) => {
    if (rows.length === 0 || rows.every((row) => words.includes(row.label))) return [];
    const parts = rows.map((row) => `${row.label} ${signed(row.value)} [${row.clause}]`).join(', ');
    return wrap(`      ${heading}${heading && ': '}${parts} = ${total}`, width, '        ').map(colour.dim);
  });
}

/** The tallies anywhere in an event, under the names they have there. */
function talliesIn(value: unknown, heading: string): { heading: string; tally: Tally }[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  if ('rows' in value && 'total' in value && Array.isArray(value.rows)) return [{ heading, tally: value as Tally }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = key === 'tally' || key === 'tallies' ? heading : `${heading} ${key}`.trim();
    return talliesIn(inner, name);
  });
}
