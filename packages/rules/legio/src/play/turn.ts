import { call, otherSide, procedure, type Side } from '@acies/kernel';
import { battleOf, lossesOn, rollInitiative } from '@acies/rules-disorder';
import { loseStandsOf } from '../board/change.ts';
import { isInContact, isPresent, isRouting, type LegioContext, presentOf, standsOf, whoIs } from '../board/look.ts';
import { prepareCatching, rollCatching } from '../sheet/chapters/catching.ts';
import { isLooting, settleLooters } from './acting/looting.ts';
import { movingPhase } from './acting/moving-phase.ts';
import { settleRest } from './acting/resting.ts';
import { chargingOf } from './charge/charge-decisions.ts';
import { charging } from './charge/charging.ts';
import { type Charge, declaring } from './charge/declaring.ts';
import { shyAtBeasts } from './combat/beasts.ts';
import { fighting } from './combat/fighting.ts';
import { commanding } from './command/command.ts';
import { controlTests } from './command/control-tests.ts';
import { judge } from './ending.ts';

export interface Turn {
  /** Charges of the side with the initiative, and of the other. */
  first?: Charge[] | undefined;
  second?: Charge[] | undefined;
}

const firstSide = (g: LegioContext): Side => g.board.initiative;
const secondSide = (g: LegioContext): Side => otherSide(g.board.initiative);

const commandOf = (side: Side) => call(commanding, { side, waiting: [], points: 0, leader: 0, to: 0 });

/** LG-SEQ-1 to LG-SEQ-4: command, move and skirmish, combat. */
export const turn = procedure<LegioContext, Turn>('turn', {
  begin: (g) => beginTurn(g),
  commandFirst: (g) => commandOf(firstSide(g)),
  commandSecond: (g) => commandOf(secondSide(g)),
  // LG-AFT-6: before they could rally.
  cutDown: (g) => cutDownRouters(g),
  controlFirst: (g) => call(controlTests, { side: firstSide(g), waiting: [] }),
  controlSecond: (g) => call(controlTests, { side: secondSide(g), waiting: [] }),
  moveFirst: (g) => call(movingPhase, { side: firstSide(g), waiting: [] }),
  moveSecond: (g) => call(movingPhase, { side: secondSide(g), waiting: [] }),
  recover: (g) => settleRest(g),
  shy: (g) => shyAtBeasts(g),
  // LG-MOR-3: what moved in the move phase does not count.
  stand: (g) => {
    for (const unit of g.board.units) unit.comesOn = false;
  },
  declareFirst: (g) => call(declaring, { side: firstSide(g), charges: [] }, 'first'),
  declareSecond: (g) => call(declaring, { side: secondSide(g), charges: [] }, 'second'),
  charge: (_, t) => call(charging, chargingOf([...t.first!, ...t.second!])),
  fight: () => call(fighting, { spent: [], combats: [], at: 0, results: [] }),
  loot: (g) => settleLooters(g),
});

function beginTurn(g: LegioContext): void {
  const { board } = g;
  board.turn++;
  board.initiative = rollInitiative(g.dice, 'LG-SEQ-1');
  for (const leader of board.leaders) leader.inspires = 0;
  board.contacts = board.contacts.map(({ attacker, defender, met }) => ({ attacker, defender, met }));
  for (const [id, unit] of board.units.entries()) {
    unit.halted = unit.haltsNext;
    unit.haltsNext = false;
    unit.control = 'loose';
    unit.asWished = false;
    unit.moved = false;
    unit.rests = false;
    unit.formedUp = false;
    unit.shotOver = false;
    unit.shotAt = false;
    unit.comesOn = false;
    if (!isInContact(g, id)) unit.motion = 'standing';
  }
  g.tell?.({ type: 'turn', clauses: ['LG-SEQ-1'], number: board.turn, initiative: board.initiative });
}

/** LG-AFT-6: routers caught the turn before lose stands. */
function cutDownRouters(g: LegioContext): void {
  const { catches } = g.board;
  g.board.catches = [];
  for (const { pursuer, router, stands } of catches) {
    if (!isPresent(g, router) || !isPresent(g, pursuer) || !isRouting(g, router)) continue;
    const prepared = prepareCatching({ inContact: stands, stands: standsOf(g, router) });
    const { casualties } = rollCatching(prepared, g.dice, whoIs(g, pursuer));
    loseStandsOf(g, router, casualties, 'LG-AFT-6');
  }
}

/** LG-END-1: an army’s losses: who is gone, who is in rout, and its camp if that decides. */
export function lossesOfArmy(g: LegioContext, side: Side) {
  const { began, lost } = lossesOn(g, side);
  // LG-MAN-7 (R): it counts as what it began as, mounted or not.
  const typeOf = (id: number) => g.setting.units[id]!.kind.type;
  return {
    name: g.setup.armies[side].name,
    began: began.map(typeOf),
    lost: lost.map(typeOf),
    campLost: g.setting.campDecides && presentOf(g, otherSide(side)).some((id) => isLooting(g, id)),
  };
}

/** The whole battle. */
export const battle = battleOf<LegioContext>(turn, (g) =>
  judge({ red: lossesOfArmy(g, 'red'), blue: lossesOfArmy(g, 'blue') }, g.board.turn >= g.setting.turns),
);
