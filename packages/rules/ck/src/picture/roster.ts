import type { EventBase } from '@acies/kernel';
import type { LegendRow, RosterUnit, Weight } from '@acies/kernel/picture';
import { type CkContext, generalIn, unitOf, zoneWords } from '../board/look.ts';
import { GONE, IN_RESERVE, ON_LEFT, ON_RIGHT, UNPLACED } from '../board/places.ts';
import type { UnitFacts } from '../board/setting.ts';
import { LEFT, RIGHT } from '../board/setup.ts';
import { HALVES } from '../sheet/troops.ts';
import { typeWords } from '../sheet/unit-words.ts';

export const LEGEND: readonly LegendRow[] = [
  { sign: 'CO2½', means: 'a unit: its type and the bases it has left (see: acies troops ck)' },
  { sign: '+', means: 'behind a unit: it has a winning marker' },
  { sign: '!', means: 'behind a unit: it may neither move nor assault this turn' },
  { sign: '*', means: 'a general is in the zone' },
  { sign: 'x3', means: 'three casualty markers in the zone' },
  { sign: '^^^', ground: 'hill', means: 'gentle hill' },
  { sign: '▲▲▲', ground: 'hill', means: 'steep hill' },
  { sign: ':::', ground: 'rough', means: 'rough ground' },
  { sign: '♣♣', ground: 'woods', means: 'woods' },
  { sign: '"~"', ground: 'swamp', means: 'marsh' },
  { sign: '≈≈≈', ground: 'water', means: 'river' },
];

/** Every unit, present or gone, and what there is to say of it. */
export const roster = (g: CkContext): RosterUnit[] =>
  g.setting.units.map((facts) => {
    const { halves, zone } = unitOf(g, facts.id);
    return {
      side: facts.side,
      name: facts.name,
      type: typeWords(facts),
      place: zone >= 0 ? zoneWords(g, zone) : '',
      start: facts.start / HALVES,
      left: halves / HALVES,
      remark: remarkOn(g, facts),
    };
  });

/** Where a unit is that stands in no zone. */
export const elsewhereWords = (place: number): string => ELSEWHERE[place]!;

const ELSEWHERE: Readonly<Record<number, string>> = {
  [GONE]: 'destroyed',
  [IN_RESERVE]: 'in reserve',
  [ON_LEFT]: `marching round the ${LEFT}`,
  [ON_RIGHT]: `marching round the ${RIGHT}`,
  [UNPLACED]: 'not yet deployed',
};

function remarkOn(g: CkContext, { id, side }: UnitFacts): string {
  const { zone, winning, held, silent, moved } = unitOf(g, id);
  if (zone < 0) return ELSEWHERE[zone]!;
  const general = generalIn(g, zone, side);
  const notes = [
    winning && 'winning',
    held && 'may not move or assault',
    silent && 'may not shoot',
    general && `${general.name} in the zone`,
    moved && 'has moved',
  ];
  return notes.filter(Boolean).join(', ');
}

/** The great moments of a battle: a unit or a general lost, and its end. */
export function weigh({ type }: EventBase): Weight {
  if (type === 'turn') return 'turn';
  return type === 'destroyed' || type === 'general lost' || type === 'ended' ? 'key' : 'plain';
}
