import { cornersOf, drawMap, HEX_WIDTH, mapSize, nameOf } from '@acies/hexes';
import { type KernelEvent, otherSide, SIDES, type Side } from '@acies/kernel';
import {
  type DrawWish,
  type LegendRow,
  type Paint,
  type Picture,
  type RosterUnit,
  type SceneTray,
  thrownInWords,
  type Weight,
} from '@acies/kernel/picture';
import {
  factsOf,
  hexName,
  isPresent,
  presentOf,
  type Setup,
  type Skirmish,
  type SkirmishEvent,
  settingOf,
  unitAt,
  unitsBeside,
  unitsLost,
} from './board.ts';
import { MEN, TROOPS } from './clauses.ts';
import { poseIn, reachOf } from './turn.ts';

const groundAt = (g: Skirmish, hex: number): string => (g.setting.woods[hex] ? 'woods' : 'open');

/** What there is to say of a unit, on the table or beside it. */
function traitsOf(g: Skirmish, id: number): SceneTray['pieces'][number] {
  const { name, side, type } = factsOf(g, id);
  const { men, acted } = g.board.units[id]!;
  const badges = men > 0 ? [] : [{ sign: '†', text: 'gone', tone: 'harm' } as const];
  return {
    id,
    label: `${type[0]}${id + 1}`,
    name,
    side,
    type,
    left: men,
    start: MEN,
    badges,
    leaders: [],
    isSpent: acted,
  };
}

/** How clients draw the table: shapes and words, no rule. */
export const picture: Picture<Skirmish> = {
  scene(g) {
    const { grid, woods, units } = g.setting;
    const lost = (side: Side) => g.setting.idsOf[side].filter((id) => !isPresent(g, id));
    return {
      ...mapSize(grid),
      measure: { name: 'hex', length: HEX_WIDTH },
      cells: woods.map((isWoods, id) => ({
        ...{ id, name: hexName(g, id), outline: cornersOf(grid, id), ground: groundAt(g, id) },
        about: isWoods ? 'Woods: closed to horse, one die less at who stands there' : 'Open',
      })),
      areas: [],
      pieces: units
        .filter(({ id }) => isPresent(g, id))
        .map(({ id }) => {
          const { hex } = g.board.units[id]!;
          return { ...traitsOf(g, id), ...poseIn(g, id, hex), cell: hex, files: 1, ranks: 1 };
        }),
      tokens: [],
      links: [],
      trays: SIDES.map((side) => ({ side, name: 'Lost', pieces: lost(side).map((id) => traitsOf(g, id)) })).filter(
        ({ pieces }) => pieces.length > 0,
      ),
    };
  },
  card(g, id) {
    const { name, side, type } = factsOf(g, id);
    const { hex, men, acted } = g.board.units[id]!;
    const { pace, dice } = TROOPS[type];
    const near = men > 0 ? unitsBeside(g, hex, otherSide(side)).map((enemy) => factsOf(g, enemy).name) : [];
    return {
      title: name,
      facts: [
        { name: 'Band', value: g.setup.armies[side].name },
        { name: 'Type', value: `${TROOPS[type].name}, ${pace} hexes, ${dice} dice` },
        { name: 'Men', value: `${men} of ${MEN}` },
        { name: 'Place', value: men > 0 ? `${hexName(g, hex)}, ${groundAt(g, hex)}` : 'gone' },
        { name: 'This turn', value: acted ? 'has acted' : 'has not acted' },
      ],
      relations: near.map((enemy) => `Beside ${enemy}`),
    };
  },
  overlays(g, id) {
    if (!isPresent(g, id)) return [];
    const cells = reachOf(g, id).slice(1);
    return cells.length === 0 ? [] : [{ kind: 'move', text: `Moves ${TROOPS[factsOf(g, id).type].pace} hexes`, cells }];
  },
};

export function draw(g: Skirmish, paint: Paint, _: DrawWish = { compact: false }): string {
  const text = (hex: number): string => {
    const id = unitAt(g, hex);
    if (id < 0) return g.setting.woods[hex] ? paint.ground('woods', '♣♣') : paint.ground('open', '·');
    const { side, type } = factsOf(g, id);
    return paint.side(side, `${type[0]}${g.board.units[id]!.men}`);
  };
  return drawMap(g.setting.grid, text, { cellWidth: 2, labels: true });
}

export const LEGEND: readonly LegendRow[] = [
  { sign: 'F4', means: 'foot with 4 men; H is horse' },
  { sign: '♣♣', ground: 'woods', means: 'woods' },
  { sign: '·', ground: 'open', means: 'open ground' },
];

export const roster = (g: Skirmish): RosterUnit[] =>
  g.setting.units.map(({ id, side, name, type }) => {
    const { hex, men } = g.board.units[id]!;
    return {
      side,
      name,
      type,
      place: men > 0 ? hexName(g, hex) : '',
      start: MEN,
      left: men,
      remark: men > 0 ? '' : 'gone',
    };
  });

export const status = (g: Skirmish): string[] => [
  `Turn ${Math.max(1, g.board.turn)} of ${g.setup.turns}`,
  ...SIDES.map(
    (side) => `${side}: ${g.setup.armies[side].name}, ${presentOf(g, side).length} units; lost ${unitsLost(g, side)}`,
  ),
];

export const strain = (g: Skirmish, side: Side): number =>
  Math.min(1, (2 * unitsLost(g, side)) / (g.setting.idsOf[side].length + 1));

export function tellInWords(setup: Setup, event: SkirmishEvent | KernelEvent): string {
  const { units, grid } = settingOf(setup);
  const name = (id: number): string => units[id]!.name;
  switch (event.type) {
    case 'choice':
      return '';
    case 'dice':
      return thrownInWords(event);
    case 'turn':
      return `Turn ${event.turn}: ${setup.armies[event.side].name}`;
    case 'moved':
      return `${name(event.unit)}: to ${nameOf(grid, event.to)}`;
    case 'struck':
      return `${name(event.unit)}: strikes ${name(event.at)} with ${event.tally.total}D6, ${event.hits === 1 ? '1 hit' : `${event.hits} hits`}`;
    case 'gone':
      return `${name(event.unit)}: gone`;
    case 'ended': {
      const { winner, reason } = event.result;
      return winner === null ? `Drawn: ${reason}` : `Victory for ${setup.armies[winner].name}: ${reason}`;
    }
  }
}

export function weigh({ type }: SkirmishEvent | KernelEvent): Weight {
  if (type === 'turn') return 'turn';
  return type === 'gone' || type === 'ended' ? 'key' : 'plain';
}
