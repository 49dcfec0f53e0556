import type { Attempt, Json, Wish } from '@acies/kernel';
import { useMemo, useRef, useState } from 'react';
import type { BattleClient } from './client.ts';
import {
  type Armed,
  choiceOf,
  fitting,
  listedFor,
  NOTHING_PICKED,
  type Numbered,
  numbered,
  type Picked,
  pickCell,
  pickPiece,
  touchable,
} from './deciding.ts';
import type { Asked } from './protocol.ts';

interface Choosing {
  readonly of: Asked | undefined;
  readonly picked: Picked;
  readonly armed: Armed | undefined;
}

/** A person's choice while it is being made: what was touched, and what is about to be done. */
export function useChoice(client: BattleClient, asked: Asked | undefined) {
  const [kept, setKept] = useState<Choosing>({ of: asked, picked: startOf(asked), armed: undefined });
  // Another question, and all that was touched for the last is forgotten.
  const { picked, armed } = kept.of === asked ? kept : { picked: startOf(asked), armed: undefined };
  const options = useMemo(() => (asked ? numbered(asked) : []), [asked]);
  const fits = useMemo(() => listedFor(options, picked), [options, picked]);
  const touch = useMemo(() => touchable(options, picked), [options, picked]);
  const latest = useRef(0);
  const [isAlone, setAlone] = useState(false);

  // Some news comes late: it is laid over what has been touched since, and a question that is gone takes none.
  const set = (news: Partial<Choosing>): void =>
    setKept((before) => ({ ...(before.of === asked ? before : { of: asked, picked, armed }), ...news }));
  const commit = (choice: Json): void => {
    set({ picked: startOf(asked), armed: undefined });
    client.choose(choice);
  };
  const pick = (next: Picked): void => {
    const left = fitting(options, next);
    // What can only be one thing is armed at once.
    const only = left.length === 1 && (next.cell ?? next.target) !== undefined ? left[0] : undefined;
    set({ picked: next, armed: only && { kind: 'option', option: only } });
  };
  /** Lays an option before the person; nothing is done by it, however often. */
  const arm = (option: Numbered): void => set({ armed: { kind: 'option', option } });
  const press = (option: Numbered, isDirect: boolean): void => {
    const isArmed = armed?.kind === 'option' && armed.option.index === option.index;
    if (isDirect || isArmed) commit(option.choice);
    else arm(option);
  };
  const attempt = (tried: Attempt): void => set({ armed: { kind: 'attempt', attempt: tried } });
  /** Where a piece is dragged; an answer that comes late is no longer wanted. */
  const wish = async (wished: Wish): Promise<void> => {
    const turn = ++latest.current;
    const found = await client.askNow('aim', { wish: isAlone ? { ...wished, alone: true } : wished });
    if (turn === latest.current && found)
      setKept({
        of: asked,
        picked: { ...NOTHING_PICKED, piece: wished.piece },
        armed: { kind: 'attempt', attempt: found },
      });
  };
  return {
    ...{ picked, armed, options, fits, touch, arm, press, attempt, wish, isAlone, setAlone },
    pickPiece: (id: number) => pick(pickPiece(options, picked, id)),
    pickCell: (id: number) => pick(pickCell(picked, id)),
    pickNothing: () => set({ picked: NOTHING_PICKED, armed: undefined }),
    leave: () => set({ armed: undefined }),
    commit: () => armed && commit(choiceOf(armed)),
  };
}
export type Choice = ReturnType<typeof useChoice>;

/** A question about one piece begins with that piece. */
function startOf(asked: Asked | undefined): Picked {
  const [piece] = asked?.about ?? [];
  const acts = piece !== undefined && asked!.options.some(({ shown }) => shown.pieces?.includes(piece));
  return acts && asked!.about.length === 1 ? { ...NOTHING_PICKED, piece } : NOTHING_PICKED;
}
