import type { Overlay, Shown } from '@acies/kernel/picture';
import type { GameFacts, TableState } from '@acies/session/protocol';
import { useMemo, useState } from 'react';
import type { BattleClient } from '../client.ts';
import { type Numbered, shownOf, type Touchable, unlessElsewhere } from '../deciding.ts';
import { PACES, type Pace } from '../pace.ts';
import { Card } from '../panel/units/card.tsx';
import { tb } from '../strings.ts';
import { Facings } from '../table/layers/facings.tsx';
import { TableView } from '../table/table-view.tsx';
import { useAnswer } from '../use-answer.ts';
import type { Choice } from '../use-choice.ts';

interface Props {
  readonly client: BattleClient;
  readonly facts: GameFacts;
  readonly state: TableState;
  /** As much of the battle as the table shows: while dice roll not yet what they led to. */
  readonly seen: TableState;
  readonly choice: Choice;
  readonly pace: Pace;
  /** The option under the hand. */
  readonly peeked: Numbered | undefined;
  /** What the coach points at. */
  readonly coached: Shown | undefined;
}

/** The table of a battle being played, with what is being chosen. */
export function PlayedTable({ client, facts, state, seen, choice, pace, peeked, coached }: Props) {
  const isNow = seen === state;
  const selected = isNow ? (choice.picked.piece ?? choice.picked.target) : undefined;
  const overlays = useOverlays(client, selected, state);
  const [card, showCard] = useCard(client, state);
  const own = peeked?.shown ?? (choice.armed && shownOf(choice.armed));
  const pointed = own ?? unlessElsewhere(coached, card?.of ?? selected);
  const draggable = useMemo(() => draggableIn(state, choice.touch.active), [state, choice.touch]);
  return (
    <TableView
      scene={seen.scene}
      sheet={facts.rules.id}
      armies={facts.armies}
      {...(isNow ? choice.touch : UNTOUCHED)}
      selected={selected}
      about={isNow ? state.asked?.about : undefined}
      shown={isNow ? pointed : undefined}
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
  );
}

const NONE: ReadonlySet<number> = new Set();
/** What can be chosen is shown where the pieces then stand. */
const UNTOUCHED: Touchable = { active: NONE, targets: NONE, cells: NONE };

/** What an open question is about, and who can act on the table; of those beside it only who is asked about. */
function draggableIn({ asked, scene }: TableState, active: ReadonlySet<number>): ReadonlySet<number> {
  if (!asked?.isOpen) return NONE;
  const there = scene.pieces.filter(({ id }) => active.has(id)).map(({ id }) => id);
  return new Set([...there, ...asked.about]);
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
