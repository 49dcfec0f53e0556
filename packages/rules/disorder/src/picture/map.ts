import { BadInput } from '@acies/kernel';
import type { DrawWish, Paint } from '@acies/kernel/picture';
import { drawMap, drawMapAt, type Mark, type Point, placeOnMap, type TableMap, unitLabels } from '@acies/table';
import { type BlockTable, boxOf, isPresent, unitOf } from '../board/block-table.ts';

/** How a sheet has its table drawn: in what lengths, and with what signs. */
interface MapWords<G> extends Pick<TableMap, 'unit' | 'units' | 'example' | 'near' | 'rules'> {
  typeOf(g: G, id: number): string;
  isLed(g: G, id: number): boolean;
  groundAt(g: G, at: Point, paint: Paint): string;
}

/** Columns and lines round the map, for its rulers. */
const MARGIN = 5;

/** The table as a map of characters with rulers: all of it, or a part drawn large, round a unit or a place. */
export function mapsIn<G extends BlockTable>(words: MapWords<G>) {
  const mapOf = (g: G, paint: Paint): TableMap => {
    const { unit, units, example, near, rules } = words;
    const boxIf = (id: number) => (isPresent(g, id) ? boxOf(g, id) : undefined);
    return {
      ...{ table: g.setting.table, unit, units, example, margin: MARGIN, near, rules },
      marks: g.setting.units.filter(({ id }) => isPresent(g, id)).map(({ id }) => markOf(words, g, id, paint)),
      named: g.setting.units.map(({ id, key, name }) => ({ key, name, box: boxIf(id) })),
      groundAt: (at) => words.groundAt(g, at, paint),
    };
  };
  const draw = (g: G, paint: Paint, wish?: DrawWish): string => drawMap(mapOf(g, paint), paint.dim, wish);
  function drawAt(g: G, paint: Paint, place: string, wish?: DrawWish): string {
    const map = mapOf(g, paint);
    const middle = placeOnMap(map, place);
    if (typeof middle === 'string') throw new BadInput(middle);
    return drawMapAt(map, paint.dim, middle, wish);
  }
  return { draw, drawAt };
}

/** A unit is its id, or as much of it as there is room for, or a letter of its type; its heading, its DPs; * a leader. */
function markOf<G extends BlockTable>({ typeOf, isLed }: MapWords<G>, g: G, id: number, paint: Paint): Mark {
  const { side, key } = g.setting.units[id]!;
  const { heading, dp, mood } = unitOf(g, id);
  const extra = `${dp > 0 ? dp : ''}${mood === 'routing' ? '!' : ''}${isLed(g, id) ? '*' : ''}`;
  const texts = unitLabels(key, typeOf(g, id), heading, extra);
  return { box: boxOf(g, id), texts, fill: '·', paint: (text) => paint.side(side, text) };
}
