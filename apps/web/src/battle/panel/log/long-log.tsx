import type { GameFacts, LogEntry } from '@acies/session/protocol';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import type { EndInSight } from './end-in-sight.ts';
import { linesInPage } from './lines-in-page.ts';
import { isFoldable, LogLine, type Unfolded } from './log-line.tsx';
import { usePrinted } from './use-printed.ts';

interface Shown {
  readonly entry: LogEntry;
  /** Its place in the whole log. */
  readonly i: number;
}

interface Props {
  readonly facts: GameFacts;
  readonly entries: readonly Shown[];
  readonly unfolded: Unfolded;
  readonly end: EndInSight;
}

/** So many lines beyond what is in sight are in the page, so that scrolling finds them there. */
const BEYOND = 10;

/** In pixels, of the panel beside the table: for lines that nobody has seen yet. */
const LINE = { first: 30, more: 24, letters: 44 };
const guessed = ({ text }: LogEntry): number => LINE.first + LINE.more * Math.floor(text.length / LINE.letters);

/** A log of which only those lines are in the page that are in sight; all of them on paper. */
export function LongLog({ facts, entries, unfolded, end }: Props) {
  // The lines of the short log are still there while this is drawn first.
  const [before] = useState(() => linesInPage(end.lines.current));
  const [focused, setFocused] = useState(before.focused);
  const isPrinted = usePrinted(end.lines);
  const log = useVirtualizer({
    count: entries.length,
    getScrollElement: () => end.lines.current,
    estimateSize: (index) => before.heights.get(entries[index]!.i) ?? guessed(entries[index]!.entry),
    getItemKey: (index) => entries[index]!.i,
    initialOffset: () => end.lines.current?.scrollTop ?? 0,
    overscan: BEYOND,
    rangeExtractor: (range) => withFocused(range, entries, focused),
  });
  const height = log.getTotalSize();
  useFollowedEnd(end, height, unfolded.size);
  useFocusBack(end, before.focused);
  // Lists of their own: lines on paper are not measured, and what is measured would else go on in them.
  if (isPrinted)
    return (
      <ol key="paper">
        {entries.map(({ entry, i }) => (
          <LogLine key={i} {...{ facts, entry, i, unfolded }} />
        ))}
      </ol>
    );
  return (
    <ol
      key="screen"
      className="in-part"
      style={{ blockSize: height }}
      onFocus={({ target }) => setFocused(lineOf(target))}
      onBlur={(event) => staysWithin(event) || setFocused(undefined)}
    >
      {log.getVirtualItems().map(({ index, start }) => (
        <LogLine
          key={entries[index]!.i}
          {...entries[index]!}
          {...{ facts, unfolded, index }}
          count={entries.length}
          top={start}
          ref={log.measureElement}
        />
      ))}
    </ol>
  );
}

const lineOf = (element: Element): number => Number(element.closest<HTMLElement>('[data-line]')?.dataset.line);

const staysWithin = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** The line that has the focus stays in the page wherever one scrolls, and so do those that the tab key leads to from it. */
function withFocused(range: Range, entries: readonly Shown[], focused: number | undefined): number[] {
  const seen = defaultRangeExtractor(range);
  const at = focused === undefined ? -1 : entries.findIndex(({ i }) => i === focused);
  if (at < 0) return seen;
  const opens = ({ entry }: Shown): boolean => isFoldable(entry);
  const next = entries.findIndex((one, index) => index > at && opens(one));
  const last = entries.slice(0, at).findLastIndex(opens);
  return [...new Set([...seen, at, next, last])].filter((index) => index >= 0).sort((a, b) => a - b);
}

/** Lines turn out higher or lower than was thought: who reads the end still reads it. Who unfolds one reads that. */
function useFollowedEnd({ isRead, toEnd }: EndInSight, height: number, unfolded: number): void {
  const known = useRef(unfolded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that the height has changed
  useLayoutEffect(() => {
    if (unfolded === known.current && isRead()) toEnd();
    known.current = unfolded;
  }, [height]);
}

/** The line that had the focus in the short log has it in this one. */
function useFocusBack({ lines }: EndInSight, focused: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in place of the short log
  useLayoutEffect(() => {
    if (focused === undefined) return;
    lines.current?.querySelector<HTMLElement>(`[data-line="${focused}"] summary`)?.focus({ preventScroll: true });
  }, []);
}
