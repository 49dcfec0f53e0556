import type { Considered, Queries } from '@acies/session/protocol';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '../../shell/announce.ts';
import { LookedAtList } from './looked-at.tsx';
import { tw } from './strings.ts';
import '../../styles/opinions.css';

interface AdvisedProps {
  readonly considered: Considered;
  onPick(option: Considered['options'][number]): void;
}

/** What is advised, with all else that was looked at. */
export function Advised({ considered, onPick }: AdvisedProps) {
  const whole = useInSight(considered);
  const [best] = considered.options;
  useEffect(() => {
    if (best) announce(tw.advises(considered.player, best.label));
  }, [considered.player, best]);
  return (
    <div ref={whole}>
      <LookedAtList lookedAt={considered} headed={tw.looksAt} heading="h3" onPick={onPick} />
    </div>
  );
}

/** Brings the first of what is said into sight when it comes, above what is laid before the person at the foot of the panel. */
function useInSight(said: unknown): RefObject<HTMLDivElement | null> {
  const whole = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is brought into sight whenever something is said
  useLayoutEffect(() => {
    const first = whole.current?.querySelector('li');
    if (!first) return;
    const armed = first.closest('.question')?.querySelector<HTMLElement>('.armed');
    first.style.scrollMarginBlockEnd = `calc(${armed?.offsetHeight ?? 0}px + 0.8rem)`;
    first.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return whole;
}

/** What the computer was asked, and what it looked at before it chose. */
export const Opinion = ({ lookedAt }: { readonly lookedAt: Queries['thought']['answer'] }) => (
  <>
    <p>{lookedAt.question}</p>
    <LookedAtList lookedAt={lookedAt} headed={tw.lookedAt} heading="h2" />
  </>
);
