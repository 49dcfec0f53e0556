import type { Question } from '@acies/players';
import { type HexContext, sideOf } from '../board/look.ts';
import { meleeSituation } from '../play/melee/melee-situation.ts';
import {
  type Mains,
  type Supported,
  type Supports,
  supportedElsewhere,
  supportersOf,
  usualSupports,
} from '../play/melee/supports.ts';
import type { Role } from '../sheet/chapters/melee.ts';
import { meleeWorth } from './worth.ts';

const other = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** What a melee is worth to one of its sides. */
function worthTo(g: HexContext, role: Role, mains: Mains, fresh: boolean, supports: Supports): number {
  const worth = meleeWorth(meleeSituation(g, mains.attacker, mains.defender, fresh, supports));
  return role === 'attacker' ? worth : -worth;
}

/** To win early helps those who fight beside: the beaten are out of the way, and who supported them is disordered. */
export const orderWorth = ({ g, side }: Question<HexContext>, { attacker, defender }: Mains): number => {
  const role: Role = sideOf(g, attacker) === side ? 'attacker' : 'defender';
  const fresh = g.board.contacts.some((one) => one.fresh && one.attacker === attacker && one.defender === defender);
  return worthTo(g, role, { attacker, defender }, fresh, usualSupports(g, { attacker, defender }));
};

/** What a stand that is kept back could do for one of the melees still to come. */
function worthElsewhere(g: HexContext, id: number, mains: Mains): number {
  const gains = supportedElsewhere(g, id, mains).map((contact) => {
    const role: Role = sideOf(g, contact.attacker) === sideOf(g, id) ? 'attacker' : 'defender';
    const usual = usualSupports(g, contact);
    const without = usual[role].filter((one) => one !== id);
    const worthWith = (own: readonly number[]): number =>
      worthTo(g, role, contact, contact.fresh, { ...usual, [role]: own });
    return worthWith([id, ...without].slice(0, 2)) - worthWith(without);
  });
  return Math.max(0, ...gains);
}

/** What supports gain here, and what those who are kept could gain elsewhere. */
export const supportWorth =
  (role: Role) =>
  ({ g, locals }: Question<HexContext, Supported>, chosen: readonly number[]): number => {
    const theirs = role === 'defender' ? locals.attackSupport : undefined;
    const supports = { ...usualSupports(g, locals), ...(theirs ? { [other(role)]: theirs } : {}), [role]: chosen };
    const kept = supportersOf(g, locals, role).filter((id) => !chosen.includes(id));
    const elsewhere = kept.reduce((sum, id) => sum + worthElsewhere(g, id, locals), 0);
    return worthTo(g, role, locals, locals.fresh, supports) + elsewhere;
  };
