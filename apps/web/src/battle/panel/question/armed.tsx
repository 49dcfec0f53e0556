import type { Attempt } from '@acies/kernel/picture';
import { useEffect, useState } from 'react';
import { ClauseLink } from '../../../odds/workings.tsx';
import { announce } from '../../../shell/announce.ts';
import type { BattleClient } from '../../client.ts';
import { type Armed, labelOf } from '../../deciding.ts';
import { tb } from '../../strings.ts';
import { useAnswer } from '../../use-answer.ts';

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
  const [pressed, setPressed] = useState<{ readonly of: Armed; readonly times: number }>();
  const times = pressed?.of === armed ? pressed.times : 0;
  /** Who presses it all the same is told once more. */
  const sayWhy = (): void => {
    setPressed({ of: armed, times: times + 1 });
    if (refused) announce(tb.refusedBecause(refused.text));
  };
  useEnter(refused ? sayWhy : onDo);
  return (
    <div className={refused ? 'armed refused' : 'armed'}>
      <p>
        <strong>{labelOf(armed)}</strong>
        {judged?.cost && <span className="cost"> {judged.cost}</span>}
      </p>
      {judged?.preview && <p className="option-odds">{judged.preview}</p>}
      {refused && (
        <p key={times} className={times > 0 ? 'verdict impossible again' : 'verdict impossible'}>
          <strong>{tb.notAllowed}</strong>: {refused.text} <ClauseLink sheet={sheet} clause={refused.clause} />
        </p>
      )}
      {judged?.amended && (
        <p className="amended">
          {tb.notAsWished} {judged.amended.text} <ClauseLink sheet={sheet} clause={judged.amended.clause} />
        </p>
      )}
      <div className="buttons">
        <button
          type="button"
          className="primary"
          aria-disabled={refused !== undefined}
          onClick={refused ? sayWhy : onDo}
        >
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
  const ask = armed.kind === 'attempt' ? undefined : { choice: armed.option.choice };
  const judged = useAnswer(client, 'attempt', { ask, of: armed });
  return armed.kind === 'attempt' ? armed.attempt : judged;
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
