import { BadInput, type Side } from '@acies/kernel';
import type { PieceCard } from '@acies/kernel/picture';
import { INCH, inUnits, relationsOf } from '@acies/table';
import { enemyIn } from '../board/contacts.ts';
import {
  boxOf,
  type ClockContext,
  contactsOf,
  enemiesOf,
  factsOf,
  inInches,
  isAlive,
  presentOf,
  unitOf,
} from '../board/look.ts';
import { columnOf } from '../play/moving/column.ts';
import { groupWith } from '../play/moving/groups.ts';
import { whyNotBy } from '../play/orders/orders.ts';
import { DESTROYED_WITH } from '../sheet/markers.ts';
import { traitWords } from '../sheet/traits.ts';
import { isImmobile, TROOPS } from '../sheet/troops.ts';
import { isHiddenFrom, leadersWith, terrainOf } from './facts.ts';
import { poseWords } from './report.ts';

type Fact = PieceCard['facts'][number];
const fact = (name: string, value: string): Fact => ({ name, value });

/** All that is to be known of a unit. */
export function card(g: ClockContext, id: number, viewer?: Side): PieceCard {
  // MC-ORD-3: whoever may not know of an ambush is told the same as of a unit that does not exist.
  if (g.setting.units[id] === undefined || isHiddenFrom(g, id, viewer)) throw new BadInput('there is no such unit');
  const there = unitOf(g, id).where === 'table';
  const facts = [...kindFacts(g, id), ...(there ? stateFacts(g, id) : [fact('State', elsewhere(g, id))])];
  return {
    title: factsOf(g, id).name,
    facts: facts.filter(({ value }) => value !== ''),
    relations: there ? relations(g, id) : [],
  };
}

function kindFacts(g: ClockContext, id: number): Fact[] {
  const { side, kind, key, range } = factsOf(g, id);
  const { name, combat, open, rough } = TROOPS[kind.type];
  const grades = [
    kind.combat === 'plain' ? '' : `${kind.combat} in combat`,
    kind.rally === 'plain' ? '' : `${kind.rally} at rallying`,
  ];
  return [
    fact('Army', g.setup.armies[side].name),
    fact('Id', key),
    fact('Type', `${name} (${kind.type})`),
    fact('Combat', `${combat}`),
    fact(
      'Move',
      isImmobile(kind.type) ? 'none' : `${inInches(open * INCH)}, ${inUnits(rough * INCH, INCH)} in rough going`,
    ),
    fact('Missiles', range === 0 ? 'none' : `${kind.missiles}, range ${inInches(range)}`),
    fact('Class', grades.filter(Boolean).join(', ')),
    fact('Traits', traitWords(kind).join(', ')),
  ];
}

function stateFacts(g: ClockContext, id: number): Fact[] {
  const unit = unitOf(g, id);
  return [
    fact('Strength', `${unit.dmz} DMZ; ${DESTROYED_WITH} destroy it`),
    fact('Place', poseWords(unit)),
    fact('Ground', terrainOf(g, id)),
    fact('Leader', leaderWords(g, id)),
    fact('Group', groupWords(g, id)),
    fact('This half turn', deedsOf(g, id)),
  ];
}

/** Who rides with it; or else whose free order it could be given (MC-ORD-2). */
function leaderWords(g: ClockContext, id: number): string {
  const own = leadersWith(g, id).map(({ id: leader, name, rank, combat, rally }) => {
    const spent = g.board.spent.includes(leader) ? ', free order given' : '';
    return `${name} rides with it (${rank}, +${combat} combat, +${rally} rally${spent})`;
  });
  if (own.length > 0) return own.join(', ');
  const { side } = factsOf(g, id);
  const near = g.setting.leadersOf[side].filter(
    (leader) => isAlive(g, leader) && whyNotBy(g, side, [id], leader) === undefined,
  );
  const names = near.map((leader) => g.setting.leaders[leader]!.name);
  return names.length > 0 ? `in reach of a free order of ${names.join(', ')}` : '';
}

function groupWords(g: ClockContext, id: number): string {
  const group = groupWith(g, presentOf(g, factsOf(g, id).side), id).filter((other) => other !== id);
  if (group.length === 0) return 'stands alone';
  const names = group.map((other) => factsOf(g, other).name);
  return `with ${names.join(', ')}${columnOf(g, id).length > 0 ? '; in column' : ''}`;
}

function deedsOf(g: ClockContext, id: number): string {
  const { ordered, daunted, moved, hasFought, fought } = unitOf(g, id);
  const deeds = [
    ordered ? 'has had its order' : 'has had no order',
    moved && 'has moved',
    daunted && 'did not dare to charge',
    hasFought && 'has fought',
    fought && !hasFought && 'has fought before in this battle',
  ];
  return deeds.filter(Boolean).join(', ');
}

const ELSEWHERE = { gone: 'destroyed', ambush: 'in ambush', unplaced: 'not yet deployed', table: '' } as const;

function elsewhere(g: ClockContext, id: number): string {
  const { where } = unitOf(g, id);
  const { hidden } = factsOf(g, id);
  return where === 'ambush' ? `in ambush in ${g.setting.terrain[hidden]!.key}` : ELSEWHERE[where];
}

/** A friend this near beside a flank covers it, so that nobody comes between. */
const COVER = INCH;

function relations(g: ClockContext, id: number): string[] {
  const { side } = factsOf(g, id);
  const named = (other: number) => ({ name: factsOf(g, other).name, box: boxOf(g, other) });
  const friends = presentOf(g, side).filter((other) => other !== id);
  return [
    ...fightsOf(g, id),
    ...relationsOf(boxOf(g, id), {
      enemies: enemiesOf(g, side).map(named),
      friends: friends.map(named),
      table: g.setting.table,
      cover: COVER,
      say: inInches,
    }),
    `Stands on ${terrainOf(g, id)}`,
  ];
}

/** "Fights Masinissa, who attacks it in flank". */
const fightsOf = (g: ClockContext, id: number): string[] =>
  contactsOf(g, id).map((contact) => {
    const enemy = factsOf(g, enemyIn(contact, id)).name;
    return contact.attacker === id
      ? `Fights ${enemy}, whom it attacks in ${contact.met}`
      : `Fights ${enemy}, who attacks it in ${contact.met}`;
  });
