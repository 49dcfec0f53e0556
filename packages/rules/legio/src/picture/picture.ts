import { otherSide, SIDES } from '@acies/kernel';
import type { Badge, Picture, Scene, SceneLink, SceneToken } from '@acies/kernel/picture';
import { areasFrom, badgeIf, disorderBadges, goneBadge, type PicturedUnit, sceneOf } from '@acies/rules-disorder';
import { peakOf } from '@acies/table';
import type { Control } from '../board/board.ts';
import {
  blockOf,
  boxOf,
  factsOf,
  inspiresOf,
  isPresent,
  type LegioContext,
  leaderWith,
  nameOf,
  presentOf,
  standsOf,
  unitOf,
} from '../board/look.ts';
import { PACE } from '../board/setting.ts';
import { isLooting } from '../play/acting/looting.ts';
import { turnsToRide } from '../play/command/messengers.ts';
import { orderWords } from '../play/command/ordering.ts';
import { hasOneShot } from '../sheet/combat/shooting.ts';
import { card } from './card.ts';
import { overlays } from './overlays.ts';
import { terrainOf } from './terrain.ts';

/** LG-CMD-1, LG-CTL-2: in whose hand it is this turn. */
const CONTROLS: Readonly<Record<Control, readonly Badge[]>> = {
  loose: [],
  free: badgeIf(true, '✓', 'in hand this turn', 'good'),
  halts: badgeIf(true, 'H', 'halted by its control test', 'harm'),
  repeats: badgeIf(true, '=', 'does as it did last turn, by its control test', 'harm'),
};

function badgesOf(g: LegioContext, id: number): Badge[] {
  const unit = unitOf(g, id);
  const { kind } = factsOf(g, id);
  const inspires = inspiresOf(g, id);
  return [
    ...disorderBadges(unit),
    ...badgeIf(unit.mood === 'routing', 'R', 'in rout', 'harm'),
    ...badgeIf(unit.mood === 'pursuing', 'P', 'in pursuit'),
    ...badgeIf(unit.mood === 'looting', 'L', 'loots', 'harm'),
    ...badgeIf(unit.motion === 'charging', '»', 'charges'),
    ...badgeIf(unit.halted, 'HC', 'halted after combat', 'harm'),
    ...CONTROLS[unit.control],
    ...badgeIf(inspires > 0, `+${inspires}`, 'inspired by its leader', 'good'),
    ...badgeIf(unit.formation === 'column', '¦', 'in column'),
    ...badgeIf(unit.formation === 'unformed', '∴', 'unformed'),
    ...badgeIf(unit.onFoot, 'F', 'dismounted'),
    ...badgeIf(unit.rests, 'z', 'rests this turn'),
    ...badgeIf(unit.shotAt, '↯', 'shot at this turn'),
    ...badgeIf(unit.hasShot && hasOneShot(kind), '∅', 'its one shot is gone', 'harm'),
  ];
}

function picturedUnit(g: LegioContext, id: number): PicturedUnit {
  const { key, name, side, kind, stands } = factsOf(g, id);
  const { moved, rests, mood, casualties } = unitOf(g, id);
  const there = isPresent(g, id);
  const leader = there ? leaderWith(g, id) : undefined;
  return {
    ...{ id, key, name, side, type: kind.type, start: stands },
    left: there ? Math.max(0, standsOf(g, id)) : 0,
    badges: there ? badgesOf(g, id) : [goneBadge(casualties >= stands)],
    leaders: leader ? [leader.name] : [],
    isSpent: moved || rests || mood === 'routing',
    drawn: there ? { box: boxOf(g, id), block: blockOf(g, id) } : undefined,
  };
}

/** LG-END-1: a camp, and whether it is being looted. */
const campsOf = (g: LegioContext): SceneToken[] =>
  SIDES.flatMap((side) => {
    const isLooted = presentOf(g, otherSide(side)).some((enemy) => isLooting(g, enemy));
    return g.setting.camps[side].map(({ points }) => ({
      ...{ kind: 'camp', side, ...peakOf(points), sign: isLooted ? 'C!' : 'C' },
      text: `Camp of ${g.setup.armies[side].name}${isLooted ? ', being looted' : ''}`,
    }));
  });

/** LG-CMD-2: messengers under way. */
const messengersOf = (g: LegioContext): SceneToken[] =>
  g.board.messengers.map((messenger) => {
    const turns = turnsToRide(messenger, unitOf(g, messenger.to));
    return {
      ...{ kind: 'messenger', side: factsOf(g, messenger.to).side, sign: 'M', x: messenger.x, y: messenger.y },
      text: `A messenger to ${nameOf(g, messenger.to)}, there ${turns === 1 ? 'next turn' : `in ${turns} turns`}`,
    };
  });

/** LG-CMD-3: messengers with orders. */
const dispatchesOf = (g: LegioContext): SceneToken[] =>
  g.board.dispatches.map(({ to, order, x, y, arrived }) => {
    const { name, side } = g.setting.leaders[to]!;
    const words = orderWords((id) => nameOf(g, id), order);
    const text = `A messenger ${arrived ? 'has come to' : 'rides to'} ${name} with the order: ${words}`;
    return { kind: 'messenger', side, x, y, sign: 'M', text };
  });

const linksOf = (g: LegioContext): SceneLink[] => [
  ...g.board.contacts.map(({ attacker, defender, met }) => ({
    from: attacker,
    to: defender,
    text: `${nameOf(g, attacker)} fights ${nameOf(g, defender)}${met === 'front' ? '' : `, in ${met}`}`,
  })),
  ...g.board.catches.map(({ pursuer, router }) => ({
    from: pursuer,
    to: router,
    text: `${nameOf(g, pursuer)} has caught ${nameOf(g, router)}`,
  })),
];

/** Everything lies open on the table, so that every viewer sees the same. */
const scene = (g: LegioContext): Scene =>
  sceneOf({
    table: g.setting.table,
    measure: { name: 'pace', length: PACE },
    areas: areasFrom(terrainOf(g)),
    units: g.setting.units.map(({ id }) => picturedUnit(g, id)),
    tokens: [...campsOf(g), ...messengersOf(g), ...dispatchesOf(g)],
    links: linksOf(g),
  });

export const picture: Picture<LegioContext> = { scene, card, overlays };
