import type { DiceEvent, KernelEvent } from '@acies/kernel';
import { thrownInWords } from '@acies/kernel/picture';
import { headingText, INCH, inUnits } from '@acies/table';
import type { ClockEvent } from '../board/events.ts';
import { countOf } from '../board/look.ts';
import { settingOf } from '../board/setting.ts';
import type { Setup } from '../board/setup.ts';
import { BY_CLOCK } from '../play/orders/orders.ts';
import { sumOf } from '../sheet/chapters/sums.ts';
import { lossWords } from '../sheet/markers.ts';

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Where the middle of a front is, in inches from the left and the top, and which way it faces. */
export const poseWords = ({ x, y, heading }: Pose): string =>
  `${inUnits(x, INCH)}, ${inUnits(y, INCH)} ${headingText(heading)}`;

/** What a die came to and what it had to reach; without the die what it had to reach. */
const tried = (thrown: readonly DiceEvent[], total: number, needs: number): string => {
  const sum = sumOf(thrown, total);
  return sum === undefined ? `(${needs} needed)` : `(${sum}, ${needs} needed)`;
};

/** An event in one line. Names of units may be singular or plural, and so no verb follows one that would tell. */
export function tellInWords(setup: Setup, event: ClockEvent | KernelEvent, thrown: readonly DiceEvent[] = []): string {
  const setting = settingOf(setup);
  const unit = (id: number): string => setting.units[id]!.name;
  const units = (ids: readonly number[]): string => ids.map(unit).join(', ');
  const leader = (id: number): string => setting.leaders[id]!.name;
  switch (event.type) {
    case 'choice':
      return '';
    case 'dice':
      return thrownInWords(event);
    case 'first':
      return event.what === 'deployment' ? `${event.side} deploys first` : `${event.side} has the first half turn`;
    case 'deployed':
      return `${unit(event.unit)}: deployed at ${poseWords(event.to)}`;
    case 'half turn':
      return `Half turn ${event.number}, ${event.side}: ${countOf(event.orders, 'order')}`;
    case 'rally':
      return `${unit(event.unit)}: ${event.rallied ? 'rallies' : 'does not rally'} ${tried(thrown, event.tally.total, event.needs)}`;
    case 'fire': {
      const sum = sumOf(thrown, event.tally.total);
      return `Fire of ${units(event.firers)} at ${unit(event.target)}: ${sum === undefined ? '' : `${sum}, `}${FIRE[event.result]}`;
    }
    case 'order': {
      const whose = event.by === BY_CLOCK ? 'one of the clock’s orders' : `the free order of ${leader(event.by)}`;
      return `${units(event.units)}: ${whose}; ${countOf(event.left, 'order')} left`;
    }
    case 'moved':
      return `${unit(event.unit)}: ${MOVES[event.how]} ${poseWords(event.to)}`;
    case 'nerve':
      return `${unit(event.unit)}: ${event.dares ? 'dares' : 'does not dare'} to charge ${unit(event.target)} ${tried(thrown, event.tally.total, event.needs)}`;
    case 'contact':
      return `${unit(event.attacker)} in contact with ${unit(event.defender)}, in ${event.met}`;
    case 'stratagem':
      return `${event.side} plays a stratagem: ${event.stratagem}`;
    case 'revealed':
      return `${unit(event.unit)}: springs from ambush at ${poseWords(event.to)}`;
    case 'melee': {
      const { scores, winner, loss } = event.outcome;
      const loser = winner === 'attacker' ? event.defender : event.attacker;
      const end = loss === null ? 'nothing comes of it' : `${unit(loser)}: ${lossWords(loss)}`;
      return `${unit(event.attacker)} against ${unit(event.defender)}, ${scores.attacker} to ${scores.defender}; ${end}`;
    }
    case 'marked':
      return `${unit(event.unit)}: has ${event.dmz} DMZ`;
    case 'destroyed':
      return `${unit(event.unit)}: destroyed`;
    case 'leader':
      return `${leader(event.leader)} ${event.fate === 'escapes' ? `escapes to ${unit(event.to)}` : `is ${event.fate}`}`;
    case 'rode':
      return `${leader(event.leader)} rides to ${unit(event.to)}`;
    case 'clock':
      return `The morale clock of ${event.side} goes down to ${event.clock}: ${WHY[event.why]}`;
    case 'even half turn':
      return 'Nobody has lost the half turn';
    case 'ended': {
      const { winner, reason } = event.result;
      return winner === null ? `Drawn: ${reason}` : `Victory for ${setup.armies[winner].name}: ${reason}`;
    }
  }
}

const FIRE = { NE: 'no effect', D: 'a DMZ', K: 'destroyed' } as const;

const MOVES = {
  move: 'moves to',
  charge: 'charges to',
  turn: 'turns, at',
  retreat: 'retreats to',
  advance: 'advances to',
  disengage: 'breaks off to',
  dress: 'dresses to',
} as const;

const WHY = { 'half turn': 'the half turn is lost', leader: 'a leader is lost', camp: 'the camp is sacked' } as const;
