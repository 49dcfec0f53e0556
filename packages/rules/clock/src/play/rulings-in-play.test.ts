import { describe, expect, it } from 'vitest';
import { lines } from '../testing/fighters.ts';
import { type ClockStage, type StageOptions, stage } from '../testing/stage.ts';
import { passHalfTurn } from '../testing/turns.ts';

type Rulings = NonNullable<StageOptions['rulings']>;

describe('MC-MEL-9 pilaAgainstArmour', () => {
  const row = 'MC-MEL-9 missiles against heavy armour -1';
  const thrown = (rulings?: Rulings): boolean => {
    const s = stage(
      { red: ['a Leg 30 25 0', 'b MF 60 40 0'], blue: ['x HH 30 25 180 heavyArmour', 'y MF 60 5 180'] },
      { contacts: ['a x'], ...(rulings && { rulings }) },
    );
    return lines(passHalfTurn(s, 5, 6).told('melee')[0]!.tallies.attacker).includes(row);
  };
  it('MC-MEL-9 switched off, missiles lose nothing against heavy armour', () => {
    expect([thrown(), thrown({ pilaAgainstArmour: true }), thrown({ pilaAgainstArmour: false })]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('MC-MEL-7 spearsInRough', () => {
  const loses = (rulings?: Rulings): number => {
    const points: [number, number][] = [
      [20, 20],
      [40, 20],
      [40, 30],
      [20, 30],
    ];
    const s = stage(
      { red: ['a Spear 30 25 0 noShieldwall', 'b MF 60 40 0'], blue: ['x Pike 30 25 180 noPhalanx', 'y MF 60 5 180'] },
      { contacts: ['a x'], terrain: [{ id: 't', kind: 'rough', points }], ...(rulings && { rulings }) },
    );
    return passHalfTurn(s, 4, 6).told('melee')[0]!.outcome.scores.attacker;
  };
  it('MC-MEL-7 switched off, spears fight in rough terrain as elsewhere', () => {
    expect([loses(), loses({ spearsInRough: false })]).toEqual([7, 8]);
  });
});

describe('MC-MEL-2 steadyUnderFire', () => {
  const shot = (off: boolean, blue: readonly string[], dmz = 1): ClockStage =>
    stage(
      { red: ['a Arch 30 30 0'], blue: [...blue, 'y MF 60 5 180'] },
      { dmz: { x: dmz }, dice: [8], ...(off && { rulings: { steadyUnderFire: false } }) },
    );
  const X = 'x MF 30 24 180';

  it('MC-MEL-2 switched off, a unit left with 2 DMZ retreats', () => {
    expect(shot(false, [X]).at('x')).toBe('30 24 180');
    const s = shot(true, [X]);
    expect([s.at('x'), s.unit('x').dmz]).toEqual(['30 22.4 180', 2]);
    expect(s.told('moved')).toMatchObject([{ how: 'retreat', clauses: ['MC-MEL-2'] }]);
  });

  it('MC-MEL-2 or is destroyed if it cannot; with one DMZ it stands', () => {
    const s = shot(true, [X, 'f MF 30 22.4 180']);
    expect(s.told('destroyed')).toMatchObject([{ how: 'no retreat' }]);
    expect(shot(false, [X, 'f MF 30 22.4 180']).at('x')).toBe('30 24 180');
    expect(shot(true, [X], 0).at('x')).toBe('30 24 180');
  });
});

describe('MC-MEL-2 MC-MEL-11 a retreat from fire', () => {
  it('MC-MEL-11 against the front of another enemy is a contact, that fights at once', () => {
    const s = stage(
      { red: ['a Arch 30 30 0', 'b MF 30 19.2 180'], blue: ['x Sk 30 24 180', 'f MF 30 22.4 180', 'y MF 60 5 180'] },
      { dmz: { x: 1 }, dice: [8], rulings: { steadyUnderFire: false } },
    );
    expect([s.at('x'), s.board.contacts]).toMatchObject(['30 19.2 0', [{ met: 'rear', fresh: false, faced: true }]]);
    expect(passHalfTurn(s, 4, 4).told('melee')).toMatchObject([{ attacker: s.id('b'), defender: s.id('x') }]);
  });
});

describe('MC-SEQ-2 markersDecide', () => {
  const clocks = (rulings: Rulings, faces: number[]): object =>
    passHalfTurn(
      stage(
        { red: ['a MF 30 25 0', 'b MF 60 40 0'], blue: ['x MF 30 25 180', 'y MF 60 5 180'] },
        { contacts: ['a x'], rulings },
      ),
      ...faces,
    ).board.clocks;

  it('MC-SEQ-2 switched off, DMZ alone lose nobody the half turn; a lost unit still does', () => {
    expect(clocks({}, [6, 5])).toEqual({ red: 9, blue: 8 });
    expect(clocks({ markersDecide: false }, [6, 5])).toEqual({ red: 9, blue: 9 });
    expect(clocks({ markersDecide: false }, [10, 1])).toEqual({ red: 9, blue: 8 });
  });
});
