import type { Json } from '../plain/json.ts';
import type { Side } from '../plain/sides.ts';
import { END, type Frame, type Pending } from './frame.ts';
import type { AnyProcedure, AskSignal, CallSignal, PlainSignal } from './procedure.ts';

/** The part of a game that the flow owns. */
export interface Flow {
  readonly stack: Frame[];
  /** At most one open decision a side. */
  pending: Pending[];
  /** How often answers given in secret have been shown. */
  revealed: number;
  /** What the first procedure was done with: the game is over. */
  result: Json | null;
}

export type ProcedureTable<G> = ReadonlyMap<string, AnyProcedure<G>>;

/** Opens a flow at the first step of its main procedure. */
export const openFlow = (main: AnyProcedure<never>, locals: Frame['locals']): Flow & { result: null } => ({
  stack: [{ procedure: main.name, step: main.first, locals, into: undefined }],
  pending: [],
  revealed: 0,
  result: null,
});

/** Runs steps until a side must decide or the game is over. */
export function runFlow<G>(flow: Flow, procedures: ProcedureTable<G>, g: G): void {
  while (flow.pending.length === 0 && flow.stack.length > 0) {
    const frame = flow.stack[flow.stack.length - 1]!;
    if (frame.step === END) {
      finish(flow, undefined);
      continue;
    }
    const current = procedures.get(frame.procedure);
    if (!current) throw new Error(`no procedure is named ${frame.procedure}`);
    const step = current.steps.get(frame.step);
    if (!step) throw new Error(`${frame.procedure} has no step ${frame.step}`);
    const signal = step.run(g, frame.locals) as PlainSignal<Json | undefined> | undefined;
    if (signal === undefined) frame.step = step.next;
    else obey(flow, procedures, frame, step.next, signal);
  }
}

function obey<G>(
  flow: Flow,
  procedures: ProcedureTable<G>,
  frame: Frame,
  next: string,
  signal: PlainSignal<Json | undefined>,
): void {
  switch (signal.kind) {
    case 'ask':
      frame.step = next;
      openDecisions(flow, frame, signal);
      break;
    case 'call':
      frame.step = next;
      push(flow, procedures, frame, signal);
      break;
    case 'again':
      frame.step = signal.step;
      break;
    case 'done':
      finish(flow, signal.value);
      break;
  }
}

function openDecisions(flow: Flow, frame: Frame, signal: AskSignal): void {
  for (const { side, decision, slot } of signal.asks) {
    frame.locals[slot] = undefined;
    flow.pending.push({ side, decision, slot });
  }
}

function push<G>(flow: Flow, procedures: ProcedureTable<G>, frame: Frame, signal: CallSignal): void {
  const callee = procedures.get(signal.procedure);
  if (!callee) throw new Error(`no procedure is named ${signal.procedure}`);
  if (signal.slot !== undefined) frame.locals[signal.slot] = undefined;
  flow.stack.push({
    procedure: signal.procedure,
    step: callee.first,
    locals: signal.locals as Frame['locals'],
    into: signal.slot,
  });
}

function finish(flow: Flow, value: Json | undefined): void {
  const frame = flow.stack.pop()!;
  const below = flow.stack[flow.stack.length - 1];
  if (!below) flow.result = value ?? null;
  else if (frame.into !== undefined) below.locals[frame.into] = value;
}

/** The decision a side has still to take. */
export const pendingOf = (flow: Flow, side: Side): Pending | undefined =>
  flow.pending.find((pending) => pending.side === side && pending.answer === undefined);

/** Takes a side's answer. When every side has answered, the answers land in their slots together. */
export function answerFlow(flow: Flow, pending: Pending, choice: Json): void {
  if (flow.pending.length === 1) {
    flow.stack[flow.stack.length - 1]!.locals[pending.slot] = choice;
    // Cheaper than setting the length, which drops the array's storage.
    flow.pending.pop();
    return;
  }
  pending.answer = choice;
  if (flow.pending.some((other) => other.answer === undefined)) return;
  const { locals } = flow.stack[flow.stack.length - 1]!;
  for (const { slot, answer } of flow.pending) locals[slot] = answer;
  flow.pending.length = 0;
  flow.revealed++;
}
