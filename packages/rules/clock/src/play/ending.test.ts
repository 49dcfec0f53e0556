import { describe, expect, it } from 'vitest';
import { isBeaten, isOver } from '../board/change.ts';
import { type ClockStage, type StageOptions, stage } from '../testing/stage.ts';
import { passHalfTurn, passMelee } from '../testing/turns.ts';
import { judge } from './ending.ts';

const battle = (options: StageOptions = {}): ClockStage =>
  stage(
    { red: ['a MF 30 25 0', 'b MF 60 40 0'], blue: ['x MF 30 25 180', 'y MF 60 5 180'] },
    { armies: { red: { name: 'Rome' }, blue: { name: 'Carthage' } }, ...options },
  );
const withClocks = (red: number, blue: number, options: StageOptions = {}): ClockStage =>
  battle({ ...options, armies: { red: { name: 'Rome', clock: red }, blue: { name: 'Carthage', clock: blue } } });

describe('MC-SEQ-3 an army quits', () => {
  it.each<[number, number, object | undefined]>([
    [1, 1, undefined],
    [0, 1, { winner: 'blue', reason: 'the army of Rome quits the field', clause: 'MC-SEQ-3' }],
    [1, 0, { winner: 'red', reason: 'the army of Carthage quits the field', clause: 'MC-SEQ-3' }],
    [0, 0, { winner: null, reason: 'both armies quit', clause: 'MC-SEQ-3' }],
  ])('MC-SEQ-3 with clocks at %i and %i', (red, blue, result) => {
    const s = battle();
    Object.assign(s.board.clocks, { red, blue });
    expect(judge(s.g)).toEqual(result);
    expect([isBeaten(s.g, 'red'), isBeaten(s.g, 'blue'), isOver(s.g)]).toEqual([
      red === 0,
      blue === 0,
      result !== undefined,
    ]);
  });

  it('MC-SEQ-3 with nobody left, but not while one lies in ambush', () => {
    const s = battle();
    s.unit('x').where = 'gone';
    expect(judge(s.g)).toBeUndefined();
    s.unit('y').where = 'ambush';
    expect(judge(s.g)).toBeUndefined();
    s.unit('y').where = 'gone';
    expect(judge(s.g)).toMatchObject({ winner: 'red', reason: 'the army of Carthage quits the field' });
  });

  it('MC-SEQ-2 MC-SEQ-3 with the half turn that it loses', () => {
    const s = passHalfTurn(withClocks(9, 1, { contacts: ['a x'] }), 6, 5);
    expect(s.game.result).toEqual({
      winner: 'red',
      reason: 'the army of Carthage quits the field',
      clause: 'MC-SEQ-3',
    });
    expect([s.game.pending, s.told('ended')]).toMatchObject([[], [{ clauses: ['MC-SEQ-3'] }]]);
  });

  it('MC-SEQ-3 MC-LDR-1 at once with a lost leader: nobody else fights, and the other clock stays', () => {
    const s = stage(
      { red: ['a MF 20 25 0', 'b MF 40 25 0'], blue: ['x MF 20 25 180', 'y MF 40 25 180'] },
      {
        contacts: ['a x', 'b y'],
        leaders: { blue: ['Max general x'] },
        armies: { red: { clock: 1 }, blue: { clock: 1 } },
      },
    );
    passMelee(s, 10, 1, 1);
    if (s.asked) s.pick('stay');
    expect(s.game.result).toMatchObject({ winner: 'red' });
    expect([s.told('melee').length, s.board.clocks]).toEqual([1, { red: 1, blue: 0 }]);
  });

  it('MC-SEQ-3 the half turn is not lost any more after an army has quit', () => {
    const s = stage(
      {
        red: ['a MF 20 25 0', 'b MF 30 25 0', 'c MF 40 25 0', 'd MF 60 40 0'],
        blue: ['x MF 20 25 180', 'y MF 30 25 180', 'z MF 40 25 180'],
      },
      {
        contacts: ['a x', 'b y', 'c z'],
        leaders: { blue: ['Max general z'] },
        armies: { red: { clock: 1 }, blue: { clock: 1 } },
      },
    );
    // Red has lost two units to one, but its enemy has no clock left.
    passHalfTurn(s, 1, 10, 1, 10, 10, 1, 1);
    expect(s.game.result).toMatchObject({ winner: 'red', reason: 'the army of blue quits the field' });
    expect(s.board.clocks).toEqual({ red: 1, blue: 0 });
  });

  it('MC-SEQ-3 in the moves too: the last unit breaks off with its third DMZ', () => {
    const s = stage(
      { red: ['a LH 30 25 0'], blue: ['x MF 30 25 180'] },
      { contacts: ['a x'], dmz: { a: 2 }, dice: [1] },
    );
    s.order('disengage a');
    expect(s.game.result).toMatchObject({ winner: 'blue' });
    expect(s.told('melee')).toEqual([]);
  });
});

describe('MC-SEQ-2 40 half turns', () => {
  it.each<[number, number, string | null, string]>([
    [9, 8, 'red', 'time is up and the clock of Rome is higher, 9 to 8'],
    [7, 8, 'blue', 'time is up and the clock of Carthage is higher, 7 to 8'],
    [8, 8, null, 'time is up and the clocks are even, 8 to 8'],
  ])('MC-SEQ-2 with clocks at %i and %i', (red, blue, winner, reason) => {
    const s = withClocks(red, blue);
    for (let i = 1; i < 40; i++) passHalfTurn(s);
    expect([s.board.halfTurn, s.game.result, s.asked]).toEqual([40, null, 'blue order']);
    passHalfTurn(s);
    expect(s.game.result).toEqual({ winner, reason, clause: 'MC-SEQ-2' });
  });

  it('MC-SEQ-2 or as many as the battle says; who quits in the last has lost all the same', () => {
    const s = withClocks(9, 1, { halfTurns: 2, contacts: ['a x'] });
    passHalfTurn(s, 5, 5);
    expect(s.game.result).toBe(null);
    passHalfTurn(s, 6, 5);
    expect(s.game.result).toMatchObject({ winner: 'red', clause: 'MC-SEQ-3' });
    const even = passHalfTurn(passHalfTurn(withClocks(9, 9, { halfTurns: 2 })));
    expect(even.game.result).toMatchObject({ winner: null });
  });
});
