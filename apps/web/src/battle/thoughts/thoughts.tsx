import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '../../shell/announce.ts';
import type { Considered, Queries } from '../protocol.ts';
import { LookedAtList } from './looked-at.tsx';
import { tw } from './strings.ts';
import '../../styles/thoughts.css';

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

/** Brings what is said into sight when it comes, as much as there is room for below what is laid before the person. */
function useInSight(said: unknown): RefObject<HTMLDivElement | null> {
  const whole = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is brought into sight whenever something is said
  useLayoutEffect(() => {
    const advice = whole.current?.closest<HTMLElement>('.advice');
    if (!advice) return;
    const armed = advice.closest('.question')?.querySelector<HTMLElement>('.armed');
    advice.style.scrollMarginBlockStart = `calc(${armed?.offsetHeight ?? 0}px + 0.8rem)`;
    advice.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return whole;
}

/** What the computer looked at before it made the last choice. */
export const LastThought = ({ lookedAt }: { readonly lookedAt: Queries['thought']['answer'] }) => (
  <>
    <p>{lookedAt.question}</p>
    <LookedAtList lookedAt={lookedAt} headed={tw.lookedAt} heading="h2" />
  </>
);
