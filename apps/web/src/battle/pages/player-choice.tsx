import type { Side } from '@acies/kernel';
import { HUMAN } from '@acies/play';
import type { BookFacts } from '../book-facts.ts';
import { tb } from '../strings.ts';

interface Props {
  readonly book: BookFacts;
  readonly side: Side;
  readonly army: string;
  readonly chosen: string;
  onChoose(name: string): void;
}

/** Who plays a side: a person, or a computer player, the best first. */
export const PlayerChoice = ({ book, side, army, chosen, onChoose }: Props) => (
  <label className={side}>
    {tb.sideOf(army, tb[side])}{' '}
    <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
      <option value={HUMAN}>{tb.person}</option>
      {[...book.players].reverse().map(({ name, about }) => (
        <option key={name} value={name}>
          {tb.computer(name, about)}
        </option>
      ))}
    </select>
  </label>
);
