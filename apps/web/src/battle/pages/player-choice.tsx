import type { Side } from '@acies/kernel';
import { HUMAN } from '@acies/play';
import type { BookFacts } from '@acies/session/protocol';
import { tb } from '../strings.ts';

interface Props {
  readonly book: BookFacts;
  readonly side: Side;
  readonly army: string;
  readonly chosen: string;
  onChoose(name: string): void;
}

/** Who plays a side: a person, or a computer player, the best first. */
export function PlayerChoice({ book, side, army, chosen, onChoose }: Props) {
  const about = book.players.find(({ name }) => name === chosen)?.about;
  return (
    <>
      <label className={side}>
        {tb.sideOf(army, tb[side])}{' '}
        <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
          <option value={HUMAN}>{tb.person}</option>
          {[...book.players].reverse().map((player) => (
            <option key={player.name} value={player.name}>
              {tb.computer(player.name, player.about)}
            </option>
          ))}
        </select>
      </label>
      {about && <p className="quiet about">{about}</p>}
    </>
  );
}
