import {
  again,
  ask,
  type BySide,
  bySide,
  call,
  done,
  listed,
  otherSide,
  procedure,
  SIDES,
  type Side,
} from '@acies/kernel';
import type { Band } from '@acies/rules-disorder';
import { type Contact, GONE } from '../../board/board.ts';
import { loseLeader } from '../../board/change.ts';
import {
  factsOf,
  isPresent,
  type LegioContext,
  leaderWith,
  motionOf,
  nameOf,
  unitOf,
  whoIs,
} from '../../board/look.ts';
import { rollLeaderRisk } from '../../sheet/chapters/leader-risk.ts';
import { rollCombat } from '../../sheet/combat/combat.ts';
import { type CombatResult, type Engaged, resultOf } from '../../sheet/combat/combat-results.ts';
import { aftermath } from './aftermath.ts';
import { shyAtBeasts } from './beasts.ts';
import { type Combat, combatOf, combatsIn, leadChoices, supporterFor } from './combats.ts';
import type { Fought } from './settling.ts';

export interface Fighting {
  /** LG-CBT-7: units that have supported a combat this turn. */
  spent: number[];
  combats: Combat[];
  /** The next combat to throw for, and who leads where several fight one enemy. */
  at: number;
  lead?: number | undefined;
  results: Fought[];
}

export const leadDecision = listed<LegioContext, Fighting, number>('lead', {
  question: () => 'Several units fight one enemy with as many stands: which leads?',
  options(g, f, out) {
    for (const id of leadChoices(g, f.combats[f.at]!, sideOfSeveral(f))) out.add(id);
  },
  label: (g, _, choice) => nameOf(g, choice),
  about: (g, f) => leadChoices(g, f.combats[f.at]!, sideOfSeveral(f)),
  shows: (_, f, choice) => ({ pieces: [choice], targets: f.combats[f.at]![otherSide(sideOfSeveral(f))] }),
});

/** LG-SEQ-4: all combats are thrown for, then all are settled; pursuers who meet new enemy fight again. */
export const fighting = procedure<LegioContext, Fighting>('fighting', {
  gather: (g, f) => {
    // LG-MOR-4: whoever has come near beasts since, in a charge or in pursuit.
    shyAtBeasts(g);
    const fresh = g.board.contacts.filter((contact) => !contact.done);
    if (fresh.length === 0) return done(undefined);
    f.combats = combatsIn(g, fresh);
    tellLeftOut(g, fresh, f.combats);
    g.board.contacts = g.board.contacts.map(({ attacker, defender, met }) => ({ attacker, defender, met, done: true }));
    f.at = 0;
    f.results = [];
    return undefined;
  },
  lead: (_, f) => (f.at === f.combats.length ? again('leaders') : ask(sideOfSeveral(f), leadDecision, 'lead')),
  throw: (g, f) => {
    const combat = f.combats[f.at]!;
    const leads = bySide((side) => (side === sideOfSeveral(f) ? f.lead! : combat[side][0]!));
    f.results.push(fight(g, f, combat, leads));
    f.at++;
    return again('lead');
  },
  // LG-LDR-1: only once all have thrown, for combats are simultaneous and a leader’s death disorders others.
  leaders: (g, f) => {
    for (const { red, blue } of f.results) for (const id of [...red, ...blue]) risk(g, id);
  },
  settle: (_, f) => {
    const fights = f.results;
    f.results = [];
    return call(aftermath, { fights, waiting: [], chosen: [], pursuits: [], backers: [] });
  },
  more: () => again('gather'),
});

/** LG-CBT-7 (R): who has come into contact with an enemy who fights others, and so fights nobody this time. */
function tellLeftOut(g: LegioContext, fresh: readonly Contact[], combats: readonly Combat[]): void {
  const fights = (id: number): boolean => combats.some(({ red, blue }) => red.includes(id) || blue.includes(id));
  for (const { attacker, defender } of fresh)
    for (const [unit, enemy] of [
      [attacker, defender],
      [defender, attacker],
    ] as const)
      if (!fights(unit)) g.tell?.({ type: 'left out', clauses: ['LG-CBT-7'], unit, enemy });
}

/** LG-CBT-7: the side of a combat that may have several units, since the other then has one. */
const sideOfSeveral = ({ combats, at }: Fighting): Side => (combats[at]!.red.length > 1 ? 'red' : 'blue');

/** LG-CBT-1: both throw, and every unit on either side takes the result. */
function fight(g: LegioContext, f: Fighting, combat: Combat, leads: Readonly<BySide<number>>): Fought {
  const prepared = combatOf(g, combat, leads, f.spent);
  const backers = bySide((side) => supporterFor(g, leads[side], f.spent) ?? GONE);
  f.spent.push(...SIDES.map((side) => backers[side]).filter((id) => id !== GONE));
  const who = { red: whoIs(g, leads.red), blue: whoIs(g, leads.blue) };
  const { scores, bands } = rollCombat(prepared, g.dice, who);
  const { red, blue } = combat;
  g.tell?.({ type: 'combat', clauses: ['LG-CBT-1'], red, blue, tallies: prepared.tallies, scores, bands });
  const results = SIDES.flatMap((side) =>
    combat[side].map((id): [number, CombatResult] => [id, resultFor(g, combat, side, id, bands[side])]),
  );
  return { red: [...red], blue: [...blue], leads: { ...leads }, bands: { ...bands }, backers, results };
}

function resultFor(g: LegioContext, combat: Combat, side: Side, id: number, band: Band): CombatResult {
  return resultOf(
    band,
    engaged(g, id),
    combat[otherSide(side)].map((enemy) => engaged(g, enemy)),
    g.setting.rulings,
  );
}

const engaged = (g: LegioContext, id: number): Engaged => {
  const { formation, shaken } = unitOf(g, id);
  return { unit: factsOf(g, id).kind, formation, shaken, motion: motionOf(g, id) };
};

/** LG-LDR-1: a leader with a unit in combat. */
function risk(g: LegioContext, id: number): void {
  const leader = leaderWith(g, id);
  if (!leader || !isPresent(g, id)) return;
  if (rollLeaderRisk('in combat', g.dice, { side: leader.side, unit: leader.name })) loseLeader(g, leader.id, id);
}
