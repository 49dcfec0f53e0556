import type { PieceCard } from '@acies/kernel/picture';
import { dpWords, factsFrom, inARow, noteWords, poseWords, relationsIn, terrainWords } from '@acies/rules-disorder';
import type { Control, Mood } from '../board/board.ts';
import {
  blockOf,
  bodiesOf,
  boxOf,
  contactsOf,
  factsOf,
  inPaces,
  inspiresOf,
  isPresent,
  type LegioContext,
  leaderWith,
  nameOf,
  opponentOf,
  standsOf,
  unitOf,
} from '../board/look.ts';
import { PACE } from '../board/setting.ts';
import { supportersOf } from '../board/supports.ts';
import { orderOf } from '../play/command/obeying.ts';
import { orderWords } from '../play/command/ordering.ts';
import { shotOf } from '../play/shooting/shooting-phase.ts';
import { hasOneShot } from '../sheet/combat/shooting.ts';
import { combatValue, JAVELIN, rangeOf, TROOPS } from '../sheet/troops.ts';
import { messengerWords, traitWords } from './roster.ts';
import { terrainOf } from './terrain.ts';

/** All that is to be known of a unit. */
export const card = (g: LegioContext, id: number): PieceCard => ({
  title: nameOf(g, id),
  facts: factsFrom(isPresent(g, id) ? { ...kindFacts(g, id), ...stateFacts(g, id) } : goneFacts(g, id)),
  relations: isPresent(g, id) ? relationsOf(g, id) : [],
});

function kindFacts(g: LegioContext, id: number) {
  const { kind, side, command } = factsOf(g, id);
  const { name, rank } = g.setting.leaders[command]!;
  return {
    Army: g.setup.armies[side].name,
    Type: `${TROOPS[kind.type].name} (${kind.type})`,
    Grade: kind.grade,
    Traits: traitWords(kind).join(', '),
    Combat: `${combatValue(kind)}`,
    Missiles: missileWords(g, id),
    Command: `${name}’s${rank === 'general' ? ', the general' : ''}`,
  };
}

function missileWords(g: LegioContext, id: number): string {
  const { kind } = factsOf(g, id);
  const range = rangeOf(kind);
  if (range === 0) return 'none';
  if (!hasOneShot(kind)) return `${range} paces`;
  return unitOf(g, id).hasShot ? 'its one shot is gone' : `${range} paces, one shot`;
}

const goneFacts = (g: LegioContext, id: number) => ({ ...kindFacts(g, id), Strength: 'gone' });

/** LG-CMD-1, LG-CTL-2. */
const CONTROLS: Readonly<Record<Control, string>> = {
  loose: 'nobody has it in hand yet',
  free: 'in hand',
  halts: 'its control test has halted it',
  repeats: 'its control test makes it do as it did last turn',
};

const MOODS: Readonly<Record<Mood, string>> = {
  steady: '',
  routing: 'in rout',
  pursuing: 'in pursuit',
  looting: 'loots',
};

function stateFacts(g: LegioContext, id: number) {
  const { formation, onFoot, dp, shaken, mood, halted, control } = unitOf(g, id);
  const leader = leaderWith(g, id);
  const state = [formation, onFoot && 'dismounted', dp > 0 && dpWords(dp), shaken && 'shaken'];
  return {
    Strength: `${standsOf(g, id)} of ${factsOf(g, id).stands} stands, ${blockOf(g, id).files} abreast`,
    State: noteWords([...state, MOODS[mood]]),
    Leader: leader ? noteWords([leader.name, leader.rank, inspiresOf(g, id) > 0 && 'inspires it']) : '',
    Order: orderOf(g, id).do === 'free' ? '' : orderWords((one) => nameOf(g, one), orderOf(g, id)),
    Control: noteWords([CONTROLS[control], halted && 'halted after combat', messengerWords(g, id)]),
    'This turn': deedsOf(g, id),
    'Last turn': unitOf(g, id).last === 'move' ? 'it moved' : 'it stood',
    Place: poseWords(unitOf(g, id), PACE),
  };
}

function deedsOf(g: LegioContext, id: number): string {
  const { moved, rests, formedUp, shotAt, shotOver, motion } = unitOf(g, id);
  return noteWords([
    moved ? 'has moved' : 'has not moved',
    rests && 'rests',
    formedUp && 'has formed up',
    motion !== 'standing' && motion,
    shotAt && 'has been shot at',
    shotOver && 'archers have shot over it',
  ]);
}

/** LG-CBT-2, LG-CBT-7, LG-SHO-5: how it stands to enemies and friends, and on what ground. */
function relationsOf(g: LegioContext, id: number): string[] {
  const fights = contactsOf(g, id).map((contact) => {
    const where =
      contact.met === 'front' ? '' : contact.defender === id ? `, struck in ${contact.met}` : `, in his ${contact.met}`;
    return `Fights ${nameOf(g, opponentOf(contact, id))}${where}`;
  });
  const supporters = supportersOf(g, id).map((one) => nameOf(g, one));
  const shot = shotOf(g, id);
  const standing = {
    bodies: bodiesOf(g),
    nameOf: (one: number) => nameOf(g, one),
    say: inPaces,
    cover: JAVELIN * PACE,
  };
  return [
    ...fights,
    ...relationsIn(standing, id),
    ...(supporters.length > 0 ? [`Supported by ${inARow(supporters)} behind it`] : []),
    ...(shot ? [`Can shoot at ${nameOf(g, shot.target)}`] : []),
    `On ${terrainWords(boxOf(g, id), terrainOf(g))}`,
  ];
}
