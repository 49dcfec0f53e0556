import { type Direction, directionToward, type Hex } from '@acies/hexes';
import { again, ask, call, done, listed, otherSide, type Procedure, procedure, type Side } from '@acies/kernel';
import { percent } from '@acies/kernel/odds';
import { face } from '../../board/change.ts';
import { isOver } from '../../board/ending.ts';
import { factsOf, type HexContext, hasInFront, isLocked, isPresent, sideOf, standOf } from '../../board/look.ts';
import { nameHex } from '../../board/names.ts';
import { orderChance } from '../../sheet/chapters/orders.ts';
import { charge } from '../charge/charge.ts';
import { type ChargePose, eachChargeAt, showCharge } from '../charge/charge-options.ts';
import { leftAfter, pathToPose } from '../moving/movement.ts';
import { showMove } from '../moving/shown-places.ts';
import { previewShot } from '../shooting/shooting.ts';
import { couldShootAt, shoot, whyNoShooting, whyNotAt } from '../shooting/shots.ts';
import { orderTestOf, testOrders } from './order-tests.ts';

/** A stand that has moved, and where it was before. */
interface Mover {
  readonly stand: number;
  readonly from: Hex;
}

export interface Opportunity {
  readonly movers: readonly Mover[];
  /** The stand that is being charged: it has its own response. */
  readonly except: number;
  taken?: OpportunityChoice | undefined;
}

export type OpportunityChoice =
  | { readonly do: 'none' }
  | { readonly do: 'shoot' | 'turn'; readonly stand: number; readonly target: number }
  | ({ readonly do: 'charge'; readonly stand: number } & ChargePose);

export const opportunityDecision = listed<HexContext, Opportunity, OpportunityChoice>('opportunity', {
  pass: { do: 'none' },
  question: (g, { movers }) => `Moved: ${factsOf(g, movers[0]!.stand).name}. Does a stand take its opportunity?`,
  options(g, { movers, except }, out, side) {
    out.add({ do: 'none' });
    for (const id of g.setting.idsOf[side]) {
      if (id === except || !mayReact(g, id)) continue;
      for (const mover of movers) {
        if (isPresent(g, mover.stand) && comesUpon(g, id, mover))
          addReactions(g, id, mover.stand, (choice) => out.add(choice));
      }
    }
  },
  label: (g, _, choice) => (choice.do === 'none' ? 'let it pass' : labelReaction(g, choice)),
  preview(g, _, choice) {
    if (choice.do === 'none') return undefined;
    const test = `order test ${percent(orderChance(orderTestOf(g, [choice.stand])))}`;
    return choice.do === 'shoot' ? `${test}; ${previewShot(g, choice.stand, choice.target)}` : test;
  },
  about: (g, { movers }) => movers.map(({ stand }) => stand).filter((id) => isPresent(g, id)),
  shows(g, _, choice) {
    if (choice.do === 'none') return {};
    const { stand, target } = choice;
    if (choice.do === 'charge') return showCharge(g, stand, choice);
    const turned = choice.do === 'turn' ? showMove(g, stand, [], facingToward(g, stand, target)) : { pieces: [stand] };
    return { ...turned, targets: [target] };
  },
});

const labelReaction = (g: HexContext, choice: Exclude<OpportunityChoice, { do: 'none' }>): string => {
  const verb = { shoot: 'shoots at', turn: 'turns to', charge: 'charges' }[choice.do];
  const from = choice.do === 'charge' ? ` from ${nameHex(g, choice.to)}` : '';
  return `${factsOf(g, choice.stand).name} ${verb} ${factsOf(g, choice.target).name}${from}`;
};

/** HX-SEQ-7, HX-SEQ-8: not yet activated, in order, out of contact, and not failed during this activation. */
const mayReact = (g: HexContext, id: number): boolean => {
  const stand = standOf(g, id);
  return isPresent(g, id) && !stand.activated && !stand.disordered && !isLocked(g, id) && !g.board.tried.includes(id);
};

/** Whether a mover has come into a stand's zone or range, where it was not before. */
function comesUpon(g: HexContext, id: number, { stand, from }: Mover): boolean {
  const { hex } = standOf(g, stand);
  if (hex === from) return false;
  const enters = (covers: (g: HexContext, id: number, hex: Hex) => boolean): boolean =>
    covers(g, id, hex) && !covers(g, id, from);
  return enters(hasInFront) || enters(couldShootAt);
}

function addReactions(g: HexContext, id: number, target: number, add: (choice: OpportunityChoice) => void): void {
  if (whyNoShooting(g, id) === undefined && whyNotAt(g, id, target) === undefined)
    add({ do: 'shoot', stand: id, target });
  if (facingToward(g, id, target) !== standOf(g, id).facing) add({ do: 'turn', stand: id, target });
  eachChargeAt(g, id, target, (pose) => add({ do: 'charge', stand: id, ...pose }));
}

const facingToward = (g: HexContext, id: number, target: number): Direction =>
  directionToward(g.setting.grid, standOf(g, id).hex, standOf(g, target).hex);

const reactingSide = (g: HexContext, { movers }: Opportunity): Side => otherSide(sideOf(g, movers[0]!.stand));

/** HX-SEQ-7: stands whose zone or range an enemy entered may act now, one after another. */
export const opportunity: Procedure<HexContext, Opportunity, void> = procedure('opportunity', {
  offer: (g, o) =>
    isOver(g) || !g.setting.rulings.opportunity
      ? done(undefined)
      : ask(reactingSide(g, o), opportunityDecision, 'taken'),
  take: (g, { taken }) => {
    if (taken!.do === 'none') return done(undefined);
    const { stand } = taken!;
    if (!testOrders(g, [stand], 'opportunity')) {
      g.board.tried.push(stand);
      return again('offer');
    }
    standOf(g, stand).activated = true;
    if (taken!.do === 'shoot') shoot(g, stand, taken!.target);
    if (taken!.do === 'turn') face(g, stand, facingToward(g, stand, taken!.target));
    if (taken!.do !== 'charge') return undefined;
    const { target, to, facing } = taken!;
    standOf(g, stand).bounds++;
    const left = leftAfter(g, stand, to, facing);
    return call(charge, { stand, target, path: pathToPose(g, stand, to, facing), facing, left });
  },
  more: () => again('offer'),
});
