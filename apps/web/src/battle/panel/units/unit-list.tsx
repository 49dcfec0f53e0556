import { SIDES } from '@acies/kernel';
import type { Scene, TrayPiece } from '@acies/kernel/picture';
import type { GameFacts } from '@acies/session/protocol';
import { number } from '../../../strings.ts';
import { tb } from '../../strings.ts';
import { sideName } from '../names.ts';

interface Props {
  readonly facts: Pick<GameFacts, 'armies' | 'rules'>;
  readonly scene: Pick<Scene, 'pieces' | 'trays'>;
  onPick(piece: number): void;
}

/** Every unit, by side: on the table, and what lies beside it; a press is as good as a touch on the table. */
export function UnitList({ facts, scene, onPick }: Props) {
  const unit = facts.rules.strengthUnit;
  return SIDES.map((side) => (
    <section key={side} className={`unit-list ${side}`}>
      <h3>{sideName(facts.armies, side)}</h3>
      <Units {...{ unit, onPick }} pieces={scene.pieces.filter((piece) => piece.side === side)} />
      {scene.trays
        .filter((tray) => tray.side === side)
        .map(({ name, pieces }) => (
          <section key={name}>
            <h4>{name}</h4>
            <Units {...{ unit, onPick, pieces }} />
          </section>
        ))}
    </section>
  ));
}

interface UnitsProps extends Pick<Props, 'onPick'> {
  readonly pieces: readonly TrayPiece[];
  readonly unit: string;
}

const Units = ({ pieces, unit, onPick }: UnitsProps) =>
  pieces.length > 0 && (
    <ul>
      {pieces.map((piece) => (
        <li key={piece.id}>
          <button type="button" onClick={() => onPick(piece.id)}>
            {wordsOf(piece, unit)}
          </button>
        </li>
      ))}
    </ul>
  );

const wordsOf = ({ name, left, start, badges, leaders }: TrayPiece, unit: string): string =>
  [
    name,
    tb.leftOf(number(left), number(start), unit),
    ...badges.map(({ text }) => text),
    ...leaders.map((leader) => tb.withLeader(leader)),
  ].join(', ');
