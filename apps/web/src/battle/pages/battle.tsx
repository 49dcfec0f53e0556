import type { Overlay } from '@acies/kernel';
import { useMemo, useState } from 'react';
import { number } from '../../strings.ts';
import type { Battle, BattleClient } from '../client.ts';
import { type Numbered, shownOf, unlessElsewhere } from '../deciding.ts';
import { DiceTray } from '../dice/dice-tray.tsx';
import { useFalls } from '../dice/use-falls.ts';
import { useLead } from '../lead.ts';
import { PACES, useGoOn, usePace } from '../pace.ts';
import { Card } from '../panel/card.tsx';
import { BattleHead } from '../panel/head.tsx';
import { Notices } from '../panel/notices.tsx';
import { Panel } from '../panel/panel.tsx';
import type { Asked, GameFacts, TableState } from '../protocol.ts';
import { tb } from '../strings.ts';
import { Facings } from '../table/layers/facings.tsx';
import { TableView } from '../table/table-view.tsx';
import { clauseTold } from '../tutorial/coach.ts';
import { CoachPanel } from '../tutorial/coach-panel.tsx';
import { takeUp } from '../tutorial/take.ts';
import { useCoach } from '../tutorial/use-coach.ts';
import { useAnswer } from '../use-answer.ts';
import { battleClient, useOpened } from '../use-battle.ts';
import { useChoice } from '../use-choice.ts';
import { Opening } from './opening.tsx';
import { isWatched, PlayButton } from './watching.tsx';

/** A battle being played. */
export function BattlePage({ game }: { readonly game: string }) {
  const client = battleClient();
  const battle = useOpened(client, game);
  const { facts, state } = battle;
  if (!facts || facts.id !== game || !state)
    return <Opening {...{ game }} why={battle.refused} isBroken={battle.isBroken} />;
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
  const [isPaused, setPaused] = useState(() => isWatched(facts));
  // Nobody thinks while a battle that is only watched stands still.
  const isHeld = isPaused && isWatched(facts) && state.waits !== undefined;
  const [peeked, setPeeked] = usePeeked(state.asked);
  const coaching = useCoach({ client, facts, state, log: battle.log });
  const falls = useFalls({ facts, log: battle.log, at: state.at, pace, explained: clauseTold(coaching?.told) });
  const isWaiting = coaching?.told !== undefined || falls.falling !== undefined;
  const leads = useLead(facts.id);
  useGoOn(client, state, pace, isPaused || battle.isStuck || !leads || isWaiting);
  const choice = useChoice(client, state.asked);
  const selected = choice.picked.piece ?? choice.picked.target;
  const overlays = useOverlays(client, selected, state);
  const [card, showCard] = useCard(client, state);
  const own = peeked?.shown ?? (choice.armed && shownOf(choice.armed));
  const coached = unlessElsewhere(coaching?.suggestion?.option.shown, card?.of ?? selected);
  const draggable = useMemo(() => draggableIn(state, choice.touch.active), [state, choice.touch]);
  const nameOf = (id: number): string =>
    [...state.scene.pieces, ...state.scene.trays.flatMap(({ pieces }) => pieces)].find((one) => one.id === id)?.name ??
    number(id);
  return (
    <div className="battle played" data-at={state.at}>
      <BattleHead
        {...{ client, facts, pace, isPaused }}
        state={coaching?.told ? idle(state) : state}
        onPace={setPace}
        onPause={setPaused}
      />
      <Notices {...{ client, battle }} />
      <div className="battle-table">
        <TableView
          scene={state.scene}
          sheet={facts.rules.id}
          armies={facts.armies}
          {...choice.touch}
          selected={selected}
          about={state.asked?.about}
          shown={own ?? coached}
          shownBy={own ? undefined : tb.coachSuggests}
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
          layer={
            <Facings
              facings={choice.facings}
              cell={state.scene.cells.find(({ id }) => id === choice.picked.cell)}
              chosen={choice.armed?.kind === 'option' ? choice.armed.option.index : undefined}
              onChoose={(option) => void choice.press(option)}
            />
          }
          card={card && { piece: card.of, body: <Card card={card.card} onClose={() => showCard(undefined)} /> }}
        />
      </div>
      <DiceTray {...{ falls, facts }} scene={state.scene} />
      <Panel
        {...{ client, facts, choice, nameOf }}
        state={isHeld || coaching?.told ? idle(state) : state}
        log={battle.log}
        onPeek={setPeeked}
      >
        {isHeld && <PlayButton onPlay={() => setPaused(false)} />}
        {coaching && (
          <CoachPanel
            {...{ coaching, facts, state }}
            isChoosing={choice.armed !== undefined}
            onTake={(option) => void takeUp(client, state.asked, choice, option)}
          />
        )}
      </Panel>
    </div>
  );
}

/** Nobody thinks while a lesson is read or the battle stands still. */
const idle = (state: TableState): TableState => ({ ...state, waits: undefined });

const NONE: ReadonlySet<number> = new Set();

/** What an open question is about, and who can act on the table; of those beside it only who is asked about. */
function draggableIn({ asked, scene }: TableState, active: ReadonlySet<number>): ReadonlySet<number> {
  if (!asked?.isOpen) return NONE;
  const there = scene.pieces.filter(({ id }) => active.has(id)).map(({ id }) => id);
  return new Set([...there, ...asked.about]);
}

/** The option under the hand. Its button goes with its question, and says no more that the hand has left it. */
function usePeeked(asked: Asked | undefined) {
  const [kept, setKept] = useState<{ readonly of: Asked | undefined; readonly option: Numbered | undefined }>();
  const peek = (option: Numbered | undefined): void => setKept({ of: asked, option });
  return [kept?.of === asked ? kept?.option : undefined, peek] as const;
}

const NO_OVERLAYS: readonly Overlay[] = [];

/** What is laid round the piece that was touched. */
function useOverlays(client: BattleClient, piece: number | undefined, state: TableState): readonly Overlay[] {
  const ask = piece === undefined ? undefined : { piece };
  return useAnswer(client, 'overlays', { ask, of: `${piece} ${state.at}`, again: state }) ?? NO_OVERLAYS;
}

/** The card that is wanted, of the piece as it is now. */
function useCard(client: BattleClient, state: TableState) {
  const [piece, setPiece] = useState<number>();
  const ask = piece === undefined ? undefined : { piece };
  const card = useAnswer(client, 'card', { ask, of: piece, again: state });
  return [card && piece !== undefined ? { of: piece, card } : undefined, setPiece] as const;
}
