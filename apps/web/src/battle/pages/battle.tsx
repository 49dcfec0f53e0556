import type { Overlay, PieceCard } from '@acies/kernel';
import { useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../../route.ts';
import { number } from '../../strings.ts';
import type { Battle, BattleClient } from '../client.ts';
import { type Numbered, shownOf } from '../deciding.ts';
import { PACES, useGoOn, usePace } from '../pace.ts';
import { Card } from '../panel/card.tsx';
import { BattleHead } from '../panel/head.tsx';
import { Notices } from '../panel/notices.tsx';
import { Panel } from '../panel/panel.tsx';
import type { GameFacts, TableState } from '../protocol.ts';
import { tb } from '../strings.ts';
import { TableView } from '../table/table-view.tsx';
import { CoachPanel } from '../tutorial/coach-panel.tsx';
import { takeUp } from '../tutorial/take.ts';
import { useCoach } from '../tutorial/use-coach.ts';
import { battleClient, useOpened } from '../use-battle.ts';
import { useChoice } from '../use-choice.ts';

/** A battle being played. */
export function BattlePage({ game }: { readonly game: string }) {
  const client = battleClient();
  const battle = useOpened(client, game);
  const { facts, state } = battle;
  if (!facts || facts.id !== game || !state)
    return (
      <>
        <h1>{battle.refused ? tb.notOpened : tb.loading}</h1>
        {battle.refused && (
          <p className="verdict impossible" role="alert">
            {battle.refused}
          </p>
        )}
        <a href={hrefOf(['battle'])}>{tb.wholeMenu}</a>
      </>
    );
  return <Played key={game} {...{ client, battle, facts, state }} />;
}

interface PlayedProps {
  readonly client: BattleClient;
  readonly battle: Battle;
  readonly facts: GameFacts;
  readonly state: TableState;
}

function Played({ client, battle, facts, state }: PlayedProps) {
  const [pace, setPace] = usePace();
  const [isPaused, setPaused] = useState(false);
  const [peeked, setPeeked] = useState<Numbered>();
  const coaching = useCoach({ client, facts, state, log: battle.log });
  useGoOn(client, state, pace, isPaused || coaching?.told !== undefined);
  const choice = useChoice(client, state.asked);
  const selected = choice.picked.piece ?? choice.picked.target;
  const overlays = useOverlays(client, selected, state);
  const [card, showCard] = useCard(client, state);
  const draggable = useMemo(
    () => (state.asked?.isOpen ? new Set([...choice.touch.active, ...state.asked.about]) : NONE),
    [state.asked, choice.touch],
  );
  const nameOf = (id: number): string =>
    [...state.scene.pieces, ...state.scene.trays.flatMap(({ pieces }) => pieces)].find((one) => one.id === id)?.name ??
    number(id);
  return (
    <div className="battle" data-at={state.at}>
      <BattleHead {...{ client, facts, state, pace, isPaused }} onPace={setPace} onPause={setPaused} />
      <Notices {...{ client, battle }} />
      <div className="battle-table">
        <TableView
          scene={state.scene}
          sheet={facts.rules.id}
          armies={facts.armies}
          {...choice.touch}
          selected={selected}
          shown={peeked?.shown ?? (choice.armed ? shownOf(choice.armed) : coaching?.suggested?.shown)}
          attempt={choice.armed?.kind === 'attempt' ? choice.armed.attempt : undefined}
          overlays={overlays}
          draggable={draggable}
          animateMs={PACES[pace]}
          onPiece={choice.pickPiece}
          onCell={choice.pickCell}
          onEmpty={choice.pickNothing}
          onWish={(wish) => void choice.wish(wish)}
          onLeave={choice.leave}
          onPeek={showCard}
        />
        {card && <Card card={card} onClose={() => showCard(undefined)} />}
      </div>
      <Panel {...{ client, facts, state, choice, nameOf }} log={battle.log} onPeek={setPeeked}>
        {coaching && (
          <CoachPanel
            {...{ coaching, facts, state }}
            onTake={(option) => void takeUp(client, state.asked, choice, option)}
          />
        )}
      </Panel>
    </div>
  );
}

const NONE: ReadonlySet<number> = new Set();

/** What is laid round the piece that was touched. */
function useOverlays(client: BattleClient, piece: number | undefined, state: TableState): readonly Overlay[] {
  const [known, setKnown] = useState<{
    readonly of: number;
    readonly at: number;
    readonly overlays: readonly Overlay[];
  }>();
  useEffect(() => {
    if (piece === undefined) return;
    let isStale = false;
    void client.ask('overlays', { piece }).then((overlays) => {
      if (!isStale) setKnown({ of: piece, at: state.at, overlays });
    });
    return () => {
      isStale = true;
    };
  }, [client, piece, state.at]);
  return known && known.of === piece && known.at === state.at ? known.overlays : [];
}

function useCard(
  client: BattleClient,
  state: TableState,
): readonly [PieceCard | undefined, (piece: number | undefined) => void] {
  const [piece, setPiece] = useState<number>();
  const [known, setKnown] = useState<{ readonly of: number; readonly card: PieceCard }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a card says changes with every state
  useEffect(() => {
    if (piece === undefined) return;
    let isStale = false;
    void client.ask('card', { piece }).then((card) => {
      if (!isStale) setKnown({ of: piece, card });
    });
    return () => {
      isStale = true;
    };
  }, [client, piece, state.at]);
  return [known && known.of === piece ? known.card : undefined, setPiece];
}
