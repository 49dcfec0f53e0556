import type { EventBase } from '@acies/kernel';
import type { LegendRow, RosterUnit, Weight } from '@acies/kernel/picture';
import { GONE } from '../board/board.ts';
import { type HexContext, isLocked, leaderWith, standOf } from '../board/look.ts';
import { nameDirection, nameHex } from '../board/names.ts';

export const LEGEND: readonly LegendRow[] = [
  { sign: 'Lg5→', means: 'a stand: its type, strength points left and facing (see: acies troops hex)' },
  { sign: '!', means: 'disordered' },
  { sign: '*', means: 'a leader rides with it (behind ! where both are so)' },
  { sign: 'x', means: 'in contact (behind ! and *); a narrow map has no marks: see units' },
  { sign: '·', ground: 'open', means: 'open ground' },
  { sign: '♣♣', ground: 'woods', means: 'woods' },
  { sign: ':::', ground: 'rough', means: 'fields or rough' },
  { sign: '^^^', ground: 'hill', means: 'hill, AAA a higher one' },
  { sign: '~~~', ground: 'water', means: 'stream' },
  { sign: '≈≈≈', ground: 'water', means: 'river, a larger stream' },
  { sign: '"~"', ground: 'swamp', means: 'swamp' },
  { sign: '⌂⌂', ground: 'village', means: 'village' },
  { sign: '###', ground: 'defences', means: 'defences; #^#, #⌂# and the like on what is between' },
];

/** Every stand, present or gone, and what there is to say of it. */
export const roster = (g: HexContext): RosterUnit[] =>
  g.setting.stands.map(({ id, side, name, type, class: troopClass, start }) => {
    const { sp, hex } = standOf(g, id);
    const gone = hex === GONE;
    return {
      side,
      name,
      type: `${type} ${troopClass}`,
      place: gone ? '' : placeWords(g, id),
      start,
      left: gone ? 0 : sp,
      remark: remarkOn(g, id),
    };
  });

/** Its hex and facing, and the terrain it stands on, which the drawn field hides. */
function placeWords(g: HexContext, id: number): string {
  const { hex, facing } = standOf(g, id);
  const { terrain, height, defences } = g.setting.places[hex]!;
  const under = [terrain === 'open' ? '' : terrain, height > 0 ? 'hill' : '', defences ? 'defences' : ''];
  return [`${nameHex(g, hex)} ${nameDirection(facing)}`, ...under].filter(Boolean).join(', ');
}

function remarkOn(g: HexContext, id: number): string {
  const { sp, hex, disordered, activated } = standOf(g, id);
  if (hex === GONE) return sp > 0 ? 'left the field' : 'destroyed';
  const leader = leaderWith(g, id);
  const rider = leader >= 0 ? `with ${g.setting.leaders[leader]!.name}` : '';
  const notes = [disordered && 'disordered', isLocked(g, id) && 'in contact', rider, activated && 'has acted'];
  return notes.filter(Boolean).join(', ');
}

/** The great moments of a battle: a stand or a leader lost, and its end. */
export function weigh({ type }: EventBase): Weight {
  if (type === 'turn') return 'turn';
  return type === 'destroyed' || type === 'leader lost' || type === 'ended' ? 'key' : 'plain';
}
