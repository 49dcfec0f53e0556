import type { Verified } from '@acies/session/protocol';
import { type ChangeEvent, useState } from 'react';
import { number } from '../../strings.ts';
import { type BattleClient, NoAnswer } from '../client.ts';
import { textOf } from '../file-text.ts';
import { useBegun } from '../pages/begun.ts';
import { Refusal } from '../pages/refusal.tsx';
import { tr } from './strings.ts';

type Outcome =
  | { readonly kind: 'good'; readonly file: Verified; readonly text: string }
  | { readonly kind: 'bad'; readonly why: string }
  | { readonly kind: 'checking' };

/** Plays a file from disk through and says whether it is what it claims to be. */
export function VerifyFile({ client }: { readonly client: BattleClient }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const begun = useBegun('replay');
  const verify = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    setOutcome({ kind: 'checking' });
    setOutcome(await outcomeOf(client, file));
    target.value = '';
  };
  return (
    <details className="verify-file no-print">
      <summary>{tr.verify}</summary>
      <p>{tr.verifyMeans}</p>
      <input
        type="file"
        accept=".json,application/json"
        aria-label={tr.verifyFile}
        onChange={(event) => void verify(event)}
      />
      <div role="status">
        {outcome?.kind === 'checking' && <p>{tr.verifying}</p>}
        {outcome?.kind === 'bad' && <p className="verdict impossible">{tr.verifyBad(outcome.why)}</p>}
        {outcome?.kind === 'good' && (
          <Good
            {...outcome}
            isOpening={begun.isAwaited}
            onOpen={() => void begun.goTo(() => client.read(outcome.text))}
          />
        )}
      </div>
      <Refusal why={begun.refused} />
    </details>
  );
}

interface GoodProps {
  readonly file: Verified;
  readonly isOpening: boolean;
  onOpen(): void;
}

const Good = ({ file: { title, rules, choices, states, hash }, isOpening, onOpen }: GoodProps) => (
  <>
    <p>
      <strong>{tr.verifyGood}</strong> {tr.verifyGoodMeans(title, rules, number(choices), number(states))}{' '}
      <span className="figure">{hash}</span>
    </p>
    <button type="button" disabled={isOpening} onClick={onOpen}>
      {tr.verifyOpen}
    </button>
  </>
);

async function outcomeOf(client: BattleClient, file: File): Promise<Outcome> {
  try {
    const text = await textOf(file);
    return { kind: 'good', file: await client.ask('verify', { text }), text };
  } catch (why) {
    if (!(why instanceof NoAnswer)) throw why;
    return { kind: 'bad', why: why.message };
  }
}
