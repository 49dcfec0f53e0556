import type { Badge, Picture, Scene, SceneLink } from '@acies/kernel/picture';
import { areasFrom, badgeIf, disorderBadges, goneBadge, type PicturedUnit, sceneOf } from '@acies/rules-disorder';
import type { Control, Mood } from '../board/board.ts';
import {
  blockOf,
  boxOf,
  type CbContext,
  factsOf,
  inspiresOf,
  isPresent,
  leaderWith,
  nameOf,
  standsOf,
  unitOf,
} from '../board/look.ts';
import { JT } from '../board/setting.ts';
import { orderOf } from '../play/command/obeying.ts';
import { orderWords } from '../play/command/ordering.ts';
import { card } from './card.ts';
import { overlays } from './overlays.ts';
import { terrainOf } from './terrain.ts';
import { tokensOf } from './tokens.ts';

/** CB-CTL-3 to CB-CTL-5: what a control test has made of it this turn. */
const CONTROLS: Readonly<Record<Control, readonly Badge[]>> = {
  ordered: [],
  free: badgeIf(true, '✓', 'free of its orders this turn', 'good'),
  halts: badgeIf(true, 'H', 'halted by its control test', 'harm'),
  repeats: badgeIf(true, '=', 'does as it did last turn, by its control test', 'harm'),
};

/** What carries it away. */
const MOODS: Readonly<Record<Mood, readonly Badge[]>> = {
  steady: [],
  routing: badgeIf(true, 'R', 'in rout', 'harm'),
  pursuing: badgeIf(true, 'P', 'in pursuit'),
  advancing: badgeIf(true, 'A!', 'advances without orders', 'harm'),
  looting: badgeIf(true, 'L', 'loots', 'harm'),
  rampaging: badgeIf(true, '!!', 'rampages', 'harm'),
};

function badgesOf(g: CbContext, id: number): Badge[] {
  const unit = unitOf(g, id);
  const inspires = inspiresOf(g, id);
  const order = orderOf(g, id);
  return [
    ...disorderBadges(unit),
    ...MOODS[unit.mood],
    ...badgeIf(unit.rush === 'charging', '»', 'charges'),
    ...badgeIf(true, order.do.slice(0, 3), `ordered to ${orderWords((one) => nameOf(g, one), order)}`),
    ...CONTROLS[unit.control],
    ...badgeIf(unit.rallies, 'ra', 'rallies, and stands still'),
    ...badgeIf(unit.steadied, 'st', 'steadied by its leader, and stays halted', 'good'),
    ...badgeIf(inspires > 0, `+${inspires}`, 'inspired by its leader', 'good'),
    ...badgeIf(unit.directed, '⌖', 'its shooting is directed by its leader', 'good'),
    ...badgeIf(unit.formation === 'column', '¦', 'in column'),
    ...badgeIf(unit.formation === 'unformed', '∴', 'unformed'),
    ...badgeIf(unit.formation === 'quincunx', '⁙', 'in quincunx'),
    ...badgeIf(unit.opened, '][', 'has opened its ranks'),
    ...badgeIf(unit.shot, 'F', 'has shot this turn'),
  ];
}

function picturedUnit(g: CbContext, id: number): PicturedUnit {
  const { key, name, side, kind, stands } = factsOf(g, id);
  const { moved, shotStill, mood, casualties } = unitOf(g, id);
  const there = isPresent(g, id);
  const leader = there ? leaderWith(g, id) : undefined;
  return {
    ...{ id, key, name, side, type: kind.type, start: stands },
    left: there ? Math.max(0, standsOf(g, id)) : 0,
    badges: there ? badgesOf(g, id) : [goneBadge(casualties >= stands)],
    leaders: leader ? [leader.name] : [],
    isSpent: moved || shotStill || mood === 'routing',
    drawn: there ? { box: boxOf(g, id), block: blockOf(g, id) } : undefined,
  };
}

const linksOf = (g: CbContext): SceneLink[] =>
  g.board.contacts.map(({ attacker, defender, met }) => ({
    from: attacker,
    to: defender,
    text: `${nameOf(g, attacker)} fights ${nameOf(g, defender)}${met === 'front' ? '' : `, in ${met}`}`,
  }));

/** Everything lies open on the table, so that every viewer sees the same. */
const scene = (g: CbContext): Scene =>
  sceneOf({
    table: g.setting.table,
    measure: { name: 'javelin throw', length: JT },
    areas: areasFrom(terrainOf(g)),
    units: g.setting.units.map(({ id }) => picturedUnit(g, id)),
    tokens: tokensOf(g),
    links: linksOf(g),
  });

export const picture: Picture<CbContext> = { scene, card, overlays };
