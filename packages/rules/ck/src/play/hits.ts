import { again, ask, done, listed, otherSide, procedure, type Side } from '@acies/kernel';
import type { Zone } from '@acies/zones';
import { killGeneral, lose } from '../board/change.ts';
import {
  type CkContext,
  combatantsIn,
  factsOf,
  fightersIn,
  generalIn,
  nameZone,
  unitOf,
  whoIs,
} from '../board/look.ts';
import { GENERALS_HIT, MOST_BY_OWNER, rollGeneralSave, rollSaves } from '../sheet/chapters/saves.ts';
import { basesWords } from '../sheet/words.ts';

/** Hits on a zone that have to be placed and saved. */
export interface Hits {
  /** Whose units are hit. */
  readonly side: Side;
  readonly zone: Zone;
  /** Hits still to be placed. */
  left: number;
  /** In a fight, where quality counts for saves. */
  readonly fight: boolean;
  /** The units there and the hits on each. */
  units: number[];
  placed: number[];
  choice?: number | undefined;
}

export const hitsOn = (side: Side, zone: Zone, hits: number, fight: boolean): Hits => ({
  side,
  zone,
  left: hits,
  fight,
  units: [],
  placed: [],
});

const mayPlaceMore = ({ placed }: Hits): boolean => placed.some((hits) => hits < MOST_BY_OWNER);

/** CK-FGT-9: the owner places hits, no unit above 2; when all have 2 the opponent places the rest. */
export const placeDecision = listed<CkContext, Hits, number>('place-hit', {
  question: (g, { zone, left, side }) =>
    `${left} ${left === 1 ? 'hit' : 'hits'} to place on ${side} at ${nameZone(g, zone)}: which unit takes the next?`,
  options(_, hits, out) {
    const excess = !mayPlaceMore(hits);
    hits.units.forEach((id, i) => {
      if (excess || hits.placed[i]! < MOST_BY_OWNER) out.add(id);
    });
  },
  excluded: (g, hits) =>
    mayPlaceMore(hits)
      ? hits.units
          .filter((_, i) => hits.placed[i]! >= MOST_BY_OWNER)
          .map((id) => ({
            what: factsOf(g, id).name,
            clause: 'CK-FGT-9',
            text: 'it has two hits, the others have not',
          }))
      : [],
  label(g, { units, placed, fight }, id) {
    const { name, savesFights, savesShots } = factsOf(g, id);
    const has = placed[units.indexOf(id)]!;
    const bases = basesWords(unitOf(g, id).halves);
    const soFar = has > 0 ? `, hit ${has === 1 ? 'once' : `${has} times`}` : '';
    return `${name} (${bases}, saves on ${fight ? savesFights : savesShots}${soFar})`;
  },
  about: (_, { units }) => units,
  shows: (_, __, id) => ({ targets: [id] }),
});

/** CK-GEN-1, CK-FGT-9, CK-SAV-2: the fifth hit is on the general; the others are placed one by one, then saved. */
export const takeHits = procedure<CkContext, Hits>('take-hits', {
  begin: (g, h) => {
    h.units = h.fight ? combatantsIn(g, h.zone, h.side) : fightersIn(g, h.zone, h.side);
    h.placed = h.units.map(() => 0);
    if (h.left >= GENERALS_HIT) hitGeneral(g, h);
    if (h.left === 0 || h.units.length === 0) return done(undefined);
    placeForced(h);
    return undefined;
  },
  ask: (_, h) => {
    if (h.left === 0) return again('save');
    return ask(mayPlaceMore(h) ? h.side : otherSide(h.side), placeDecision, 'choice');
  },
  place: (_, h) => {
    const at = h.units.indexOf(h.choice!);
    h.placed[at] = h.placed[at]! + 1;
    h.left--;
    return again('ask');
  },
  save: (g, h) => {
    g.tell?.({ type: 'hits', clauses: ['CK-FGT-9'], side: h.side, zone: h.zone, units: h.units, hits: h.placed });
    h.units.forEach((id, i) => {
      if (h.placed[i]! > 0) save(g, id, h.placed[i]!, h.fight);
    });
  },
});

/** Where there are hits for everyone, the owner has nothing to choose. */
function placeForced(h: Hits): void {
  if (h.left < MOST_BY_OWNER * h.units.length) return;
  h.placed = h.units.map(() => MOST_BY_OWNER);
  h.left -= MOST_BY_OWNER * h.units.length;
}

function hitGeneral(g: CkContext, h: Hits): void {
  const general = generalIn(g, h.zone, h.side);
  if (!general) return;
  h.left--;
  const killed = !rollGeneralSave(g.dice, { side: h.side, unit: general.name });
  g.tell?.({ type: 'general hit', clauses: ['CK-GEN-1'], general: general.id, killed });
  if (killed) killGeneral(g, general.id);
}

function save(g: CkContext, id: number, hits: number, fight: boolean): void {
  const { savesFights, savesShots } = factsOf(g, id);
  const saved = rollSaves(g.dice, hits, fight ? savesFights : savesShots, whoIs(g, id));
  lose(g, id, hits - saved, 'CK-SAV-2', true);
}
