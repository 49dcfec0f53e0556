import type { Side } from '@acies/kernel';
import type { GameFacts, TableState } from '@acies/session/protocol';
import { type ReactNode, useEffect } from 'react';
import { announce, CALM } from '../../shell/announce.ts';
import type { Battle, BattleClient } from '../client.ts';
import { sideName } from '../panel/names.ts';
import { Notices } from '../panel/news/notices.tsx';
import { useFocusKept } from '../panel/use-focus-kept.ts';
import { tb } from '../strings.ts';
import { battleClient, useBattle } from '../use-battle.ts';

/** The side that the screen must first be given to; undefined where it may be seen by who sits before it. */
const nextHolder = ({ state, holder }: Pick<Battle, 'state' | 'holder'>): Side | undefined =>
  state?.hides && state.viewer !== holder ? state.viewer : undefined;

/** Shows a game only to the person who may see it: where two share a screen and something is hidden, it is handed over. */
export function HandedOver({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const client = battleClient();
  const battle = useBattle(client);
  const { facts, state } = battle;
  const next = facts?.id === game ? nextHolder(battle) : undefined;
  if (!facts || !state || next === undefined) return children;
  return <HandOver {...{ client, battle, facts, state, next }} />;
}

interface Props {
  readonly client: BattleClient;
  readonly battle: Battle;
  readonly facts: GameFacts;
  readonly state: TableState;
  readonly next: Side;
}

function HandOver({ client, battle, facts, state, next }: Props) {
  const words = tb.handOver(sideName(facts.armies, next));
  const heading = useFocusKept(next);
  // It comes in the place of what was being heard.
  useEffect(() => announce(words, CALM), [words]);
  return (
    <div className="hand-over" data-at={state.at}>
      <h1 ref={heading} tabIndex={-1}>
        {words}
      </h1>
      <Notices {...{ client, battle }} />
      <p>{tb.handOverMeans}</p>
      <div className="buttons">
        <button type="button" className="primary" onClick={() => client.takeOver(next)}>
          {tb.handOverTaken(sideName(facts.armies, next))}
        </button>
        {state.keepsBack === undefined && (
          <button type="button" onClick={() => client.undo()}>
            {tb.undo}
          </button>
        )}
      </div>
    </div>
  );
}
