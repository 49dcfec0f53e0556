import { again, ask, call, done, listed, otherSide, procedure, type Side } from '@acies/kernel';
import { percent } from '@acies/kernel/odds';
import type { Zone } from '@acies/zones';
import { loseArtillery } from '../../board/change.ts';
import {
  type CkContext,
  combatantsIn,
  factsOf,
  fightersIn,
  generalIn,
  nameZone,
  unitOf,
  whoIs,
} from '../../board/look.ts';
import type { Pool } from '../../sheet/chapters/clash-odds.ts';
import { rollCrossing } from '../../sheet/chapters/crossing.ts';
import { fightChances } from '../../sheet/chapters/fight.ts';
import {
  type ByRole,
  fightTally,
  type Prelude,
  pikesIn,
  type Role,
  rollTemper,
  type Temper,
  TOO_LATE,
  whoWins,
} from '../../sheet/chapters/fight-dice.ts';
import { volleyTally } from '../../sheet/chapters/volley.ts';
import { isSkirmisher } from '../../sheet/troops.ts';
import { bowShooters, fightSituation } from '../fight/fight-situation.ts';
import { hitsOn, takeHits } from '../hits.ts';
import { outcome, outcomeOf } from '../outcome.ts';
import { type Throw, throwing } from '../throws/throws.ts';
import { crossingIn } from './crossing-in.ts';
import { isTrapped, showRetreat } from './fall-back.ts';

/** One zone against another across a face. */
export interface Assault {
  readonly side: Side;
  readonly from: Zone;
  readonly to: Zone;
  late: number;
  stands?: 'stand' | 'fall back' | undefined;
  erratic: { assaulter: Temper; target: Temper };
  bowsOfTarget?: number | undefined;
  bowsOfAssaulter?: number | undefined;
  pikesOfTarget?: number | undefined;
  pikesOfAssaulter?: number | undefined;
  /** Dice of the fight, once the effects are known. */
  targetDice?: number | undefined;
  assaulterDice?: number | undefined;
  targetHits?: number | undefined;
  assaulterHits?: number | undefined;
  winner?: Role | undefined;
  margin?: number | undefined;
}

export const assaultOn = (side: Side, from: Zone, to: Zone): Assault => ({
  side,
  from,
  to,
  late: 0,
  erratic: { assaulter: 'none', target: 'none' },
});

const sideOfRole = ({ side }: Assault, role: Role): Side => (role === 'assaulter' ? side : otherSide(side));
const zoneOfRole = ({ from, to }: Assault, role: Role): Zone => (role === 'assaulter' ? from : to);

const preludeOf = (a: Assault): Prelude => ({
  erratic: a.erratic,
  bows: { assaulter: a.bowsOfAssaulter ?? 0, target: a.bowsOfTarget ?? 0 },
  pikes: { assaulter: a.pikesOfAssaulter ?? 0, target: a.pikesOfTarget ?? 0 },
});

export const standDecision = listed<CkContext, Assault, 'stand' | 'fall back'>('stand', {
  question: (g, a) => `${nameZone(g, a.to)} is assaulted from ${nameZone(g, a.from)}: does it stand?`,
  options(_, __, out) {
    out.add('stand');
    out.add('fall back');
  },
  label: (_, __, choice) =>
    choice === 'stand' ? 'stand and fight' : 'fall back: pursued, and the fight counts as lost',
  preview(g, a, choice) {
    const units = fightersIn(g, a.to, otherSide(a.side));
    if (choice !== 'stand')
      return isTrapped(g, { side: otherSide(a.side), from: a.to, units }) ? 'no way out: destroyed' : undefined;
    const { assaulterWins, assaulterBy2 } = fightChances(fightSituation(g, a));
    return `holds ${percent(1 - assaulterWins)}, loses by 2 or more ${percent(assaulterBy2)}`;
  },
  about: (g, a) => fightersIn(g, a.to, otherSide(a.side)),
  shows(g, a, choice) {
    const units = fightersIn(g, a.to, otherSide(a.side));
    if (choice !== 'stand') return showRetreat(g, { side: otherSide(a.side), from: a.to, units });
    return { pieces: units, targets: combatantsIn(g, a.from, a.side), cell: a.from };
  },
});

/** CK-MOV-5: who fails to come up in time; skirmishers never (CK-SKI-1). */
function rollLate(g: CkContext, { side, from, to }: Assault): number[] {
  if (!g.setting.rulings.lateUnits) return [];
  return combatantsIn(g, from, side).filter((id) => {
    if (isSkirmisher(factsOf(g, id).type)) return false;
    return !rollCrossing(crossingIn(g, id, to, true), g.dice, 'coming up in time', whoIs(g, id));
  });
}

function bowsThrow(g: CkContext, a: Assault, role: Role): Throw {
  const side = sideOfRole(a, role);
  const zone = zoneOfRole(a, role);
  const count = volleyTally(bowShooters(g, zone, side)).total;
  return { kind: 'bows', side, zone, count, asked: otherSide(side) };
}

function pikesThrow(g: CkContext, a: Assault, role: Role): Throw {
  const side = sideOfRole(a, role);
  return { kind: 'pikes', side, zone: zoneOfRole(a, role), count: pikesIn(fightSituation(g, a)[role]), asked: side };
}

function poolOfRole(g: CkContext, a: Assault, role: Role): Pool {
  return {
    dice: role === 'target' ? a.targetDice! : a.assaulterDice!,
    gift: generalIn(g, zoneOfRole(a, role), sideOfRole(a, role))?.fightGift ?? false,
  };
}

function fightThrow(g: CkContext, a: Assault, role: Role): Throw {
  const side = sideOfRole(a, role);
  const zone = zoneOfRole(a, role);
  const { dice: count, gift } = poolOfRole(g, a, role);
  const known =
    role === 'assaulter'
      ? { against: a.targetHits!, facing: null }
      : { against: null, facing: poolOfRole(g, a, 'assaulter') };
  return { kind: 'fight', side, zone, count, asked: side, gift, ...known };
}

/** CK-GEN-6: erratic leaders show what they are today. */
function throwTempers(g: CkContext, a: Assault): void {
  for (const role of ['target', 'assaulter'] as const) {
    const general = generalIn(g, zoneOfRole(a, role), sideOfRole(a, role));
    if (!general?.erratic) continue;
    const temper = rollTemper(g.dice, { side: general.side, unit: general.name });
    a.erratic[role] = temper;
    g.tell?.({ type: 'temper', clauses: ['CK-GEN-6'], general: general.id, temper });
  }
}

/** CK-FGT-1 to CK-FGT-10, CK-OUT-1: an assault from its declaration to the hits; what follows is its outcome. */
export const assault = procedure<CkContext, Assault>('assault', {
  declare: (g, a) => {
    for (const id of combatantsIn(g, a.from, a.side)) unitOf(g, id).assaulting = true;
    const late = rollLate(g, a);
    a.late = late.length;
    g.tell?.({ type: 'assault', clauses: ['CK-MOV-5'], side: a.side, from: a.from, to: a.to, late });
    if (a.late < TOO_LATE) {
      for (const id of fightersIn(g, a.to, otherSide(a.side))) unitOf(g, id).assaulted++;
      return undefined;
    }
    g.tell?.({ type: 'no fight', clauses: ['CK-FGT-8'], side: a.side, from: a.from, to: a.to });
    return done(undefined);
  },
  stand: (g, a) => {
    if (fightersIn(g, a.to, otherSide(a.side)).length > 0) return ask(otherSide(a.side), standDecision, 'stands');
    overrun(g, a);
    return done(undefined);
  },
  yield: (g, a) => {
    if (a.stands !== 'fall back') return undefined;
    a.winner = 'assaulter';
    a.margin = 0;
    g.tell?.({ type: 'yielded', clauses: ['CK-FGT-1'], side: otherSide(a.side), zone: a.to });
    return again('outcome');
  },
  targetBows: (g, a) => call(throwing, bowsThrow(g, a, 'target'), 'bowsOfTarget'),
  assaulterBows: (g, a) =>
    g.setting.rulings.bowsOfTheAssaulted ? undefined : call(throwing, bowsThrow(g, a, 'assaulter'), 'bowsOfAssaulter'),
  targetPikes: (g, a) => call(throwing, pikesThrow(g, a, 'target'), 'pikesOfTarget'),
  assaulterPikes: (g, a) => call(throwing, pikesThrow(g, a, 'assaulter'), 'pikesOfAssaulter'),
  dice: (g, a) => {
    throwTempers(g, a);
    const situation = fightSituation(g, a);
    const prelude = preludeOf(a);
    a.targetDice = fightTally(situation, 'target', prelude).total;
    a.assaulterDice = fightTally(situation, 'assaulter', prelude).total;
  },
  target: (g, a) => call(throwing, fightThrow(g, a, 'target'), 'targetHits'),
  assaulter: (g, a) => call(throwing, fightThrow(g, a, 'assaulter'), 'assaulterHits'),
  decide: (g, a) => {
    const hits: ByRole<number> = { assaulter: a.assaulterHits!, target: a.targetHits! };
    const { winner, margin } = whoWins(hits);
    a.winner = winner;
    a.margin = margin;
    if (g.tell) {
      const situation = fightSituation(g, a);
      const prelude = preludeOf(a);
      const tallies = {
        target: fightTally(situation, 'target', prelude),
        assaulter: fightTally(situation, 'assaulter', prelude),
      };
      g.tell({
        type: 'fight',
        clauses: ['CK-FGT-6', 'CK-OUT-1'],
        from: a.from,
        to: a.to,
        tallies,
        hits,
        winner,
        margin,
      });
    }
  },
  hitAssaulter: (_, a) => call(takeHits, hitsOn(a.side, a.from, a.targetHits!, true)),
  hitTarget: (_, a) => call(takeHits, hitsOn(otherSide(a.side), a.to, a.assaulterHits!, true)),
  outcome: (_, { side, from, to, winner, margin }) => call(outcome, outcomeOf(side, from, to, winner!, margin!)),
});

/** CK-ZONE-4: artillery alone does not fight: it is lost at once. */
function overrun(g: CkContext, { side, to }: Assault): void {
  g.tell?.({ type: 'overrun', clauses: ['CK-ZONE-4'], side: otherSide(side), zone: to });
  loseArtillery(g, to, otherSide(side));
}
