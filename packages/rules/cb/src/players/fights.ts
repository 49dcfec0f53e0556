import type { Side } from '@acies/kernel';
import { type Band, bandOf } from '@acies/rules-disorder';
import { copyBoard } from '../board/board.ts';
import { type CbContext, factsOf, isRouting, sideOf, unitOf } from '../board/look.ts';
import type { Charge } from '../play/charge/may-charge.ts';
import { responsesOf } from '../play/charge/responding.ts';
import { supposeCharge } from '../play/combat/combat-odds.ts';
import { type Facing, facingsIn } from '../play/combat/combats.ts';
import { combatDie, prepareBout } from '../sheet/combat/combat.ts';
import type { Fighter } from '../sheet/combat/combat-factors.ts';
import { bandCost, breakCost, worthOf } from './worth.ts';

/** A unit against one of its enemies. */
interface Bout {
  readonly own: Fighter;
  readonly enemy: Fighter;
}

function boutsOf(facings: readonly Facing[], id: number): Bout[] {
  return facings.flatMap(({ contact, fighters: [attacker, defender] }): Bout[] => {
    if (contact.attacker === id) return [{ own: attacker, enemy: defender }];
    return contact.defender === id ? [{ own: defender, enemy: attacker }] : [];
  });
}

type Worst = Map<number, number>;
/** A difference and the bout it comes of, as one number. */
const PACK = 64;
const NO_BOUT = 40 * PACK;

/** CB-CBT-11: what may come of one die against those of all its enemies, of which it takes the worst. */
function worstOf(g: CbContext, bouts: readonly Bout[], face: number): Worst {
  let worst: Worst = new Map([[NO_BOUT, 1]]);
  for (const [i, { own, enemy }] of bouts.entries()) {
    const { rulings } = g.setting;
    const ahead = face + prepareBout(own, enemy, rulings).total - prepareBout(enemy, own, rulings).total;
    const next: Worst = new Map();
    const { faces } = combatDie(enemy.unit);
    for (const his of faces)
      for (const [before, chance] of worst) {
        const fresh = (ahead - his) * PACK + i;
        const at = Math.floor(fresh / PACK) < Math.floor(before / PACK) ? fresh : before;
        next.set(at, (next.get(at) ?? 0) + chance / faces.length);
      }
    worst = next;
  }
  return worst;
}

/** What a round costs the side of one of those who fight in it. */
function roundCost(g: CbContext, facings: readonly Facing[], id: number): number {
  const bouts = boutsOf(facings, id);
  const enemies = bouts.map(({ enemy }) => enemy);
  const { faces } = combatDie(bouts[0]!.own.unit);
  const chances = new Map<string, { bout: number; band: Band; chance: number }>();
  for (const face of faces)
    for (const [packed, chance] of worstOf(g, bouts, face)) {
      const bout = ((packed % PACK) + PACK) % PACK;
      const band = bandOf(Math.floor(packed / PACK));
      const known = chances.get(`${bout} ${band}`);
      if (known) known.chance += chance / faces.length;
      else chances.set(`${bout} ${band}`, { bout, band, chance: chance / faces.length });
    }
  let cost = 0;
  for (const { bout, band, chance } of chances.values()) {
    const { own, lost } = bandCost(bouts[bout]!.own, factsOf(g, id).stands, enemies, band);
    cost += chance * (lost ? breakCost(g, id) : worthOf(g, id) * own);
  }
  return cost;
}

/** What all combats that are on bring a side, over everything that the dice may say. */
export function fightsWorth(g: CbContext, side: Side): number {
  const contacts = g.board.contacts.filter(({ done }) => !done);
  const facings = facingsIn(g, contacts);
  const units = [...new Set(contacts.flatMap(({ attacker, defender }) => [attacker, defender]))];
  return units.reduce((sum, id) => sum + (sideOf(g, id) === side ? -1 : 1) * roundCost(g, facings, id), 0);
}

export const copyOf = (g: CbContext): CbContext => ({ ...g, board: copyBoard(g.board), tell: undefined });

/** How an enemy is expected to answer a charge: who may run does, and horse in its ranks comes to meet it. */
export function answerTo(g: CbContext, { unit, target }: Charge): 'break' | 'evade' | 'counter-charge' | 'stand' {
  const { options } = responsesOf(g, target, [unit]);
  if (options.includes('break')) return 'break';
  if (options.includes('evade')) return 'evade';
  return options.includes('counter-charge') ? 'counter-charge' : 'stand';
}

/** What these charges together bring the side that makes them, if all come home and nobody flees but those who must. */
export function chargesWorth(g: CbContext, side: Side, charges: readonly Charge[]): number {
  const then = copyOf(g);
  let worth = 0;
  for (const charge of charges) {
    const { unit, target } = charge;
    const answer = answerTo(g, charge);
    if (answer === 'break') {
      // Once is enough.
      if (!isRouting(then, target)) worth += breakCost(g, target);
      unitOf(then, target).mood = 'routing';
    } else if (answer !== 'evade' && !isRouting(g, target)) {
      if (answer === 'counter-charge') unitOf(then, target).motion = 'charging';
      supposeCharge(then, unit, target);
    }
  }
  return worth + fightsWorth(then, side);
}
