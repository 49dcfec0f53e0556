import type { Odds } from '@acies/kernel/odds';
import { useState } from 'react';
import { percent, t } from '../strings.ts';
import { meanWords } from './gist.ts';

interface Props {
  readonly odds: Odds<unknown>;
  /** Those of a pinned situation, to be shown beside them. */
  readonly pinned?: Odds<unknown> | undefined;
}

/** Rows that are shown at once; rarer ones on demand. */
const FEW = 12;

interface Shown {
  readonly text: string;
  readonly chance: number;
  readonly before: number | undefined;
}

/** Outcomes of both, those of now in their order and then what only the pinned one has. */
function rowsOf({ odds, pinned }: Props): Shown[] {
  const before = new Map(pinned?.rows.map(({ text, chance }) => [text, chance]));
  const now = odds.rows.map(({ text, chance }) => ({
    text,
    chance,
    before: pinned ? (before.get(text) ?? 0) : undefined,
  }));
  const texts = new Set(odds.rows.map(({ text }) => text));
  const gone = (pinned?.rows ?? []).filter(({ text }) => !texts.has(text));
  return [...now, ...gone.map(({ text, chance }) => ({ text, chance: 0, before: chance }))];
}

/** The exact odds of each outcome, as bars with their percentages. */
export function OddsBars(props: Props) {
  const [all, setAll] = useState(false);
  const rows = rowsOf(props);
  const weight = ({ chance, before }: Shown): number => Math.max(chance, before ?? 0);
  const common = new Set([...rows].sort((a, b) => weight(b) - weight(a)).slice(0, FEW));
  const shown = all || rows.length <= FEW ? rows : rows.filter((row) => common.has(row));
  const left = rows.filter((row) => !shown.includes(row));
  return (
    <section className="odds" aria-label={t.odds}>
      <ol className="bars">
        {shown.map(({ text, chance, before }) => (
          <li key={text}>
            <span className="outcome">{text}</span>
            <span className="bar" aria-hidden="true">
              <span className="fill" style={{ inlineSize: `${100 * chance}%` }} />
              {before !== undefined && <span className="fill before" style={{ inlineSize: `${100 * before}%` }} />}
            </span>
            <span className="figure">
              {percent(chance)}
              {before !== undefined && <Before figure={percent(before)} />}
            </span>
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <p>
          {t.labelled(t.rarer(left.length), percent(left.reduce((sum, { chance }) => sum + chance, 0)))}{' '}
          <button type="button" className="plain" onClick={() => setAll(true)}>
            {t.showAll}
          </button>
        </p>
      )}
      <Means {...props} />
    </section>
  );
}

const Before = ({ figure }: { readonly figure: string }) => (
  <span className="before-figure"> {t.pinnedFigure(figure)}</span>
);

/** What is counted in either situation; another result may count other things. */
function Means({ odds, pinned }: Props) {
  const names = Object.keys({ ...odds.means, ...pinned?.means });
  if (names.length === 0) return null;
  return (
    <dl className="means" aria-label={t.average}>
      {names.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {meanWords(odds, name)}
            {pinned && <Before figure={meanWords(pinned, name)} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
