import { type Calculation, type Field, type FieldGroup, groupsOf, type Sheet } from '@acies/kernel';
import { TroopSymbol } from '../symbols/troop-symbol.tsx';
import { FieldControl, wordsOf } from './field-control.tsx';
import { formFields, type Settings, valueAt, withSetting } from './situation.ts';

interface Props {
  readonly sheet: Sheet;
  readonly calculation: Calculation;
  readonly settings: Settings;
  /** As the calculator understands it; what cannot be understood is shown as it was set. */
  readonly situation: unknown;
  readonly onChange: (settings: Settings) => void;
}

/** The form of a procedure, made from its schema: groups side by side, each with its values. */
export function SituationForm({ sheet, calculation, settings, situation, onChange }: Props) {
  const groups = groupsOf(formFields(calculation));
  return (
    <form className="situation" onSubmit={(event) => event.preventDefault()}>
      {groups.map(({ name, fields, isOneOfSeveral }) => (
        <Group
          key={name}
          sheet={sheet}
          name={name}
          isWide={!(isOneOfSeveral || isPair(groups, name))}
          fields={fields}
          settings={settings}
          situation={situation}
          onChange={onChange}
        />
      ))}
    </form>
  );
}

/** Troops go by their names, not by their letters alone. */
const namesFor = ({ troops }: Sheet, { choices }: Field): ReadonlyMap<string, string> =>
  new Map(troops.filter(({ id }) => choices.includes(id)).map(({ id, name }) => [id, name]));

/** Two who face each other stand side by side even on a phone. */
const isPair = (groups: readonly FieldGroup[], name: string): boolean =>
  name !== '' && groups.filter((group) => group.name !== '' && !group.name.includes('.')).length === 2;

interface GroupProps extends Omit<Props, 'calculation'> {
  readonly name: string;
  readonly fields: readonly Field[];
  /** Alone in its row on a narrow page. */
  readonly isWide: boolean;
}

function Group({ sheet, name, fields, isWide, settings, situation, onChange }: GroupProps) {
  const type = valueAt(situation, name ? `${name}.type` : 'type');
  const control = (field: Field) => (
    <FieldControl
      key={field.path}
      field={field}
      names={namesFor(sheet, field)}
      set={settings.get(field.path)}
      value={valueAt(situation, field.path)}
      onChange={(value) => onChange(withSetting(settings, field, value))}
    />
  );
  const toggles = fields.filter(({ kind }) => kind === 'boolean');
  return (
    <fieldset className={isWide ? 'group wide' : 'group'}>
      <legend>
        {typeof type === 'string' && <TroopSymbol type={type} />}
        {wordsOf(name.replaceAll('.', ', ')) || <span className="visually-hidden">situation</span>}
      </legend>
      <div className="values">{fields.filter(({ kind }) => kind !== 'boolean').map(control)}</div>
      {toggles.length > 0 && <div className="chips">{toggles.map(control)}</div>}
    </fieldset>
  );
}
