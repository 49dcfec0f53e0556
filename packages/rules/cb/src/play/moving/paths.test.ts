import { describe, expect, it } from 'vitest';
import { type CbStage, stage } from '../../testing/stage.ts';
import { marching } from '../../testing/terrain.ts';
import { isReason, preparePath } from './move-path.ts';
import { printPath } from './path-steps.ts';
import { candidatePaths, nearestEnemy, samplePath } from './paths.ts';

const FREE = { allowance: 5, double: false };
const asked = (unit: string, blue = 'x HI 20 14'): CbStage => marching(unit, {}, blue).pick('move, 1 die', 5);
const suggested = (s: CbStage): string[] => s.question.suggestions().map((steps) => printPath(steps as never));

describe('CB-SEQ-3 paths worth a thought', () => {
  it('CB-SEQ-3 every one that is suggested is allowed', () => {
    for (const unit of [
      'a HI 20 25',
      'a LI 20 25',
      'a Leg 20 25 legion=I',
      'a Pike 20 25',
      'a HC 20 25',
      'a El 20 25',
    ]) {
      const s = asked(unit);
      const paths = suggested(s);
      expect(paths.length).toBeGreaterThan(4);
      expect(new Set(paths).size).toBe(paths.length);
      for (const path of paths) expect([path, s.refusal(path)]).toEqual([path, undefined]);
    }
  });

  it('CB-SEQ-3 straight on, up to 1 JT of the enemy, and nowhere', () => {
    const paths = suggested(asked('a HI 20 25', 'x HI 20 21'));
    expect(paths).toContain('stay');
    expect(paths).toContain('advance 3');
    expect(suggested(asked('a HI 20 25'))).toEqual(expect.arrayContaining(['advance 5', 'advance 1.25', 'turn about']));
  });

  it('CB-MAN-3 CB-MAN-6 other formations and files, of who may have them', () => {
    const formings = (unit: string) => suggested(asked(unit, 'x HI 20 4')).filter((path) => /^(form|files)/.test(path));
    expect(formings('a HI 20 25')).toEqual(['form column', 'files 8', 'files 2']);
    expect(formings('a Leg 20 25 legion=I')).toEqual(['form column', 'form quincunx 4', 'files 8', 'files 2']);
    expect(formings('a HI 20 25 unformed')).toEqual(['form line 4', 'files 8', 'files 2']);
    expect(formings('a El 20 25')).toEqual([]);
  });

  it('CB-MAN-9 CB-UNIT-7 steps aside of the formed, other facings of the unformed', () => {
    const candidates = (unit: string) => {
      const s = asked(unit);
      return candidatePaths(s.g, s.id('a'), FREE).map((steps) => printPath(steps));
    };
    const formed = candidates('a HI 20 25');
    for (const path of ['back 1', 'sidestep left 1', 'sidestep right 1']) expect(formed).toContain(path);
    const loose = candidates('a LI 20 25');
    for (const path of ['face 90', 'face 180, advance 5', 'face 270']) expect(loose).toContain(path);
    expect(loose).not.toContain('back 1');
  });

  it('CB-MOV-1 without dice nowhere but on the spot', () => {
    const s = asked('a HI 20 25');
    const paths = candidatePaths(s.g, s.id('a'), { allowance: 0, double: false }).map((steps) => printPath(steps));
    expect(paths.some((path) => path.includes('advance'))).toBe(false);
    expect(paths).toContain('turn about');
  });

  it('CB-SEQ-3 a sample is allowed, or to stay', () => {
    const s = asked('a HI 20 25', 'x HI 20 23.5');
    for (let i = 0; i < 20; i++) {
      const steps = samplePath(s.g, s.id('a'), FREE, (below) => (i * 7 + 3) % below);
      expect(isReason(preparePath(s.g, s.id('a'), steps, FREE))).toBe(false);
    }
    expect(samplePath(s.g, s.id('a'), FREE, () => 1)).toEqual([]);
  });

  it('CB-CTL-6 the nearest enemy, those in rout last', () => {
    const s = stage({ red: ['a HI 20 25'], blue: ['x HI 20 20', 'y HI 20 15', 'z HI 20 10'] });
    expect(nearestEnemy(s.g, 0)).toBe(s.id('x'));
    expect(nearestEnemy(s.g, 0, (id) => id !== s.id('x'))).toBe(s.id('y'));
    s.unit('x').mood = 'routing';
    expect(nearestEnemy(s.g, 0)).toBe(s.id('y'));
    for (const key of ['y', 'z']) s.unit(key).where = 'gone';
    expect(nearestEnemy(s.g, 0)).toBe(s.id('x'));
    s.unit('x').where = 'gone';
    expect(nearestEnemy(s.g, 0)).toBeUndefined();
  });
});
