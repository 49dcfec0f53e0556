import type { Json } from '@acies/kernel';
import type { Attempt, Wish } from '@acies/kernel/picture';
import type { PageQuestion } from '@acies/session/protocol';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BattleClient } from './client.ts';
import { isProposed, useConfirming } from './confirming.ts';
import {
  type Armed,
  choiceOf,
  fitting,
  labelOf,
  listedFor,
  NOTHING_PICKED,
  type Numbered,
  numbered,
  type Picked,
  pickPiece,
  touchable,
} from './deciding.ts';
import { actorOf, facingsOf, firstFacing, nextOption } from './facings.ts';

interface Choosing {
  readonly of: PageQuestion | undefined;
  readonly picked: Picked;
  readonly armed: Armed | undefined;
}

/** What a person has just done, and after how many choices. */
export interface Done {
  readonly at: number;
  readonly label: string;
  /** What it was the answer to. */
  readonly question: string;
}

/** A person's choice while it is being made: what was touched, and what is about to be done. */
export function useChoice(client: BattleClient, asked: PageQuestion | undefined) {
  const [kept, setKept] = useState<Choosing>({ of: asked, picked: startOf(asked), armed: undefined });
  // Another question, and all that was touched for the last is forgotten.
  const { picked, armed } = kept.of === asked ? kept : { picked: startOf(asked), armed: undefined };
  const options = useMemo(() => (asked ? numbered(asked) : []), [asked]);
  const fits = useMemo(() => listedFor(options, picked), [options, picked]);
  const touch = useMemo(() => touchable(options, picked), [options, picked]);
  const latest = useRef(0);
  const [isAlone, setAlone] = useState(false);
  const [done, setDone] = useState<Done>();
  const [confirming, setConfirming] = useConfirming();

  const latestAsked = useRef(asked);
  useLayoutEffect(() => {
    latestAsked.current = asked;
  }, [asked]);
  const set = (news: Partial<Choosing>): void =>
    setKept((before) => laidOver(before, asked, latestAsked.current, news));
  const commit = (choice: Json, label: string): void => {
    set({ picked: startOf(asked), armed: undefined });
    setDone({ at: client.snapshot().state?.at ?? 0, label, question: asked?.question ?? '' });
    client.choose(choice);
  };
  const headingOf = (piece: number | undefined): number | undefined =>
    client.snapshot().state?.scene.pieces.find(({ id }) => id === piece)?.heading;
  const pick = (next: Picked): void => {
    const left = fitting(options, next);
    // What can only be one thing is armed at once, and of what differs only in its facing what turns it least.
    const plain =
      left.length === 1 ? left[0] : firstFacing(facingsOf(left, next), headingOf(next.piece ?? actorOf(left)));
    const first = (next.cell ?? next.target) === undefined ? undefined : plain;
    set({ picked: next, armed: first && { kind: 'option', option: first } });
  };
  /** Lays an option before the person; nothing is done by it, however often. */
  const arm = (option: Numbered): void => set({ armed: { kind: 'option', option } });
  const armedIndex = armed?.kind === 'option' ? armed.option.index : undefined;
  /** Done at once if it can be taken back; what cannot be is laid before the person, and done by a second press. */
  const press = async (option: Numbered): Promise<void> => {
    if (armedIndex === option.index) return commit(option.choice, option.label);
    const proposed = await isProposed(client, confirming, option.choice);
    if (proposed === undefined) return;
    if (proposed) arm(option);
    else commit(option.choice, option.label);
  };
  /** A place of the table is pressed once more: the next that could be done there, or if there is only one, it is done. */
  const pressAgain = (): void => {
    const left = fitting(options, picked);
    const next = nextOption(left, picked, armedIndex);
    if (next && next.index === armedIndex) commit(next.choice, next.label);
    else if (next) arm(next);
  };
  const attempt = (tried: Attempt): void => set({ armed: { kind: 'attempt', attempt: tried } });
  /** Where a piece is dragged; an answer that comes late is no longer wanted. */
  const wish = async (wished: Wish): Promise<void> => {
    const turn = ++latest.current;
    const found = await client.askNow('aim', { wish: isAlone ? { ...wished, alone: true } : wished });
    if (turn === latest.current && found)
      set({ picked: { ...NOTHING_PICKED, piece: wished.piece }, armed: { kind: 'attempt', attempt: found } });
  };
  return {
    ...{ picked, armed, options, fits, touch, done, arm, press, attempt, wish, isAlone, setAlone },
    ...{ confirming, setConfirming },
    facings: useMemo(() => facingsOf(fitting(options, picked), picked), [options, picked]),
    pickPiece: (id: number) => (id === picked.target && armed ? pressAgain() : pick(pickPiece(options, picked, id))),
    pickCell: (id: number) => (id === picked.cell ? pressAgain() : pick({ ...picked, cell: id })),
    pickNothing: () => set({ picked: NOTHING_PICKED, armed: undefined }),
    leave: () => set({ armed: undefined }),
    commit: () => armed && commit(choiceOf(armed), labelOf(armed)),
  };
}

/** News about a question, laid over what has been touched for it since. It may come late: a question that is gone takes none. */
export function laidOver(
  before: Choosing,
  asked: PageQuestion | undefined,
  latest: PageQuestion | undefined,
  news: Partial<Choosing>,
): Choosing {
  if (asked !== latest) return before;
  const touched = before.of === asked ? before : { of: asked, picked: startOf(asked), armed: undefined };
  return { ...touched, ...news };
}

export type Choice = ReturnType<typeof useChoice>;

/** A question about one piece begins with that piece. */
function startOf(asked: PageQuestion | undefined): Picked {
  const [piece] = asked?.about ?? [];
  const acts = piece !== undefined && asked!.options.some(({ shown }) => shown.pieces?.includes(piece));
  return acts && asked!.about.length === 1 ? { ...NOTHING_PICKED, piece } : NOTHING_PICKED;
}
