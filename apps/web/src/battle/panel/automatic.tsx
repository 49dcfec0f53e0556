import { samePlain } from '@acies/kernel';
import type { BattleClient } from '../client.ts';
import type { Asked, TableState } from '../protocol.ts';
import { tb } from '../strings.ts';

/** Whoever does not want to be asked something again says so beside the question. */
export function AskNoMore({ client, asked }: { readonly client: BattleClient; readonly asked: Asked }) {
  const passing = asked.options.find(({ choice }) => samePlain(choice, asked.pass));
  return (
    <details className="ask-no-more">
      <summary>{tb.askNoMore}</summary>
      <div className="buttons">
        {asked.pass !== undefined && (
          <button type="button" onClick={() => client.setAutomatic(asked.side, asked.decision, 'pass')}>
            {passing ? tb.askNoMoreDo(passing.label) : tb.automaticPass}
          </button>
        )}
        <button type="button" onClick={() => client.setAutomatic(asked.side, asked.decision, 'computer')}>
          {tb.askNoMoreComputer}
        </button>
      </div>
    </details>
  );
}

/** What is decided without asking, and what has been. */
export function AutomaticList({ client, state }: { readonly client: BattleClient; readonly state: TableState }) {
  const ways = state.automatic;
  return (
    <div className="automatic">
      <h3>{tb.automaticNow}</h3>
      {ways.length === 0 && <p className="quiet">{tb.automaticNone}</p>}
      <ul>
        {ways.map(({ side, decision, question, way }) => (
          <li key={`${side} ${decision}`}>
            <span>
              {tb[side]}: {question} {way === 'pass' ? tb.automaticPass : tb.automaticComputer}
            </span>{' '}
            <button type="button" onClick={() => client.setAutomatic(side, decision, undefined)}>
              {tb.askAgain}
            </button>
          </li>
        ))}
      </ul>
      <h3>{tb.takenList}</h3>
      {state.taken.length === 0 && <p className="quiet">{tb.takenNone}</p>}
      <ol>
        {state.taken.map(({ at, side, question, label }) => (
          <li key={at}>
            {tb[side]}: {question} <strong>{label}</strong>
          </li>
        ))}
      </ol>
    </div>
  );
}
