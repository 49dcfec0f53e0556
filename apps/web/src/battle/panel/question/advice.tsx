import { samePlain } from '@acies/kernel';
import type { Considered, PageQuestion } from '@acies/session/protocol';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { fetched } from '../../../shell/fetched.tsx';
import { Guard } from '../../../shell/guard.tsx';
import type { BattleClient } from '../../client.ts';
import { tb } from '../../strings.ts';
import type { Choice } from '../../use-choice.ts';

interface Props {
  readonly client: BattleClient;
  readonly asked: PageQuestion;
  readonly choice: Choice;
}

interface Told {
  readonly of: PageQuestion;
  readonly considered: Considered | undefined;
  readonly isThinking: boolean;
}

const Advised = fetched(async () => (await import('../../opinions/opinions.tsx')).Advised);

/** What the computer would do and why, asked for beside the question; it is never done by asking for it. */
export function useAdvice({ client, asked, choice }: Props) {
  const [told, setTold] = useState<Told>();
  const now = told?.of === asked ? told : undefined;
  const latest = useRef(0);
  const armed = useRef(choice.armed);
  useLayoutEffect(() => {
    armed.current = choice.armed;
  });
  const propose = async (advised: Considered['options'][number]): Promise<void> => {
    const known = choice.options.find((one) => samePlain(one.choice, advised.choice));
    if (known) return choice.arm(known);
    const judged = await client.askNow('attempt', { choice: advised.choice });
    if (judged) choice.attempt(judged);
  };
  const ask = async (whom: 'considered' | 'counsel'): Promise<void> => {
    // Who is at his thoughts does not begin anew.
    if (now?.isThinking && whom === 'counsel') return;
    const turn = ++latest.current;
    const before = armed.current;
    setTold({ of: asked, considered: undefined, isThinking: true });
    let considered: Considered | undefined;
    try {
      considered = await client.askNow(whom, {});
      const [best] = considered?.options ?? [];
      // What the person has laid out while he thought is not pushed aside under the hand.
      if (best && turn === latest.current && before === armed.current) await propose(best);
    } finally {
      if (turn === latest.current) setTold({ of: asked, considered, isThinking: false });
    }
  };
  return { told: now, ask, propose };
}

type Advising = ReturnType<typeof useAdvice>;

/** Whom one can ask: in sight with the question, however much there is to choose from. */
export const AskAdvice = ({ ask }: Pick<Advising, 'ask'>) => (
  <div className="ask-advice">
    <button type="button" onClick={() => void ask('considered')}>
      {tb.advice}
    </button>
    <button type="button" onClick={() => void ask('counsel')}>
      {tb.adviceOfLegate}
    </button>
  </div>
);

/** What is advised, laid before the person above all that can be chosen. */
export function Advice({ told, propose }: Pick<Advising, 'told' | 'propose'>) {
  const thinking = <p className="quiet">{tb.adviceThinking}</p>;
  if (told?.isThinking) return thinking;
  if (!told?.considered) return null;
  return (
    <Guard>
      <Suspense fallback={thinking}>
        <Advised considered={told.considered} onPick={(one) => void propose(one)} />
      </Suspense>
    </Guard>
  );
}
