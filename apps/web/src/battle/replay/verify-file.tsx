import { type ChangeEvent, useState } from 'react';
import { hrefOf } from '../../route.ts';
import { number } from '../../strings.ts';
import { type BattleClient, NoAnswer } from '../client.ts';
import type { Verified } from '../protocol.ts';
import { tb } from '../strings.ts';

type Outcome =
  | { readonly kind: 'good'; readonly file: Verified; readonly text: string }
  | { readonly kind: 'bad'; readonly why: string }
  | { readonly kind: 'checking' };

/** Plays a file from disk through and says whether it is what it claims to be. */
export function VerifyFile({ client }: { readonly client: BattleClient }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const verify = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setOutcome({ kind: 'checking' });
    setOutcome(await outcomeOf(client, await file.text()));
    target.value = '';
  };
  return (
    <details className="verify-file no-print">
      <summary>{tb.verify}</summary>
      <p>{tb.verifyMeans}</p>
      <input
        type="file"
        accept=".json,application/json"
        aria-label={tb.verifyFile}
        onChange={(event) => void verify(event)}
      />
      <div role="status">
        {outcome?.kind === 'checking' && <p>{tb.verifying}</p>}
        {outcome?.kind === 'bad' && <p className="verdict impossible">{tb.verifyBad(outcome.why)}</p>}
        {outcome?.kind === 'good' && <Good {...outcome} onOpen={() => openAsGame(client, outcome.text)} />}
      </div>
    </details>
  );
}

interface GoodProps {
  readonly file: Verified;
  onOpen(): void;
}

const Good = ({ file: { title, rules, choices, states, hash }, onOpen }: GoodProps) => (
  <>
    <p>
      <strong>{tb.verifyGood}</strong> {tb.verifyGoodMeans(title, rules, number(choices), number(states))}{' '}
      <span className="figure">{hash}</span>
    </p>
    <button type="button" onClick={onOpen}>
      {tb.verifyOpen}
    </button>
  </>
);

/** Goes to the replay of the file; this page has gone by the time the game is there. */
function openAsGame(client: BattleClient, text: string): void {
  const before = client.snapshot().facts?.id;
  const leave = client.subscribe(() => {
    const { facts, refused } = client.snapshot();
    if (refused) leave();
    if (!facts || facts.id === before) return;
    leave();
    window.location.hash = hrefOf(['battle', facts.id, 'replay']);
  });
  client.read(text);
}

async function outcomeOf(client: BattleClient, text: string): Promise<Outcome> {
  try {
    return { kind: 'good', file: await client.ask('verify', { text }), text };
  } catch (why) {
    if (!(why instanceof NoAnswer)) throw why;
    return { kind: 'bad', why: why.message };
  }
}
