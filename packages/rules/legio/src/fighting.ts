import { again, ask, type BySide, call, done, listed, otherSide, procedure, SIDES, type Side } from '@acies/kernel';
import type { Band } from '@acies/rules-disorder';
import { aftermath } from './aftermath.ts';
import { loseLeader } from './changes.ts';
import { rollCombat } from './combat.ts';
import { type CombatResult, type Engaged, resultOf } from './combat-results.ts';
import { type Combat, combatOf, combatsIn, leadChoices, supporterFor } from './combats.ts';
import { rollLeaderRisk } from './leader-risk.ts';
import type { Fought } from './settling.ts';
import { factsOf, isPresent, type LegioTable, leaderWith, nameOf, unitOf, whoIs } from './table.ts';

export interface Fighting {
  /** LG-CBT-7: units that have supported a combat this turn. */
  spent: number[];
  combats: Combat[];
  /** The next combat to throw for, and who leads on each side. */
  at: number;
  redLead?: number | undefined;
  blueLead?: number | undefined;
  results: Fought[];
}

const leadsFor = (side: Side) =>
  listed<LegioTable, Fighting, number>(side === 'red' ? 'red-lead' : 'blue-lead', {
    question: () => 'Several units fight one enemy with as many stands: which leads?',
    options(g, { combats, at }, out) {
      for (const id of leadChoices(g, combats[at]!, side)) out.add(id);
    },
    label: (g, _, choice) => nameOf(g, choice),
  });

export const redLeadDecision = leadsFor('red');
export const blueLeadDecision = leadsFor('blue');

/** LG-SEQ-4: all combats are thrown for, then each is settled; pursuers who meet new enemy fight again. */
export const fighting = procedure<LegioTable, Fighting>('fighting', {
  gather: (g, f) => {
    const fresh = g.board.contacts.filter((contact) => !contact.done);
    if (fresh.length === 0) return done(undefined);
    f.combats = combatsIn(g, fresh);
    g.board.contacts = g.board.contacts.map((contact) => ({ ...contact, done: true }));
    f.at = 0;
    f.results = [];
    return undefined;
  },
  red: (_, f) => (f.at === f.combats.length ? again('leaders') : ask('red', redLeadDecision, 'redLead')),
  blue: () => ask('blue', blueLeadDecision, 'blueLead'),
  throw: (g, f) => {
    f.results.push(fight(g, f, f.combats[f.at]!, { red: f.redLead!, blue: f.blueLead! }));
    f.at++;
    return again('red');
  },
  // LG-LDR-1: only once all have thrown, for combats are simultaneous and a leader’s death disorders others.
  leaders: (g, f) => {
    for (const { red, blue } of f.results) for (const id of [...red, ...blue]) risk(g, id);
  },
  settle: (_, f) => {
    const next = f.results.shift();
    return next ? call(aftermath, { ...next, waiting: [], chosen: [], pursuits: [] }) : again('gather');
  },
  more: () => again('settle'),
});

/** LG-CBT-1: both throw, and every unit on either side takes the result. */
function fight(g: LegioTable, f: Fighting, combat: Combat, leads: Readonly<BySide<number>>): Fought {
  const prepared = combatOf(g, combat, leads, f.spent);
  const backing = SIDES.flatMap((side) => supporterFor(g, leads[side], f.spent) ?? []);
  f.spent.push(...backing);
  const who = { red: whoIs(g, leads.red), blue: whoIs(g, leads.blue) };
  const { scores, bands } = rollCombat(prepared, g.dice, who);
  const { red, blue } = combat;
  g.tell?.({ type: 'combat', clauses: ['LG-CBT-1'], red, blue, tallies: prepared.tallies, scores, bands });
  const results = SIDES.flatMap((side) =>
    combat[side].map((id): [number, CombatResult] => [id, resultFor(g, combat, side, id, bands[side])]),
  );
  return { red: [...red], blue: [...blue], leads: { ...leads }, bands: { ...bands }, results };
}

function resultFor(g: LegioTable, combat: Combat, side: Side, id: number, band: Band): CombatResult {
  return resultOf(
    band,
    engaged(g, id),
    combat[otherSide(side)].map((enemy) => engaged(g, enemy)),
  );
}

const engaged = (g: LegioTable, id: number): Engaged => {
  const { formation, shaken, motion } = unitOf(g, id);
  return { unit: factsOf(g, id).kind, formation, shaken, motion };
};

/** LG-LDR-1: a leader with a unit in combat. */
function risk(g: LegioTable, id: number): void {
  const leader = leaderWith(g, id);
  if (!leader || !isPresent(g, id)) return;
  if (rollLeaderRisk('in combat', g.dice, { side: leader.side, unit: leader.name })) loseLeader(g, leader.id, id);
}
