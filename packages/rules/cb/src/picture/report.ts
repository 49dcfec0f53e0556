import type { DiceEvent, KernelEvent } from '@acies/kernel';
import { thrownInWords } from '@acies/kernel/picture';
import { headingText, inUnits } from '@acies/table';
import type { CbEvent, Pose } from '../board/events.ts';
import { JT, type Setting, settingOf } from '../board/setting.ts';
import type { Setup } from '../board/setup.ts';
import { orderWords } from '../play/command/ordering.ts';

/** Where the middle of a front is, in javelin throws from the left and the top, and which way it faces. */
export const poseWords = ({ x, y, heading }: Pose): string =>
  `${inUnits(x, JT)}, ${inUnits(y, JT)} ${headingText(heading)}`;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** An event in one line. Names of units may be singular or plural, and so no verb follows one that would tell. */
export function tellInWords(setup: Setup, event: CbEvent | KernelEvent, _thrown: readonly DiceEvent[] = []): string {
  const setting = settingOf(setup);
  switch (event.type) {
    case 'choice':
      return '';
    case 'dice':
      return thrownInWords(event);
    case 'turn':
      return `Turn ${event.number}, initiative: ${setup.armies[event.initiative].name}`;
    case 'ended': {
      const { winner, reason } = event.result;
      return winner === null ? `Drawn: ${reason}` : `Victory for ${setup.armies[winner].name}: ${reason}`;
    }
    case 'influence':
    case 'rode':
    case 'ordered':
    case 'leader':
      return leaderWords(setting, event);
    default:
      return unitWords(setting, event);
  }
}

type LeaderEvent = Extract<CbEvent, { type: 'influence' | 'rode' | 'ordered' | 'leader' }>;

function leaderWords(setting: Setting, event: LeaderEvent): string {
  const unit = (id: number): string => setting.units[id]!.name;
  const leader = (id: number): string => setting.leaders[id]!.name;
  switch (event.type) {
    case 'influence':
      return `${leader(event.leader)} ${INFLUENCES[event.does]} ${unit(event.unit)}`;
    case 'rode':
      return `${leader(event.leader)} rides ${event.joins ? 'to' : 'toward'} ${unit(event.toward)}`;
    case 'ordered':
      return `${leader(event.leader)} ${ORDERED[event.how](leader(event.to))}: ${orderWords(unit, event.order)}`;
    case 'leader':
      return `${leader(event.leader)} ${FATES[event.fate]}`;
  }
}

type UnitEvent = Exclude<CbEvent, LeaderEvent | { type: 'turn' | 'ended' }>;

function unitWords(setting: Setting, event: UnitEvent): string {
  const name = (id: number): string => setting.units[id]!.name;
  switch (event.type) {
    case 'burst':
      return `${name(event.unit)}: bursts through ${name(event.through)}`;
    case 'contact':
      return `${name(event.attacker)} in contact with ${name(event.defender)}, in ${event.met}`;
    default: {
      const words = deedWords(name, event);
      return words && `${name(event.unit)}: ${words}`;
    }
  }
}

type Deed = Exclude<UnitEvent, { type: 'burst' | 'contact' }>;

/** What a unit does or suffers, after its name and a colon. */
function deedWords(name: (id: number) => string, event: Deed): string {
  switch (event.type) {
    case 'control':
      return `tested (${event.why}): ${CONTROLS[event.result]}`;
    case 'rallying':
      return 'begins to rally';
    case 'allowance':
      return `may go ${event.distance.total} JT`;
    case 'moved':
      return `${MOVES[event.how]} ${poseWords(event.to)}`;
    case 'formed':
      return event.into === 'unformed' ? 'unformed' : `forms ${event.into}, ${count(event.files, 'file')}`;
    case 'shot':
      return `shoots at ${name(event.target)}, ${count(event.hits, 'hit')}`;
    case 'disordered':
      return disorderWords(event);
    case 'critical':
      return `${count(event.hits, 'critical hit')} from ${count(event.dps, 'DP')}${event.fate === 'rampages' ? ', rampages' : ''}`;
    case 'recovered':
      return `loses ${count(event.removed, 'DP')} and has ${event.dp}${event.calm ? ', shaken no longer' : ''}`;
    case 'casualties':
      return `loses ${count(event.lost, 'stand')} and has ${event.left} left`;
    case 'charge':
      return `${event.runsOn ? 'runs on into' : event.forced ? 'must charge' : 'charges'} ${name(event.target)}`;
    case 'response':
      return RESPONSES[event.response];
    case 'short':
      return `does not reach ${name(event.target)}`;
    case 'combat':
      return `${event.band} in ${event.round} against ${name(event.against)}, ${event.score} to ${event.enemyScore}`;
    case 'after':
      return AFTER[event.move];
    case 'blocked':
      return 'no room to go back';
    case 'hacked':
      return `caught and hacked at by ${name(event.by)}`;
    case 'broken':
      return 'breaks';
    case 'advances':
      return 'goes for the enemy unbidden';
    case 'loots':
      return 'loots the camp';
    case 'rampage':
      return `runs amok, ${event.degrees} degrees to the right`;
    case 'destroyed':
      return ENDS[event.how];
  }
}

/** CB-UNIT-3: DPs, or for the shaken the stands that go in their place. */
function disorderWords({ gained, dp, why, shaken, standsLost = 0 }: Extract<Deed, { type: 'disordered' }>): string {
  if (gained > 0) return `takes ${count(gained, 'DP')} (${why}) and has ${dp}${shaken ? ', shaken' : ''}`;
  return standsLost > 0
    ? `shaken already: ${standsLost === 1 ? 'a stand' : `${standsLost} stands`} instead (${why})`
    : `shaken already, no more DPs (${why})`;
}

/** Moves after combat; nothing of those that are told as they are made. */
const AFTER: Readonly<Record<Extract<Deed, { type: 'after' }>['move'], string>> = {
  ...{ halt: 'halts', 'open ranks': 'opens its ranks', 'follow up': 'follows up' },
  ...{ pursue: 'goes after those who fled', 'burst through': 'bursts through' },
  ...{ 'fall back': '', retire: '', break: '', rampage: '', destroyed: '', 'take ground': '' },
};

const INFLUENCES = { inspire: 'inspires', steady: 'steadies', direct: 'directs the shooting of' } as const;

const ORDERED = {
  told: (to: string) => `orders the command of ${to}`,
  sent: (to: string) => `sends a messenger to ${to}`,
  received: () => 'receives his order',
} as const;

const FATES = {
  unhurt: 'is unhurt',
  'near miss': 'has a narrow escape',
  wounded: 'is wounded',
  killed: 'is killed',
  flees: 'flees with his unit',
  lost: 'is lost',
} as const;

const CONTROLS = {
  'goes on': 'goes on',
  halts: 'halts',
  'as wished': 'does as its player wishes',
  advances: 'advances on its own',
  repeats: 'does what it did last turn',
} as const;

const MOVES = {
  move: 'moves to',
  charge: 'charges to',
  evade: 'evades to',
  retire: 'retires to',
  rout: 'flees to',
  pursue: 'pursues to',
  rampage: 'runs amok to',
  spontaneous: 'goes forward to',
  'fall back': 'falls back to',
  'follow up': 'comes to',
  'burst through': 'comes out at',
  'take ground': 'takes the ground, to',
  turn: 'turns, at',
  relief: 'changes places, to',
} as const;

const RESPONSES = {
  break: 'breaks before the charge',
  stand: 'stands to receive the charge',
  'counter-charge': 'counter-charges',
  evade: 'evades',
} as const;

const ENDS = {
  destroyed: 'destroyed',
  'left the table': 'fled from the table',
  surrendered: 'surrenders',
  'ran amok': 'ran amok and is gone',
} as const;
