import { describe, expect, it } from 'vitest';
import { lines, plain, scene } from './testing/scene.ts';

describe('assaults', () => {
  it('CK-OUT-1 CK-OUT-4 more hits wins and the target falls back toward its base edge', () => {
    const s = scene(plain(), { red: ['a CO plain C3', 'b CO plain C3'], blue: ['x CO plain B3'] });
    s.toFights();
    expect(s.asked).toBe('red assault');
    s.assault('C3', 'B3');
    expect(s.asked).toBe('blue stand');
    s.pick('stand and fight', 5, 1, 1, 1);
    expect(s.asked).toBe('blue reroll');
    s.pick('let it stand', 5, 5, 1, 1, 1, 1);
    expect(s.asked).toBe('red reroll');
    expect(s.question.preview(true)).toMatch(/^wins /);
    s.pick('let it stand');
    expect(s.asked).toBe('red place-hit');
    s.pick(/^a /, 6, 1, 1, 4, 4, 4, 1, 1);
    expect(lines(s.told('fight')[0]!.tallies.target)).toEqual([
      'CK-FGT-2 close order, cavalry and chariots at strength +3',
      'CK-FGT-6 at least 4 +1',
    ]);
    expect(s.asked).toBe('blue reroll');
    s.pick('let it stand');
    expect(s.at('x')).toBe('gone');
  });
});
