import { describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../board/invariants.ts';
import { retreat } from '../../testing/retreat.ts';
import { type CkStage, plain, stage } from '../../testing/stage.ts';
import { passTo, take } from '../../testing/turns.ts';

const generals = { blue: ['Darius A3'] };

describe('CK-GEN-7 gone off the table with units that did not live to return', () => {
  /** Everyone at A3 falls back off the table; x has one base, and loses half of it there. */
  const off = (...others: string[]): CkStage =>
    retreat('A3', ['x CO plain A3', ...others], [], { generals, halves: { x: 2 } });

  it('CK-GEN-7 he rides to the nearest zone with own units', () => {
    const s = off('y CO plain A1', 'z CO plain A6');
    expect([s.at('x'), s.general('Darius')]).toEqual(['gone', 'A1']);
    expect(s.told('rode').map(({ how }) => how)).toEqual(['along', 'escape']);
    expect(brokenInvariants(s.g)).toEqual([]);
  });

  it('CK-GEN-7 he stays where one of them is left', () => {
    const s = off('v CO plain A3', 'y CO plain A1');
    expect([s.at('x'), s.at('v'), s.general('Darius')]).toEqual(['gone', 'reserve', 'reserve']);
  });

  it('CK-GEN-7 or others in reserve, but not for the enemy’s', () => {
    expect(off('r CO plain reserve', 'y CO plain A1').general('Darius')).toBe('reserve');
    const s = retreat('A3', ['x CO plain A3', 'y CO plain A1'], ['r CO plain reserve'], { generals, halves: { x: 2 } });
    expect(s.general('Darius')).toBe('A1');
  });

  it('CK-GEN-7 flank marchers are no reason to stay off while others are on the table', () => {
    expect(off('f CO plain left', 'y CO plain A1').general('Darius')).toBe('A1');
  });

  it('CK-GEN-7 every general who went along', () => {
    const both = { blue: ['Darius A3', 'Kai A3', 'Leo B6'] };
    const s = retreat('A3', ['x CO plain A3', 'y CO plain A1'], [], { generals: both, halves: { x: 2 } });
    expect(['Darius', 'Kai', 'Leo'].map((name) => s.general(name))).toEqual(['A1', 'A1', 'B6']);
  });
});

describe('CK-GEN-7 CK-MOV-6 flank marchers who arrive', () => {
  it('CK-GEN-7 bring a general on from reserve, with the first of them', () => {
    const units = {
      red: ['a CO plain B3', 'b CO plain B3'],
      blue: ['x CO plain A3', 'f CO plain left', 'g CO plain left'],
    };
    const s = stage(plain(), units, { generals, halves: { x: 2 }, clock: 20 }).toFights();
    // Nobody is on the table or in reserve but the marchers: he waits for them.
    s.assault('B3', 'A3').pick('fall back', 1, 1, 1, 1, 1, 1);
    expect([s.at('x'), s.general('Darius'), brokenInvariants(s.g)]).toEqual(['gone', 'reserve', []]);
    passTo(s, 'blue arrive');
    take(s, 'C6');
    expect([s.at('f'), s.general('Darius')]).toEqual(['C6', 'C6']);
    take(s, 'D6', 1);
    expect([s.at('g'), s.general('Darius')]).toEqual(['D6', 'C6']);
  });
});
