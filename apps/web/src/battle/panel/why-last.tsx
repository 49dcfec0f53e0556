import { Suspense, useState } from 'react';
import { fetched } from '../../shell/fetched.tsx';
import { Guard } from '../../shell/guard.tsx';
import type { BattleClient } from '../client.ts';
import type { GameFacts, LogEntry, TableState } from '../protocol.ts';
import { tb } from '../strings.ts';
import { useAnswer } from '../use-answer.ts';
import { sideName } from './names.ts';

interface Props {
  readonly client: BattleClient;
  readonly facts: Pick<GameFacts, 'armies'>;
  readonly state: Pick<TableState, 'at' | 'revision' | 'explains' | 'waits'>;
  readonly log: readonly LogEntry[];
}

const LastThought = fetched(async () => (await import('../thoughts/thoughts.tsx')).LastThought);

/** What the computer has just chosen, and when it is opened, what that came from. Nobody is told while it goes on. */
export function WhyLast({ client, facts, state, log }: Props) {
  const { at, revision, explains, waits } = state;
  // After taking back, as many choices may be others.
  const [opened, setOpened] = useState<number>();
  const last = log.findLast(({ kind }) => kind === 'choice');
  const lookedAt = useAnswer(client, 'thought', { ask: opened === revision ? {} : undefined, of: revision });
  if (explains === undefined || waits || last?.at !== at) return null;
  return (
    <details
      key={revision}
      className="why-last"
      onToggle={({ currentTarget: { open } }) => setOpened(open ? revision : undefined)}
    >
      <summary>
        <span>{tb.choseWords(sideName(facts.armies, last.side!), last.text)}</span> <strong>{tb.why}</strong>
      </summary>
      {lookedAt && (
        <Guard>
          <Suspense>
            <LastThought {...{ lookedAt }} />
          </Suspense>
        </Guard>
      )}
    </details>
  );
}
