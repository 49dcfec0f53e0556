import type { LogEntry } from '@acies/session/protocol';
import { ClauseLink } from '../../../odds/workings.tsx';
import { DiceFaces } from '../../../roll/dice-faces.tsx';
import { number, signed, t } from '../../../strings.ts';

/** What a line of the log came from: its dice, its factors, its clauses. */
export function LogDetails({ sheet, entry }: { readonly sheet: string; readonly entry: LogEntry }) {
  return (
    <div className="log-details">
      {entry.dice.map(({ die, faces, label }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: throws have no name but their place
        <p key={i}>
          {label} <DiceFaces die={die} faces={faces} />
        </p>
      ))}
      {entry.tallies.map(({ heading, rows, total }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: headings may be the same
        <table key={i}>
          {heading && <caption>{heading}</caption>}
          <tbody>
            {rows.map(({ clause, label, value }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a factor that counts twice has two rows of the same words
              <tr key={at}>
                <td>
                  <ClauseLink sheet={sheet} clause={clause} />
                </td>
                <th scope="row">{label}</th>
                <td className="figure">{signed(value)}</td>
              </tr>
            ))}
            <tr>
              <td />
              <th scope="row">{t.total}</th>
              <td className="figure">{number(total)}</td>
            </tr>
          </tbody>
        </table>
      ))}
      {entry.clauses.length > 0 && (
        <p>
          {entry.clauses.map((clause) => (
            <ClauseLink key={clause} sheet={sheet} clause={clause} />
          ))}
        </p>
      )}
    </div>
  );
}
