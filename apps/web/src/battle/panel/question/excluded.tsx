import type { Exclusion } from '@acies/kernel';
import type { Attempt } from '@acies/kernel/picture';
import { type FormEvent, useState } from 'react';
import { ClauseLink } from '../../../odds/workings.tsx';
import type { BattleClient } from '../../client.ts';
import { tb } from '../../strings.ts';

interface Props {
  readonly client: BattleClient;
  readonly sheet: string;
  /** What was just dragged or said; if it is refused, that is what is not allowed first of all. */
  readonly tried: Attempt | undefined;
}

/** What looks like an option and is not, with the clause that says so. */
export function Excluded({ client, sheet, tried }: Props) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{ readonly of: string; readonly all: readonly Exclusion[] }>();
  const look = async (text: string): Promise<void> => {
    const all = await client.askNow('excluded', { words: text });
    setFound(all && { of: text, all });
  };
  const refused = tried?.refused && { what: tried.label, ...tried.refused };
  const shown = [...(refused ? [refused] : []), ...(found?.all ?? [])];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void look(words);
  };
  return (
    <details className="excluded" onToggle={({ currentTarget }) => currentTarget.open && void look(words)}>
      <summary>{tb.whyNot}</summary>
      <form onSubmit={submit}>
        <input
          aria-label={tb.whyNotSearch}
          placeholder={tb.whyNotSearch}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </form>
      {found && shown.length === 0 && (
        <p className="quiet">{found.of.trim() === '' ? tb.sayWhatExcluded : tb.nothingExcluded}</p>
      )}
      <ul>
        {shown.map(({ what, text, clause }) => (
          <li key={`${what} ${text}`}>
            <strong>{what}</strong>: {text} <ClauseLink sheet={sheet} clause={clause} />
          </li>
        ))}
      </ul>
    </details>
  );
}
