import { type Calculation, fullLabel, type Sheet } from '@acies/kernel/odds';
import { differences } from '../form/pinned.ts';
import { readSituation } from '../form/read.ts';
import { formFields, type Settings, settingsFrom } from '../form/situation.ts';
import { valueWords } from '../form/words.ts';
import { t } from '../strings.ts';

interface Props {
  readonly sheet: Sheet;
  readonly calculation: Calculation;
  readonly settings: Settings;
  readonly pinned: string;
  readonly hasOdds: boolean;
}

/** In what the pinned situation is unlike this one. */
export function PinnedLine({ sheet, calculation, settings, pinned, hasOdds }: Props) {
  const fields = formFields(calculation);
  const compared = (set: Settings) => ({ settings: set, filled: readSituation(calculation, set).filled });
  const before = settingsFrom(new URLSearchParams(pinned), fields);
  const differing = differences(fields, compared(settings), compared(before));
  if (!hasOdds) return <p className="pinned-line">{t.pinnedNone}</p>;
  if (differing.length === 0) return <p className="pinned-line">{t.pinnedSame}</p>;
  const names = new Map(sheet.troops.map(({ id, name }) => [id, name]));
  return (
    <p className="pinned-line">
      <strong>{t.pinnedDiffers}</strong>:{' '}
      {differing
        .map(({ field, pinned: value }) =>
          t.labelled(fullLabel(field), value === undefined ? t.usual : valueWords(field, names, value)),
        )
        .join(t.semicolon)}
    </p>
  );
}
