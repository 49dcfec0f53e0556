import { samePlain } from '@acies/kernel';
import type { GameFacts, PageQuestion, Scope } from '@acies/session/protocol';
import { useState } from 'react';
import type { BattleClient } from '../../client.ts';
import { tb } from '../../strings.ts';

interface Props {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly asked: PageQuestion;
  readonly turn: number;
  nameOf(piece: number): string;
}

type ScopeName = 'unit' | 'turn' | 'battle';

/** Whoever does not want to be asked something again says so beside the question, and for whom and how long. */
export function AskNoMore({ client, facts, asked, turn, nameOf }: Props) {
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
  const take = (way: 'pass' | 'computer'): void => client.setPreset(asked.side, asked.decision, way, scopes[name]);
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
            {passing ? tb.askNoMoreDo(passing.label) : tb.presetPass}
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
