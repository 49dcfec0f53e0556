import type { Prepared, Verdict } from '@acies/kernel/odds';
import { hrefOf } from '../route.ts';
import { signed, t } from '../strings.ts';

export function ClauseLink({ sheet, clause }: { readonly sheet: string; readonly clause: string }) {
  return (
    <a className="clause" href={hrefOf([sheet, 'clauses', clause])}>
      {clause}
    </a>
  );
}

export function VerdictLine({ sheet, verdict }: { readonly sheet: string; readonly verdict: Verdict }) {
  if (verdict.kind === 'roll') return null;
  const { text, clause } = verdict.because;
  return (
    <p className={`verdict ${verdict.kind}`}>
      <strong>{verdict.kind === 'impossible' ? t.impossible : t.automatic}</strong>: {text}{' '}
      <ClauseLink sheet={sheet} clause={clause} />
    </p>
  );
}

/** The factor rows with their clauses, and the total of each tally. */
export function Workings({ sheet, prepared }: { readonly sheet: string; readonly prepared: Prepared }) {
  return (
    <div className="workings">
      {prepared.tallies.map(({ heading, tally, unit }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: headings may be the same
        <table key={i}>
          <caption>{heading}</caption>
          <tbody>
            {tally.rows.map(({ clause, label, value }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a factor that counts twice has two rows of the same words
              <tr key={at}>
                <td>
                  <ClauseLink sheet={sheet} clause={clause} />
                </td>
                <th scope="row">{label}</th>
                <td className="figure">{signed(value)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <th scope="row">{t.total}</th>
              <td className="figure">
                {signed(tally.total)} {unit}
              </td>
            </tr>
          </tfoot>
        </table>
      ))}
      {(prepared.notes ?? []).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {prepared.dice.length > 0 && (
        <p className="dice-line">
          <strong>{t.dice}</strong>: {prepared.dice.join(t.semicolon)}
        </p>
      )}
    </div>
  );
}
