import type { Odds } from '@acies/kernel/odds';
import { t } from '../strings.ts';
import { gistOf, meanWords } from './gist.ts';

interface Props {
  readonly odds: Odds<unknown>;
  /** Those of a pinned situation, to be read beside them. */
  readonly pinned: Odds<unknown> | undefined;
}

/** What matters most of the odds, in one line. */
export function GistLine({ odds, pinned }: Props) {
  return (
    <span className="gist">
      {gistOf(odds).map(([what, figure]) => (
        <span key={what}>
          {what} <strong>{figure}</strong>
          {pinned && what in odds.means && (
            <span className="before-figure"> {t.inBrackets(t.pinnedFigure(meanWords(pinned, what)))}</span>
          )}
        </span>
      ))}
    </span>
  );
}
