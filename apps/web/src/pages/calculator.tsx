import type { Calculation, Sheet } from '@acies/kernel/odds';
import { memo, useState } from 'react';
import { type Read, readSituation } from '../form/read.ts';
import { formFields, PINNED, queryOf, type Settings, settingsFrom } from '../form/situation.ts';
import { SituationForm } from '../form/situation-form.tsx';
import { wordsFor } from '../odds/gist.ts';
import { ANSWERS, OddsSummary } from '../odds/summary.tsx';
import { LedgerPanel } from '../roll/ledger-panel.tsx';
import { mayThrow, type Subject } from '../roll/throw.ts';
import { useThrowing } from '../roll/use-throwing.ts';
import { hrefOf, replaceQuery } from '../route.ts';
import { useAnnounce } from '../shell/announce.ts';
import { ShareButton } from '../shell/share-button.tsx';
import { t } from '../strings.ts';
import { type Answered, useAnswer, usePinnedOdds } from './answer.ts';
import { Answers } from './answers.tsx';
import { ClauseItem, SourceNotes } from './clause-item.tsx';
import { SituationNotes } from './situation-notes.tsx';

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
  const before = usePinnedOdds(calculation, pinned);
  const subject = answered && subjectOf(sheet, calculation, answered);
  const throwing = useThrowing(answered?.key ?? '', subject);
  useAnnounce(answered ? wordsFor(answered) : '');
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
          <SituationNotes sheet={sheet} calculation={calculation} query={query} />
          <p className="buttons no-print">
            <button type="button" aria-pressed={explains} onClick={() => setExplains(!explains)}>
              {t.explain}
            </button>
          </p>
          <SituationForm
            sheet={sheet}
            calculation={calculation}
            settings={settings}
            read={read}
            explains={explains}
            onChange={(next) => go(next, pinned)}
          />
          <div className="buttons no-print">
            <button
              type="button"
              onClick={() => go(settings, pinned === undefined ? queryOf(settings).toString() : undefined)}
            >
              {pinned === undefined ? t.pin : t.unpin}
            </button>
            <button type="button" onClick={() => go(new Map(), pinned)}>
              {t.reset}
            </button>
            <ShareButton address={window.location.href} />
          </div>
          <OddsSummary odds={answered?.odds} pinned={before} why={whyNot(read, answered)} roll={throwing?.roll} />
        </section>
        <div className="answers" id={ANSWERS} tabIndex={-1}>
          {!read.ok && (
            <p className="verdict impossible" role="alert">
              <strong>{t.badInput}</strong>: {read.why}
            </p>
          )}
          {answered && <Answers {...{ sheet, calculation, answered, settings, pinned, before, subject, throwing }} />}
        </div>
      </div>
      <ClausesBehind sheet={sheet} calculation={calculation} />
      <LedgerPanel />
    </>
  );
}

/** Why a situation has no odds. */
function whyNot(read: Read, answered: Answered | undefined): string {
  const verdict = answered?.prepared.verdict;
  return read.ok ? (verdict?.kind === 'impossible' ? verdict.because.text : '') : read.why;
}

/** What is thrown for, if anything is open. */
function subjectOf(sheet: Sheet, calculation: Calculation, { prepared, odds }: Answered): Subject | undefined {
  return odds && mayThrow({ prepared, odds }) ? { sheet: sheet.id, calculation, prepared, odds } : undefined;
}

/** What the sheet says of it, for who wants to read it. */
const ClausesBehind = memo(({ sheet, calculation }: Omit<Props, 'query'>) => {
  const clauses = sheet.clauses.filter(({ id }) => calculation.clauses.includes(id));
  return (
    <details className="behind no-print">
      <summary>{t.clausesOf(clauses.length)}</summary>
      <ul className="clauses">
        {clauses.map((clause) => (
          <ClauseItem key={clause.id} sheet={sheet} clause={clause} except={calculation.id} />
        ))}
      </ul>
      <SourceNotes clauses={clauses} />
    </details>
  );
});
