import { distance } from '@acies/hexes';
import { GONE } from './board.ts';
import { factsOf, type HexContext, isPresent, sideOf, standOf } from './look.ts';

/** The invariants that a board breaks, which no legal play can do; empty for a sound one. */
export function brokenInvariants(g: HexContext): string[] {
  return [...standInvariants(g), ...hexInvariants(g), ...contactInvariants(g), ...leaderInvariants(g)];
}

function standInvariants(g: HexContext): string[] {
  return g.board.stands.flatMap((stand, id) => {
    const { name, start } = factsOf(g, id);
    const broken: string[] = [];
    if (stand.sp < 0 || stand.sp > start) broken.push(`${name} has ${stand.sp} SP of ${start}`);
    if (stand.hex !== GONE && stand.sp === 0) broken.push(`${name} has no SP and is still there`);
    if (stand.hex !== GONE && g.board.at[stand.hex] !== id) broken.push(`${name} is not where the map has it`);
    return broken;
  });
}

const hexInvariants = (g: HexContext): string[] =>
  g.board.at.flatMap((id, hex) =>
    id !== GONE && standOf(g, id).hex !== hex ? [`hex ${hex} holds ${factsOf(g, id).name}, which is elsewhere`] : [],
  );

const contactInvariants = (g: HexContext): string[] =>
  g.board.contacts.flatMap(({ attacker, defender }) => {
    const names = `${factsOf(g, attacker).name} and ${factsOf(g, defender).name}`;
    if (!isPresent(g, attacker) || !isPresent(g, defender)) return [`${names} are in contact, but one is gone`];
    if (sideOf(g, attacker) === sideOf(g, defender)) return [`${names} are friends in contact`];
    const away = distance(g.setting.grid, standOf(g, attacker).hex, standOf(g, defender).hex);
    return away === 1 ? [] : [`${names} are in contact at ${away}H`];
  });

function leaderInvariants(g: HexContext): string[] {
  const ridden = g.board.leaders.map((leader) => leader.stand).filter((stand) => stand !== GONE);
  const twice = ridden.length !== new Set(ridden).size ? ['two leaders ride with one stand'] : [];
  const lost = ridden
    .filter((stand) => !isPresent(g, stand))
    .map((stand) => `a leader rides with ${factsOf(g, stand).name}, which is gone`);
  return [...twice, ...lost];
}
