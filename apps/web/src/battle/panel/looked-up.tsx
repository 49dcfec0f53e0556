import { SIDES } from '@acies/kernel';
import type { GameFacts, TableState } from '@acies/session/protocol';
import type { BattleClient } from '../client.ts';
import { tb } from '../strings.ts';
import { sideName } from './names.ts';
import { PresetList } from './preset-list.tsx';
import { UnitList } from './units/unit-list.tsx';

interface Props {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly state: TableState;
  readonly tab: 'units' | 'state' | 'presets';
  nameOf(piece: number): string;
  onPick(piece: number): void;
}

/** What is looked up now and then beside the log. */
export function LookedUp({ client, facts, state, tab, nameOf, onPick }: Props) {
  if (tab === 'units') return <UnitList {...{ facts, onPick }} scene={state.scene} />;
  if (tab === 'presets') return <PresetList {...{ client, facts, state, nameOf }} />;
  return (
    <ul className="status">
      {[...playersOf(facts), ...state.status, ...state.leaders].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const playersOf = ({ armies, players }: GameFacts): readonly string[] =>
  SIDES.map((side) => tb.reportPlayer(sideName(armies, side), players[side]));
