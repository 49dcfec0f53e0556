import { type Calculation, type Field, type FieldGroup, keyOf, type Sheet, valueAt } from '@acies/kernel/odds';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { t } from '../strings.ts';
import { TroopSymbol } from '../symbols/troop-symbol.tsx';
import { changed } from './change.ts';
import { type ControlProps, FieldControl } from './field-control.tsx';
import { type Block, blocksOf, isAbsent } from './layout.ts';
import type { Read } from './read.ts';
import type { Settings } from './situation.ts';

interface Props {
  readonly sheet: Sheet;
  readonly calculation: Calculation;
  readonly settings: Settings;
  /** As the calculator understands it; what cannot be understood is shown as it was set. */
  readonly read: Read;
  /** Whether every field says what it means. */
  readonly explains: boolean;
  readonly onChange: (settings: Settings) => void;
}

/** The form of a procedure, made from its schema: two who face each other side by side, each with its values. */
export function SituationForm({ sheet, calculation, settings, read, explains, onChange }: Props) {
  const { situation, filled } = read;
  const blocks = blocksOf(calculation);
  const set = useSetting(calculation, settings, onChange);
  const faults = new Map(read.ok ? [] : read.faults.map(({ field, words }) => [field?.path, words]));
  const control = (field: Field) => (
    <FieldControl
      key={field.path}
      field={field}
      names={namesIn(sheet)}
      set={settings.get(field.path)}
      now={valueAt(filled, field.path)}
      fault={faults.get(field.path)}
      onSet={set}
    />
  );
  const isFacing = blocks.filter(({ name }) => name !== '').length > 1;
  return (
    <form
      className={`situation${isFacing ? ' facing' : ''}${explains ? ' explained' : ''}`}
      onSubmit={(event) => event.preventDefault()}
    >
      {blocks.map((block) => (
        <BlockFields key={block.name} block={block} situation={situation} control={control} />
      ))}
    </form>
  );
}

/** One function for all fields and all times, so that only a field that changes is drawn anew. */
function useSetting(calculation: Calculation, settings: Settings, onChange: Props['onChange']): ControlProps['onSet'] {
  const latest = useRef({ calculation, settings, onChange });
  useLayoutEffect(() => {
    latest.current = { calculation, settings, onChange };
  });
  return useCallback((field, value) => {
    const { current } = latest;
    current.onChange(changed(current.calculation, current.settings, field, value));
  }, []);
}

const known = new WeakMap<Sheet, ReadonlyMap<string, string>>();

/** Troops go by their names, not by their letters alone. */
function namesIn(sheet: Sheet): ReadonlyMap<string, string> {
  let names = known.get(sheet);
  if (!names) known.set(sheet, (names = new Map(sheet.troops.map(({ id, name }) => [id, name]))));
  return names;
}

interface BlockProps {
  readonly block: Block;
  readonly situation: unknown;
  readonly control: (field: Field) => React.ReactNode;
}

function BlockFields({ block: { name, groups }, situation, control }: BlockProps) {
  const alone = groups.length === 1 ? groups[0]! : undefined;
  const type = alone && valueAt(situation, name ? `${name}.type` : 'type');
  return (
    <fieldset className={name === '' ? 'group common' : 'group'}>
      <legend className={name === '' ? 'visually-hidden' : undefined}>
        {typeof type === 'string' && <TroopSymbol type={type} />}
        {name === '' ? t.situation : groups[0]!.fields[0]!.within[0]}
      </legend>
      {alone ? (
        <GroupFields group={alone} situation={situation} control={control} />
      ) : (
        groups.map((group) => <SubGroup key={group.name} group={group} situation={situation} control={control} />)
      )}
    </fieldset>
  );
}

interface GroupProps extends Omit<BlockProps, 'block'> {
  readonly group: FieldGroup;
}

/** One of several units of a side; what is the side's own stands without a heading. */
function SubGroup({ group, situation, control }: GroupProps) {
  const [, ...rest] = group.fields[0]!.within;
  if (rest.length === 0) return <GroupFields group={group} situation={situation} control={control} />;
  const type = valueAt(situation, `${group.name}.type`);
  return (
    <fieldset className="unit">
      <legend>
        {typeof type === 'string' && <TroopSymbol type={type} />}
        {rest.join(', ')}
      </legend>
      <GroupFields group={group} situation={situation} control={control} />
    </fieldset>
  );
}

function GroupFields({ group, situation, control }: GroupProps) {
  const fields = isAbsent(group, situation) ? group.fields.filter((field) => keyOf(field) === 'type') : group.fields;
  const toggles = fields.filter(({ kind }) => kind === 'boolean');
  const values = fields.filter(({ kind }) => kind !== 'boolean');
  return (
    <>
      {values.length > 0 && <div className="values">{values.map(control)}</div>}
      {toggles.length > 0 && <div className="chips">{toggles.map(control)}</div>}
    </>
  );
}
