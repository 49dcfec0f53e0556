import type { ChangeEvent } from 'react';
import { textOf } from '../file-text.ts';
import { tb } from '../strings.ts';
import { battleClient } from '../use-battle.ts';
import { useBegun } from './begun.ts';
import { Refusal } from './refusal.tsx';

/** A game file from disk becomes a game of this browser; one that does not fit says why. */
export function OpenFile() {
  const begun = useBegun();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    await begun.goTo(async () => battleClient().read(await textOf(file)));
    target.value = '';
  };
  return (
    <section className="open-file" aria-labelledby="open-file">
      <h2 id="open-file">{tb.openFile}</h2>
      <p>{tb.openFileMeans}</p>
      <input
        type="file"
        accept=".json,application/json"
        aria-label={tb.openFile}
        disabled={begun.isAwaited}
        onChange={(event) => void read(event)}
      />
      <Refusal why={begun.refused} />
    </section>
  );
}
