import { ClauseLink } from '../../../odds/workings.tsx';
import { number } from '../../../strings.ts';
import { tb } from '../../strings.ts';
import { tr } from '../strings.ts';
import type { ReportProps } from './outcome.tsx';

/** What mattered, turn by turn. */
export function KeyEvents({ facts, report: { events, turnName } }: ReportProps) {
  const turns = [...new Set(events.map(({ turn }) => turn))];
  return (
    <section aria-labelledby="report-events">
      <h2 id="report-events">{tr.reportEvents}</h2>
      {events.length === 0 && <p className="quiet">{tr.reportNoEvents}</p>}
      <dl className="key-events">
        {turns.map((turn) => (
          <div key={turn}>
            <dt>{turn > 0 ? tb.turnOf(turnName, number(turn)) : tb.beforeFirstTurn}</dt>
            {events
              .filter((event) => event.turn === turn)
              .map(({ text, clauses }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: events have no name but their place
                <dd key={i}>
                  {text}{' '}
                  {[...new Set(clauses)].map((clause) => (
                    <ClauseLink key={clause} sheet={facts.rules.id} clause={clause} />
                  ))}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
