import { describe, expect, it } from 'vitest';
import { FORMATIONS } from '../formations.ts';
import { TROOP_IDS, type TroopId } from '../troops.ts';
import { MOVE_WORDS, MOVES, type MoveKind, moveDice, movesFormed, ridesFast } from './move-kinds.ts';

const FAST: readonly TroopId[] = ['LC', 'HC', 'Cat', 'Cam', 'Ch', 'SyCh'];
const FULL: readonly MoveKind[] = ['evade', 'retire', 'rout', 'pursue', 'rampage', 'spontaneous'];
const dice = (type: TroopId, kind: MoveKind = 'move', formation: (typeof FORMATIONS)[number] = 'line') =>
  moveDice({ type, formation, kind }).map(({ average, d6 }) => `${average}+${d6}`);

describe('the dice of a move', () => {
  it('CB-MOV-10 who moves as cavalry', () => expect(TROOP_IDS.filter(ridesFast)).toEqual(FAST));

  it.each(TROOP_IDS.filter((type) => !FAST.includes(type) && type !== 'Art'))(
    'CB-MOV-1 CB-MOV-10 %s: 1 AvD, and a D6 if wished',
    (type) => {
      expect(dice(type)).toEqual(['1+1', '1+0']);
      expect(dice(type, 'charge')).toEqual(['1+1', '1+0']);
      expect(dice(type, 'move', 'unformed')).toEqual(['1+1', '1+0']);
    },
  );

  it('CB-MOV-1 a quincunx has a second AvD, while it keeps it', () => {
    expect(dice('Leg', 'move', 'quincunx')).toEqual(['2+0', '1+0']);
    expect(dice('Leg', 'charge', 'quincunx')).toEqual(['2+0', '1+0']);
    expect(dice('Leg', 'spontaneous', 'quincunx')).toEqual(['2+0']);
    expect(dice('Leg', 'pursue', 'quincunx')).toEqual(['1+1']);
  });

  it.each(FAST)('CB-MOV-2 %s: 1 AvD, a second if wished, and a D6 then but for cataphracts', (type) => {
    const steps = type === 'Cat' ? ['2+0', '1+0'] : ['2+1', '2+0', '1+0'];
    expect(dice(type)).toEqual(steps);
    expect(dice(type, 'charge', 'unformed')).toEqual(steps);
  });

  it.each(FULL)('CB-MOV-4 CB-RSP-6 CB-AFT-5 CB-CTL-6 all the dice to %s', (kind) => {
    for (const type of TROOP_IDS) expect(dice(type, kind)).toEqual(dice(type).slice(0, 1));
  });

  it('CB-MOV-6 CB-MOV-10 none for a column that moves as it likes, nor for artillery', () => {
    for (const type of TROOP_IDS) expect(dice(type, 'move', 'column')).toEqual([]);
    expect(dice('HI', 'charge', 'column')).toEqual(['1+1', '1+0']);
    expect(dice('HC', 'rout', 'column')).toEqual(['2+1']);
    for (const kind of MOVES) expect(dice('Art', kind)).toEqual([]);
  });
});

describe('CB-UNIT-7 who moves formed', () => {
  it.each(MOVES)('CB-UNIT-7 %s', (kind) => {
    const keeps = kind === 'move' || kind === 'charge' || kind === 'spontaneous';
    const formed = FORMATIONS.filter((formation) => movesFormed({ formation, kind }));
    expect(formed).toEqual(keeps ? ['line', 'quincunx', 'column'] : []);
  });

  it('CB-MOV-1 what a throw is called', () => {
    expect(MOVES.map((kind) => MOVE_WORDS[kind])).toEqual([
      ...['move', 'charge move', 'evade move', 'retire move', 'rout move', 'pursuit move', 'rampage move'],
      'spontaneous advance',
    ]);
  });
});
