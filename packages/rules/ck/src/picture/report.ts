import type { KernelEvent } from '@acies/kernel';
import { thrownInWords } from '@acies/kernel/picture';
import { zoneName } from '@acies/zones';
import type { CkEvent } from '../board/events.ts';
import { IN_RESERVE, ON_LEFT, ON_RIGHT } from '../board/places.ts';
import { settingOf } from '../board/setting.ts';
import type { Setup } from '../board/setup.ts';
import { MORALE_WORDS } from '../sheet/chapters/morale.ts';
import { PIECE_WORDS } from '../sheet/scenery.ts';
import { basesWords } from '../sheet/words.ts';

/** An event in one line. Names of units may be singular or plural, and so no verb follows one that would tell. */
export function tellInWords(setup: Setup, event: CkEvent | KernelEvent): string {
  const setting = settingOf(setup);
  const unit = (id: number): string => setting.units[id]!.name;
  const units = (ids: readonly number[]): string => ids.map(unit).join(', ');
  const general = (id: number): string => setting.generals[id]!.name;
  const zone = (at: number): string => zoneName(setting.grid, at);
  const place = (at: number): string => PLACES[at] ?? zone(at);
  switch (event.type) {
    case 'choice':
      return '';
    case 'dice':
      return thrownInWords(event);
    case 'scenery':
      return `${event.side} places ${PIECE_WORDS[event.piece]} at ${zone(event.zone)}`;
    case 'deployed':
      return `${unit(event.unit)}: deployed ${placeIn(event.to, place)}`;
    case 'general deployed':
      return `${general(event.general)} is ${placeIn(event.to, place)}`;
    case 'first':
      return `${event.side} moves first`;
    case 'turn':
      return `Turn ${event.turn}, ${event.side}; the clock stands at ${event.clock}`;
    case 'rode':
      return `${general(event.general)} ${RIDES[event.how]} ${place(event.to)}`;
    case 'general stopped':
      return `${general(event.general)} is held up`;
    case 'valiant':
      return `${general(event.general)} ${event.assaults ? `leads an assault on ${zone(event.to)} at once` : 'thinks better of it'}`;
    case 'morale':
      return `Morale of ${event.side} at ${zone(event.zone)}, ${event.tally.total}D6: ${failsOf(event.fails)}, ${MORALE_WORDS[event.effect]}`;
    case 'arrived':
      return `${unit(event.unit)}: arrives at ${zone(event.zone)} ${event.from === 'flank' ? 'on the flank' : 'from reserve'}`;
    case 'stays in reserve':
      return `${unit(event.unit)}: stays in reserve`;
    case 'moved':
      return `${unit(event.unit)}: moves to ${zone(event.to)}`;
    case 'failed to move':
      return `${unit(event.unit)}: does not get to ${zone(event.to)}`;
    case 'volley':
      return `${zone(event.from)} shoots at ${zone(event.to)} with ${event.tally.total}D6: ${hitsOf(event.hits)}`;
    case 'artillery':
      return `${unit(event.unit)}: shoots at ${zone(event.to)}, ${ARTILLERY[event.hit]}`;
    case 'assault':
      return `${zone(event.from)} assaults ${zone(event.to)}${event.late.length > 0 ? `; late: ${units(event.late)}` : ''}`;
    case 'no fight':
      return `${zone(event.from)} comes too late to fight`;
    case 'thrown again':
      return `${event.by} has the throw of ${zone(event.zone)} made again`;
    case 'yielded':
      return `${event.side} at ${zone(event.zone)} does not await the assault`;
    case 'overrun':
      return `The artillery at ${zone(event.zone)} is overrun`;
    case 'temper':
      return `${general(event.general)} has a ${event.temper} day`;
    case 'fight': {
      const { target, assaulter } = event.tallies;
      const who = event.winner === 'target' ? zone(event.to) : zone(event.from);
      return `${zone(event.from)} fights ${zone(event.to)}, ${assaulter.total}D6 against ${target.total}D6: ${hitsOf(event.hits.assaulter)} to ${event.hits.target}, ${who} wins`;
    }
    case 'hits':
      return `Hits on ${zone(event.zone)}: ${event.units.flatMap((id, i) => (event.hits[i]! > 0 ? [`${event.hits[i]} on ${unit(id)}`] : [])).join(', ')}`;
    case 'lost':
      return `${unit(event.unit)}: loses ${basesWords(event.halves)}`;
    case 'destroyed':
      return `${unit(event.unit)}: ${DESTROYED[event.how]}`;
    case 'general hit':
      return `${general(event.general)} is hit${event.killed ? '' : ' and lives'}`;
    case 'general lost':
      return `${general(event.general)} is lost`;
    case 'pursuit':
      return `Pursuit of ${event.side} at ${zone(event.zone)}: ${event.losses} half ${event.losses === 1 ? 'base' : 'bases'} to lose`;
    case 'rallied':
      return `${event.side} at ${zone(event.zone)} removes ${event.markers} casualty ${event.markers === 1 ? 'marker' : 'markers'}`;
    case 'awarded':
      return `${unit(event.unit)}: has a winning marker`;
    case 'fell back':
      return `${units(event.units)}: fell back from ${zone(event.from)} to ${place(event.to)}${event.jumped.length > 0 ? ` over ${event.jumped.map(zone).join(', ')}` : ''}${markersWords(event.markers, event.dumped === event.to || event.dumped < 0 ? '' : zone(event.dumped))}`;
    case 'gave way':
      return `${units(event.units)}: gave way from ${zone(event.from)} to ${zone(event.to)}`;
    case 'clock':
      return `The battle clock moves on ${event.rolled}, to ${event.clock}`;
    case 'ended': {
      const { winner, reason } = event.result;
      return winner === null ? `Drawn: ${reason}` : `Victory for ${setup.armies[winner].name}: ${reason}`;
    }
  }
}

const PLACES: Readonly<Record<number, string>> = {
  [IN_RESERVE]: 'the reserve',
  [ON_LEFT]: 'the left flank march',
  [ON_RIGHT]: 'the right flank march',
};

const placeIn = (at: number, place: (at: number) => string): string =>
  `${at < 0 && at !== IN_RESERVE ? 'on' : at < 0 ? 'in' : 'at'} ${place(at)}`;

const RIDES = { ride: 'rides to', along: 'goes along to', escape: 'escapes to' } as const;

const ARTILLERY = {
  miss: 'a miss',
  target: 'a hit (its owner chooses where)',
  shooter: 'a hit (the shooter chooses where)',
} as const;

const DESTROYED = {
  losses: 'destroyed',
  cavalry: 'ridden down',
  artillery: 'lost with its zone',
  'no way out': 'destroyed, for there is no way out',
} as const;

const hitsOf = (hits: number): string => (hits === 1 ? '1 hit' : `${hits} hits`);
const failsOf = (fails: number): string => (fails === 1 ? '1 fail' : `${fails} fails`);

/** Casualty markers taken along, or left in a zone jumped over. */
function markersWords(markers: number, left: string): string {
  if (markers === 0) return '';
  const count = `${markers} casualty ${markers === 1 ? 'marker' : 'markers'}`;
  return left === '' ? ` with ${count}` : `, leaving ${count} at ${left}`;
}
