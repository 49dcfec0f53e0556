import { again, ask, done, listed, procedure, type Side } from '@acies/kernel';
import {
  factsOf,
  inspiresOf,
  isInContact,
  type LegioContext,
  nameOf,
  presentOf,
  rightToLeft,
  unitOf,
  whoIs,
} from '../../board/look.ts';
import { type ControlSituation, prepareControl, rallies, rollControl } from '../../sheet/chapters/control.ts';
import { isInRefuge } from '../combat/refuge.ts';
import { controlOdds } from './control-odds.ts';

export interface Testing {
  readonly side: Side;
  waiting: number[];
  ceases?: boolean | undefined;
  bias?: -1 | 0 | 1 | undefined;
}

/** LG-CTL-1: who tests: those whom nobody has in hand, routers who may reform, pursuers and looters. */
function mustTest(g: LegioContext, id: number): boolean {
  const { mood, control } = unitOf(g, id);
  if (isInContact(g, id)) return false;
  if (mood === 'routing') return isInRefuge(g, id);
  return mood !== 'steady' || control === 'loose';
}

export const ceaseDecision = listed<LegioContext, Testing, boolean>('cease', {
  question: (g, { waiting }) =>
    `${unitOf(g, waiting[0]!).mood === 'looting' ? 'Looting' : 'In pursuit'}: shall ${nameOf(g, waiting[0]!)} try to stop?`,
  options(_, __, out) {
    out.add(true);
    out.add(false);
  },
  label: (_, __, choice) => (choice ? 'try to stop' : 'go on'),
  preview: (g, { waiting }, choice) => (choice ? controlOdds(situationOf(g, waiting[0]!, 0)) : undefined),
  about: (_, { waiting }) => waiting.slice(0, 1),
  shows: (_, { waiting }) => ({ pieces: waiting.slice(0, 1) }),
});

export const biasDecision = listed<LegioContext, Testing, -1 | 0 | 1>('bias', {
  question: (g, { waiting }) => `A leader inspires ${nameOf(g, waiting[0]!)}: what does he add to its control test?`,
  options(_, __, out) {
    for (const bias of [0, 1, -1] as const) out.add(bias);
  },
  label: (_, __, choice) => (choice > 0 ? '+1' : choice < 0 ? '-1' : 'nothing'),
  preview: (g, { waiting }, choice) => controlOdds(situationOf(g, waiting[0]!, choice)),
  about: (_, { waiting }) => waiting.slice(0, 1),
  shows: (_, { waiting }) => ({ pieces: waiting.slice(0, 1) }),
});

/** LG-SEQ-1, LG-CTL-1: the control tests of a side, from right to left. */
export const controlTests = procedure<LegioContext, Testing>('control-tests', {
  muster: (g, t) => {
    t.waiting = rightToLeft(g, t.side, presentOf(g, t.side)).filter((id) => mustTest(g, id));
  },
  next: (g, t) => {
    t.ceases = undefined;
    t.bias = undefined;
    if (t.waiting.length === 0) return done(undefined);
    const { mood } = unitOf(g, t.waiting[0]!);
    return mood === 'pursuing' || mood === 'looting' ? ask(t.side, ceaseDecision, 'ceases') : undefined;
  },
  lead: (g, t) => {
    if (t.ceases === false) return again('skip');
    return inspiresOf(g, t.waiting[0]!) > 0 ? ask(t.side, biasDecision, 'bias') : undefined;
  },
  test: (g, t) => {
    test(g, t.waiting.shift()!, t.bias ?? 0);
    return again('next');
  },
  skip: (_, t) => {
    t.waiting.shift();
    return again('next');
  },
});

function situationOf(g: LegioContext, id: number, leader: -1 | 0 | 1): ControlSituation {
  const { control, mood } = unitOf(g, id);
  const bentOn = mood === 'steady' ? 'nothing' : mood;
  return { grade: factsOf(g, id).kind.grade, controlled: control === 'free', bentOn, leader };
}

function test(g: LegioContext, id: number, leader: -1 | 0 | 1): void {
  const unit = unitOf(g, id);
  const prepared = prepareControl(situationOf(g, id, leader));
  const result = rollControl(prepared, g.dice, whoIs(g, id));
  g.tell?.({
    type: 'control',
    clauses: ['LG-CTL-1', 'LG-CTL-2'],
    unit: id,
    tally: prepared.tally,
    result,
    last: unit.last,
  });
  if (unit.mood !== 'steady' && !rallies(result)) return;
  if (unit.mood === 'routing') g.tell?.({ type: 'rallied', clauses: ['LG-AFT-5'], unit: id });
  unit.mood = 'steady';
  if (result === 'halts') unit.control = 'halts';
  else if (result === 'acts as wished') Object.assign(unit, { control: 'free', asWished: true });
  else unit.control = 'repeats';
}
