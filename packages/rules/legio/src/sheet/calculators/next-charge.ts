import type { Followup } from '@acies/kernel/odds';
import { gainDisorder, SHAKEN_AT } from '@acies/rules-disorder';
import { type MoraleCause, moraleOfCharge, moraleTally } from '../chapters/morale.ts';
import { isFormed } from '../formations.ts';
import type { TroopId } from '../troops.ts';
import type { ChargeInput, ChargeOutcome } from './charge.ts';
import type { EvadeInput, EvadeOutcome } from './evade.ts';
import { formationFrom } from './fields.ts';
import { breakNext, isThere, moveNext, standsBehind } from './next-steps.ts';

type Shocks = Readonly<Record<'charger' | 'charged', readonly MoraleCause[]>>;

/** LG-MOR-3: what the contact is to each; one that counter-charges also charges the charger. */
function shocksOf({ charger, charged }: ChargeInput, { end }: ChargeOutcome): Shocks {
  const meets = end === 'counter-charges';
  const formed = (unit: ChargeInput['charger' | 'charged']): boolean =>
    isFormed(formationFrom(unit.type, unit.formation));
  const on = (target: TroopId, by: ChargeInput['charger' | 'charged'], exposed: boolean, targetMoving: boolean) =>
    moraleOfCharge({
      ...{ charger: by.type, chargerFormed: formed(by) && !(by === charger && charger.pursuing) },
      ...{ inFlankOrRear: exposed, target, targetMoving },
    });
  return {
    charger: meets ? on(charger.type, charged, false, true) : [],
    charged: on(charged.type, charger, charged.exposed, meets),
  };
}

const FIELDS = { 'flank charge': 'flankCharge', 'caught moving': 'caughtMoving' } as const;

/** LG-SEQ-4, LG-RSP-1 to LG-RSP-7: the moves of those who flee, or those who come on, the shocks of the contact and the combat. */
export function afterCharge(given: ChargeInput, outcome: ChargeOutcome): Followup[] {
  const { charger, charged } = given;
  if (outcome.end === 'breaks')
    return [moveNext('it breaks', charged.type, 'rout'), ...breakNext('of it', charged.type, charged.inspired)];
  if (outcome.end === 'evades')
    return [
      moveNext('it evades', charged.type, 'evade'),
      charger.pursuing
        ? moveNext('the charge; whom it catches breaks', charger.type, 'pursue')
        : moveNext('the charge; whom it catches breaks', charger.type, 'charge', charger.formation),
    ];
  return contact(given, outcome);
}

/** LG-SEQ-4, LG-MOV-7: a charge and a counter-charge are thrown for and may tire; who pursues has moved already. */
const runsNext = ({ charger, charged }: ChargeInput, { end }: ChargeOutcome): Followup[] => [
  ...(charger.pursuing ? [] : [moveNext('the charge', charger.type, 'charge', charger.formation)]),
  ...(end === 'counter-charges' ? [moveNext('the counter-charge', charged.type, 'charge', charged.formation)] : []),
];

function contact(given: ChargeInput, outcome: ChargeOutcome): Followup[] {
  const shocks = shocksOf(given, outcome);
  const charged = { ...given.charged, dp: outcome.end === 'shaken' ? SHAKEN_AT : given.charged.dp };
  const charger = { ...given.charger, casualties: 0 };
  const suffered = { charger: suffer(charger, shocks.charger), charged: suffer(charged, shocks.charged) };
  const { type, formation, grade, inspired } = charged;
  const red = { type: charger.type, formation: charger.formation, motion: charger.pursuing ? 'pursuing' : 'charging' };
  const motion = outcome.end === 'counter-charges' ? 'charging' : 'standing';
  const input = {
    red: { ...red, ...suffered.charger },
    blue: { ...{ type, formation, grade, inspired, motion }, ...suffered.charged },
  };
  const fights = isThere(charger.type, input.red.casualties) && isThere(type, input.blue.casualties);
  const runs = runsNext(given, outcome);
  const words = runs.length > 0 ? 'the combat, with the DPs of fatigue besides' : 'the combat';
  return [
    ...runs,
    ...shocksNext('the charger', charger, shocks.charger),
    ...shocksNext('the charged unit', charged, shocks.charged),
    ...(fights ? [{ calculation: 'combat', words, input }] : []),
  ];
}

interface Suffering {
  readonly type: TroopId;
  readonly dp: number;
  readonly casualties: number;
}

/** LG-MOR-3, LG-MOR-5: a unit as the shocks leave it. */
function suffer({ type, dp, casualties }: Suffering, causes: readonly MoraleCause[]) {
  const after = gainDisorder({ dp, shaken: dp === SHAKEN_AT, casualties }, moraleTally(causes).total, 'morale');
  return { dp: after.dp, casualties: after.casualties, stands: standsBehind(type, after.casualties) };
}

function shocksNext(who: string, { type, dp, casualties }: Suffering, causes: readonly MoraleCause[]): Followup[] {
  if (causes.length === 0 || !isThere(type, casualties)) return [];
  const felt = Object.fromEntries(causes.map((cause) => [FIELDS[cause as keyof typeof FIELDS], 1]));
  const input = { dp, casualties, stands: standsBehind(type, casualties), unitLost: 0, ...felt };
  return [{ calculation: 'morale', words: `DPs of ${who} for the contact, counted in the combat below`, input }];
}

/** The form of the evade test does not ask who evades: javelinmen, as that of a charge has it. */
const EVADER: TroopId = 'Jav';

/** LG-RSP-7. */
export function afterEvade({ grade, casualties, inspired }: EvadeInput, { result }: EvadeOutcome): Followup[] {
  if (result === 'evades') return [moveNext('it evades', EVADER, 'evade')];
  if (result === 'breaks') return [moveNext('it breaks', EVADER, 'rout'), ...breakNext('of it', EVADER, inspired)];
  const stands = standsBehind(EVADER, casualties);
  const blue = { type: EVADER, grade, casualties, inspired, dp: SHAKEN_AT, stands };
  return isThere(EVADER, casualties)
    ? [{ calculation: 'combat', words: 'it receives the charge', input: { blue } }]
    : [];
}
