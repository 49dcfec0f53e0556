import type { TroopRow } from '@acies/kernel/odds';
import { fightTally, NO_PRELUDE } from './chapters/fight-dice.ts';
import { saveTally } from './chapters/saves.ts';
import { mayShoot, volleyTally } from './chapters/volley.ts';
import { leavingScore, mayEnter, PIECES, sidewaysScore } from './scenery.ts';
import { isFighting, TROOP_IDS, TROOPS, type TroopId, type UnitKind } from './troops.ts';

/** A plain unit of a type, with shields and bows, so that what it can do at all shows. */
const plainOf = (type: TroopId): UnitKind => ({
  type,
  quality: 'plain',
  shield: true,
  armoured: false,
  bow: true,
  pike: false,
  shock: false,
});

const score = (needed: number | undefined): string => (needed === undefined ? 'free' : `${needed}+`);

/** CK-FGT-2: the dice it brings to a fight, the first row of the tally. */
function fightDice(type: TroopId): number | string {
  if (!isFighting(type)) return '-';
  const zone = {
    units: [{ ...plainOf(type), bow: false, atStrength: true }],
    general: undefined,
    rearSupport: false,
    closeOrder: 0,
    winning: 0,
  };
  const situation = { assaulter: zone, target: zone, late: 0, met: 'front', hindered: false, times: 1 } as const;
  return fightTally(situation, 'target', NO_PRELUDE).rows[0]!.value;
}

/** CK-MOV-3: the scenery it may enter. */
function enters(type: TroopId): string {
  const open = PIECES.filter((scenery) => mayEnter(type, scenery));
  return open.length === PIECES.length ? 'all' : open.join(', ');
}

/** The rows of the troop list, worked out by the rules themselves. */
export const TROOP_ROWS: readonly TroopRow[] = TROOP_IDS.map((type) => {
  const { name, bases, zones } = TROOPS[type];
  const unit = plainOf(type);
  return {
    id: type,
    name,
    facts: {
      bases,
      zones,
      dice: fightDice(type),
      shots: mayShoot(unit) ? volleyTally([unit]).total : type === 'Art' ? '1, range 2' : '-',
      saves: isFighting(type) ? score(saveTally(unit, false).total) : '-',
      sideways: score(sidewaysScore(type)),
      'from rough': mayEnter(type, 'rough') ? score(leavingScore(type, 'rough')) : '-',
      scenery: enters(type),
    },
  };
});
