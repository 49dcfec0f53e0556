import type { Exclusion } from '@acies/kernel';
import { type FormEvent, useState } from 'react';
import { ClauseLink } from '../../odds/workings.tsx';
import type { BattleClient } from '../client.ts';
import { tb } from '../strings.ts';

/** What looks like an option and is not, with the clause that says so. */
export function Excluded({ client, sheet }: { readonly client: BattleClient; readonly sheet: string }) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly Exclusion[]>();
  const look = async (text: string): Promise<void> => setFound(await client.askNow('excluded', { words: text }));
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
      {found?.length === 0 && <p className="quiet">{tb.nothingExcluded}</p>}
      <ul>
        {found?.map(({ what, text, clause }) => (
          <li key={`${what} ${text}`}>
            <strong>{what}</strong>: {text} <ClauseLink sheet={sheet} clause={clause} />
          </li>
        ))}
      </ul>
    </details>
  );
}
