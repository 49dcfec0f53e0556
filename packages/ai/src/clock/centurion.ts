import { type ClockTable, type Firing, isInContact, unitOf } from '@acies/rules-clock';
import { considered, type Judges } from '../judges.ts';
import type { Turn, Weighed } from '../player.ts';
import { dressWorth } from './dressing.ts';
import { weighOrders } from './ordering.ts';
import { fireWorth, worthOf } from './worth.ts';

/** The battle's own drawing up is as good as any. */
function weighDeployments(turn: Turn): Weighed[] {
  const [first = turn.sample(), ...others] = turn.suggestions();
  return [{ choice: first, worth: 1 }, ...others.map((choice) => ({ choice, worth: 0 }))];
}

const fireChoiceWorth = ({ g, locals }: Turn<ClockTable, Firing>, target: number): number => {
  const together = locals.aims.filter(([, at]) => at === target).map(([by]) => by);
  const before = together.length > 0 ? fireWorth(g, together, target) : 0;
  return fireWorth(g, [...together, locals.waiting[0]!], target) - before;
};

/** A winner that stays keeps its place in line, and so its support: who went on lost more than he gained in trials. */
const advanceWorth = (_: Turn<ClockTable>, advances: boolean): number => (advances ? 0 : 1);

/** A leader flees to sound troops out of the fight. */
const refugeWorth = ({ g }: Turn<ClockTable>, to: number): number =>
  worthOf(g, to) - unitOf(g, to).dmz - (isInContact(g, to) ? 2 : 0);

const JUDGES = {
  'deploys-first': (_: Turn<ClockTable>, first: boolean) => (first ? 0 : 1),
  'moves-first': (_: Turn<ClockTable>, first: boolean) => (first ? 1 : 0),
  fire: fireChoiceWorth,
  dress: dressWorth,
  advance: advanceWorth,
  escape: refugeWorth,
} as Judges<ClockTable>;

const LOOKS_AT = {
  deploy: 'the first place that is suggested',
  'deploys-first': 'who sees the other drawn up',
  'moves-first': 'who strikes first',
  fire: 'exact odds of the shots, with those who shoot at the same',
  dress: 'the ground, the facing, who is near, and the charges to come',
  advance: 'the place in line, and its support',
  escape: 'sound troops out of the fight',
};

/** The considered player: charges by exact odds, and moves that bring the right troops up facing the enemy. */
export const centurion = considered({
  name: 'centurion',
  about: 'charges by exact odds, and brings the right troops up facing the enemy',
  judges: JUDGES,
  whole: { order: (turn) => weighOrders(turn as Turn<ClockTable>), deploy: weighDeployments },
  looksAt: LOOKS_AT,
});
