import type { PieceCard } from '@acies/kernel/picture';
import { dpWords, factsFrom, inARow, noteWords, poseWords, relationsIn, terrainWords } from '@acies/rules-disorder';
import type { Control, Mood } from '../board/board.ts';
import {
  blockOf,
  bodiesOf,
  boxOf,
  type CbContext,
  contactsOf,
  factsOf,
  inspiresOf,
  inThrows,
  isPresent,
  leaderState,
  leaderWith,
  nameOf,
  opponentOf,
  standsOf,
  unitOf,
} from '../board/look.ts';
import { JT } from '../board/setting.ts';
import { orderOf, stirBar } from '../play/command/obeying.ts';
import { orderWords } from '../play/command/ordering.ts';
import { supportsOf } from '../play/moving/relief.ts';
import { mayShootNow, shotsOf } from '../play/shooting/shots.ts';
import { rangeOf, SHORT_RANGE, TROOPS } from '../sheet/troops.ts';
import { traitsOf } from './roster.ts';
import { terrainOf } from './terrain.ts';

/** All that is to be known of a unit. */
export const card = (g: CbContext, id: number): PieceCard => ({
  title: nameOf(g, id),
  facts: factsFrom(isPresent(g, id) ? { ...kindFacts(g, id), ...stateFacts(g, id) } : goneFacts(g, id)),
  relations: isPresent(g, id) ? relationsOf(g, id) : [],
});

function kindFacts(g: CbContext, id: number) {
  const { kind, side, command } = factsOf(g, id);
  const range = rangeOf(kind);
  return {
    Army: g.setup.armies[side].name,
    Type: `${TROOPS[kind.type].name} (${kind.type})`,
    Grade: kind.grade,
    Traits: traitsOf(kind).join(', '),
    Combat: `${kind.combat}`,
    Missiles: range === 0 ? 'none' : `${kind.weapon}, ${range} JT`,
    Command: `${g.setting.leaders[command]!.name}’s`,
  };
}

const goneFacts = (g: CbContext, id: number) => ({ ...kindFacts(g, id), Strength: 'gone' });

/** CB-CTL-3 to CB-CTL-5. */
const CONTROLS: Readonly<Record<Control, string>> = {
  ordered: '',
  free: 'free of its orders this turn',
  halts: 'its control test has halted it',
  repeats: 'its control test makes it do as it did last turn',
};

const MOODS: Readonly<Record<Mood, string>> = {
  ...{ steady: '', routing: 'in rout', pursuing: 'in pursuit', advancing: 'advances without orders' },
  ...{ looting: 'loots', rampaging: 'rampages' },
};

function stateFacts(g: CbContext, id: number) {
  const { formation, dp, shaken, mood, control } = unitOf(g, id);
  return {
    Strength: `${standsOf(g, id)} of ${factsOf(g, id).stands} stands, ${blockOf(g, id).files} abreast`,
    State: noteWords([formation, dp > 0 && dpWords(dp), shaken && 'shaken', MOODS[mood]]),
    Leader: leaderWords(g, id),
    Order: orderWords((one) => nameOf(g, one), orderOf(g, id)),
    Control: noteWords([CONTROLS[control]]),
    Stays: mood === 'steady' ? (stirBar(g, id)?.text ?? '') : '',
    'This turn': deedsOf(g, id),
    'Last turn': LAST[unitOf(g, id).last],
    Place: poseWords(unitOf(g, id), JT),
  };
}

const LAST = { none: '', stand: 'it stood', move: 'it moved' } as const;

function leaderWords(g: CbContext, id: number): string {
  const leader = leaderWith(g, id);
  if (!leader) return '';
  const wounded = leaderState(g, leader.id).wounds > 0;
  return noteWords([leader.name, leader.rank, wounded && 'wounded', inspiresOf(g, id) > 0 && 'inspires it']);
}

function deedsOf(g: CbContext, id: number): string {
  const { moved, shot, rallies, steadied, directed, formedUp, opened, fought, rush } = unitOf(g, id);
  return noteWords([
    moved ? 'has moved' : 'has not moved',
    shot && 'has shot',
    rallies && 'rallies',
    steadied && 'is steadied',
    directed && 'its shooting is directed',
    formedUp && 'has formed up',
    opened && 'has opened its ranks',
    rush !== 'none' && 'has charged',
    fought && 'has fought',
  ]);
}

/** CB-AFT-3, CB-SHO-5: how it stands to enemies and friends, and on what ground. */
function relationsOf(g: CbContext, id: number): string[] {
  const fights = contactsOf(g, id).map((contact) => {
    const { met, defender } = contact;
    const where = met === 'front' ? '' : defender === id ? `, struck in ${met}` : `, in his ${met}`;
    return `Fights ${nameOf(g, opponentOf(contact, id))}${where}`;
  });
  const supports = supportsOf(g, id).map((one) => nameOf(g, one));
  const targets = mayShootNow(g, id) ? shotsOf(g, id).map(({ target }) => nameOf(g, target)) : [];
  const standing = {
    ...{ bodies: bodiesOf(g), say: inThrows, cover: SHORT_RANGE * JT },
    nameOf: (one: number) => nameOf(g, one),
  };
  return [
    ...fights,
    ...relationsIn(standing, id),
    ...(supports.length > 0 ? [`Supported by ${inARow(supports)} behind it`] : []),
    ...(targets.length > 0 ? [`Can shoot at ${inARow(targets)}`] : []),
    `On ${terrainWords(boxOf(g, id), terrainOf(g))}`,
  ];
}
