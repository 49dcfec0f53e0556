import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { hitsCounted } from '../../sheet/chapters/fight-dice.ts';
import { rollValiant } from '../../sheet/chapters/general-rolls.ts';
import { type CkStage, ones, plain, type StageOptions, stage } from '../../testing/stage.ts';
import { offered, passTo, take } from '../../testing/turns.ts';

const FAR = ['far CO plain A6', 'off CO plain A6', 'out CO plain A5'];

describe('CK-GEN-2 the valiant gift', () => {
  const red = ['a CO plain C3', 'b CO plain C3', 'h CO plain E6', 'k CO plain D2'];
  const blue = ['x CO plain B3', 'y CO plain C2', ...FAR];
  const SPENT = 'CK-MOV-5: a unit there has assaulted this turn';
  const valiant = (more: StageOptions = {}, reds: string[] = [], blues: string[] = []): CkStage =>
    stage(
      plain(),
      { red: [...red, ...reds], blue: [...blue, ...blues] },
      { generals: { red: ['Max C3 valiant'] }, markers: { C3: 1 }, ...more },
    );

  it('CK-GEN-2 on 4, 5 or 6 he assaults', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => rollValiant(scriptedDice([face]), {}))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('CK-GEN-2 at once, before morale, instead of later', () => {
    const s = valiant();
    expect([s.asked, offered(s)]).toEqual(['red valiant', ['wait', 'B3', 'C2']]);
    take(s, 'B3', 4);
    expect([s.asked, s.told('morale')]).toEqual(['blue stand', []]);
    // It wins, and so has no marker left to test for; it has assaulted this turn.
    passTo(take(s, 'fall back', ...ones(5)), 'red move');
    expect([s.at('x'), s.markers('C3'), s.told('morale')]).toEqual(['A3', 0, []]);
    passTo(s, 'red assault');
    expect([offered(s), s.why('C3 assaulting')]).toEqual([['done', 'D2 C2'], SPENT]);
  });

  it('CK-GEN-2 CK-MOV-5 nor later from where he has moved to; others step in and may', () => {
    /** He has led a and b against B3; f comes up from behind, where z waits for somebody to assault. */
    const led = (): CkStage => {
      const s = valiant({ markers: {} }, ['f CO plain D3', 'g CO plain C5'], ['z CO plain D4', 'w CO plain B5']);
      take(take(take(s, 'stay'), 'B3', 4), 'fall back', ...ones(5));
      return s.choose({ do: 'next' }).choose({ do: 'next' }).move('f', 'C3').move('a', 'D3');
    };
    const s = passTo(led().move('b', 'D3'), 'red assault');
    expect([s.at('a'), s.at('b'), s.at('f'), s.general('Max')]).toEqual(['D3', 'D3', 'C3', 'C3']);
    expect([offered(s), s.why('D3 assaulting')]).toEqual([['done', 'C5 B5', 'C3 C2', 'D2 C2'], SPENT]);
    // With one of those who have assaulted still there, nobody does.
    const t = passTo(led(), 'red assault');
    expect([offered(t), t.why('C3 assaulting')]).toEqual([['done', 'C5 B5', 'D2 C2'], SPENT]);
  });

  it('CK-GEN-2 if he fails, his zone may still assault with the others', () => {
    // The morale of the zone follows: a marker and no support.
    const s = take(valiant(), 'B3', 3, 1, 1);
    expect(s.told('valiant')).toMatchObject([{ general: 0, to: s.zone('B3'), assaults: false }]);
    passTo(s, 'red assault');
    expect(offered(s)).toContain('C3 B3');
  });

  it('CK-GEN-2 he may wait', () => {
    const s = take(valiant({ markers: {} }), 'wait');
    expect([s.asked, s.told('valiant')]).toEqual(['red move', []]);
  });

  it('CK-GEN-2 after a ride he assaults from where he has come to', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain D3', 'b CO plain C3'], blue: ['x CO plain B3', ...FAR] },
      { generals: { red: ['Max D3 valiant'] } },
    );
    take(take(take(s, 'C3', 2), 'stay'), 'B3', 4);
    expect(s.asked).toBe('blue stand');
  });

  it('CK-GEN-2 also after a ride that failed', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain D3', 'b CO plain C3'], blue: ['x CO plain B3', ...FAR] },
      { generals: { red: ['Max C3 valiant'] } },
    );
    take(s, 'D3', 1);
    expect(s.asked).toBe('red valiant');
  });

  it('CK-GEN-2 only with the gift, and with somebody to assault', () => {
    const s = stage(plain(), { red, blue }, { generals: { red: ['Max C3 morale fight'] } });
    expect(s.asked).toBe('red move');
    const t = stage(plain(), { red, blue: FAR }, { generals: { red: ['Max C3 valiant'] } });
    expect(t.asked).toBe('red move');
  });
});

describe('CK-GEN-2 the fight gift', () => {
  it.each([
    [0, 8, 4],
    [3, 8, 4],
    [4, 8, 4],
    [5, 8, 5],
    [3, 9, 4],
    [3, 7, 3],
    [0, 4, 0],
  ])('CK-GEN-2 %i hits of %i dice count as %i', (thrown, dice, counted) => {
    expect(hitsCounted(thrown, dice, true)).toBe(counted);
    expect(hitsCounted(thrown, dice, false)).toBe(thrown);
  });

  const fight = (general: string): CkStage => {
    const red = ['a CO plain C3', 'b CO plain C3', 'h CO plain E6'];
    const s = stage(
      plain(),
      { red, blue: ['x CO plain B3', 'y CO plain B3', ...FAR] },
      { generals: { red: [general] } },
    );
    passTo(s, 'red assault').assault('C3', 'B3');
    return take(take(s, 'stand', ...ones(6)), 'false', ...ones(8));
  };

  it('CK-GEN-2 in a battle: 8 final dice, the general’s two among them', () => {
    // Four hits on x and y, two each, all saved; then the pursuit, which may be thrown again by the winner.
    const s = take(fight('Max C3 fight'), 'false', 4, 4, 4, 4, ...ones(5));
    expect(s.told('fight')).toMatchObject([{ hits: { assaulter: 4, target: 0 }, winner: 'assaulter', margin: 4 }]);
    expect(s.told('hits')).toMatchObject([{ side: 'blue', hits: [2, 2] }]);
  });

  it('CK-GEN-2 not without the gift', () => {
    const s = take(fight('Max C3 morale valiant'), 'false', ...ones(5));
    expect(s.told('fight')).toMatchObject([{ hits: { assaulter: 0, target: 0 }, winner: 'target' }]);
  });
});
