import type { Field } from '@acies/kernel/odds';
import { memo, useId } from 'react';
import { t } from '../strings.ts';
import { Stepper } from './stepper.tsx';
import { choiceWords, type Names } from './words.ts';

export interface ControlProps {
  readonly field: Field;
  readonly names: Names;
  /** As set in the address; undefined for what is usual or implied. */
  readonly set: string | undefined;
  /** What it stands for: as set, as is usual, or as the rest of the situation implies. */
  readonly now: unknown;
  /** What is wrong with it. */
  readonly fault: string | undefined;
  readonly onSet: (field: Field, value: string | undefined) => void;
}

export interface OneProps extends Omit<ControlProps, 'onSet'> {
  readonly onChange: (value: string | undefined) => void;
}

/** One value of a situation, with a control that fits its kind; drawn anew only where something of it changes. */
export const FieldControl = memo(({ onSet, ...rest }: ControlProps) => {
  const props: OneProps = { ...rest, onChange: (value) => onSet(rest.field, value) };
  if (props.field.kind === 'boolean') return <Toggle {...props} />;
  const Control = props.field.kind === 'number' ? Stepper : Choice;
  return <Labelled {...props}>{(described) => <Control {...props} described={described} />}</Labelled>;
});

/** What ties a control to its label and to what is said of it. */
export interface Described {
  readonly id: string;
  readonly title: string;
  readonly 'data-field': string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
}

const describedBy = (id: string, { about, path }: Field, fault: string | undefined): Described => ({
  id,
  title: about,
  'data-field': path,
  'aria-describedby': fault === undefined ? `${id}-about` : `${id}-fault ${id}-about`,
  'aria-invalid': fault === undefined ? undefined : true,
});

interface LabelledProps extends Pick<OneProps, 'field' | 'fault'> {
  readonly children: (described: Described) => React.ReactNode;
}

/** The label of a field, what is wrong with it, and, for who wants it, what it means. */
function Labelled({ field, fault, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      {children(describedBy(id, field, fault))}
      <Notes id={id} field={field} fault={fault} />
    </div>
  );
}

function Notes({ id, field, fault }: Pick<OneProps, 'field' | 'fault'> & { id: string }) {
  return (
    <>
      {fault !== undefined && (
        <span id={`${id}-fault`} className="fault">
          {fault}
        </span>
      )}
      <span id={`${id}-about`} className="hint">
        {field.about}
      </span>
    </>
  );
}

function Toggle({ field, now, fault, onChange }: OneProps) {
  const id = useId();
  const on = now === true;
  return (
    <span className="toggle">
      <button
        type="button"
        className="chip"
        aria-pressed={on}
        {...describedBy(id, field, fault)}
        onClick={() => onChange(String(!on))}
      >
        {field.label}
      </button>
      <Notes id={id} field={field} fault={fault} />
    </span>
  );
}

interface InnerProps extends OneProps {
  readonly described: Described;
}

/** A value that is no choice is shown as it was given, beside those that are. */
function Choice({ field, names, set, now, described, onChange }: InnerProps) {
  const wordsFor = (choice: string): string => choiceWords(field, names, choice);
  const isStrange = set !== undefined && !field.choices.includes(set);
  return (
    <select
      {...described}
      value={set ?? (field.usual === undefined ? '' : String(field.usual))}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      {isStrange && <option value={set}>{set}</option>}
      {field.usual === undefined && (
        <option value="">
          {now === undefined || set !== undefined ? t.usual : t.impliedValue(wordsFor(String(now)))}
        </option>
      )}
      {field.choices.map((choice) => (
        <option key={choice} value={choice}>
          {wordsFor(choice)}
        </option>
      ))}
    </select>
  );
}
