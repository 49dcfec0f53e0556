import { DIRECTION_NAMES, nameOf } from '@acies/hexes';
import type { KernelEvent } from '@acies/kernel';
import { thrownInWords } from '@acies/kernel/picture';
import type { HexEvent } from '../board/events.ts';
import { settingOf } from '../board/setting.ts';
import type { Setup } from '../board/setup.ts';
import { describeMelee } from '../sheet/calculators/melee-words.ts';
import { describeMorale } from '../sheet/calculators/morale.ts';

/** An event in one line. Names of units may be singular or plural, and so no verb follows one that would tell. */
export function tellInWords(setup: Setup, event: HexEvent | KernelEvent): string {
  const setting = settingOf(setup);
  const stand = (id: number): string => setting.stands[id]!.name;
  const leader = (id: number): string => setting.leaders[id]!.name;
  const hex = (at: number): string => nameOf(setting.grid, at);
  switch (event.type) {
    case 'choice':
      return '';
    case 'dice':
      return thrownInWords(event);
    case 'turn':
      return `Turn ${event.turn}: ${event.first} has the initiative`;
    case 'passed':
      return `${event.side} activates no more this turn`;
    case 'activated':
      return `${event.stands.map(stand).join(', ')}: ${event.stands.length === 1 ? 'acts' : 'act as a group'}`;
    case 'moved':
      return event.path.length === 0
        ? `${stand(event.stand)}: ${STAYS[event.how] ?? 'stays'}, facing ${DIRECTION_NAMES[event.facing]}`
        : `${stand(event.stand)}: ${MOVES[event.how]} ${event.path.map(hex).join(', ')}, facing ${DIRECTION_NAMES[event.facing]}`;
    case 'turned':
      return `${stand(event.stand)}: turns to face ${DIRECTION_NAMES[event.facing]}`;
    case 'ordered':
      return `${stand(event.stand)}: ${event.passed ? 'passes' : 'fails'} its order test for ${event.purpose} (${event.needs}+ needed)`;
    case 'disordered':
      return `${stand(event.stand)}: disordered (${event.because.text})`;
    case 'recovered':
      return `${stand(event.stand)}: recovers from disorder`;
    case 'charged':
      return `${stand(event.stand)}: charges ${stand(event.target)}`;
    case 'responded':
      return `${stand(event.stand)}: ${RESPONSES[event.response]}`;
    case 'contact':
      return `${stand(event.attacker)} in contact with ${stand(event.defender)}`;
    case 'shot':
      return `${stand(event.stand)}: shoots at ${stand(event.target)} with ${event.tally.total}D6, ${event.outcome.hits === 0 ? 'no hit' : `${hitsOf(event.outcome.hits)}; ${describeMorale(event.outcome)}`}`;
    case 'melee': {
      const { attacker, defender } = event.tallies;
      const sides = `${attacker.dice.total}D6 to ${defender.dice.total}D6`;
      return `${stand(event.attacker)} against ${stand(event.defender)}, ${sides}: ${hitsOf(event.outcome.defender.hits)} to ${event.outcome.attacker.hits}, ${describeMelee(event.outcome)}`;
    }
    case 'lost':
      return `${stand(event.stand)}: loses ${event.sp} SP`;
    case 'destroyed':
      return `${stand(event.stand)}: ${event.off ? 'leaves the field' : 'destroyed'}`;
    case 'shaken':
      return `${stand(event.stand)}: ${event.passed ? 'stands firm' : 'shaken'} as a friend is destroyed`;
    case 'blocked':
      return `${stand(event.stand)}: cannot fall back`;
    case 'held':
      return `${stand(event.stand)}: holds the village`;
    case 'pursuit':
      return `${stand(event.stand)}: ${event.hexes === 0 ? 'does not pursue' : `pursues ${event.hexes}H`}`;
    case 'rode':
      return `${leader(event.leader)} rides to ${stand(event.to)}`;
    case 'leader lost':
      return `${leader(event.leader)} is lost`;
    case 'ended': {
      const { winner, reason } = event.result;
      return winner === null ? `Drawn: ${reason}` : `Victory for ${setup.armies[winner].name}: ${reason}`;
    }
  }
}

const MOVES = {
  move: 'moves to',
  charge: 'charges to',
  evade: 'evades to',
  retreat: 'falls back to',
  pursue: 'pursues to',
  displaced: 'pushed back to',
  'step back': 'steps back to',
  leave: 'breaks off to',
} as const;

/** Moves that have gone nowhere. */
const STAYS: Readonly<Record<string, string>> = {
  charge: 'charges from where it stands',
  evade: 'finds no way to evade',
};

const RESPONSES: Readonly<Record<string, string>> = {
  stand: 'stands to meet the charge',
  shoot: 'stands and shoots',
  evade: 'evades',
};

const hitsOf = (hits: number): string => (hits === 1 ? '1 hit' : `${hits} hits`);
