import { describe, expect, it } from 'vitest';
import type { CbStage } from '../../testing/stage.ts';
import { marching } from '../../testing/terrain.ts';
import { printPath } from './path-steps.ts';

const suggested = (s: CbStage): string[] => s.question.suggestions().map((steps) => printPath(steps as never));

describe('CB-SEQ-3 suggested paths', () => {
  it('CB-SEQ-3 who may not go all the way is shown how far it may', () => {
    const s = marching('a HI 20 25', {}, 'x HI 20 21').pick('move, 1 die', 5);
    expect(suggested(s)).toContain('advance 3');
    expect(s.refusal('advance 3.05')).toMatch(/CB-SEQ-3/);
    // Of two ways that hardly differ only one.
    expect(suggested(s)).not.toContain('advance 2.9');
  });

  it('CB-MOV-9 a double move goes as far as bow shot, straight on and toward the nearest enemy', () => {
    const ahead = marching('a HC 20 25', {}, 'x HI 20 14').pick('move, 3 dice, twice', 5, 5, 6);
    expect(suggested(ahead)).toContain('advance 6');
    const aside = marching('a HC 20 25', {}, 'x HI 30 14').pick('move, 3 dice, twice', 5, 5, 6);
    const wheels = suggested(aside).filter((path) => /^wheel right \d+, advance [\d.]+$/.test(path));
    expect(wheels.length).toBeGreaterThan(0);
  });

  it('CB-SEQ-3 lengths are twentieths of a javelin throw and angles whole degrees', () => {
    for (const unit of ['a HI 20.37 25.11', 'a LI 20.37 25.11', 'a HC 13.333 25']) {
      const s = marching(unit, {}, 'x HI 27.77 13.33').pick('move, 1 die', 4);
      for (const path of suggested(s)) {
        expect([path, s.refusal(path)]).toEqual([path, undefined]);
        for (const [, length] of path.matchAll(/advance ([\d.]+)/g))
          expect(Math.abs(Number(length) * 20 - Math.round(Number(length) * 20))).toBeLessThan(1e-9);
        expect(path).not.toMatch(/(left|right|face) \d+\.\d/);
      }
    }
  });
});
