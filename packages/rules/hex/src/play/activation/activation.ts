import { distance, type Hex, opposite } from '@acies/hexes';
import { again, ask, call, done, listed, procedure, type Signal } from '@acies/kernel';
import { reason } from '@acies/kernel/odds';
import { GONE } from '../../board/board.ts';
import { breakContacts, disorder, face } from '../../board/change.ts';
import { isOver } from '../../board/ending.ts';
import { factsOf, type HexContext, isLocked, isPresent, sideOf, standOf } from '../../board/look.ts';
import { hexesBack } from '../../sheet/troops.ts';
import { charge } from '../charge/charge.ts';
import { type BoundChoice, boundDecision, nameStands, previewTest, risksOrder } from '../moving/bounds.ts';
import { isOpenTo, leftAfter, pathToPose, straightBack, travel } from '../moving/movement.ts';
import { type MemberMarch, planMarch, stillTogether } from './groups.ts';
import { opportunity } from './opportunity.ts';
import { testOrders } from './order-tests.ts';

export interface Activation {
  stands: number[];
  /** Bounds made in this activation. */
  bound: number;
  /** The test for this bound failed (HX-SEQ-2). */
  failed?: boolean;
  action?: BoundChoice | undefined;
  more?: boolean | undefined;
  /** Where the stands were before the bound, for opportunity actions. */
  before?: Hex[];
  /** What is left of a march to carry out. */
  march?: MemberMarch[];
}

export const extraDecision = listed<HexContext, Activation, boolean>('extra-bound', {
  question: (g, { stands }) => `Shall ${nameStands(g, stands)} try another bound?`,
  options(_, __, out) {
    out.add(false);
    out.add(true);
  },
  label: (_, __, more) => (more ? 'try another bound (failed: no contact, disordered)' : 'no'),
  preview: (g, { stands }, more) => (more ? previewTest(g, stands) : undefined),
  about: (_, { stands }) => stands,
  shows: (_, { stands }) => ({ pieces: stands }),
});

type Next = Signal<Activation, void> | undefined;

/** HX-SEQ-1: one bound and, after an order test each, more. */
export const activation = procedure<HexContext, Activation>('activation', {
  begin: (g, a) => {
    for (const id of a.stands) standOf(g, id).activated = true;
    g.board.tried = [];
    g.tell?.({ type: 'activated', clauses: ['HX-SEQ-1'], stands: [...a.stands] });
  },
  choose: (g, a) => ask(sideOf(g, a.stands[0]!), boundDecision, 'action'),
  act: (g, a) => {
    a.before = a.stands.map((id) => standOf(g, id).hex);
    a.bound++;
    return act(g, a, a.action!);
  },
  // A group's march is carried out member by member, since each charge may be answered.
  march: (g, a) => (a.march && a.march.length > 0 && !isOver(g) ? marchOne(g, a) : undefined),
  marched: (g, a) => (a.march && a.march.length > 0 && !isOver(g) ? again('march') : undefined),
  react: (g, a) => {
    const movers = a.stands
      .map((stand, i) => ({ stand, from: a.before![i]! }))
      .filter(({ stand, from }) => isPresent(g, stand) && standOf(g, stand).hex !== from && !standOf(g, stand).charged);
    return movers.length > 0 ? call(opportunity, { movers, except: GONE }) : undefined;
  },
  finish: (g, a) => {
    if (a.failed)
      for (const id of a.stands) if (isPresent(g, id)) disorder(g, id, reason('HX-SEQ-2', 'failed order test'));
    a.stands = goingOn(g, a.stands);
    return a.failed || isOver(g) || !mayGoOn(g, a)
      ? done(undefined)
      : ask(sideOf(g, a.stands[0]!), extraDecision, 'more');
  },
  test: (g, a) => {
    if (!a.more) return done(undefined);
    a.failed = !testOrders(g, a.stands, 'another bound');
    return again('choose');
  },
});

/** Who of an activation could make another bound. */
const goingOn = (g: HexContext, stands: number[]): number[] =>
  stands.length > 1 ? stillTogether(g, stands) : stands.filter((id) => isPresent(g, id) && !isLocked(g, id));

/** HX-SEQ-8: no extra bounds for the disordered; nor after a bound that was not a move. */
const mayGoOn = (g: HexContext, { stands, action }: Activation): boolean =>
  stands.length > 0 &&
  (action!.do === 'move' || action!.do === 'march') &&
  stands.every((id) => !standOf(g, id).disordered && !standOf(g, id).charged);

function act(g: HexContext, a: Activation, action: BoundChoice): Next {
  const id = a.stands[0]!;
  switch (action.do) {
    case 'hold':
      return undefined;
    case 'recover':
      recover(g, id);
      return undefined;
    case 'leave':
      leave(g, id);
      return undefined;
    case 'about-face':
      riskOrder(g, id, 'about-face', a.failed === true);
      countBound(g, a);
      face(g, id, opposite(standOf(g, id).facing));
      return undefined;
    case 'step-back':
      riskOrder(g, id, 'step-back', a.failed === true);
      countBound(g, a);
      goBack(g, id, 1, 'step back');
      return undefined;
    case 'move':
      countBound(g, a);
      move(g, id, action.to, action.facing);
      return undefined;
    case 'charge':
      countBound(g, a);
      return call(charge, {
        stand: id,
        target: action.target,
        path: pathToPose(g, id, action.to, action.facing),
        facing: action.facing,
        left: leftAfter(g, id, action.to, action.facing),
      });
    case 'march':
      countBound(g, a);
      a.march = planMarch(g, a.stands, action)!;
      return undefined;
  }
}

/** HX-ORD-2: a bound taken tells in later tests; its own test, where it has one, comes before. */
function countBound(g: HexContext, { stands }: Activation): void {
  for (const id of stands) standOf(g, id).bounds++;
}

/** HX-SEQ-8: an order test in place of movement. */
function recover(g: HexContext, id: number): void {
  if (!testOrders(g, [id], 'recovery')) return;
  standOf(g, id).disordered = false;
  g.tell?.({ type: 'recovered', clauses: ['HX-SEQ-8'], stand: id });
}

/** HX-MEL-6: to leave a melee takes an order test; mounted, Sk and LI get 2H away, others 1H. */
function leave(g: HexContext, id: number): void {
  if (!testOrders(g, [id], 'breaking off')) return;
  standOf(g, id).bounds++;
  breakContacts(g, id);
  goBack(g, id, hexesBack(factsOf(g, id).family), 'leave');
}

/** HX-SEQ-4: order test or disordered. */
function riskOrder(g: HexContext, id: number, action: 'about-face' | 'step-back', failed: boolean): void {
  if (!risksOrder(g, id, action, failed)) return;
  const purpose = action === 'step-back' ? 'stepping back' : action;
  if (!testOrders(g, [id], purpose)) disorder(g, id, reason('HX-SEQ-4', purpose));
}

function goBack(g: HexContext, id: number, hexes: number, how: 'leave' | 'step back'): void {
  const { facing } = standOf(g, id);
  for (const behind of straightBack(g, id, hexes)) travel(g, id, [behind], facing, how);
}

function move(g: HexContext, id: number, to: Hex, facing: Parameters<typeof face>[2]): void {
  const { hex } = standOf(g, id);
  if (to === hex) face(g, id, facing);
  else travel(g, id, pathToPose(g, id, to, facing), facing, 'move');
}

/** Whether a member's target is still where its charge would meet it, and has not gone before another's. */
const stillMeets = (g: HexContext, end: Hex, target: number): boolean =>
  distance(g.setting.grid, end, standOf(g, target).hex) === 1;

function marchOne(g: HexContext, a: Activation): Next {
  const { stand, path, facing, target, left } = a.march!.shift()!;
  if (!isPresent(g, stand)) return undefined;
  if (target !== GONE && isPresent(g, target) && stillMeets(g, path.at(-1) ?? standOf(g, stand).hex, target))
    return call(charge, { stand, target, path: [...path], facing, left });
  const start = standOf(g, stand).hex;
  const free: Hex[] = [];
  for (const hex of path) {
    if (!isOpenTo(g, stand, free.at(-1) ?? start, hex, start)) break;
    free.push(hex);
  }
  if (free.length > 0) travel(g, stand, free, facing, 'move');
  else face(g, stand, facing);
  return undefined;
}
