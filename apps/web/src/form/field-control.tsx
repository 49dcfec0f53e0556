import { type Field, keyOf } from '@acies/kernel';
import { memo, useId } from 'react';
import { number, numberAsTyped, numberFrom, t } from '../strings.ts';

export interface ControlProps {
  readonly field: Field;
  /** What choices are called, where letters stand for names. */
  readonly names: ReadonlyMap<string, string>;
  /** As set in the address; undefined for what is usual. */
  readonly set: string | undefined;
  /** As the calculator understands it. */
  readonly value: unknown;
  /** What the other values imply while this one is not set. */
  readonly implied: unknown;
  readonly onSet: (field: Field, value: string | undefined) => void;
}

interface OneProps extends Omit<ControlProps, 'onSet'> {
  readonly onChange: (value: string | undefined) => void;
}

/** A name of a field as people read it: `closeOrderAround` is "close order around". */
export const wordsOf = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .toLowerCase();

/** One value of a situation, with a control that fits its kind; drawn anew only where something of it changes. */
export const FieldControl = memo(({ onSet, ...rest }: ControlProps) => {
  const props: OneProps = { ...rest, onChange: (value) => onSet(rest.field, value) };
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
});

/** The label of a field and, for who wants it, what it means. */
function Labelled({ id, field, children }: { id: string; field: Field; children: React.ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{wordsOf(keyOf(field))}</label>
      {children}
      <p id={`${id}-about`} className="hint">
        {field.about}
      </p>
    </div>
  );
}

function Toggle({ field, value, implied, onChange }: OneProps) {
  const id = useId();
  const on = (value ?? implied) === true;
  return (
    <span className="toggle">
      <button
        type="button"
        className="chip"
        aria-pressed={on}
        aria-describedby={`${id}-about`}
        title={field.about}
        onClick={() => onChange(String(!on))}
        data-field={field.path}
      >
        {wordsOf(keyOf(field))}
      </button>
      <span id={`${id}-about`} className="hint">
        {field.about}
      </span>
    </span>
  );
}

function Stepper({ field, set, value, implied, onChange }: OneProps) {
  const id = useId();
  const label = wordsOf(keyOf(field));
  const { least, most, whole } = field;
  const given = value ?? implied;
  const now = typeof given === 'number' ? given : undefined;
  const step = whole ? 1 : 0.5;
  // A button that were disabled at the limit would lose the focus of who steps by keys.
  const go = (by: number): void => {
    const next = (now ?? least ?? 0) + by;
    onChange(String(Math.min(most ?? next, Math.max(least ?? next, next))));
  };
  const type = (text: string): void => onChange(text.trim() === '' ? undefined : numberFrom(text));
  return (
    <Labelled id={id} field={field}>
      <div className="stepper">
        <button type="button" aria-label={t.decrease(label)} aria-disabled={now === least} onClick={() => go(-step)}>
          −
        </button>
        <input
          id={id}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-describedby={`${id}-about`}
          title={field.about}
          data-field={field.path}
          value={numberAsTyped(set ?? (value === undefined ? '' : String(value)))}
          placeholder={implied === undefined ? t.usual : number(Number(implied))}
          onChange={({ target }) => type(target.value)}
        />
        <button type="button" aria-label={t.increase(label)} aria-disabled={now === most} onClick={() => go(step)}>
          +
        </button>
      </div>
    </Labelled>
  );
}

function Choice({ field, names, set, value, implied, onChange }: OneProps) {
  const id = useId();
  const now = set ?? (value === undefined ? '' : String(value));
  const wordsFor = (choice: string): string => names.get(choice) ?? choice;
  return (
    <Labelled id={id} field={field}>
      <select
        id={id}
        aria-describedby={`${id}-about`}
        title={field.about}
        data-field={field.path}
        value={now}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        {field.usual === undefined && (
          <option value="">{implied === undefined ? t.usual : t.impliedValue(wordsFor(String(implied)))}</option>
        )}
        {field.choices.map((choice) => (
          <option key={choice} value={choice}>
            {wordsFor(choice)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Words({ field, set, onChange }: OneProps) {
  const id = useId();
  return (
    <Labelled id={id} field={field}>
      <input
        id={id}
        aria-describedby={`${id}-about`}
        title={field.about}
        data-field={field.path}
        value={set ?? ''}
        placeholder={t.usual}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
    </Labelled>
  );
}
