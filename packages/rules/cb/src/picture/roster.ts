import type { KernelEvent } from '@acies/kernel';
import type { LegendRow, RosterUnit, Weight } from '@acies/kernel/picture';
import type { CbEvent } from '../board/events.ts';
import { type CbContext, isInContact, leaderWith, nameOf, unitOf } from '../board/look.ts';
import type { UnitFacts } from '../board/setting.ts';
import { orderOf } from '../play/command/obeying.ts';
import { orderWords } from '../play/command/ordering.ts';
import { TROOPS } from '../sheet/troops.ts';
import { poseWords } from './report.ts';

export const LEGEND: readonly LegendRow[] = [
  {
    sign: 'has1↑2*',
    means:
      'a unit: its id, heading, DPs if it has any, ! in rout, * with a leader; less of it where there is no room, as h1↑',
  },
  { sign: '·', means: 'the rest of a unit' },
  { sign: '^', ground: 'hill', means: 'hill' },
  { sign: '♣', ground: 'woods', means: 'difficult ground' },
  { sign: ':', ground: 'defences', means: 'obstacle' },
  { sign: '~', ground: 'water', means: 'major obstacle' },
  { sign: '=', ground: 'defences', means: 'fortification' },
  { sign: '-', ground: 'road', means: 'gap: a gate, ford or bridge' },
  { sign: '%', ground: 'road', means: 'camp' },
  { sign: '#', ground: 'defences', means: 'impassable ground' },
  {
    sign: '0 5',
    means: 'javelin throws from the left and from the top; a unit is at x, y where the middle of its front edge is',
  },
];

/** Every unit, present or gone; its strength is its stands. */
export const roster = (g: CbContext): RosterUnit[] => g.setting.units.map((facts) => rosterUnit(g, facts));

/** What is not usual for its class. */
export function traitsOf({ type, morale, armoured, weapon, combat, breed, legion }: UnitFacts['kind']): string[] {
  const usual = TROOPS[type];
  return [
    `${morale} morale`,
    ...(armoured ? ['armoured'] : []),
    ...(weapon !== 'none' && weapon !== 'engine' ? [weapon] : []),
    ...(combat === usual.combat ? [] : [`factor ${combat}`]),
    ...(type === 'El' ? [breed === 'indian' ? 'Indian' : 'African'] : []),
    ...(legion === undefined ? [] : [legion]),
  ];
}

function rosterUnit(g: CbContext, facts: UnitFacts): RosterUnit {
  const unit = unitOf(g, facts.id);
  const there = unit.where === 'table';
  return {
    side: facts.side,
    name: `${facts.name} (${facts.key})`,
    type: [`${facts.kind.type} ${facts.kind.grade}`, ...traitsOf(facts.kind)].join(', '),
    place: there ? poseWords(unit) : '',
    start: facts.stands,
    left: there ? Math.max(0, facts.stands - unit.casualties) : 0,
    remark: there ? remarkOn(g, facts.id) : 'gone',
  };
}

function remarkOn(g: CbContext, id: number): string {
  const { dp, shaken, formation, mood, rallies } = unitOf(g, id);
  const leader = leaderWith(g, id);
  const notes = [
    formation,
    `to ${orderWords((unit) => nameOf(g, unit), orderOf(g, id))}`,
    dp > 0 && `${dp} DP`,
    shaken && 'shaken',
    rallies && 'rallying',
    mood !== 'steady' && mood,
    isInContact(g, id) && 'in contact',
    leader && `with ${leader.name}`,
  ];
  return notes.filter(Boolean).join(', ');
}

/** The great moments of a battle: a unit broken or gone, a leader lost, and its end. */
export function weigh(event: CbEvent | KernelEvent): Weight {
  if (event.type === 'turn') return 'turn';
  if (event.type === 'leader') return event.fate === 'killed' || event.fate === 'lost' ? 'key' : 'plain';
  return event.type === 'destroyed' || event.type === 'broken' || event.type === 'ended' ? 'key' : 'plain';
}
