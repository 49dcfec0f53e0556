import { type Calculation, fullLabel, type Sheet } from '@acies/kernel/odds';
import { AFTER, formFields, PINNED, settingsFrom } from '../form/situation.ts';
import { valueWords } from '../form/words.ts';
import { t } from '../strings.ts';

interface Props {
  readonly sheet: Sheet;
  readonly calculation: Calculation;
  readonly query: URLSearchParams;
}

/** What is to be said of a situation before its form: what a result has filled in, and what of the address names nothing. */
export function SituationNotes({ sheet, calculation, query }: Props) {
  const fields = formFields(calculation);
  const settings = settingsFrom(query, fields);
  const strange = [...new Set(query.keys())].filter((key) => !settings.has(key) && key !== PINNED && key !== AFTER);
  const filled = query.has(AFTER) ? fields.filter(({ path }) => settings.has(path)) : [];
  const names = new Map(sheet.troops.map(({ id, name }) => [id, name]));
  return (
    <>
      {strange.length > 0 && <p className="strange fault">{t.notUnderstood(strange.join(t.comma))}</p>}
      {filled.length > 0 && (
        <p className="filled-in no-print">
          <strong>{t.filledIn}</strong>:{' '}
          {filled
            .map((field) => t.labelled(fullLabel(field), valueWords(field, names, settings.get(field.path)!)))
            .join(t.semicolon)}
        </p>
      )}
    </>
  );
}
