import type { GameFacts, Queries } from '@acies/session/protocol';
import { useState } from 'react';
import { type BattleClient, NoAnswer } from '../client.ts';
import { tb } from '../strings.ts';

/** Saves the open game as a file that every client of Acies reads. */
export const SaveButton = ({ client, facts }: { readonly client: BattleClient; readonly facts: GameFacts }) => (
  <SaveFile saved={async () => ({ name: `${facts.rules.id}-${facts.id}.json`, text: await client.ask('file', {}) })} />
);

/** Saves a game that is first made a file of; where it cannot be, says why. */
export function SaveFile({ saved }: { saved(): Promise<Queries['kept-file']['answer']> }) {
  const [fault, setFault] = useState<string>();
  const save = async (): Promise<void> => {
    try {
      setFault(undefined);
      const { name, text } = await saved();
      download(name, text);
    } catch (why) {
      if (!(why instanceof NoAnswer)) throw why;
      setFault(why.message);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void save()}>
        {tb.save}
      </button>
      {fault && <span role="alert">{fault}</span>}
    </>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken it by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
