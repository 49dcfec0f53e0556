import type { EventBase, LegendRow, RosterUnit, Weight } from '@acies/kernel';
import { GONE } from './board.ts';
import type { UnitFacts } from './field.ts';
import { DESTROYED_WITH } from './markers.ts';
import { poseWords } from './report.ts';
import { type ClockTable, isInContact, leaderWith, unitOf } from './table.ts';
import { traitWords } from './traits.ts';

export const LEGEND: readonly LegendRow[] = [
  {
    sign: 'Pi↑1*',
    means: 'a unit: its type, heading, DMZ if it has any, and * for a leader (see: acies troops clock)',
  },
  { sign: '·', means: 'the rest of a unit’s base' },
  { sign: '^', ground: 'hill', means: 'hill' },
  { sign: ':', ground: 'rough', means: 'rough going' },
  { sign: '♣', ground: 'woods', means: 'dense woods' },
  { sign: '~', ground: 'water', means: 'stream' },
  { sign: '#', ground: 'defences', means: 'prohibited ground' },
  { sign: '0 6 12', means: 'inches from the left and from the top' },
];

/** Every unit, present or gone. A unit has as many lives as DMZ destroy it. */
export const roster = (g: ClockTable): RosterUnit[] =>
  g.field.units.map((facts) => {
    const unit = unitOf(g, facts.id);
    const there = unit.where === 'table';
    return {
      side: facts.side,
      name: `${facts.name} (${facts.key})`,
      type: typeWords(facts),
      place: there ? poseWords(unit) : '',
      start: DESTROYED_WITH,
      left: unit.where === 'gone' ? 0 : DESTROYED_WITH - unit.dmz,
      remark: remarkOn(g, facts),
    };
  });

function typeWords({ kind }: UnitFacts): string {
  const grades = [
    kind.combat === 'plain' ? '' : `${kind.combat} in combat`,
    kind.rally === 'plain' ? '' : `${kind.rally} at rallying`,
  ];
  return [kind.type, ...grades, ...traitWords(kind)].filter(Boolean).join(', ');
}

const ELSEWHERE = { gone: 'destroyed', ambush: 'in ambush', unplaced: 'not yet deployed', table: '' } as const;

function remarkOn(g: ClockTable, { id }: UnitFacts): string {
  const { where, ordered, daunted } = unitOf(g, id);
  if (where !== 'table') return ELSEWHERE[where];
  const leader = leaderWith(g, id);
  const notes = [
    isInContact(g, id) && 'in contact',
    leader && `with ${leader.name}`,
    daunted ? 'did not dare to charge' : ordered && 'has had its order',
  ];
  return notes.filter(Boolean).join(', ');
}

/** The great moments of a battle: a unit or a leader lost, a clock going down, and its end. */
export function weigh(event: EventBase): Weight {
  if (event.type === 'half turn') return 'turn';
  if (event.type === 'leader') return (event as EventBase & { to: number }).to === GONE ? 'key' : 'plain';
  return event.type === 'destroyed' || event.type === 'clock' || event.type === 'ended' ? 'key' : 'plain';
}
