import { describe, expect, it } from 'vitest';
import { atFights, fought, pool } from '../../testing/clash.ts';
import { type CkStage, lines, ones } from '../../testing/stage.ts';

/** The bad of the target in the last fight. */
const bad = (s: CkStage): string[] => lines(s.told('fight').at(-1)!.tallies.target).filter((row) => / -\d$/.test(row));
const AGAIN = 'CK-FGT-4 assaulted again this turn -2';

describe('CK-MOV-5 a unit assaults once a turn', () => {
  it('CK-MOV-5 who fell back after a failed assault does not assault from there, nor those he joins', () => {
    const red = ['a CO plain C3', 'f CO plain D3', 'g CO plain D5'];
    const s = atFights(red, ['x CO plain B3', 'y CO plain D4']);
    expect(s.labels).toContain('D3 assaults D4');
    fought(s.assault('C3', 'B3'), pool(4, 0), pool(4, 0), ...ones(5)).pick('fall back');
    expect([s.at('a'), s.labels]).toEqual(['D3', ['no more assaults', 'C6 assaults B6', 'D5 assaults D4']]);
    expect(s.why('D3 assaulting')).toBe('CK-MOV-5: a unit there has assaulted this turn');
  });

  it('CK-MOV-5 the units of the zone have assaulted, and nobody else', () => {
    const s = atFights(['a CO plain C3', 'b CO plain D3'], ['x CO plain B3', 'y CO plain B3', 'z CO plain D4']);
    s.assault('C3', 'B3').pick('fall back', ...ones(5));
    expect([s.unit('a').assaulting, s.unit('b').assaulting, s.unit('x').assaulting]).toEqual([true, false, false]);
    expect(s.labels).toContain('D3 assaults D4');
  });
});

describe('CK-FGT-4 assaulted again', () => {
  it('CK-FGT-4 follows a unit that was driven back, and those it joins', () => {
    const blue = ['w CO plain A3', 'x CO plain B3', 'y CO plain A3'];
    const s = atFights(['a CO plain C3', 'b Cav plain A2'], blue).assault('C3', 'B3');
    s.pick('fall back', ...ones(5));
    expect(['w', 'x', 'y'].map((key) => [s.at(key), s.unit(key).assaulted])).toEqual([
      ['A3', 0],
      ['A3', 1],
      ['A3', 0],
    ]);
    // Cavalry comes up sideways on 3. Nine dice, met in the flank and not for the first time.
    fought(s.assault('A2', 'A3', 3), pool(5, 0), pool(4, 0), ...ones(5));
    expect(bad(s)).toEqual(['CK-FGT-4 assaulted from flank or rear -2', AGAIN]);
  });

  it('CK-FGT-4 not those who were assaulted by nobody, however many times others were', () => {
    const s = atFights(['a CO plain C3', 'b CO plain C4'], ['x CO plain B3', 'y CO plain B4']);
    s.assault('C3', 'B3').pick('fall back', ...ones(5));
    fought(s.assault('C4', 'B4'), pool(4, 0), pool(4, 0), ...ones(5));
    expect(bad(s)).toEqual([]);
  });

  it('CK-FGT-4 CK-FGT-8 an assault that came too late does not count', () => {
    const red = ['a CO plain C3', 'b CO plain C3', 'c CO plain C3', 'd CO plain D4'];
    const s = atFights(red, ['x CO plain C4', 'y CO plain C4']).assault('C3', 'C4', 3, 3, 3);
    expect([s.told('no fight').length, s.unit('x').assaulted]).toEqual([1, 0]);
    fought(s.assault('D4', 'C4'), pool(6, 0), pool(4, 0), ...ones(5));
    expect(bad(s)).toEqual([]);
  });

  it('CK-FGT-4 CK-FGT-8 one with two late does', () => {
    const red = ['a CO plain C3', 'b CO plain C3', 'c CO plain C3', 'd CO plain D4'];
    const s = atFights(red, ['x CO plain C4', 'y CO plain C4']).assault('C3', 'C4', 3, 3, 4);
    fought(s, pool(4, 0), pool(6, 0), ...ones(5)).pick('stay');
    fought(s.assault('D4', 'C4'), pool(6, 0), pool(4, 0), ...ones(5));
    expect(bad(s)).toEqual([AGAIN]);
  });
});
