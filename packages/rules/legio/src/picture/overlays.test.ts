import type { Overlay, Spot } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { legioRules } from '../rule-set.ts';
import { type LegioStage, type StageOptions, stage } from '../testing/stage.ts';

/** He is asked first, so that nothing has happened to the others yet. */
const FIRST = 'first SW 1700 1150';

const overlaysOf = (s: LegioStage, key: string): Overlay[] => legioRules.picture!.overlays(s.g, s.id(key));
const texts = (unit: string, enemy = 'x WB 500 100', options: StageOptions = {}): string[] =>
  overlaysOf(stage({ red: [unit, FIRST], blue: [enemy] }, options), 'a').map(({ kind, text }) => `${kind}: ${text}`);
/** How far up the table an overlay reaches, in paces. */
const top = ({ outlines }: Overlay): number => Math.min(...outlines!.flat().map(({ y }: Spot) => y)) / 100;

describe('how far a unit moves, charges and shoots', () => {
  it('LG-MOV-1 LG-MOV-2 LG-MOV-3 LG-SHO-5 by what its dice could give at most', () => {
    const s = stage({ red: ['a SW 500 900'], blue: ['x WB 500 100'] });
    const all = overlaysOf(s, 'a');
    expect(all.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'move: Move, up to 100 paces, or 200 if it stays beyond bow range',
      'move: Fast move, up to 220 paces, or 440 if it stays beyond bow range',
      'move: Charge, up to 40 paces',
      'range: Shoots to 40 paces',
    ]);
    expect(all.map(top)).toEqual([800, 680, 860, 860]);
  });

  it('unformed any way, with its middle', () => {
    const s = stage({ red: ['a Sk 500 900'], blue: ['x WB 500 100'] });
    const ys = overlaysOf(s, 'a')[0]!
      .outlines!.flat()
      .map(({ y }) => y / 100);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([800, 1040]);
  });

  it('LG-MOV-3 with enemy within bow range there is no approach', () =>
    expect(texts('a WB 500 900', 'x LC 500 820 routing')).toEqual([
      'move: Move, up to 100 paces',
      'move: Fast move, up to 220 paces',
      'move: Charge, up to 40 paces',
    ]));

  it('LG-MOV-4 a column moves without dice, and not fast; LG-UNIT-2 a shot that is gone has no range', () => {
    expect(texts('a SW 500 900 column hasShot')).toEqual([
      'move: Move, up to 100 paces, or 200 if it stays beyond bow range',
    ]);
  });

  it('LG-CHG-1 who charges nobody has no charge; LG-SEQ-4 horse charges as far as it comes', () => {
    const charges = (unit: string): string[] => texts(unit).filter((text) => text.includes('Charge'));
    expect(charges('a HC 500 900')).toEqual(['move: Charge, up to 320 paces']);
    expect(['a HC 500 900 shaken', 'a Arch 500 900', 'a HC 500 900 halted'].flatMap(charges)).toEqual([]);
  });

  it('who fights or flees goes nowhere, and LG-SHO-5 shoots at nobody', () => {
    expect(texts('a Arch 500 900 routing')).toEqual([]);
    expect(texts('a Arch 500 900', 'x WB 500 900', { contacts: ['a x'] })).toEqual([]);
    expect(texts('a WB 500 900 routing')).toEqual([]);
    expect(texts('a WB 500 900', 'x WB 500 900', { contacts: ['a x'] })).toEqual([]);
    expect(texts('a WB 500 900 where=gone')).toEqual([]);
  });
});

describe('who threatens it', () => {
  const threats = (enemy: string): string[] => texts('a WB 500 900', enemy).filter((text) => text.startsWith('threat'));

  it('LG-SEQ-4 who could charge it as they stand, to the pace', () => {
    expect(threats('x HC 500 580')).toEqual(['threat: x can charge it, from 320 paces']);
    expect(threats('x HC 500 579')).toEqual([]);
    expect(threats('x HC 500 580 shaken')).toEqual([]);
    expect(threats('x WB 500 860')).toEqual(['threat: x can charge it, from 40 paces']);
    expect(threats('x WB 500 859')).toEqual([]);
  });

  it('LG-SHO-5 who could shoot at it', () => {
    expect(threats('x Arch 500 800 formedUp')).toContain('threat: x can shoot at it');
    expect(threats('x Arch 500 799 formedUp')).not.toContain('threat: x can shoot at it');
  });
});
