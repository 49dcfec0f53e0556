import { call, otherSide, procedure, type Side } from '@acies/kernel';
import { battleOf, lossesOn } from '@acies/rules-disorder';
import { riskAlone } from '../board/leaders.ts';
import { type CbContext, factsOf, isInContact, isStationary, presentOf } from '../board/look.ts';
import { judge, worthOf } from '../sheet/combat/ending.ts';
import { throwForInitiative } from '../sheet/combat/initiative.ts';
import { charging } from './charge/charging.ts';
import { declaring } from './charge/declaring.ts';
import type { Charge } from './charge/may-charge.ts';
import { shyAtBeasts } from './combat/beasts.ts';
import { fighting } from './combat/fighting.ts';
import { removeDisorder, takeToHeart } from './combat/morale-phase.ts';
import { stampede } from './combat/stampede.ts';
import { commanding } from './command/command.ts';
import { controlTests } from './command/control-tests.ts';
import { rideMessengers } from './command/messengers.ts';
import { rallying } from './command/rallying.ts';
import { isLooting, settleLooters } from './moving/looting.ts';
import { tacticalPhase } from './moving/tactical-phase.ts';

export interface Turn {
  /** Charges of the side with the initiative, and of the other. */
  first?: Charge[] | undefined;
  second?: Charge[] | undefined;
}

const firstSide = (g: CbContext): Side => g.board.initiative;
const secondSide = (g: CbContext): Side => otherSide(g.board.initiative);

const commandOf = (side: Side) => call(commanding, { side, waiting: [], actions: 0, leader: 0, to: 0 });
const testsOf = (side: Side) => call(controlTests, { side, waiting: [], tested: [], unit: 0 });

/** CB-SEQ-1 to CB-SEQ-9: command, tactical, combat, morale. */
export const turn = procedure<CbContext, Turn>('turn', {
  begin: (g) => beginTurn(g),
  commandFirst: (g) => commandOf(firstSide(g)),
  commandSecond: (g) => commandOf(secondSide(g)),
  messengers: (g) => {
    rideMessengers(g, firstSide(g));
    rideMessengers(g, secondSide(g));
  },
  controlFirst: (g) => testsOf(firstSide(g)),
  controlSecond: (g) => testsOf(secondSide(g)),
  rallyFirst: (g) => call(rallying, { side: firstSide(g), waiting: [] }),
  rallySecond: (g) => call(rallying, { side: secondSide(g), waiting: [] }),
  moveFirst: (g) => call(tacticalPhase, { side: firstSide(g), waiting: [] }),
  moveSecond: (g) => call(tacticalPhase, { side: secondSide(g), waiting: [] }),
  declareFirst: (g) => call(declaring, { side: firstSide(g), charges: [] }, 'first'),
  declareSecond: (g) => call(declaring, { side: secondSide(g), charges: [] }, 'second'),
  charge: (_, t) =>
    call(charging, {
      charges: [...t.first!, ...t.second!].map((charge) => ({ ...charge })),
      waiting: [],
      responses: [],
    }),
  shy: (g) => {
    shyAtBeasts(g);
    stampede(g);
    riskAlone(g);
  },
  fight: () => call(fighting, { outcomes: [] }),
  morale: (g) => {
    settleLooters(g);
    removeDisorder(g);
    takeToHeart(g);
  },
});

function beginTurn(g: CbContext): void {
  const { board } = g;
  board.turn++;
  board.initiative = throwForInitiative(g.dice);
  for (const leader of board.leaders) Object.assign(leader, { inspires: 0, steadies: 0 });
  board.contacts = board.contacts.map(({ attacker, defender, mutual, met }) => {
    return { attacker, defender, mutual, met, fresh: false, done: false };
  });
  for (const [id, unit] of board.units.entries()) {
    // CB-CTL-5 (R): who moved, turned, formed or fought last turn has not stood.
    if (board.turn > 1) unit.last = isStationary(g, id) ? 'stand' : 'move';
    unit.control = 'ordered';
    unit.rallies = false;
    unit.steadied = false;
    unit.directed = false;
    unit.moved = false;
    unit.shot = false;
    unit.shotStill = false;
    unit.formedUp = false;
    unit.loosened = false;
    unit.opened = false;
    unit.followedOn = false;
    unit.fought = false;
    unit.rush = 'none';
    unit.shied = false;
    unit.moraleStands = 0;
    // CB-CBT-5: only who has followed up comes on in the round after.
    if (unit.motion !== 'following up' || !isInContact(g, id)) unit.motion = 'standing';
  }
  g.tell?.({ type: 'turn', clauses: ['CB-SEQ-1', 'CB-SEQ-10'], number: board.turn, initiative: board.initiative });
}

/** CB-END-1, CB-CMD-6: an army’s losses: who is gone, who is in rout, and its camp if that decides. */
export function lossesOfArmy(g: CbContext, side: Side) {
  const { began, lost } = lossesOn(g, side);
  const typeOf = (id: number) => factsOf(g, id).kind.type;
  return {
    name: g.setup.armies[side].name,
    began: began.map(typeOf),
    lost: lost.map(typeOf),
    campLost: g.setting.campDecides && presentOf(g, otherSide(side)).some((id) => isLooting(g, id)),
  };
}

/** CB-END-1: what an army has lost, by which a battle is judged when time is up. */
export const lostBy = (g: CbContext, side: Side): number => worthOf(lossesOfArmy(g, side).lost);

/** The whole battle. */
export const battle = battleOf<CbContext>(turn, (g) =>
  judge({ red: lossesOfArmy(g, 'red'), blue: lossesOfArmy(g, 'blue') }, g.board.turn >= g.setting.turns),
);
