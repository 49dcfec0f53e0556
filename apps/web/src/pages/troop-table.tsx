import type { Sheet } from '@acies/kernel/odds';
import { number, t } from '../strings.ts';
import { TroopSymbol } from '../symbols/troop-symbol.tsx';

/** A table with more facts than this takes the whole width of a printed page. */
const FEW_FACTS = 4;

/** The troop types with their symbols and figures. */
export function TroopTable({ sheet: { troops } }: { readonly sheet: Sheet }) {
  const facts = [...new Set(troops.flatMap((troop) => Object.keys(troop.facts)))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys
    <section className={facts.length > FEW_FACTS ? 'scroll wide' : 'scroll'} tabIndex={0} aria-label={t.troops}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.troops}</th>
            {facts.map((fact) => (
              <th key={fact} scope="col">
                {fact}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {troops.map(({ id, name, facts: values }) => (
            <tr key={id}>
              <th scope="row">
                <TroopSymbol type={id} /> {name} <span className="quiet">{id}</span>
              </th>
              {facts.map((fact) => (
                <td key={fact}>{wordFor(values[fact])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const wordFor = (value: string | number | undefined): string =>
  typeof value === 'number' ? number(value) : (value ?? '');
