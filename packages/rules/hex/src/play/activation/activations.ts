import { again, ask, call, done, type Exclusion, listed, otherSide, procedure, type Side } from '@acies/kernel';
import { reason } from '@acies/kernel/odds';
import { isOver } from '../../board/ending.ts';
import { factsOf, type HexContext, isPresent, standOf } from '../../board/look.ts';
import { nameHex } from '../../board/names.ts';
import { nameStands } from '../moving/bounds.ts';
import { wayOver } from '../moving/shown-places.ts';
import { activation } from './activation.ts';
import { eachGroup } from './groups.ts';
import { eachRide, ride } from './leaders.ts';

export type ActivateChoice =
  | { readonly do: 'activate'; readonly stands: readonly number[] }
  | { readonly do: 'ride'; readonly leader: number; readonly to: number }
  | { readonly do: 'pass' };

export interface Activations {
  side: Side;
  chosen?: ActivateChoice | undefined;
}

const isReady = (g: HexContext, id: number): boolean => isPresent(g, id) && !standOf(g, id).activated;

export const activateDecision = listed<HexContext, Activations, ActivateChoice>('activate', {
  pass: { do: 'pass' },
  question: () => 'Which stand or group acts next?',
  options(g, _, out, side) {
    for (const id of g.setting.idsOf[side]) if (isReady(g, id)) out.add({ do: 'activate', stands: [id] });
    eachGroup(g, side, (stands) => out.add({ do: 'activate', stands }));
    eachRide(g, side, (leader, to) => out.add({ do: 'ride', leader, to }));
    out.add({ do: 'pass' });
  },
  label(g, _, choice) {
    if (choice.do === 'pass') return 'pass: no more activations this turn';
    if (choice.do === 'ride') return `${g.setting.leaders[choice.leader]!.name} rides to ${factsOf(g, choice.to).name}`;
    const where = choice.stands.length === 1 ? ` at ${nameHex(g, standOf(g, choice.stands[0]!).hex)}` : '';
    return `${nameStands(g, choice.stands)}${where}`;
  },
  excluded: (g, _, side) =>
    g.setting.idsOf[side]
      .filter((id) => isPresent(g, id) && standOf(g, id).activated)
      .map(
        (id): Exclusion => ({ what: factsOf(g, id).name, ...reason('HX-SEQ-1', 'it has been activated this turn') }),
      ),
  shows(g, _, choice) {
    if (choice.do === 'pass') return {};
    if (choice.do === 'activate') return { pieces: choice.stands };
    const { stand } = g.board.leaders[choice.leader]!;
    return { pieces: [stand], targets: [choice.to], way: wayOver(g, stand, [standOf(g, choice.to).hex]) };
  },
});

const canAct = (g: HexContext, side: Side): boolean =>
  !g.board.passed[side] && g.setting.idsOf[side].some((id) => isReady(g, id));

/** HX-SEQ-1: the sides alternate until neither has anyone left to activate, or both have passed. */
export const activations = procedure<HexContext, Activations>('activations', {
  choose: (g, a) => {
    if (isOver(g)) return done(undefined);
    if (!canAct(g, a.side)) {
      a.side = otherSide(a.side);
      if (!canAct(g, a.side)) return done(undefined);
    }
    return ask(a.side, activateDecision, 'chosen');
  },
  act: (g, { side, chosen }) => {
    if (chosen!.do === 'activate') return call(activation, { stands: [...chosen!.stands], bound: 0 });
    if (chosen!.do === 'ride') {
      ride(g, chosen!.leader, chosen!.to);
      return again('choose');
    }
    g.board.passed[side] = true;
    g.tell?.({ type: 'passed', clauses: ['HX-SEQ-1'], side });
    return undefined;
  },
  handOver: (_, a) => {
    a.side = otherSide(a.side);
    return again('choose');
  },
});
