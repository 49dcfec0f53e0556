import type { KernelEvent, Side } from '@acies/kernel';
import type { LegendRow, RosterUnit, Weight } from '@acies/kernel/picture';
import { INCH, inUnits } from '@acies/table';
import { GONE } from '../board/board.ts';
import type { ClockEvent } from '../board/events.ts';
import { type ClockContext, countOf, isInContact, leaderWith, unitOf } from '../board/look.ts';
import type { UnitFacts } from '../board/setting.ts';
import { DESTROYED_WITH } from '../sheet/markers.ts';
import { traitWords } from '../sheet/traits.ts';
import { poseWords } from './report.ts';

export const LEGEND: readonly LegendRow[] = [
  {
    sign: 'pik1↑2*',
    means:
      'a unit: its id, heading, DMZ if it has any, and * for a leader; where there is no room its type (Pi↑2*), or less',
  },
  { sign: '·', means: 'the rest of a unit’s base' },
  { sign: '^', ground: 'hill', means: 'hill' },
  { sign: ':', ground: 'rough', means: 'rough going' },
  { sign: '♣', ground: 'woods', means: 'dense woods' },
  { sign: '~', ground: 'water', means: 'stream' },
  { sign: '#', ground: 'defences', means: 'prohibited ground' },
  {
    sign: '0 6 12',
    means: 'inches from the left and from the top; a unit is at x, y where the middle of its front edge is',
  },
  { sign: '↑ → 192°', means: 'headings: 0 degrees is up the map, 90 to the right' },
  { sign: 'map ele1', means: 'draws the table large round a unit, “map 30 12” round a place, with every id' },
];

/** Every unit, present or gone, but not the ambush of the viewer's enemy (MC-ORD-3); its strength is the DMZ that it can still take before one destroys it. */
export const roster = (g: ClockContext, viewer?: Side): RosterUnit[] =>
  g.setting.units
    .filter(({ id, side }) => viewer === undefined || side === viewer || unitOf(g, id).where !== 'ambush')
    .map((facts) => rosterUnit(g, facts));

function rosterUnit(g: ClockContext, facts: UnitFacts): RosterUnit {
  const unit = unitOf(g, facts.id);
  const there = unit.where === 'table';
  return {
    side: facts.side,
    name: `${facts.name} (${facts.key})`,
    type: typeWords(facts),
    place: there ? poseWords(unit) : '',
    start: DESTROYED_WITH,
    left: unit.where === 'gone' ? 0 : DESTROYED_WITH - unit.dmz,
    state: unit.where === 'gone' ? '' : unit.dmz > 0 ? `${unit.dmz} DMZ` : 'no DMZ',
    remark: remarkOn(g, facts),
  };
}

/** What units have lost: those destroyed, and the DMZ of the others. */
export function lossWords(units: readonly RosterUnit[]): string {
  const gone = units.filter(({ left }) => left === 0).length;
  const dmz = units.reduce((sum, { start, left }) => sum + (left === 0 ? 0 : start - left), 0);
  return `${countOf(gone, 'unit')}${dmz > 0 ? `, and the others have ${dmz} DMZ` : ''}`;
}

function typeWords({ kind, range }: UnitFacts): string {
  const grades = [
    kind.combat === 'plain' ? '' : `${kind.combat} in combat`,
    kind.rally === 'plain' ? '' : `${kind.rally} at rallying`,
  ];
  const missiles = range > 0 ? `${kind.missiles} ${inUnits(range, INCH)} inches` : '';
  return [kind.type, missiles, ...grades, ...traitWords(kind)].filter(Boolean).join(', ');
}

const ELSEWHERE = { gone: 'destroyed', ambush: 'in ambush', unplaced: 'not yet deployed', table: '' } as const;

function remarkOn(g: ClockContext, { id }: UnitFacts): string {
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
export function weigh(event: ClockEvent | KernelEvent): Weight {
  if (event.type === 'half turn') return 'turn';
  if (event.type === 'leader') return event.to === GONE ? 'key' : 'plain';
  return event.type === 'destroyed' || event.type === 'clock' || event.type === 'ended' ? 'key' : 'plain';
}
