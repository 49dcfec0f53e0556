import { samePlain } from '@acies/kernel';
import { useState } from 'react';
import { number } from '../../strings.ts';
import type { BattleClient } from '../client.ts';
import type { Asked, GameFacts, Scope, TableState } from '../protocol.ts';
import { tb } from '../strings.ts';

interface AskNoMoreProps {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly asked: Asked;
  readonly turn: number;
  nameOf(piece: number): string;
}

type ScopeName = 'unit' | 'turn' | 'battle';

/** Whoever does not want to be asked something again says so beside the question, and for whom and how long. */
export function AskNoMore({ client, facts, asked, turn, nameOf }: AskNoMoreProps) {
  const [piece, ...others] = asked.about;
  // Before the first turn a unit is placed and not asked about again.
  const ofOne = others.length === 0 && turn > 0 ? piece : undefined;
  const [chosen, setChosen] = useState<ScopeName>();
  const name = chosen === undefined || (chosen === 'unit' && ofOne === undefined) ? narrowest(ofOne) : chosen;
  const scopes = { unit: { piece: ofOne }, turn: { turn }, battle: {} } satisfies Record<ScopeName, Scope>;
  const words: Readonly<Record<ScopeName, string>> = {
    unit: ofOne === undefined ? '' : tb.scopeUnit(nameOf(ofOne)),
    turn: turn > 0 ? tb.scopeTurn(facts.rules.turnName) : tb.scopeSetUp,
    battle: tb.scopeBattle,
  };
  const passing = asked.options.find(({ choice }) => samePlain(choice, asked.pass));
  const take = (way: 'pass' | 'computer'): void => client.setAutomatic(asked.side, asked.decision, way, scopes[name]);
  return (
    <details className="ask-no-more">
      <summary>{tb.askNoMore}</summary>
      <fieldset>
        <legend>{tb.scope}</legend>
        {(Object.keys(scopes) as ScopeName[])
          .filter((one) => one !== 'unit' || ofOne !== undefined)
          .map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="ask-no-more" checked={one === name} onChange={() => setChosen(one)} />
              <span>{words[one]}</span>
            </label>
          ))}
      </fieldset>
      <div className="buttons">
        {asked.pass !== undefined && (
          <button type="button" onClick={() => take('pass')}>
            {passing ? tb.askNoMoreDo(passing.label) : tb.automaticPass}
          </button>
        )}
        <button type="button" onClick={() => take('computer')}>
          {tb.askNoMoreComputer}
        </button>
      </div>
    </details>
  );
}

const narrowest = (piece: number | undefined): ScopeName => (piece === undefined ? 'turn' : 'unit');

interface ListProps {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly state: TableState;
  nameOf(piece: number): string;
}

/** What is decided without asking, and what has been. */
export function AutomaticList({ client, facts, state, nameOf }: ListProps) {
  const ways = state.automatic;
  const scopeWords = ({ piece, turn }: Scope = {}): string => {
    if (piece !== undefined) return tb.scopeUnit(nameOf(piece));
    if (turn === undefined) return tb.scopeBattle;
    return turn > 0 ? tb.scopeTurnAt(facts.rules.turnName, number(turn)) : tb.scopeSetUp;
  };
  return (
    <div className="automatic">
      <h3>{tb.automaticNow}</h3>
      {ways.length === 0 && <p className="quiet">{tb.automaticNone}</p>}
      <ul>
        {ways.map(({ side, decision, question, way, scope }) => (
          <li key={`${side} ${decision} ${JSON.stringify(scope)}`}>
            <span>
              {tb[side]}: {question} {way === 'pass' ? tb.automaticPass : tb.automaticComputer} ({scopeWords(scope)})
            </span>{' '}
            <button type="button" onClick={() => client.setAutomatic(side, decision, undefined, scope)}>
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
