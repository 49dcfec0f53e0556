import { samePlain } from '@acies/kernel';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { number } from '../../strings.ts';
import type { BattleClient } from '../client.ts';
import type { Asked, Considered } from '../protocol.ts';
import { tb } from '../strings.ts';
import type { Choice } from '../use-choice.ts';

interface Props {
  readonly client: BattleClient;
  readonly asked: Asked;
  readonly choice: Choice;
}

interface Told {
  readonly of: Asked;
  readonly considered: Considered | undefined;
  readonly isThinking: boolean;
}

/** What the computer would do and why, laid before the person; it is never done by asking for it. */
export function Advice({ client, asked, choice }: Props) {
  const [told, setTold] = useState<Told>();
  const now = told?.of === asked ? told : undefined;
  const propose = async (advised: Considered['options'][number]): Promise<void> => {
    const known = choice.options.find((one) => samePlain(one.choice, advised.choice));
    if (known) return choice.arm(known);
    const judged = await client.askNow('attempt', { choice: advised.choice });
    if (judged) choice.attempt(judged);
  };
  const ask = async (): Promise<void> => {
    setTold({ of: asked, considered: undefined, isThinking: true });
    let considered: Considered | undefined;
    try {
      considered = await client.askNow('considered', {});
      const [best] = considered?.options ?? [];
      if (best) await propose(best);
    } finally {
      setTold({ of: asked, considered, isThinking: false });
    }
  };
  const whole = useInSight(now?.considered);
  return (
    <div className="advice" ref={whole}>
      <button type="button" onClick={() => void ask()}>
        {tb.advice}
      </button>
      {now?.isThinking && <p className="quiet">{tb.adviceThinking}</p>}
      {now?.considered && <Why considered={now.considered} onPick={(one) => void propose(one)} />}
    </div>
  );
}

/** Brings what is said into sight when it comes, as much as there is room for below what is laid before the person. */
function useInSight(said: unknown): RefObject<HTMLDivElement | null> {
  const whole = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (said === undefined || !whole.current) return;
    const armed = whole.current.closest('.question')?.querySelector<HTMLElement>('.armed');
    whole.current.style.scrollMarginBlockStart = `calc(${armed?.offsetHeight ?? 0}px + 0.8rem)`;
    whole.current.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return whole;
}

interface WhyProps {
  readonly considered: Considered;
  onPick(option: Considered['options'][number]): void;
}

/** What was weighed, with its worth and what was looked at. */
function Why({ considered: { player, options }, onPick }: WhyProps) {
  if (options.length === 0) return <p className="quiet">{tb.adviceNone}</p>;
  return (
    <section className="why">
      <h3>{tb.considered(player)}</h3>
      <ol>
        {options.map((option) => (
          <li key={JSON.stringify(option.choice)}>
            <button type="button" onClick={() => onPick(option)}>
              {option.label}
            </button>
            <p className="quiet">{[worthText(option.worth), option.words, option.odds].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
      <p className="quiet">{tb.consideredMeans}</p>
    </section>
  );
}

const worthText = (worth: number): string =>
  Number.isFinite(worth) ? tb.worth(number(Math.round(worth * 100) / 100)) : tb.worthNever;
