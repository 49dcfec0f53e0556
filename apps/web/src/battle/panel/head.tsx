import { SIDES } from '@acies/kernel';
import type { GameFacts, TableState } from '@acies/session/protocol';
import { hrefOf } from '../../route.ts';
import { number, percent } from '../../strings.ts';
import type { BattleClient } from '../client.ts';
import { PACES, type Pace } from '../pace.ts';
import { isWatched } from '../pages/watching.tsx';
import { tb } from '../strings.ts';
import { sideName } from './names.ts';
import { SaveButton } from './save-button.tsx';
import { useShutting } from './use-shutting.ts';

interface Props {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly state: TableState;
  readonly pace: Pace;
  readonly isPaused: boolean;
  onPace(pace: Pace): void;
  onPause(isPaused: boolean): void;
}

/** Which battle, which turn, who is to decide, how both armies bear up, and what can be done at any time. */
export function BattleHead(props: Props) {
  const { facts, state } = props;
  const deciding = state.asked?.side ?? state.waits?.side;
  return (
    <header className="battle-head">
      <div>
        <p className="crumbs">
          <ToBattles />
        </p>
        <h1>{facts.title}</h1>
        <p className="turn">{state.turn > 0 ? tb.turnOf(facts.rules.turnName, number(state.turn)) : tb.settingUp}</p>
        {deciding && (
          <p className={`who ${deciding}`}>
            {tb.playedBy(facts.armies[deciding] || tb[deciding], facts.players[deciding])}
          </p>
        )}
      </div>
      <Strains {...{ facts, state }} />
      <Buttons {...props} />
    </header>
  );
}

const ToBattles = () => (
  <a className="tap" href={hrefOf(['battle'])}>
    {tb.wholeMenu}
  </a>
);

const Strains = ({ facts, state }: Pick<Props, 'facts' | 'state'>) => (
  <ul className="strains">
    {SIDES.map((side) => (
      <li key={side} className={side}>
        <span>{tb.playedBy(sideName(facts.armies, side), facts.players[side])}</span>
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
);

function Buttons(props: Props) {
  const { client, facts, state, isPaused, onPause } = props;
  return (
    <div className="buttons">
      <button
        type="button"
        className="undo"
        onClick={() => client.undo()}
        aria-disabled={state.keepsBack !== undefined}
        title={state.keepsBack === undefined ? tb.undo : tb.cannotUndo(state.keepsBack)}
      >
        <span className="sign" aria-hidden="true">
          ↶
        </span>
        <span className="word">{tb.undo}</span>
      </button>
      {(isWatched(facts) || state.waits) && !state.result && (
        <button type="button" className="pause" onClick={() => onPause(!isPaused)}>
          <span className="sign" aria-hidden="true">
            {isPaused ? '▷' : '‖'}
          </span>
          <span className="word">{isPaused ? tb.goOn : tb.pause}</span>
        </button>
      )}
      <Menu {...props} />
    </div>
  );
}

/** What is not wanted all the time; on a small screen also what has no room above the table. */
function Menu({ client, facts, state, pace, onPace }: Props) {
  const menu = useShutting(state.result !== undefined);
  return (
    <details className="menu" ref={menu}>
      <summary>
        <span className="sign" aria-hidden="true">
          ☰
        </span>
        <span className="word">{tb.more}</span>
      </summary>
      <div>
        <div className="only-small">
          <ToBattles />
          <Strains {...{ facts, state }} />
        </div>
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
  );
}
