import type { DiceEvent, KernelEvent } from '@acies/kernel';
import type { Tally } from '@acies/kernel/odds';
import { thrownInWords } from '@acies/kernel/picture';
import { headingText, inUnits } from '@acies/table';
import type { LegioEvent, Pose } from '../board/events.ts';
import { PACE, settingOf } from '../board/setting.ts';
import type { Setup } from '../board/setup.ts';
import { orderWords } from '../play/command/ordering.ts';

/** Where the middle of a front is, in paces from the left and the top, and which way it faces. */
export const poseWords = ({ x, y, heading }: Pose): string =>
  `${inUnits(x, PACE)}, ${inUnits(y, PACE)} ${headingText(heading)}`;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** An event in one line. Names of units may be singular or plural, and so no verb follows one that would tell. */
export function tellInWords(setup: Setup, event: LegioEvent | KernelEvent, thrown: readonly DiceEvent[] = []): string {
  const setting = settingOf(setup);
  const unit = (id: number): string => setting.units[id]!.name;
  const units = (ids: readonly number[]): string => ids.map(unit).join(' and ');
  const leader = (id: number): string => setting.leaders[id]!.name;
  switch (event.type) {
    case 'choice':
      return '';
    case 'dice':
      return thrownInWords(event);
    case 'turn':
      return `Turn ${event.number}: the initiative goes to ${setup.armies[event.initiative].name}`;
    case 'command':
      return `${leader(event.leader)} ${event.does === 'control' ? 'controls' : 'inspires'} ${unit(event.unit)}`;
    case 'rode':
      return `${leader(event.leader)} rides to ${unit(event.to)}`;
    case 'messenger':
      return event.arrives
        ? `A messenger reaches ${unit(event.to)}`
        : `${leader(event.leader)} sends a messenger to ${unit(event.to)}`;
    case 'ordered':
      return `${leader(event.leader)} ${ORDERED[event.how](leader(event.to))}: ${orderWords(unit, event.order)}`;
    case 'control':
      return `${unit(event.unit)}: ${controlWords(event)}${sumWords(event.tally, thrown)}`;
    case 'allowance':
      return `${unit(event.unit)}: may go ${event.paces.total} paces`;
    case 'moved':
      return `${unit(event.unit)}: ${MOVES[event.how]} ${poseWords(event.to)}`;
    case 'formed':
      return event.into === 'unformed' ? `${unit(event.unit)}: unformed` : `${unit(event.unit)}: forms ${event.into}`;
    case 'spread':
      return `${unit(event.unit)}: stands in ${count(event.files, 'file')}`;
    case 'mounted':
      return `${unit(event.unit)}: ${event.onFoot ? 'dismounts' : 'mounts'}`;
    case 'rests':
      return `${unit(event.unit)}: rests`;
    case 'rested':
      return `${unit(event.unit)}: has rested and loses ${event.removed.total > 0 ? count(event.removed.total, 'DP') : 'no DP'}`;
    case 'shot':
      return `${unit(event.unit)}: shoots at ${unit(event.target)}, ${count(event.hits, 'hit')}`;
    case 'disordered':
      return `${unit(event.unit)}: ${disorderWords(event)}`;
    case 'casualties':
      return `${unit(event.unit)}: loses ${count(event.lost, 'stand')} and has ${event.left} left`;
    case 'charge':
      return `${unit(event.unit)}: charges ${unit(event.target)}`;
    case 'response':
      return `${unit(event.unit)}: ${RESPONSES[event.response]}`;
    case 'evade':
      return `${unit(event.unit)}: ${EVADES[event.result]}${sumWords(event.tally, thrown)}`;
    case 'contact':
      return `${unit(event.attacker)} in contact with ${unit(event.defender)}, in ${event.met}`;
    case 'short':
      return `${unit(event.unit)}: does not reach ${unit(event.target)}`;
    case 'combat': {
      const score = event.scores ? `, ${event.scores.red} to ${event.scores.blue}` : '';
      return `${units(event.red)} against ${units(event.blue)}${score}: ${event.bands.red} and ${event.bands.blue}`;
    }
    case 'after':
      return `${unit(event.unit)}: ${event.move}`;
    case 'stayed':
      return `${unit(event.unit)}: stays, for there is ${event.why}`;
    case 'left out':
      return `${unit(event.unit)}: does not fight this time (others fight ${unit(event.enemy)})`;
    case 'blocked':
      return `${unit(event.unit)}: has no room to go back`;
    case 'caught':
      return `${unit(event.unit)}: caught by ${unit(event.by)}`;
    case 'broken':
      return `${unit(event.unit)}: breaks`;
    case 'loots':
      return `${unit(event.unit)}: loots the camp`;
    case 'rallied':
      return `${unit(event.unit)}: rallies`;
    case 'rampage':
      return `${unit(event.unit)}: runs amok, ${event.way}`;
    case 'destroyed':
      return `${unit(event.unit)}: ${ENDS[event.how]}`;
    case 'leader':
      return `${leader(event.leader)} ${event.fate === 'flees' ? 'flees with his unit' : `is ${event.fate}`}`;
    case 'ended': {
      const { winner, reason } = event.result;
      return winner === null ? `Drawn: ${reason}` : `Victory for ${setup.armies[winner].name}: ${reason}`;
    }
  }
}

/** LG-MOR-5, LG-SHO-4: some DPs are nothing more to who is shaken. */
const disorderWords = ({ gained, why, dp, shaken }: Extract<LegioEvent, { type: 'disordered' }>): string =>
  gained === 0
    ? `has ${count(dp, 'DP')} and takes no more (${why})`
    : `takes ${count(gained, 'DP')} (${why}) and has ${dp}${shaken ? ', shaken' : ''}`;

/** LG-CTL-2: who repeats a stand stands. */
const controlWords = ({ result, last }: Extract<LegioEvent, { type: 'control' }>): string =>
  result === 'repeats its last move' && last === 'stand' ? 'stands as it stood before' : result;

/** What a die and what is added to it come to, where something is. */
function sumWords({ rows, total }: Tally, thrown: readonly DiceEvent[]): string {
  const face = thrown.at(-1)?.faces[0];
  if (face === undefined || rows.length === 0) return '';
  return ` (${face} ${total < 0 ? '-' : '+'} ${Math.abs(total)} = ${face + total})`;
}

const ORDERED = {
  told: (to: string) => `gives ${to}’s command its order`,
  sent: (to: string) => `sends a messenger to ${to} with an order`,
  heard: () => 'listens to his order',
} as const;

const MOVES = {
  basic: 'moves to',
  fast: 'moves to',
  charge: 'charges to',
  evade: 'evades to',
  retire: 'retires to',
  rout: 'flees to',
  pursue: 'pursues to',
  rampage: 'runs amok to',
  'fall back': 'falls back to',
  'follow up': 'follows up to',
  'pass through': 'passes through the ranks to',
  turn: 'turns, at',
  relief: 'changes places, to',
  break: 'breaks, to',
} as const;

const RESPONSES = {
  break: 'breaks before the charge',
  stand: 'stands to receive the charge',
  'counter-charge': 'counter-charges',
  evade: 'tries to evade',
} as const;

const EVADES = { evades: 'gets away', shaken: 'does not get away and is shaken', breaks: 'breaks' } as const;

const ENDS = {
  destroyed: 'destroyed',
  'left the table': 'fled from the table',
  surrendered: 'surrenders',
  removed: 'gone',
} as const;
