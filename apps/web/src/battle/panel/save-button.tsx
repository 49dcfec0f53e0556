import { useState } from 'react';
import { type BattleClient, NoAnswer } from '../client.ts';
import type { GameFacts } from '../protocol.ts';
import { tb } from '../strings.ts';

/** Saves the game as a file that every client of Acies reads. */
export function SaveButton({ client, facts }: { readonly client: BattleClient; readonly facts: GameFacts }) {
  const [fault, setFault] = useState<string>();
  const save = async (): Promise<void> => {
    try {
      setFault(undefined);
      download(`${facts.rules.id}-${facts.id}.json`, await client.ask('file', {}));
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
