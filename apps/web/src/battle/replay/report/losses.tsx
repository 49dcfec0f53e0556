import { SIDES, type Side } from '@acies/kernel';
import type { RosterUnit } from '@acies/kernel/picture';
import { number } from '../../../strings.ts';
import { sideName } from '../../panel/names.ts';
import { tb } from '../../strings.ts';
import { tr } from '../strings.ts';
import type { ReportProps } from './outcome.tsx';

/** What each side has lost, unit by unit, in the words of its roster. */
export const Losses = (props: ReportProps) => (
  <section aria-labelledby="report-losses">
    <h2 id="report-losses">{tr.reportLosses}</h2>
    <div className="losses">
      {SIDES.map((side) => (
        <LossesOf key={side} side={side} {...props} />
      ))}
    </div>
  </section>
);

function LossesOf({ facts, report, side }: ReportProps & { readonly side: Side }) {
  const units = report.losses[side];
  const heading = tr.reportLost(sideName(facts.armies, side), report.lost[side]);
  return (
    <div>
      {units.length === 0 && <h3>{heading}</h3>}
      {units.length > 0 && (
        <table>
          <caption>{heading}</caption>
          <thead>
            <tr>
              {[tr.reportUnit, tr.reportTroops, tr.reportLeft, tr.reportRemark].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {units.map((unit, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: units may share a name
              <Loss key={i} unit={unit} strength={facts.rules.strengthUnit} />
            ))}
          </tbody>
        </table>
      )}
      <p className="quiet">
        {(units.length > 0 ? tr.reportOthersUnhurt : tr.reportUnhurt)(number(report.unhurt[side]))}
      </p>
    </div>
  );
}

const Loss = ({ unit, strength }: { readonly unit: RosterUnit; readonly strength: string }) => (
  <tr>
    <th scope="row">{unit.name}</th>
    <td>{unit.type}</td>
    <td>{unit.state ?? tb.leftOf(number(unit.left), number(unit.start), strength)}</td>
    <td>{unit.remark}</td>
  </tr>
);
