import { rangeBetween } from '@acies/table';
import { boxOf, isInContact, isPresent, isRouting, type LegioContext, unitOf } from '../../board/look.ts';
import { type Charging, type Running, responseOf } from '../charge/charge-decisions.ts';
import type { Charge } from '../charge/declaring.ts';
import { comeOut } from '../charge/home.ts';

/** Two who charge each other. */

/** Whether a charge can still be run by a unit. */
export const mayRun = (g: LegioContext, id: number): boolean =>
  isPresent(g, id) && !isInContact(g, id) && !isRouting(g, id);

export const isMutual = ({ charges }: Charging, { unit, target }: Charge): boolean =>
  charges.some((other) => other.unit === target && other.target === unit);

/** A counter-charge is from now on a charge like any other. */
export function counterCharge(g: LegioContext, c: Charging, { unit, target }: Running): void {
  if (responseOf(c, target) !== 'counter-charge') return;
  c.responses.push([target, 'stand']);
  c.charges.push({ unit: target, target: unit });
  Object.assign(unitOf(g, target), { motion: 'charging', comesOn: true });
}

/** The charge of an enemy who comes to meet a charger, if there is one. */
export const comingToMeet = (g: LegioContext, { charges }: Charging, { unit, target }: Running): Running[] =>
  mayRun(g, target) ? charges.filter((other) => other.unit === target && other.target === unit) : [];

/** LG-SEQ-4 (R): chargers of each other meet midway, as charger and counter-charger do, if their dice together bring them so far. */
export function meetMidway(g: LegioContext, c: Charging, charge: Running): void {
  const { unit, target } = charge;
  const [his] = comingToMeet(g, c, charge);
  if (!his) return;
  const gap = rangeBetween(boxOf(g, unit), boxOf(g, target));
  if (charge.length! + his.length! < gap) return;
  const share = Math.min(his.length!, Math.max(Math.floor(gap / 2), gap - charge.length!));
  comeOut(g, target, unit, Math.floor(share));
  his.length! -= Math.floor(share);
}
