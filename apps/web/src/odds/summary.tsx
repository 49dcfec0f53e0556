import type { Odds } from '@acies/kernel/odds';
import { ROLL_PANEL } from '../roll/roll-panel.tsx';
import { t } from '../strings.ts';
import { GistLine } from './gist-line.tsx';

/** Where all that a situation comes to is to be seen. */
export const ANSWERS = 'answers';

interface Props {
  readonly odds: Odds<unknown> | undefined;
  readonly pinned: Odds<unknown> | undefined;
  /** Why there are no odds. */
  readonly why: string;
  /** Throws, where there is something to throw for. */
  readonly roll: (() => void) | undefined;
}

/** What matters most, always in sight on a narrow page while the form is filled; a tap leads to the rest, or throws. */
export function OddsSummary({ odds, pinned, why, roll }: Props) {
  return (
    <div className="summary no-print">
      <button type="button" className="to-odds" onClick={() => show(ANSWERS)}>
        {odds ? (
          <GistLine odds={odds} pinned={pinned} />
        ) : (
          <span className="gist">{t.labelled(t.impossible, why)}</span>
        )}
        <span className="lead">{t.odds}</span>
      </button>
      {roll && (
        <button
          type="button"
          className="primary"
          aria-label={t.rollAndShow}
          onClick={() => {
            roll();
            show(ROLL_PANEL);
          }}
        >
          {t.roll}
        </button>
      )}
    </div>
  );
}

function show(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
