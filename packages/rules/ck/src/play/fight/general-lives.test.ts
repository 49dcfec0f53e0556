import { describe, expect, it } from 'vitest';
import { destroy, lose } from '../../board/change.ts';
import { type CkStage, ones, plain, type StageOptions, stage } from '../../testing/stage.ts';
import { offered, passTo, passTurn, take } from '../../testing/turns.ts';

const FAR = ['far CO plain A6', 'off CO plain A6', 'out CO plain A5'];

describe('CK-GEN-1 the fifth hit of a volley', () => {
  /** Eight dice at B3; the hits of the volley, and what falls after the owner lets it stand. */
  const volley = (hits: number, generals: StageOptions['generals'], ...after: number[]): CkStage => {
    const red = ['a CO plain C3 bow', 'b CO plain C3 bow', 'h CO plain E6'];
    const blue = ['x CO plain B3', 'y CO plain B3', 'z CO plain B3', ...FAR];
    const s = stage(plain(), { red, blue }, generals ? { generals } : {});
    passTo(s, 'blue reroll', ...Array(hits).fill(5), ...ones(8 - hits));
    return take(s, 'false', ...after);
  };

  it('CK-GEN-1 is on the general, who saves on 2 or more; the other four are placed', () => {
    const s = volley(5, { blue: ['Kai B3'] }, 2);
    expect(s.told('general hit')).toMatchObject([{ general: 0, killed: false, clauses: ['CK-GEN-1'] }]);
    expect([s.general('Kai'), s.asked]).toEqual(['B3', 'blue place-hit']);
    for (const key of ['x', 'x', 'y']) take(s, key);
    take(s, 'y', 6, 6, 6, 6);
    expect(s.told('hits')).toMatchObject([{ hits: [2, 2, 0] }]);
  });

  it('CK-GEN-1 CK-GEN-5 on a 1 he is dead, and leaves 3 casualty markers', () => {
    const s = volley(5, { blue: ['Kai B3'] }, 1);
    expect(s.told('general hit')).toMatchObject([{ killed: true }]);
    expect(s.told('general lost')).toMatchObject([{ general: 0, clauses: ['CK-GEN-5'] }]);
    expect([s.general('Kai'), s.markers('B3')]).toEqual(['gone', 3]);
  });

  it('CK-GEN-1 four hits spare him, and eight hit him once', () => {
    expect(volley(4, { blue: ['Kai B3'] }).told('general hit')).toEqual([]);
    // Six of the other seven are placed two on each by force; the seventh is the shooter's.
    const s = volley(8, { blue: ['Kai B3'] }, 2);
    expect(s.told('general hit')).toHaveLength(1);
    expect(s.asked).toBe('red place-hit');
    take(s, 'x', ...Array(7).fill(6));
    expect(s.told('hits')).toMatchObject([{ hits: [3, 2, 2] }]);
  });

  it('CK-GEN-1 not a general elsewhere, and where there is none all are placed', () => {
    const s = volley(5, { blue: ['Kai A6'] });
    expect([s.told('general hit'), s.asked]).toEqual([[], 'blue place-hit']);
    for (const key of ['x', 'x', 'y']) take(s, key);
    take(s, 'y', ...Array(5).fill(6));
    expect(s.told('hits')).toMatchObject([{ hits: [2, 2, 1] }]);
  });

  it('CK-GEN-1 a general of the shooters is safe', () => {
    expect(volley(5, { red: ['Max C3'] }).told('general hit')).toEqual([]);
  });
});

describe('CK-GEN-1 the fifth hit of a fight', () => {
  const fight = (
    generals: StageOptions['generals'],
    target: number[],
    assaulter: number[],
    ...after: number[]
  ): CkStage => {
    // Another assault can follow, so that the turn does not end with this one.
    const red = ['a CO plain C3', 'b CO plain C3', 'h CO plain C1', 'i CO plain C1'];
    const blue = ['x CO plain B3', 'y CO plain B3', 'z CO plain B1', ...FAR];
    const s = stage(plain(), { red, blue }, generals ? { generals } : {});
    passTo(s, 'red assault').assault('C3', 'B3');
    return take(take(take(s, 'stand', ...target), 'false', ...assaulter), 'false', ...after);
  };
  const fives = (hits: number, of: number): number[] => [...Array(hits).fill(5), ...ones(of - hits)];

  it('CK-GEN-1 is on the general of the target', () => {
    const s = fight({ blue: ['Kai B3'] }, ones(8), fives(5, 6), 2, 6, 6, 6, 6, ...ones(5));
    expect(s.told('general hit')).toMatchObject([{ general: 0, killed: false }]);
    expect(s.told('hits')).toMatchObject([{ side: 'blue', hits: [2, 2] }]);
    expect(s.told('fight')[0]!.hits).toEqual({ assaulter: 5, target: 0 });
  });

  it('CK-GEN-1 CK-GEN-5 is on the general of the assaulter, who dies of a 1', () => {
    // Five hits on the assaulter, one of them on Max; he loses, and then the pursuit takes nothing.
    const s = fight({ red: ['Max C3'] }, fives(5, 6), ones(8), 1, 6, 6, 6, 6, ...ones(5));
    expect([s.general('Max'), s.markers('C3')]).toEqual(['gone', 3]);
  });

  it('CK-GEN-1 four hits spare him', () => {
    const s = fight({ blue: ['Kai B3'] }, ones(8), fives(4, 6), 6, 6, 6, 6, ...ones(5));
    expect(s.told('general hit')).toEqual([]);
  });

  it('CK-GEN-1 pursuit does not touch him', () => {
    const s = fight({ blue: ['Kai B3'] }, ones(8), fives(1, 6));
    // One hit, which blue places and saves; then five half bases by pursuit.
    expect(s.asked).toBe('blue place-hit');
    take(s, 'x', 6, 4, 4, 4, 4, 4);
    expect(s.asked).toBe('blue reroll');
    take(s, 'false');
    for (const key of ['x', 'x', 'x', 'y']) take(s, key);
    take(s, 'y');
    expect([s.told('general hit'), s.general('Kai'), s.at('x')]).toEqual([[], 'A3', 'A3']);
  });
});

describe('CK-GEN-7 a general does not stand alone', () => {
  it('CK-GEN-7 he goes along with the last unit that moves away, not before', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain D3', 'b CO plain D3'], blue: FAR },
      { generals: { red: ['Max D3', 'Leo D3'] } },
    );
    s.move('a', 'C3');
    expect(s.general('Max')).toBe('D3');
    s.move('b', 'E3', 1);
    expect([s.general('Max'), s.general('Leo')]).toEqual(['E3', 'E3']);
    expect(s.told('rode')).toMatchObject([
      { general: 0, how: 'along', clauses: ['CK-GEN-7'] },
      { general: 1, how: 'along' },
    ]);
  });

  it('CK-GEN-7 artillery is company enough', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain D3', 'gun Art plain D3'], blue: FAR },
      { generals: { red: ['Max D3'] } },
    );
    s.move('a', 'C3');
    expect(s.general('Max')).toBe('D3');
    s.move('gun', 'E3', 1);
    expect(s.general('Max')).toBe('E3');
  });

  it('CK-GEN-7 he falls back with the last unit too', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain D3', 'h CO plain E6'], blue: FAR },
      { generals: { red: ['Max D3'] }, markers: { D3: 1 }, dice: [4, 1] },
    );
    take(s, 'false');
    expect([s.at('a'), s.general('Max')]).toEqual(['E3', 'E3']);
  });

  const fled = (red: string[], generals = ['Max D3']): CkStage => {
    const s = stage(plain(), { red: ['a CO plain D3', ...red], blue: FAR }, { generals: { red: generals } });
    destroy(s.g, s.id('a'), 'losses', 'CK-UNIT-2');
    return s;
  };

  it.each([
    ['the nearest zone', ['b CO plain D1', 'c CO plain C4', 'd CO plain D6'], 'D1'],
    ['whichever unit is listed first', ['d CO plain D6', 'c CO plain E2', 'b CO plain D2'], 'D2'],
    ['of equals that nearer to the base edge', ['b CO plain C3', 'c CO plain D4', 'd CO plain E3'], 'E3'],
    ['a zone rather than the reserve', ['r CO plain reserve', 'b CO plain B1'], 'B1'],
    ['the reserve where there is no zone', ['r CO plain reserve'], 'reserve'],
    ['the reserve while others are on a flank march', ['r CO plain left'], 'reserve'],
  ])('CK-GEN-7 if his last unit is destroyed he rides to %s', (_, red, where) => {
    expect(fled(red).general('Max')).toBe(where);
  });

  it('CK-GEN-7 unless another unit is left in his zone', () => {
    expect(fled(['b CO plain D3']).general('Max')).toBe('D3');
    expect(fled(['gun Art plain D3']).general('Max')).toBe('D3');
  });

  it('CK-GEN-7 CK-MOR-6 in the corner of the field as anywhere', () => {
    const blue = ['x CO plain A1', 'y CO plain A3'];
    const corner = (): CkStage =>
      stage(plain(), { red: ['a CO plain E6'], blue }, { generals: { blue: ['Kai A1', 'Leo A3'] } });
    const s = corner();
    lose(s.g, s.id('x'), 1, 'CK-SAV-2', true);
    expect(s.markers('A1')).toBe(1);
    destroy(s.g, s.id('x'), 'losses', 'CK-UNIT-2');
    expect([s.general('Kai'), s.markers('A1')]).toEqual(['A3', 0]);
    const t = corner();
    destroy(t.g, t.id('y'), 'losses', 'CK-UNIT-2');
    expect(t.general('Leo')).toBe('A1');
  });

  it('CK-GEN-7 with nobody left he is lost, and leaves no markers', () => {
    const s = fled([]);
    expect([s.general('Max'), s.markers('D3')]).toEqual(['gone', 0]);
  });

  it('CK-GEN-7 a general elsewhere stays, and every general of the zone flees', () => {
    const s = fled(['b CO plain E1'], ['Max D3', 'Leo D3', 'Ned E1']);
    expect([s.general('Max'), s.general('Leo'), s.general('Ned')]).toEqual(['E1', 'E1', 'E1']);
    expect(s.board.generals).toHaveLength(3);
  });

  it('CK-GEN-7 gone off the table with his troops, he comes back with the first unit that returns', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain E3', 'r CO plain reserve', 'h CO plain D6'], blue: FAR },
      { generals: { red: ['Max E3'] }, markers: { E3: 1 }, dice: [4, 1] },
    );
    take(s, 'false');
    expect([s.at('a'), s.general('Max')]).toEqual(['reserve', 'reserve']);
    passTo(s, 'red return', 1, 4);
    expect(s.told('stays in reserve')).toMatchObject([{ unit: s.id('a') }]);
    expect(offered(s)).toContain('E2');
    take(s, 'E2', 1);
    expect([s.at('r'), s.general('Max'), s.at('a')]).toEqual(['E2', 'E2', 'reserve']);
  });

  it('CK-GEN-7 he rides no more than anybody else while he is off the table', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain E3', 'h CO plain D6', 'i CO plain D5'], blue: FAR },
      { generals: { red: ['Max E3', 'Leo D6'] }, markers: { E3: 1 } },
    );
    // Max has nowhere to ride; Leo stays; then Max goes off the table with a.
    expect(s.asked).toBe('red ride');
    take(s, 'stay', 4, 1);
    take(s, 'false');
    expect(s.general('Max')).toBe('reserve');
    passTurn(s, 1, 1);
    passTurn(s, 1);
    expect(s.asked).toBe('red ride');
    expect(offered(s)).toEqual(['stay', 'D5']);
  });
});
