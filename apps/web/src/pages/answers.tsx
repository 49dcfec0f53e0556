import type { Calculation, Odds, Sheet } from '@acies/kernel/odds';
import type { Settings } from '../form/situation.ts';
import { GistLine } from '../odds/gist-line.tsx';
import { OddsBars } from '../odds/odds-bars.tsx';
import { PinnedLine } from '../odds/pinned-line.tsx';
import { VerdictLine, Workings } from '../odds/workings.tsx';
import { NextLinks } from '../roll/next-links.tsx';
import { RollPanel } from '../roll/roll-panel.tsx';
import type { Subject } from '../roll/throw.ts';
import type { Throwing } from '../roll/use-throwing.ts';
import { t } from '../strings.ts';
import type { Answered } from './answer.ts';

interface Props {
  readonly sheet: Sheet;
  readonly calculation: Calculation;
  readonly answered: Answered;
  readonly settings: Settings;
  readonly pinned: string | undefined;
  /** The odds of the pinned situation. */
  readonly before: Odds<unknown> | undefined;
  /** Where there is something to throw for. */
  readonly subject: Subject | undefined;
  readonly throwing: Throwing | undefined;
}

/** What the situation comes to: the verdict and what matters most, a throw, all the odds, and the factors behind them. */
export function Answers({ sheet, calculation, answered, settings, pinned, before, subject, throwing }: Props) {
  const { situation, prepared, odds } = answered;
  const next = (outcome: unknown) => <NextLinks {...{ sheet, calculation, situation, outcome }} />;
  const isCertain = odds !== undefined && subject === undefined;
  return (
    <>
      <VerdictLine sheet={sheet.id} verdict={prepared.verdict} />
      {isCertain && prepared.verdict.kind === 'roll' && <p className="certain">{t.certain}</p>}
      {pinned !== undefined && (
        <PinnedLine sheet={sheet} calculation={calculation} settings={settings} pinned={pinned} hasOdds={!!before} />
      )}
      {subject && (
        <p className="headline">
          <GistLine odds={subject.odds} pinned={before} />
        </p>
      )}
      {subject && throwing && <RollPanel subject={subject} throwing={throwing} next={next} />}
      {odds && <OddsBars odds={odds} pinned={before} />}
      {isCertain && next(odds.rows[0]!.value)}
      <Workings sheet={sheet.id} prepared={prepared} />
    </>
  );
}
