import { type Field, keyOf } from '@acies/kernel';
import { useId } from 'react';
import { t } from '../strings.ts';

interface Props {
  readonly field: Field;
  /** What choices are called, where letters stand for names. */
  readonly names: ReadonlyMap<string, string>;
  /** As set in the address; undefined for what is usual. */
  readonly set: string | undefined;
  /** As the calculator understands it. */
  readonly value: unknown;
  readonly onChange: (value: string | undefined) => void;
}

/** A name of a field as people read it: `closeOrderAround` is "close order around". */
export const wordsOf = (key: string): string => key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

/** One value of a situation, with a control that fits its kind. */
export function FieldControl(props: Props) {
  switch (props.field.kind) {
    case 'boolean':
      return <Toggle {...props} />;
    case 'number':
      return <Stepper {...props} />;
    case 'choice':
      return <Choice {...props} />;
    default:
      return <Words {...props} />;
  }
}

function Toggle({ field, value, onChange }: Props) {
  const on = value === true;
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={on}
      title={field.about}
      onClick={() => onChange(String(!on))}
      data-field={field.path}
    >
      {wordsOf(keyOf(field))}
    </button>
  );
}

function Stepper({ field, set, value, onChange }: Props) {
  const id = useId();
  const label = wordsOf(keyOf(field));
  const { least, most, whole } = field;
  const now = typeof value === 'number' ? value : undefined;
  const step = whole ? 1 : 0.5;
  const go = (by: number): void => {
    const next = (now ?? least ?? 0) + by;
    onChange(String(Math.min(most ?? next, Math.max(least ?? next, next))));
  };
  return (
    <div className="field" title={field.about}>
      <label htmlFor={id}>{label}</label>
      <div className="stepper">
        <button type="button" aria-label={t.decrease(label)} disabled={now === least} onClick={() => go(-step)}>
          −
        </button>
        <input
          id={id}
          inputMode="decimal"
          data-field={field.path}
          value={set ?? now ?? ''}
          placeholder={t.usual}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
        <button type="button" aria-label={t.increase(label)} disabled={now === most} onClick={() => go(step)}>
          +
        </button>
      </div>
    </div>
  );
}

function Choice({ field, names, set, value, onChange }: Props) {
  const id = useId();
  const label = wordsOf(keyOf(field));
  const now = set ?? (value === undefined ? '' : String(value));
  return (
    <div className="field" title={field.about}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        data-field={field.path}
        value={now}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        {field.usual === undefined && <option value="">{t.usual}</option>}
        {field.choices.map((choice) => (
          <option key={choice} value={choice}>
            {names.get(choice) ?? choice}
          </option>
        ))}
      </select>
    </div>
  );
}

function Words({ field, set, onChange }: Props) {
  const id = useId();
  return (
    <div className="field" title={field.about}>
      <label htmlFor={id}>{wordsOf(keyOf(field))}</label>
      <input
        id={id}
        data-field={field.path}
        value={set ?? ''}
        placeholder={t.usual}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
    </div>
  );
}
