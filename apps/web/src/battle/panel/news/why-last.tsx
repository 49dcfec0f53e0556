import type { GameFacts, LogEntry, TableState } from '@acies/session/protocol';
import { type ReactNode, Suspense, useState } from 'react';
import { fetched } from '../../../shell/fetched.tsx';
import { Guard } from '../../../shell/guard.tsx';
import { number } from '../../../strings.ts';
import type { BattleClient } from '../../client.ts';
import { tb } from '../../strings.ts';
import { useAnswer } from '../../use-answer.ts';
import { sideName } from '../names.ts';

interface Props {
  readonly client: BattleClient;
  readonly facts: Pick<GameFacts, 'armies'>;
  readonly state: Pick<TableState, 'revision' | 'explained' | 'waits'>;
  readonly log: readonly LogEntry[];
  /** The choice that a notice above names, which need not be named again. */
  readonly named: number | undefined;
}

const Opinion = fetched(async () => (await import('../../opinions/opinions.tsx')).Opinion);

/**
 * What the computer has chosen since the person last decided, the newest last, and when it is unfolded, what it came
 * from. Nobody is told while it goes on.
 */
export function WhyLast({ client, facts, state, log, named }: Props) {
  const { revision, explained, waits } = state;
  const chosen = log.filter(({ kind, at }) => kind === 'choice' && explained.includes(at));
  const last = chosen.at(-1);
  if (!last || waits) return null;
  const wordsOf = ({ side, text }: LogEntry): string => tb.choseWords(sideName(facts.armies, side!), text);
  // Who it was is said once where it was the same all along.
  const isOneSide = chosen.every(({ side }) => side === last.side);
  const reason = ({ at }: LogEntry): ReactNode => <Reason {...{ client, revision, at }} />;
  const summary = (
    <>
      {last.at !== named && <span>{wordsOf(last)} </span>}
      <strong>{chosen.length === 1 ? tb.why : tb.whyAll(number(chosen.length))}</strong>
    </>
  );
  const each = (): ReactNode => (
    <ol>
      {chosen.map((one) => (
        <li key={one.at}>
          <Unfolding summary={isOneSide ? one.text : wordsOf(one)} unfolded={() => reason(one)} />
        </li>
      ))}
    </ol>
  );
  // After taking back, as many choices may be others.
  return (
    <Unfolding
      key={revision}
      className="why-last"
      {...{ summary }}
      unfolded={chosen.length === 1 ? () => reason(last) : each}
    />
  );
}

interface UnfoldingProps {
  readonly className?: string;
  readonly summary: ReactNode;
  unfolded(): ReactNode;
}

/** What is told is asked for only when it is wanted. */
function Unfolding({ className, summary, unfolded }: UnfoldingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details {...{ className }} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && unfolded()}
    </details>
  );
}

/** What a choice came from. */
function Reason({ client, revision, at }: Pick<Props, 'client'> & { readonly revision: number; readonly at: number }) {
  const lookedAt = useAnswer(client, 'thought', { ask: { at }, of: `${revision} ${at}` });
  if (!lookedAt) return null;
  return (
    <Guard>
      <Suspense>
        <Opinion {...{ lookedAt }} />
      </Suspense>
    </Guard>
  );
}
