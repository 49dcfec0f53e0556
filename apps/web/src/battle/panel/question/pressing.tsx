import type { TableState } from '@acies/session/protocol';
import type { BattleClient } from '../../client.ts';
import { CONFIRMINGS, type Confirming } from '../../confirming.ts';
import { tb } from '../../strings.ts';
import type { Done } from '../../use-choice.ts';

interface PressingProps {
  readonly confirming: Confirming;
  onConfirming(confirming: Confirming): void;
}

/** What a press does, in a line, and how it can be otherwise. */
export const Pressing = ({ confirming, onConfirming }: PressingProps) => (
  <div className="pressing">
    <p className="quiet">{tb.pressHelp[confirming]}</p>
    <label>
      {tb.confirm}{' '}
      <select value={confirming} onChange={({ target }) => onConfirming(target.value as Confirming)}>
        {CONFIRMINGS.map((one) => (
          <option key={one} value={one}>
            {tb.confirmings[one]}
          </option>
        ))}
      </select>
    </label>
  </div>
);

interface JustDoneProps {
  readonly client: BattleClient;
  readonly state: TableState;
  readonly done: Done | undefined;
}

/** What the person has just done, while it can be taken back and nothing was taken for them since. */
export function JustDone({ client, state, done }: JustDoneProps) {
  const isOvertaken = state.taken.some(({ at }) => done !== undefined && at > done.at + 1);
  if (!done || isOvertaken || state.at <= done.at || state.keepsBack !== undefined) return null;
  return (
    <p className="just-done">
      <span>{tb.youDid(done.label, done.question)}</span>{' '}
      <button type="button" onClick={() => client.undo()}>
        {tb.undo}
      </button>
    </p>
  );
}
