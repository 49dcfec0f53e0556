import { SIDES } from '@acies/kernel';
import type { GameFacts, Story } from '@acies/session/protocol';
import { number, percent } from '../../strings.ts';
import { sideName } from '../panel/names.ts';
import { tb } from '../strings.ts';
import { rowsByTurn } from './course.ts';
import { tr } from './strings.ts';
import { helped, share } from './words.ts';

/** The chart in figures. */
export const ChartTable = ({ facts, story }: { readonly facts: GameFacts; readonly story: Story }) => (
  <details className="chart-table">
    <summary>{tr.chartTable}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">{facts.rules.turnName}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {tr.chartStrainOf(sideName(facts.armies, side))}
            </th>
          ))}
          <th scope="col">{tr.chartLuck}</th>
        </tr>
      </thead>
      <tbody>
        {rowsByTurn(story).map(({ turn, at, strain, luck }) => (
          <tr key={turn ?? `end ${at}`}>
            <th scope="row">{turn === undefined ? tr.chartEnd : number(turn)}</th>
            {SIDES.map((side) => (
              <td key={side} className="figure">
                {percent(strain[side])}
              </td>
            ))}
            <td>{luckWords(luck)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

function luckWords(luck: number | undefined): string {
  if (luck === undefined) return tr.chartLuckUnknown;
  const side = helped(luck);
  return side ? tr.chartLuckFor(share(luck), tb[side]) : share(0);
}
