import type { GameFacts, Scope, TableState } from '@acies/session/protocol';
import { number } from '../../strings.ts';
import type { BattleClient } from '../client.ts';
import { tb } from '../strings.ts';

interface Props {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly state: TableState;
  nameOf(piece: number): string;
}

/** What is decided without asking, and what has been. */
export function PresetList({ client, facts, state, nameOf }: Props) {
  const ways = state.presets;
  const scopeWords = ({ piece, turn }: Scope = {}): string => {
    if (piece !== undefined) return tb.scopeUnit(nameOf(piece));
    if (turn === undefined) return tb.scopeBattle;
    return turn > 0 ? tb.scopeTurnAt(facts.rules.turnName, number(turn)) : tb.scopeSetUp;
  };
  return (
    <div className="presets">
      <h3>{tb.presetsNow}</h3>
      {ways.length === 0 && <p className="quiet">{tb.presetsNone}</p>}
      <ul>
        {ways.map(({ side, decision, question, way, scope }) => (
          <li key={`${side} ${decision} ${JSON.stringify(scope)}`}>
            <span>
              {tb[side]}: {question} {way === 'pass' ? tb.presetPass : tb.presetComputer} ({scopeWords(scope)})
            </span>{' '}
            <button type="button" onClick={() => client.setPreset(side, decision, undefined, scope)}>
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
