import type { RulingSwitch } from '@acies/kernel';
import { tb } from '../strings.ts';

export type Rulings = Readonly<Record<string, boolean>>;

interface Props {
  readonly switches: readonly RulingSwitch[];
  /** What the battle itself has switched. */
  readonly usual: Readonly<Record<string, boolean | undefined>>;
  readonly chosen: Rulings;
  onChange(chosen: Rulings): void;
}

/** Rulings that could go another way, to be switched. */
export function RulingChoices({ switches, usual, chosen, onChange }: Props) {
  if (switches.length === 0) return null;
  return (
    <details className="rulings">
      <summary>{tb.rulings}</summary>
      {switches.map(({ id, title, text, clause, usual: ours }) => (
        <label key={id} className="choice">
          <input
            type="checkbox"
            checked={chosen[id] ?? usual[id] ?? ours}
            onChange={({ target }) => onChange({ ...chosen, [id]: target.checked })}
          />
          <span>
            <strong>{title}</strong> {text} <small>{clause}</small>
          </span>
        </label>
      ))}
    </details>
  );
}
