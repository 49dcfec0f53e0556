import { type Calculation, type Odds, oddsOf, type Prepared, type Sheet } from '@acies/kernel';
import { memo, useMemo, useState } from 'react';
import {
  formFields,
  inputFrom,
  PINNED,
  queryOf,
  type Read,
  readSituation,
  type Settings,
  settingsFrom,
} from '../form/situation.ts';
import { SituationForm } from '../form/situation-form.tsx';
import { OddsBars } from '../odds/odds-bars.tsx';
import { PinnedLine } from '../odds/pinned-line.tsx';
import { OddsSummary } from '../odds/summary.tsx';
import { VerdictLine, Workings } from '../odds/workings.tsx';
import { LedgerPanel } from '../roll/ledger-panel.tsx';
import { NextLinks } from '../roll/next-links.tsx';
import { RollPanel } from '../roll/roll-panel.tsx';
import { hrefOf, replaceQuery } from '../route.ts';
import { ShareButton } from '../shell/share-button.tsx';
import { number, t } from '../strings.ts';
import { ClauseItem } from './clause-item.tsx';

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
  const answered = useAnswer(calculation, read);
  const [explains, setExplains] = useState(false);
  const go = (next: Settings, pin: string | undefined): void =>
    replaceQuery([sheet.id, calculation.id], queryOf(next, pin));
  return (
    <>
      <header className="sheet-head">
        <p className="crumbs no-print">
          <a className="tap" href={hrefOf([sheet.id])}>
            {sheet.title}
          </a>
        </p>
        <h1>{calculation.title}</h1>
      </header>
      <div className="calculator">
        <section aria-label={t.situation}>
          <SituationForm
            sheet={sheet}
            calculation={calculation}
            settings={settings}
            situation={read.ok ? read.situation : inputFrom(fields, settings)}
            explains={explains}
            onChange={(next) => go(next, pinned)}
          />
          <div className="buttons no-print">
            <button
              type="button"
              aria-pressed={pinned !== undefined}
              onClick={() => go(settings, pinned === undefined ? queryOf(settings).toString() : undefined)}
            >
              {pinned === undefined ? t.pin : t.unpin}
            </button>
            <button type="button" onClick={() => go(new Map(), pinned)}>
              {t.reset}
            </button>
            <button type="button" aria-pressed={explains} onClick={() => setExplains(!explains)}>
              {t.explain}
            </button>
            <ShareButton />
          </div>
          <OddsSummary answer={answered} />
        </section>
        <div className="answers" id="answers" tabIndex={-1}>
          {!read.ok && (
            <p className="verdict impossible" role="alert">
              <strong>{t.badInput}</strong>: {read.why}
            </p>
          )}
          {answered && (
            <Answers sheet={sheet} calculation={calculation} answered={answered} settings={settings} pinned={pinned} />
          )}
        </div>
      </div>
      <ClausesBehind sheet={sheet} calculation={calculation} />
      <LedgerPanel />
    </>
  );
}

interface Answered {
  /** Tells situations apart. */
  readonly key: string;
  readonly situation: unknown;
  readonly prepared: Prepared;
  readonly odds: Odds<unknown> | undefined;
}

/** Worked out anew only where the situation has changed. */
function useAnswer(calculation: Calculation, read: Read): Answered | undefined {
  const key = read.ok ? JSON.stringify(read.situation) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the situation
  return useMemo(
    () => (read.ok ? { key: key!, situation: read.situation, ...answer(calculation, read.situation) } : undefined),
    [calculation, key],
  );
}

interface AnswersProps {
  readonly sheet: Sheet;
  readonly calculation: Calculation;
  readonly answered: Answered;
  readonly settings: Settings;
  readonly pinned: string | undefined;
}

function Answers({ sheet, calculation, answered, settings, pinned }: AnswersProps) {
  const { key, situation, prepared, odds } = answered;
  const next = (outcome: unknown) => <NextLinks {...{ sheet, calculation, situation, outcome }} />;
  const before = useMemo(() => pinnedOdds(calculation, pinned), [calculation, pinned]);
  return (
    <>
      <VerdictLine sheet={sheet.id} verdict={prepared.verdict} />
      {pinned !== undefined && (
        <PinnedLine sheet={sheet} calculation={calculation} settings={settings} pinned={pinned} hasOdds={!!before} />
      )}
      {odds && (
        <>
          <OddsBars odds={odds} pinned={before} />
          {prepared.verdict.kind === 'roll' && (
            <RollPanel key={key} sheet={sheet.id} {...{ calculation, prepared, odds, next }} />
          )}
          {prepared.verdict.kind === 'automatic' && next(odds.rows[0]!.value)}
        </>
      )}
      <Workings sheet={sheet.id} prepared={prepared} />
    </>
  );
}

/** What the sheet says of it, for who wants to read it. */
const ClausesBehind = memo(({ sheet, calculation }: Omit<Props, 'query'>) => {
  const clauses = sheet.clauses.filter(({ id }) => calculation.clauses.includes(id));
  return (
    <details className="behind no-print">
      <summary>{t.clausesOf(number(clauses.length))}</summary>
      <ul className="clauses">
        {clauses.map((clause) => (
          <ClauseItem key={clause.id} sheet={sheet} clause={clause} except={calculation.id} />
        ))}
      </ul>
    </details>
  );
});

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
