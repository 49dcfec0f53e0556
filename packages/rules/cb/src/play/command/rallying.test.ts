import { describe, expect, it } from 'vitest';
import { type CbStage, stage } from '../../testing/stage.ts';
import { whyNotCharge } from '../charge/may-charge.ts';

const rallying = (red: string[], more: object = {}, blue = ['x HI 40 2']): CbStage =>
  stage({ red, blue }, { from: 'rallyFirst', ...more });

describe('CB-REC-4 the shaken begin to rally', () => {
  it('CB-REC-4 only those, if they neither flee nor fight nor are carried away', () => {
    const s = rallying(
      ['a HI 5 25 dp=5', 'b HI 11 25 dp=4', 'c HI 17 25 routing', 'd HI 23 25 dp=5', 'e War 29 25 dp=5 advancing'],
      { contacts: ['d y'] },
      ['x HI 40 2', 'y HI 23 25'],
    );
    expect([s.asked, s.question.question]).toEqual([
      'red rally',
      'Shaken: shall a begin to rally? It then stands still and does not shoot.',
    ]);
    s.choose(true, ...[3, 3, 3, 3]);
    expect([s.unit('a').rallies, s.asked]).toEqual([true, 'red action b']);
  });

  it('CB-REC-4 CB-CTL-5 (R) not who must go on with a move, but who must go on standing', () => {
    const asked = (words: string): string => rallying([`a HI 20 25 dp=5 ${words}`, 'b HI 40 25']).asked;
    expect([asked('repeats last=stand'), asked('halts last=move')]).toEqual(['red rally', 'red rally']);
    expect(asked('repeats last=move')).toBe('red action b');
  });

  it('CB-SEQ-2 CB-SEQ-10 from right to left, the initiative side first', () => {
    const s = rallying(['a HI 10 25 dp=5', 'b HI 30 25 dp=5'], {}, ['x HI 10 2 dp=5', 'y HI 30 2 dp=5']);
    const asked: string[] = [];
    for (let i = 0; i < 4; i++) {
      asked.push(`${s.asked} ${/shall (\w+)/.exec(s.question.question)?.[1]}`);
      s.pass();
    }
    expect(asked).toEqual(['red rally b', 'red rally a', 'blue rally x', 'blue rally y']);
  });

  it('CB-REC-4 then they stand still, do not shoot and charge nobody', () => {
    const s = rallying(['a Bow 20 25 dp=5 stands=12 files=6', 'b HI 40 25'], {}, ['x HI 20 22']).pick('rally');
    s.until('red action b');
    s.pass();
    expect([s.unit('a').shot, s.unit('a').moved, s.told('shot')]).toEqual([false, false, []]);
    const free = rallying(['a Bow 20 25 dp=5 stands=12 files=6', 'b HI 40 25'], {}, ['x HI 20 22']).pass();
    expect(free.until('red shoot').asked).toBe('red shoot a');
    s.unit('a').shaken = false;
    expect(whyNotCharge(s.g, 0, 2)?.clause).toBe('CB-REC-4');
  });

  it('CB-REC-4 CB-SEQ-9 who has begun loses DPs in the Morale phase, who has not does not', () => {
    const after = (rallies: boolean, unit: string) => {
      const s = rallying([unit, 'b HI 40 28'], { orders: 'hold' }).choose(rallies);
      return s.until('red test', 3, 2).unit('a');
    };
    expect(after(true, 'a HI 10 25 dp=5 A')).toMatchObject({ dp: 3, shaken: false });
    expect(after(true, 'a HI 10 25 dp=5 B')).toMatchObject({ dp: 4, shaken: true });
    expect(after(false, 'a HI 10 25 dp=5 A')).toMatchObject({ dp: 5, shaken: true });
    expect(after(true, 'a HI 10 25 dp=4 shaken B')).toMatchObject({ dp: 3, shaken: false, rallies: false });
  });
});
