import type { GameFacts, LogEntry } from '@acies/session/protocol';
import { memo, type Ref, useState } from 'react';
import { fetched } from '../../../shell/fetched.tsx';
import { Later } from '../../../shell/later.tsx';
import { tb } from '../../strings.ts';
import { sideName } from '../names.ts';

/** Which lines of the log are unfolded, by their places: they stay so while they are not in the page. */
export type Unfolded = Set<number>;

interface Props {
  readonly facts: GameFacts;
  readonly entry: LogEntry;
  /** Its place in the log, where it is told from others by it. */
  readonly i?: number;
  readonly unfolded?: Unfolded;
  /** Where only some lines are in the page: which of how many it is, and how far down it stands. */
  readonly index?: number;
  readonly count?: number;
  readonly top?: number;
  readonly ref?: Ref<HTMLLIElement>;
}

export const isFoldable = ({ clauses, tallies, dice }: LogEntry): boolean =>
  clauses.length > 0 || tallies.length > 0 || dice.length > 0;

export const LogLine = memo(({ facts, entry, i = -1, unfolded, index, count, top, ref }: Props) => {
  const { kind, weight, side, text } = entry;
  const words = kind === 'choice' && side ? tb.choseWords(sideName(facts.armies, side), text) : text;
  return (
    <li
      className={`log-line ${kind} ${weight}`}
      {...{ ref }}
      data-index={index}
      data-line={i}
      aria-posinset={index === undefined ? undefined : index + 1}
      aria-setsize={count}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
    >
      {isFoldable(entry) ? <Folding sheet={facts.rules.id} {...{ entry, words, i, unfolded }} /> : words}
    </li>
  );
});

interface FoldingProps {
  readonly sheet: string;
  readonly entry: LogEntry;
  readonly words: string;
  readonly i: number;
  readonly unfolded: Unfolded | undefined;
}

const LogDetails = fetched(async () => (await import('./log-details.tsx')).LogDetails);

/** Of a line that is folded only its words are in the page. */
function Folding({ sheet, entry, words, i, unfolded }: FoldingProps) {
  const [isOpen, setOpen] = useState(unfolded?.has(i) ?? false);
  const fold = (isWanted: boolean): void => {
    setOpen(isWanted);
    if (isWanted) unfolded?.add(i);
    else unfolded?.delete(i);
  };
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => fold(currentTarget.open)}>
      <summary>{words}</summary>
      {isOpen && (
        <Later>
          <LogDetails {...{ sheet, entry }} />
        </Later>
      )}
    </details>
  );
}
