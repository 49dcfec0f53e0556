import type { PieceCard } from '@acies/kernel/picture';
import {
  factsOf,
  type HexContext,
  isLocked,
  isPresent,
  isWithinRangeOf,
  leaderWith,
  placeOf,
  standOf,
} from '../board/look.ts';
import { nameDirection, nameHex } from '../board/names.ts';
import { allowanceOf } from '../play/moving/movement.ts';
import { TROOPS } from '../sheet/troops.ts';
import { terrainName } from './cells.ts';
import { relationsOf } from './relations.ts';
import { capital, hexesWords } from './words.ts';

type Fact = PieceCard['facts'][number];

/** All that is to be known of a stand. */
export function card(g: HexContext, id: number): PieceCard {
  const facts = isPresent(g, id) ? [...kindFacts(g, id), ...stateFacts(g, id)] : [...kindFacts(g, id), fateOf(g, id)];
  return {
    title: factsOf(g, id).name,
    facts: facts.filter(({ value }) => value !== ''),
    relations: isPresent(g, id) ? relationsOf(g, id) : [],
  };
}

const fact = (name: string, value: string): Fact => ({ name, value });

function kindFacts(g: HexContext, id: number): Fact[] {
  const { type, class: troopClass, side, move, impact, missiles, range, pilum, impetuous } = factsOf(g, id);
  return [
    fact('Army', g.setup.armies[side].name),
    fact('Type', `${TROOPS[type].name} (${type})`),
    fact('Class', troopClass),
    fact('Move', hexesWords(move)),
    fact('Impact', `+${impact}`),
    fact('Missiles', range === 0 ? 'none' : `${missiles}, range ${hexesWords(range)}`),
    fact('Traits', [pilum && 'pila', impetuous && 'impetuous'].filter(Boolean).join(', ')),
  ];
}

function stateFacts(g: HexContext, id: number): Fact[] {
  const { sp, hex, facing, disordered } = standOf(g, id);
  const state = [disordered ? 'disordered' : 'in order', isLocked(g, id) && 'in contact'];
  const allowance = allowanceOf(g, id);
  return [
    fact('Strength', `${sp} of ${factsOf(g, id).start} SP`),
    fact('State', state.filter(Boolean).join(', ')),
    fact('Place', `${nameHex(g, hex)}, facing ${nameDirection(facing)}`),
    fact('Ground', terrainName(placeOf(g, id))),
    fact('From here', allowance === factsOf(g, id).move ? '' : `${hexesWords(allowance)} in a bound`),
    fact('Leader', leaderWords(g, id)),
    fact('This turn', deedsOf(g, id)),
  ];
}

/** Who rides with it, or else whose voice it hears (HX-ORD-2). */
function leaderWords(g: HexContext, id: number): string {
  const own = leaderWith(g, id);
  if (own >= 0) {
    const { name, general, range } = g.setting.leaders[own]!;
    return `${name} rides with it (${general ? 'general, ' : ''}range ${hexesWords(range)})`;
  }
  const { side } = factsOf(g, id);
  const near = g.setting.leaders.filter((leader) => leader.side === side && isWithinRangeOf(g, leader.id, id));
  return near.length === 0 ? 'out of range of any leader' : `in range of ${near.map(({ name }) => name).join(', ')}`;
}

function deedsOf(g: HexContext, id: number): string {
  const { activated, bounds, charged, fired, evaded, main, supported } = standOf(g, id);
  const deeds = [
    activated ? 'has acted' : 'has not acted yet',
    bounds > 0 && `${bounds} ${bounds === 1 ? 'bound' : 'bounds'}`,
    charged && 'has charged',
    fired && 'has shot',
    evaded && 'has evaded',
    main && 'has fought as a main stand',
    supported && 'has supported a friend',
  ];
  return capital(deeds.filter(Boolean).join(', '));
}

const fateOf = (g: HexContext, id: number): Fact =>
  fact('Fate', standOf(g, id).sp > 0 ? 'it has left the field' : 'it is destroyed');
