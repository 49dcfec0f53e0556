import type { KernelEvent } from '@acies/kernel';
import type { LegendRow, RosterUnit, Weight } from '@acies/kernel/picture';
import type { LegioEvent } from '../board/events.ts';
import { factsOf, isInContact, type LegioContext, leaderWith, unitOf } from '../board/look.ts';
import type { UnitFacts } from '../board/setting.ts';
import { turnsToRide } from '../play/command/messengers.ts';
import { TRAITS, type Trait, type UnitKind } from '../sheet/troops.ts';
import { poseWords } from './report.ts';

export const LEGEND: readonly LegendRow[] = [
  {
    sign: 'leg1↑2*',
    means:
      'a unit: its id, heading, DPs if it has any, ! in rout, * with a leader; less of it where there is no room, as l1↑',
  },
  { sign: '·', means: 'the rest of a unit' },
  { sign: '^', ground: 'hill', means: 'hill' },
  { sign: '♣', ground: 'woods', means: 'difficult ground' },
  { sign: '~', ground: 'water', means: 'major obstacle' },
  { sign: '=', ground: 'defences', means: 'fortification' },
  { sign: '#', ground: 'defences', means: 'impassable ground' },
  { sign: '-', ground: 'road', means: 'road' },
  { sign: '%', ground: 'road', means: 'camp' },
  {
    sign: '0 100',
    means: 'paces from the left and from the top; a unit is at x, y where the middle of its front edge is',
  },
];

const TRAIT_WORDS: Readonly<Record<Trait, string>> = {
  armoured: 'armoured',
  legionaries: 'legionaries',
  camels: 'camels',
  chariots: 'chariots',
  attachedLights: 'with light infantry',
  rearArchers: 'with archers behind',
};

export const traitWords = (kind: UnitKind): string[] =>
  TRAITS.filter((trait) => kind[trait]).map((trait) => TRAIT_WORDS[trait]);

/** LG-CMD-2: when a messenger who is under way to a unit reaches it, if it stays. */
export function messengerWords(g: LegioContext, id: number): string | undefined {
  const messenger = g.board.messengers.find(({ to }) => to === id);
  if (!messenger) return undefined;
  const turns = turnsToRide(messenger, unitOf(g, id));
  return `a messenger reaches it ${turns === 1 ? 'next turn' : `in ${turns} turns`}`;
}

/** Every unit, present or gone; its strength is its stands. */
export const roster = (g: LegioContext): RosterUnit[] => g.setting.units.map(({ id }) => rosterUnit(g, factsOf(g, id)));

function rosterUnit(g: LegioContext, facts: UnitFacts): RosterUnit {
  const unit = unitOf(g, facts.id);
  const there = unit.where === 'table';
  return {
    side: facts.side,
    name: `${facts.name} (${facts.key})`,
    type: [`${facts.kind.type} ${facts.kind.grade}`, ...traitWords(facts.kind)].join(', '),
    place: there ? poseWords(unit) : '',
    start: facts.stands,
    left: there ? Math.max(0, facts.stands - unit.casualties) : 0,
    remark: there ? remarkOn(g, facts.id) : 'gone',
  };
}

function remarkOn(g: LegioContext, id: number): string {
  const { dp, shaken, formation, mood, halted, onFoot } = unitOf(g, id);
  const leader = leaderWith(g, id);
  const notes = [
    formation,
    onFoot && 'on foot',
    dp > 0 && `${dp} DP`,
    shaken && 'shaken',
    mood !== 'steady' && mood,
    halted && 'halted',
    isInContact(g, id) && 'in contact',
    leader && `with ${leader.name}`,
    messengerWords(g, id),
  ];
  return notes.filter(Boolean).join(', ');
}

/** LG-AFT-5: what becomes of one who has broken: that it broke was the news. */
const AFTER_BREAKING: readonly string[] = ['surrendered', 'left the table'];

/** The great moments of a battle: a unit broken or gone, a leader lost, and its end. */
export function weigh(event: LegioEvent | KernelEvent): Weight {
  if (event.type === 'turn') return 'turn';
  if (event.type === 'destroyed') return AFTER_BREAKING.includes(event.how) ? 'plain' : 'key';
  if (event.type === 'leader') return event.fate === 'killed' ? 'key' : 'plain';
  return event.type === 'broken' || event.type === 'ended' ? 'key' : 'plain';
}
