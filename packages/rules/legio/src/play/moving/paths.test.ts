import { describe, expect, it } from 'vitest';
import { type LegioStage, stage } from '../../testing/stage.ts';
import { marching } from '../../testing/terrain.ts';
import { nearestEnemy } from './paths.ts';

const suggested = (s: LegioStage): string[] => s.question.suggestions().map((path) => s.question.label(path));

describe('LG-SEQ-2 paths suggested', () => {
  it('LG-SEQ-2 straight on, at the enemy and up to javelin range of him, about, into column: all allowed', () => {
    const s = marching('a SW 500 900', {}, 'x SW 500 820').pick('move, 1 average die', 5);
    expect(suggested(s)).toEqual(['stay', 'advance 40 paces', 'advance 25 paces', 'turn about', 'form column']);
    const far = marching('a SW 500 900', {}, 'x SW 500 500').pick('move, 1 average die', 5);
    expect(suggested(far)).toEqual([
      'stay',
      'advance 100 paces',
      'advance 75 paces',
      'advance 50 paces',
      'advance 25 paces',
      'turn about',
      'form column',
    ]);
  });

  it('LG-SEQ-2 as far as may be, straight on and at the enemy, but no steps of nothing', () => {
    const s = marching('a SW 500 900', {}, 'x SW 620 780').pick('fast move, 1 average die and a D6', 5, 5);
    const ways = suggested(s);
    expect(ways.filter((way) => /^advance 1\d\d paces$/.test(way)).length).toBeGreaterThan(0);
    const wheeled = ways.filter((way) => way.startsWith('wheel'));
    const far = Number(/advance ([\d.]+)/.exec(wheeled[0]!)![1]);
    expect(s.refusal(wheeled[0]!)).toBeUndefined();
    expect(s.refusal(wheeled[0]!.replace(/advance .*/, `advance ${far + 1}`))).toContain('too near to x');
    const held = marching('a SW 500 900', {}, 'x SW 500 855').pick('move, 1 average die', 5);
    expect(suggested(held).some((way) => way.includes('advance'))).toBe(true);
    const nearer = marching('a SW 500 900', {}, 'x SW 500 856').pick('move, 1 average die', 5);
    expect(suggested(nearer).filter((way) => way.includes('advance'))).toEqual([]);
  });

  it('LG-MAN-1 unformed any way', () => {
    const s = marching('a Jav 500 900 unformed', {}, 'x SW 500 500').pick('move, 1 average die', 2);
    expect(suggested(s)).toEqual([
      ...['stay', 'advance 40 paces', 'advance 30 paces', 'advance 20 paces', 'advance 10 paces'],
      'advance 40 paces',
      // Turned, a stand goes ten paces aside as well.
      'turn 90° to the right and advance 28.7 paces',
      'turn about and advance 40 paces',
      'turn 90° to the left and advance 28.7 paces',
      ...['turn 90° to the right', 'turn about', 'turn 90° to the left', 'stand in 6 files', 'form line in 3 files'],
    ]);
    const wide = marching('a Sk 500 900 files=6', {}, 'x SW 500 500').pick('move, 1 average die', 2);
    expect(suggested(wide).filter((text) => text.startsWith('stand in'))).toEqual(['stand in 3 files']);
    const single = marching('a El 500 900 unformed', {}, 'x SW 500 500').pick('move, 1 average die', 2);
    expect(suggested(single).filter((text) => text.includes('files'))).toEqual([]);
  });

  it('LG-MAN-3 LG-MAN-4 formations that there are', () => {
    const forms = (unit: string) => {
      const s = marching(unit, {}, 'x SW 500 500');
      s.pick(s.labels.find((text) => text.startsWith('move'))!, ...(unit.includes('column') ? [] : [2]));
      return suggested(s).filter((text) => text.startsWith('form'));
    };
    expect(forms('a SW 500 900 column')).toEqual(['form line in 3 files']);
    expect(forms('a Sk 500 900')).toEqual(['form column']);
    expect(forms('a Sk 500 900 column')).toEqual([]);
    expect(forms('a El 500 900')).toEqual([]);
    expect(forms('a SW 500 900 stands=2 casualties=1')).toEqual([]);
    expect(forms('a El 500 900 unformed')).toEqual(['form line in 1 file']);
  });

  it('LG-SEQ-2 a path drawn at random is allowed, or none', () => {
    const s = marching('a SW 500 900', {}, 'x SW 500 820').pick('move, 1 average die', 5);
    const draws = Array.from({ length: 20 }, (_, i) => {
      let n = i;
      return s.question.sample((count) => n++ % count);
    });
    for (const path of draws) expect(s.question.refuse(path)).toBeUndefined();
    expect(new Set(draws.map((path) => s.question.label(path))).size).toBeGreaterThan(2);
    // Nothing but what is refused: then it stays.
    let tries = 0;
    const always = () => {
      tries++;
      return 1;
    };
    expect(s.question.sample(always)).toEqual([]);
    expect(tries).toBe(4);
  });
});

describe('LG-CTL-2 the nearest enemy', () => {
  const nearest = (...blue: string[]) => {
    const s = stage({ red: ['a SW 500 900', 'b SW 60 1000'], blue });
    const found = nearestEnemy(s.g, 0);
    return found === undefined ? undefined : s.g.setting.units[found]!.key;
  };

  it('LG-CTL-2 is one who is not in rout, if there is one', () => {
    expect(nearest('x SW 500 500', 'y SW 500 700')).toBe('y');
    expect(nearest('x SW 500 500', 'y SW 500 700 routing')).toBe('x');
    const s = stage({ red: ['a SW 500 900'], blue: ['x SW 500 500', 'y SW 500 700'] });
    for (const key of ['x', 'y']) s.unit(key).mood = 'routing';
    expect(nearestEnemy(s.g, 0)).toBe(2);
    for (const key of ['x', 'y']) s.unit(key).where = 'gone';
    expect(nearestEnemy(s.g, 0)).toBeUndefined();
  });
});
