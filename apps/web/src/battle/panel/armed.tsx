import { ClauseLink } from '../../odds/workings.tsx';
import type { Armed } from '../deciding.ts';
import { tb } from '../strings.ts';

interface Props {
  readonly sheet: string;
  readonly armed: Armed;
  onDo(): void;
  onLeave(): void;
}

/** What is about to be done, what it costs and may come to, or what stands against it. */
export function ArmedChoice({ sheet, armed, onDo, onLeave }: Props) {
  const attempt = armed.kind === 'attempt' ? armed.attempt : undefined;
  const label = armed.kind === 'attempt' ? armed.attempt.label : armed.option.label;
  const refused = attempt?.refused;
  return (
    <div className={refused ? 'armed refused' : 'armed'}>
      <p>
        <strong>{label}</strong>
        {attempt?.cost && <span className="cost"> {attempt.cost}</span>}
      </p>
      {attempt?.preview && <p className="option-odds">{attempt.preview}</p>}
      {refused && (
        <p className="verdict impossible">
          <strong>{tb.notAllowed}</strong>: {refused.text} <ClauseLink sheet={sheet} clause={refused.clause} />
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
