import type { TableState, Taken } from '@acies/session/protocol';
import { useState } from 'react';
import type { BattleClient } from '../../client.ts';
import { tb } from '../../strings.ts';
import type { Done } from '../../use-choice.ts';

/** As many as one reads; all stand in the list of what was not asked. */
const MOST = 3;

/** What has been taken without asking since the person last decided, as much as one reads, the newest last. */
export function useFreshlyTaken({ at: now, taken }: TableState, done: Done | undefined): readonly Taken[] {
  const [from] = useState(now);
  return taken.filter(({ at }) => at > Math.max(from, (done?.at ?? -1) + 1)).slice(-MOST);
}

interface Props {
  readonly client: BattleClient;
  readonly state: TableState;
  readonly fresh: readonly Taken[];
}

/** What has just been taken without asking, and a way back. */
export function TakenNotice({ client, state, fresh }: Props) {
  const last = fresh.at(-1);
  if (!last) return null;
  return (
    <div className="taken-notice">
      {fresh.map(({ at, question, label }) => (
        <p key={at}>{tb.takenNow(question, label)}</p>
      ))}
      <button type="button" onClick={() => askAgain(client, state, last)}>
        {state.keepsBack === undefined ? tb.takeBackAndAsk : tb.askAgain}
      </button>
    </div>
  );
}

/** Of all that is not asked, only the word by which this was taken no longer holds. */
export function askAgain(
  client: Pick<BattleClient, 'setPreset' | 'undo'>,
  { keepsBack }: Pick<TableState, 'keepsBack'>,
  { side, decision, scope }: Taken,
): void {
  client.setPreset(side, decision, undefined, scope);
  if (keepsBack === undefined) client.undo();
}
