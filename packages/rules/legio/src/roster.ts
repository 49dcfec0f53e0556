import type { KernelEvent, LegendRow, RosterUnit, Weight } from '@acies/kernel';
import type { LegioEvent } from './events.ts';
import type { UnitFacts } from './field.ts';
import { poseWords } from './report.ts';
import { isInContact, type LegioTable, leaderWith, unitOf } from './table.ts';
import { TRAITS } from './troops.ts';

export const LEGEND: readonly LegendRow[] = [
  {
    sign: 'leg1↑2*',
    means: 'a unit: its id, heading, DPs if it has any, ! in rout, * with a leader; less where there is no room',
  },
  { sign: '·', means: 'the rest of a unit' },
  { sign: '^', ground: 'hill', means: 'hill' },
  { sign: '♣', ground: 'woods', means: 'difficult ground' },
  { sign: '~', ground: 'water', means: 'major obstacle' },
  { sign: '=', ground: 'defences', means: 'fortification' },
  { sign: '#', ground: 'defences', means: 'impassable ground' },
  { sign: '-', ground: 'road', means: 'road' },
  {
    sign: '0 100',
    means: 'paces from the left and from the top; a unit is at x, y where the middle of its front edge is',
  },
];

/** Every unit, present or gone; its strength is its stands. */
export const roster = (g: LegioTable): RosterUnit[] => g.field.units.map((facts) => rosterUnit(g, facts));

function rosterUnit(g: LegioTable, facts: UnitFacts): RosterUnit {
  const unit = unitOf(g, facts.id);
  const there = unit.where === 'table';
  return {
    side: facts.side,
    name: `${facts.name} (${facts.key})`,
    type: [`${facts.kind.type} ${facts.kind.grade}`, ...TRAITS.filter((trait) => facts.kind[trait])].join(', '),
    place: there ? poseWords(unit) : '',
    start: facts.stands,
    left: there ? Math.max(0, facts.stands - unit.casualties) : 0,
    remark: there ? remarkOn(g, facts.id) : 'gone',
  };
}

function remarkOn(g: LegioTable, id: number): string {
  const { dp, shaken, formation, mood, halted } = unitOf(g, id);
  const leader = leaderWith(g, id);
  const notes = [
    formation,
    dp > 0 && `${dp} DP`,
    shaken && 'shaken',
    mood !== 'steady' && mood,
    halted && 'halted',
    isInContact(g, id) && 'in contact',
    leader && `with ${leader.name}`,
  ];
  return notes.filter(Boolean).join(', ');
}

/** The great moments of a battle: a unit broken or gone, a leader lost, and its end. */
export function weigh(event: LegioEvent | KernelEvent): Weight {
  if (event.type === 'turn') return 'turn';
  if (event.type === 'leader') return event.fate === 'killed' ? 'key' : 'plain';
  return event.type === 'destroyed' || event.type === 'broken' || event.type === 'ended' ? 'key' : 'plain';
}
