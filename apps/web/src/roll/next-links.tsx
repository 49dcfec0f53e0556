import { type Calculation, type Followup, type Sheet, settingsOf } from '@acies/kernel/odds';
import { AFTER, queryOf } from '../form/situation.ts';
import { hrefOf } from '../route.ts';
import { t } from '../strings.ts';

interface Props {
  readonly sheet: Sheet;
  readonly calculation: Calculation;
  readonly situation: unknown;
  readonly outcome: unknown;
}

/** What the sheet has thrown for next, each a link to its form as it is then filled in. */
export function NextLinks({ sheet, calculation, situation, outcome }: Props) {
  const next = calculation.next?.(situation, outcome) ?? [];
  if (next.length === 0) return null;
  return (
    <nav className="next-links no-print" aria-label={t.next}>
      <ul>
        {next.map((one) => (
          <NextLink key={`${one.calculation} ${one.words}`} sheet={sheet} after={calculation.id} next={one} />
        ))}
      </ul>
    </nav>
  );
}

interface LinkProps {
  readonly sheet: Sheet;
  /** The procedure that it follows. */
  readonly after: string;
  readonly next: Followup;
}

function NextLink({ sheet, after, next }: LinkProps) {
  const { id, title, input } = sheet.calculations.find((each) => each.id === next.calculation)!;
  const settings = new Map(settingsOf(input, next.input).map(({ path, value }) => [path, value]));
  const query = queryOf(settings);
  if (settings.size > 0) query.set(AFTER, after);
  return (
    <li>
      {t.next}: <a href={hrefOf([sheet.id, id], query)}>{title}</a> <span className="quiet">{next.words}</span>
    </li>
  );
}
