import type { Calculation, Sheet } from '@acies/kernel';
import { wordsOf } from '../form/field-control.tsx';
import { differences } from '../form/pinned.ts';
import { formFields, type Settings, settingsFrom } from '../form/situation.ts';
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
  const differing = differences(fields, settings, settingsFrom(new URLSearchParams(pinned), fields));
  if (!hasOdds) return <p className="pinned-line">{t.pinnedNone}</p>;
  if (differing.length === 0) return <p className="pinned-line">{t.pinnedSame}</p>;
  const nameOf = (value: string): string =>
    value === 'true' ? t.on : value === 'false' ? t.off : (sheet.troops.find(({ id }) => id === value)?.name ?? value);
  return (
    <p className="pinned-line">
      <strong>{t.pinnedDiffers}</strong>:{' '}
      {differing
        .map(({ path, pinned: value }) => `${path.split('.').map(wordsOf).join(' ')} ${nameOf(value ?? t.usual)}`)
        .join('; ')}
    </p>
  );
}
