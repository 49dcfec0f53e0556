import type { Reckoning } from '@acies/play';
import type { GameFacts } from '@acies/session/protocol';
import { sideName } from '../../panel/names.ts';
import { tr } from '../strings.ts';
import { helped, share, signedShare } from '../words.ts';
import type { ReportProps } from './outcome.tsx';

/** What the dice did against expectation, apart from what was decided. */
export const DiceAndDecisions = ({ facts, report: { reckoning } }: ReportProps) => (
  <section aria-labelledby="report-dice">
    <h2 id="report-dice">{tr.reportDice}</h2>
    {reckoning ? <Apart {...{ facts, reckoning }} /> : <p className="quiet">{tr.luckComing} …</p>}
    <p className="quiet">{tr.diceMeans}</p>
  </section>
);

function Apart({ facts, reckoning }: { readonly facts: GameFacts; readonly reckoning: Reckoning }) {
  const { dice, decisions } = reckoning;
  const [red, blue] = [sideName(facts.armies, 'red'), sideName(facts.armies, 'blue')];
  const net = dice.red - dice.blue;
  const side = helped(net);
  return (
    <>
      <p>
        <strong>{side ? tr.diceHelped(sideName(facts.armies, side), share(net)) : tr.diceEven}</strong>{' '}
        {tr.diceEach(red, share(dice.red), blue, share(dice.blue))}
      </p>
      <p>{tr.decisionsEach(red, signedShare(decisions.red), blue, signedShare(decisions.blue))}</p>
    </>
  );
}
