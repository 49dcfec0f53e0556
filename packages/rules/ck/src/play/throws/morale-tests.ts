import { again, ask, call, done, listed, procedure, type Side } from '@acies/kernel';
import type { Zone } from '@acies/zones';
import { loseArtillery, loseWinningMarkers } from '../../board/change.ts';
import {
  type CkContext,
  factsOf,
  fightersIn,
  generalIn,
  hostileFaces,
  isSupported,
  nameZone,
  unitOf,
  unitsIn,
  whoIn,
} from '../../board/look.ts';
import { type MoraleSituation, moraleEffect, moraleTally, rollMorale } from '../../sheet/chapters/morale.ts';
import { isHill } from '../../sheet/scenery.ts';
import { basesWords } from '../../sheet/words.ts';
import { isOver } from '../ending.ts';
import { pursuit } from '../fight/pursuit.ts';
import { fallBack, showRetreat } from '../moving/fall-back.ts';
import { throwing } from './throws.ts';

/** CK-MOR-1: a zone as it stands. */
export function moraleSituation(g: CkContext, zone: Zone, side: Side): MoraleSituation {
  const units = unitsIn(g, zone, side);
  const has = (quality: string): boolean => units.some((id) => factsOf(g, id).quality === quality);
  const general = generalIn(g, zone, side);
  return {
    casualties: g.board.markers[zone]!,
    hostileFaces: hostileFaces(g, zone, side),
    levy: has('levy'),
    unsupported: !isSupported(g, zone, side),
    elite: has('elite'),
    veteran: has('veteran'),
    hillOrWinning: isHill(g.board.scenery[zone]!) || units.some((id) => unitOf(g, id).winning),
    general: general !== undefined,
    moraleGift: general?.moraleGift ?? false,
  };
}

export interface ZoneMorale {
  readonly side: Side;
  readonly zone: Zone;
  fails?: number | undefined;
  unit?: number | undefined;
}

export const fallsBackDecision = listed<CkContext, ZoneMorale, number>('falls-back', {
  question: (g, { zone }) => `The morale of ${nameZone(g, zone)} fails: which unit falls back?`,
  options(g, { zone, side }, out) {
    for (const id of fightersIn(g, zone, side)) out.add(id);
  },
  label: (g, _, id) => `${factsOf(g, id).name} (${basesWords(unitOf(g, id).halves)})`,
  about: (g, { zone, side }) => fightersIn(g, zone, side),
  shows: (g, { zone, side }, id) => showRetreat(g, { side, from: zone, units: [id] }),
});

/** CK-MOR-1 to CK-MOR-6: one zone's test and what comes of it. */
export const zoneMorale = procedure<CkContext, ZoneMorale>('zone-morale', {
  test: (g, m) => {
    const { total } = moraleTally(moraleSituation(g, m.zone, m.side));
    // CK-GEN-3: only where the general is may it be thrown again.
    if (generalIn(g, m.zone, m.side))
      return call(throwing, { kind: 'morale', side: m.side, zone: m.zone, count: total, asked: m.side }, 'fails');
    m.fails = rollMorale(g.dice, total, whoIn(g, m.zone, m.side));
    return undefined;
  },
  judge: (g, { side, zone, fails }) => {
    const effect = moraleEffect(fails!);
    const tally = g.tell ? moraleTally(moraleSituation(g, zone, side)) : undefined;
    g.tell?.({
      type: 'morale',
      clauses: ['CK-MOR-2', CLAUSE_OF[effect]],
      side,
      zone,
      tally: tally!,
      fails: fails!,
      effect,
    });
    if (effect === 'steady') return done(undefined);
    if (effect !== 'one falls back') hold(g, zone, side, effect === 'broken');
    return effect === 'broken' ? call(pursuit, { side, zone, margin: null }) : undefined;
  },
  who: (g, m) => {
    const fighters = fightersIn(g, m.zone, m.side);
    if (moraleEffect(m.fails!) === 'broken') {
      loseArtillery(g, m.zone, m.side);
      loseWinningMarkers(g, m.zone, m.side);
      for (const id of fighters) unitOf(g, id).fellBack = true;
      return call(fallBack, { side: m.side, from: m.zone, units: fighters });
    }
    return fighters.length > 0 ? ask(m.side, fallsBackDecision, 'unit') : done(undefined);
  },
  goes: (g, { side, zone, unit }) => {
    if (unit === undefined) return undefined;
    unitOf(g, unit).fellBack = true;
    return call(fallBack, { side, from: zone, units: [unit] });
  },
});

const CLAUSE_OF = {
  steady: 'CK-MOR-2',
  'one falls back': 'CK-MOR-3',
  held: 'CK-MOR-4',
  broken: 'CK-MOR-5',
} as const;

function hold(g: CkContext, zone: Zone, side: Side, silent: boolean): void {
  for (const id of unitsIn(g, zone, side)) {
    unitOf(g, id).held = true;
    unitOf(g, id).fellBack = false;
    if (silent) unitOf(g, id).silent = true;
  }
}

interface MoraleStep {
  readonly side: Side;
  /** Zones that have still to test, as they were when the step began. */
  zones: Zone[];
}

/** CK-SEQ-1: every zone with a casualty marker, right to left. */
export const zonesToTest = (g: CkContext, side: Side): Zone[] =>
  g.setting.rightToLeft[side].filter((zone) => g.board.markers[zone]! > 0 && fightersIn(g, zone, side).length > 0);

export const morale = procedure<CkContext, MoraleStep>('morale', {
  next: (g, m) => {
    const zone = isOver(g) ? undefined : m.zones.shift();
    if (zone === undefined) return done(undefined);
    const tests = g.board.markers[zone]! > 0 && fightersIn(g, zone, m.side).length > 0;
    return tests ? call(zoneMorale, { side: m.side, zone }) : again('next');
  },
  again: () => again('next'),
});
