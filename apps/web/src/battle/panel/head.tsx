import { SIDES } from '@acies/kernel';
import { hrefOf } from '../../route.ts';
import { number, percent } from '../../strings.ts';
import type { BattleClient } from '../client.ts';
import { PACES, type Pace } from '../pace.ts';
import type { GameFacts, TableState } from '../protocol.ts';
import { tb } from '../strings.ts';
import { sideName } from './names.ts';
import { SaveButton } from './save-button.tsx';

interface Props {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly state: TableState;
  readonly pace: Pace;
  readonly isPaused: boolean;
  onPace(pace: Pace): void;
  onPause(isPaused: boolean): void;
}

/** Which battle, which turn, how both armies bear up, and what can be done at any time. */
export function BattleHead({ client, facts, state, pace, isPaused, onPace, onPause }: Props) {
  const isWatched = facts.players.red !== 'human' && facts.players.blue !== 'human';
  return (
    <header className="battle-head">
      <div>
        <p className="crumbs">
          <a className="tap" href={hrefOf(['battle'])}>
            {tb.wholeMenu}
          </a>
        </p>
        <h1>{facts.title}</h1>
        <p className="turn">
          {state.turn > 0 ? tb.turnOf(facts.rules.turnName, number(state.turn)) : tb.beforeFirstTurn}
        </p>
      </div>
      <ul className="strains">
        {SIDES.map((side) => (
          <li key={side} className={side}>
            <span>{sideName(facts.armies, side)}</span>
            <span className="quiet">{tb.toBreaking(percent(state.strain[side]))}</span>
            <meter
              min={0}
              max={1}
              value={state.strain[side]}
              aria-label={tb.strain(sideName(facts.armies, side), percent(state.strain[side]))}
            />
          </li>
        ))}
      </ul>
      <div className="buttons">
        <button
          type="button"
          onClick={() => client.undo()}
          aria-disabled={state.keepsBack !== undefined}
          title={state.keepsBack === undefined ? undefined : tb.cannotUndo(state.keepsBack)}
        >
          {tb.undo}
        </button>
        {(isWatched || state.waits) && !state.result && (
          <button type="button" onClick={() => onPause(!isPaused)}>
            {isPaused ? tb.goOn : tb.pause}
          </button>
        )}
        <details className="menu">
          <summary>{tb.more}</summary>
          <div>
            <label className="pace">
              {tb.speed}{' '}
              <select value={pace} onChange={({ target }) => onPace(target.value as Pace)}>
                {(Object.keys(PACES) as Pace[]).map((one) => (
                  <option key={one} value={one}>
                    {tb.speeds[one]}
                  </option>
                ))}
              </select>
            </label>
            <a className="tap" href={hrefOf(['battle', facts.id, 'replay'])}>
              {tb.toReplay}
            </a>
            <SaveButton {...{ client, facts }} />
          </div>
        </details>
      </div>
    </header>
  );
}
