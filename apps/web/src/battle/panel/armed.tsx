import type { Attempt } from '@acies/kernel';
import { useEffect, useState } from 'react';
import { ClauseLink } from '../../odds/workings.tsx';
import type { BattleClient } from '../client.ts';
import { type Armed, labelOf } from '../deciding.ts';
import { tb } from '../strings.ts';

interface Props {
  readonly client: BattleClient;
  readonly sheet: string;
  readonly armed: Armed;
  onDo(): void;
  onLeave(): void;
}

/** What is about to be done, what it costs and may come to, or what stands against it. */
export function ArmedChoice({ client, sheet, armed, onDo, onLeave }: Props) {
  const judged = useJudged(client, armed);
  const refused = judged?.refused;
  useEnter(refused ? undefined : onDo);
  return (
    <div className={refused ? 'armed refused' : 'armed'}>
      <p>
        <strong>{labelOf(armed)}</strong>
        {judged?.cost && <span className="cost"> {judged.cost}</span>}
      </p>
      {judged?.preview && <p className="option-odds">{judged.preview}</p>}
      {refused && (
        <p className="verdict impossible">
          <strong>{tb.notAllowed}</strong>: {refused.text} <ClauseLink sheet={sheet} clause={refused.clause} />
        </p>
      )}
      {judged?.amended && (
        <p className="amended">
          {tb.notAsWished} {judged.amended.text} <ClauseLink sheet={sheet} clause={judged.amended.clause} />
        </p>
      )}
      <div className="buttons">
        <button type="button" className="primary" disabled={refused !== undefined} onClick={onDo}>
          {tb.doIt}
        </button>
        <button type="button" onClick={onLeave}>
          {tb.letGo}
        </button>
      </div>
    </div>
  );
}

/** What comes of it: an option is judged when it is laid out, what was dragged has been. */
function useJudged(client: BattleClient, armed: Armed): Attempt | undefined {
  const [known, setKnown] = useState<{ readonly of: Armed; readonly attempt: Attempt }>();
  useEffect(() => {
    if (armed.kind === 'attempt') return;
    let isStale = false;
    void client.askNow('attempt', { choice: armed.option.choice }).then((attempt) => {
      if (!isStale && attempt) setKnown({ of: armed, attempt });
    });
    return () => {
      isStale = true;
    };
  }, [client, armed]);
  if (armed.kind === 'attempt') return armed.attempt;
  return known?.of === armed ? known.attempt : undefined;
}

/** What takes the key itself. */
const TAKES_ENTER = 'a, button, input, select, textarea, summary, svg, [role="button"], [role="tab"]';

/** Enter does it, wherever nothing else is done by Enter. */
function useEnter(onDo: (() => void) | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat) return;
      if ((event.target as Element).closest(TAKES_ENTER)) return;
      onDo?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onDo]);
}
