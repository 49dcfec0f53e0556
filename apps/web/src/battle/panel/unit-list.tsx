import { type Scene, type ScenePiece, SIDES } from '@acies/kernel';
import { number } from '../../strings.ts';
import type { GameFacts } from '../protocol.ts';
import { tb } from '../strings.ts';
import { sideName } from './names.ts';

interface Props {
  readonly facts: GameFacts;
  readonly scene: Scene;
  onPick(piece: number): void;
}

/** Every unit on the table, by side; a press is as good as a touch on the table. */
export function UnitList({ facts, scene, onPick }: Props) {
  return SIDES.map((side) => (
    <section key={side} className={`unit-list ${side}`}>
      <h3>{sideName(facts.armies, side)}</h3>
      <ul>
        {scene.pieces
          .filter((piece) => piece.side === side)
          .map((piece) => (
            <li key={piece.id}>
              <button type="button" onClick={() => onPick(piece.id)}>
                {wordsOf(piece, facts.rules.strengthUnit)}
              </button>
            </li>
          ))}
      </ul>
    </section>
  ));
}

const wordsOf = ({ name, left, start, badges, leaders }: ScenePiece, unit: string): string =>
  [
    name,
    tb.leftOf(number(left), number(start), unit),
    ...badges.map(({ text }) => text),
    ...leaders.map((leader) => tb.withLeader(leader)),
  ].join(', ');
