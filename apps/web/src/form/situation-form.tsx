import { type Calculation, type Field, type FieldGroup, keyOf, type Sheet } from '@acies/kernel';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { t } from '../strings.ts';
import { TroopSymbol } from '../symbols/troop-symbol.tsx';
import { type ControlProps, FieldControl, wordsOf } from './field-control.tsx';
import { useImplied } from './implied.ts';
import { type Block, blocksOf, isAbsent } from './layout.ts';
import { type Settings, valueAt, withSetting } from './situation.ts';

interface Props {
  readonly sheet: Sheet;
  readonly calculation: Calculation;
  readonly settings: Settings;
  /** As the calculator understands it; what cannot be understood is shown as it was set. */
  readonly situation: unknown;
  /** Whether every field says what it means. */
  readonly explains: boolean;
  readonly onChange: (settings: Settings) => void;
}

/** The form of a procedure, made from its schema: two who face each other side by side, each with its values. */
export function SituationForm({ sheet, calculation, settings, situation, explains, onChange }: Props) {
  const implied = useImplied(calculation, settings);
  const blocks = blocksOf(calculation);
  const set = useSetting(settings, onChange);
  const control = (field: Field) => (
    <FieldControl
      key={field.path}
      field={field}
      names={namesIn(sheet)}
      set={settings.get(field.path)}
      value={valueAt(situation, field.path)}
      implied={implied.get(field.path)}
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
function useSetting(settings: Settings, onChange: Props['onChange']): ControlProps['onSet'] {
  const latest = useRef({ settings, onChange });
  useLayoutEffect(() => {
    latest.current = { settings, onChange };
  });
  return useCallback((field, value) => {
    latest.current.onChange(withSetting(latest.current.settings, field, value));
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
        {wordsOf(name) || t.situation}
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
  const [, ...rest] = group.name.split('.');
  if (rest.length === 0) return <GroupFields group={group} situation={situation} control={control} />;
  const type = valueAt(situation, `${group.name}.type`);
  return (
    <fieldset className="unit">
      <legend>
        {typeof type === 'string' && <TroopSymbol type={type} />}
        {rest.map(wordsOf).join(', ')}
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
