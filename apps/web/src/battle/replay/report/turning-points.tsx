import { splitOf, type TurningPoint } from '@acies/play';
import type { GameFacts } from '@acies/session/protocol';
import { hrefOf } from '../../../route.ts';
import { number } from '../../../strings.ts';
import { sideName } from '../../panel/names.ts';
import { tb } from '../../strings.ts';
import { tr } from '../strings.ts';
import { share, signedShare } from '../words.ts';
import type { ReportProps } from './outcome.tsx';

/** The choices after which the balance moved most. */
export const TurningPoints = ({ facts, report }: ReportProps) => (
  <section aria-labelledby="report-turning">
    <h2 id="report-turning">{tr.reportTurning}</h2>
    {report.turning.length === 0 ? (
      <p className="quiet">{tr.reportNoTurning}</p>
    ) : (
      <>
        <p className="quiet">{tr.reportTurningMeans}</p>
        <ol className="turning-points">
          {report.turning.map((point) => (
            <Point key={point.at} facts={facts} point={point} />
          ))}
        </ol>
      </>
    )}
  </section>
);

function Point({ facts, point }: { readonly facts: GameFacts; readonly point: TurningPoint }) {
  const { at, turn, side, who, text, after, swing } = point;
  const { whole, dice, decision } = splitOf(point);
  return (
    <li>
      <p>
        <small>{tb.turnOf(facts.rules.turnName, number(turn))}</small>{' '}
        {tb.choseWords(sideName(facts.armies, side), who.length > 0 ? tb.choseWords(who.join(', '), text) : text)}
        {after.map((line) => (
          <span key={line}>
            {'. '}
            {line}
          </span>
        ))}
      </p>
      <p className="swing">
        <strong>{tr.reportSwing(share(whole / 100), sideName(facts.armies, swing > 0 ? 'red' : 'blue'))}</strong>:{' '}
        {tr.reportSplit(signedShare(dice / 100), signedShare(decision / 100))}{' '}
        <a
          className="tap no-print"
          href={hrefOf(['battle', facts.id, 'replay'], { at: String(at) })}
          aria-label={tr.reportSeeAt(number(at))}
        >
          {tr.reportSee}
        </a>
      </p>
    </li>
  );
}
