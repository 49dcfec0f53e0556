import type { Report } from '@acies/play';
import type { GameFacts } from '@acies/session/protocol';
import { ClauseLink } from '../../../odds/workings.tsx';
import { number } from '../../../strings.ts';
import { sideName } from '../../panel/names.ts';
import { tb } from '../../strings.ts';
import { tr } from '../strings.ts';

export interface ReportProps {
  readonly facts: GameFacts;
  readonly report: Report;
}

/** Who won and why, after how long. */
export function Outcome({ facts, report }: ReportProps) {
  const { result, turns, turnName, choices, players } = report;
  const { armies, rules } = facts;
  const player = (side: 'red' | 'blue'): string => tb.reportPlayer(sideName(armies, side), players[side]);
  return (
    <>
      <p className="outcome">
        <strong>
          {!result ? tr.reportSoFar : result.winner === null ? tb.draw : tr.reportWon(sideName(armies, result.winner))}
        </strong>
        {result && (
          <>
            , {tr.reportBecause(result.reason)} <ClauseLink sheet={rules.id} clause={result.clause} />
          </>
        )}
        . {tr.reportLength(turns > 0 ? tb.turnOf(turnName, number(turns)) : tb.beforeFirstTurn, number(choices))}
      </p>
      <p className="quiet">{tr.reportPlayed(rules.title, player('red'), player('blue'))}</p>
    </>
  );
}
