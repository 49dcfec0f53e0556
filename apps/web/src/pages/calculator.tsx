import { type Calculation, type Odds, oddsOf, type Prepared, type Sheet } from '@acies/kernel';
import { useMemo } from 'react';
import {
  formFields,
  inputFrom,
  PINNED,
  queryOf,
  readSituation,
  type Settings,
  settingsFrom,
} from '../form/situation.ts';
import { SituationForm } from '../form/situation-form.tsx';
import { OddsBars } from '../odds/odds-bars.tsx';
import { ClauseLink, VerdictLine, Workings } from '../odds/workings.tsx';
import { LedgerPanel } from '../roll/ledger-panel.tsx';
import { RollPanel } from '../roll/roll-panel.tsx';
import { replaceQuery } from '../route.ts';
import { ShareButton } from '../shell/share-button.tsx';
import { number, percent, t } from '../strings.ts';

interface Props {
  readonly sheet: Sheet;
  readonly calculation: Calculation;
  readonly query: URLSearchParams;
}

/** A procedure: its situation as a form, and at once what it comes to. */
export function CalculatorPage({ sheet, calculation, query }: Props) {
  const fields = formFields(calculation);
  const settings = settingsFrom(query, fields);
  const pinned = query.get(PINNED) ?? undefined;
  const read = readSituation(calculation, settings);
  const path = [sheet.id, calculation.id];
  const go = (next: Settings, pin: string | undefined): void => replaceQuery(path, queryOf(next, pin));
  const situation = read.ok ? read.situation : inputFrom(fields, settings);
  return (
    <>
      <header className="sheet-head">
        <p className="crumbs no-print">
          <a href={`#/${sheet.id}`}>{sheet.title}</a>
        </p>
        <h1>{calculation.title}</h1>
        <p className="clause-list">
          {calculation.clauses.map((clause) => (
            <ClauseLink key={clause} sheet={sheet.id} clause={clause} />
          ))}
        </p>
      </header>
      <div className="calculator">
        <section aria-label={t.situation}>
          <SituationForm
            sheet={sheet}
            calculation={calculation}
            settings={settings}
            situation={situation}
            onChange={(next) => go(next, pinned)}
          />
          <p className="buttons no-print">
            <button type="button" onClick={() => go(new Map(), pinned)}>
              {t.reset}
            </button>
            <button
              type="button"
              aria-pressed={pinned !== undefined}
              onClick={() => go(settings, pinned === undefined ? queryOf(settings).toString() : undefined)}
            >
              {pinned === undefined ? t.pin : t.unpin}
            </button>
            <ShareButton />
          </p>
        </section>
        {read.ok ? (
          <Answers sheet={sheet} calculation={calculation} situation={read.situation} pinned={pinned} />
        ) : (
          <div className="answers">
            <p className="verdict impossible" role="alert">
              <strong>{t.badInput}</strong>: {read.why}
            </p>
          </div>
        )}
      </div>
      <LedgerPanel />
    </>
  );
}

interface AnswersProps {
  readonly sheet: Sheet;
  readonly calculation: Calculation;
  readonly situation: unknown;
  readonly pinned: string | undefined;
}

function Answers({ sheet, calculation, situation, pinned }: AnswersProps) {
  const key = JSON.stringify(situation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the situation
  const { prepared, odds } = useMemo(() => answer(calculation, situation), [calculation, key]);
  const before = useMemo(() => pinnedOdds(calculation, pinned), [calculation, pinned]);
  return (
    <>
      <div className="answers">
        <VerdictLine sheet={sheet.id} verdict={prepared.verdict} />
        {odds && (
          <>
            <OddsBars odds={odds} pinned={before} />
            <RollPanel key={key} sheet={sheet.id} calculation={calculation} prepared={prepared} odds={odds} />
          </>
        )}
        <Workings sheet={sheet.id} prepared={prepared} />
      </div>
      {odds && <Summary odds={odds} />}
    </>
  );
}

/** What matters most, always in sight on a narrow page. */
function Summary({ odds }: { readonly odds: Odds<unknown> }) {
  const [likely] = [...odds.rows].sort((a, b) => b.chance - a.chance);
  const means = Object.entries(odds.means).slice(0, 3);
  return (
    <p className="summary" aria-hidden="true">
      {means.length > 0
        ? means.map(([name, mean]) => (
            <span key={name}>
              {name} <strong>{number(mean)}</strong>
            </span>
          ))
        : `${likely!.text} ${percent(likely!.chance)}`}
    </p>
  );
}

function answer(calculation: Calculation, situation: unknown): { prepared: Prepared; odds: Odds<unknown> | undefined } {
  const prepared: Prepared = calculation.prepare(situation);
  return { prepared, odds: prepared.verdict.kind === 'impossible' ? undefined : oddsOf(calculation, prepared) };
}

/** The odds of the pinned situation; none where it cannot be read or is impossible. */
function pinnedOdds(calculation: Calculation, pinned: string | undefined): Odds<unknown> | undefined {
  if (pinned === undefined) return undefined;
  const read = readSituation(calculation, settingsFrom(new URLSearchParams(pinned), formFields(calculation)));
  return read.ok ? answer(calculation, read.situation).odds : undefined;
}
