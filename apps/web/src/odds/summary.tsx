import type { Odds } from '@acies/kernel';
import { number, percent, t } from '../strings.ts';

/** What matters most, always in sight on a narrow page while the form is filled; a tap leads to the rest. */
export function OddsSummary({ answer }: { readonly answer: { readonly odds: Odds<unknown> | undefined } | undefined }) {
  return (
    <button type="button" className="summary no-print" onClick={showAnswers}>
      <span className="gist">{answer?.odds ? <Gist odds={answer.odds} /> : t.impossible}</span>
      <span className="lead">{t.toOdds}</span>
    </button>
  );
}

function Gist({ odds }: { readonly odds: Odds<unknown> }) {
  const [likely] = [...odds.rows].sort((a, b) => b.chance - a.chance);
  const means = Object.entries(odds.means).slice(0, 2);
  if (means.length === 0)
    return (
      <>
        {likely!.text} <strong>{percent(likely!.chance)}</strong>
      </>
    );
  return means.map(([name, mean]) => (
    <span key={name}>
      {name} <strong>{number(mean)}</strong>
    </span>
  ));
}

function showAnswers(): void {
  const answers = document.getElementById('answers');
  answers?.scrollIntoView();
  answers?.focus({ preventScroll: true });
}
