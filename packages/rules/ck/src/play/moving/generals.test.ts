import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rollTemper } from '../../sheet/chapters/fight-dice.ts';
import { rollRide } from '../../sheet/chapters/general-rolls.ts';
import { rollGeneralSave } from '../../sheet/chapters/saves.ts';
import { type CkStage, lines, ones, plain, stage } from '../../testing/stage.ts';
import { offered, passTo, take } from '../../testing/turns.ts';

const FAR = ['far CO plain A6', 'off CO plain A6', 'out CO plain A5'];

describe('CK-GEN-4 the general rides', () => {
  const red = ['a CO plain E1', 'b CO plain D1', 'c CO plain D2', 'd CO plain D3', 'e CO plain D4'];
  const riding = (): CkStage => stage(plain(), { red, blue: FAR }, { generals: { red: ['Max E1'] } });

  it('CK-GEN-4 each zone on 2 or more', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => rollRide(scriptedDice([face]), {}))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('CK-GEN-4 zone by zone to zones with own units, up to three', () => {
    const s = riding();
    expect([s.asked, offered(s)]).toEqual(['red ride', ['stay', 'D1']]);
    take(s, 'D1', 2);
    expect([s.general('Max'), offered(s)]).toEqual(['D1', ['stay', 'D2', 'E1']]);
    take(take(s, 'D2', 2), 'D3', 6);
    expect([s.general('Max'), s.asked]).toEqual(['D3', 'red move']);
    expect(s.told('rode').map(({ how, clauses }) => [how, clauses])).toEqual(Array(3).fill(['ride', ['CK-GEN-4']]));
  });

  it('CK-GEN-4 he stops at the first failure', () => {
    const s = take(take(riding(), 'D1', 2), 'D2', 1);
    expect([s.general('Max'), s.asked]).toEqual(['D1', 'red move']);
    expect(s.told('general stopped')).toMatchObject([{ general: 0, clauses: ['CK-GEN-4'] }]);
  });

  it('CK-GEN-4 he may stay, and stop on the way', () => {
    expect(take(riding(), 'stay').general('Max')).toBe('E1');
    const s = take(take(riding(), 'D1', 3), 'stay');
    expect([s.general('Max'), s.asked]).toEqual(['D1', 'red move']);
  });

  it('CK-GEN-4 every general has zones of his own', () => {
    const s = stage(plain(), { red, blue: FAR }, { generals: { red: ['Max E1', 'Leo D4'] } });
    for (const zone of ['D1', 'D2', 'D3']) take(s, zone, 2);
    expect([s.asked, s.general('Max'), s.general('Leo')]).toEqual(['red ride', 'D3', 'D4']);
    for (const zone of ['D3', 'D2', 'D1']) take(s, zone, 2);
    expect([s.general('Leo'), s.asked]).toEqual(['D1', 'red move']);
  });

  it('CK-GEN-4 the options say so, with the chance', () => {
    const s = riding();
    expect(s.question.question).toMatch(/^Max at E1\b.*\b3 zones/);
    expect(s.labels).toEqual(['stay', 'ride to D1']);
    expect(s.options.map((option) => s.question.preview(option))).toEqual([
      undefined,
      expect.stringMatching(/\b2\b.*83%/),
    ]);
    expect(take(take(s, 'D1', 2), 'D2', 2).question.question).toMatch(/^Max at D2\b.*\bone more zone/);
  });

  it('CK-GEN-4 CK-GEN-2 in every corner of the field', () => {
    const armies = { red: ['a CO plain A1', 'b CO plain A2', 'c CO plain E6'], blue: ['x CO plain B1', ...FAR] };
    const s = stage(plain(), armies, { generals: { red: ['Max A1 valiant'] } });
    expect([s.asked, offered(s)]).toEqual(['red ride', ['stay', 'A2']]);
    take(s, 'stay');
    expect([s.asked, offered(s)]).toEqual(['red valiant', ['wait', 'B1']]);
    expect(s.labels).toEqual(['wait', expect.stringMatching(/B1.*4 or more/)]);
  });

  it('CK-GEN-4 not where only enemies or nobody is, nor over a corner', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain E1', 'b CO plain D2'], blue: ['x CO plain D1', ...FAR] },
      { generals: { red: ['Max E1'] } },
    );
    expect(s.asked).toBe('red move');
  });
});

describe('CK-GEN-3 CK-GEN-2 morale where the general is', () => {
  const red = ['a CO plain D3', 'b CO plain D3', 'h CO plain E6'];

  it('CK-GEN-3 it may be thrown again, and the second throw stands', () => {
    const s = stage(
      plain(),
      { red, blue: FAR },
      { generals: { red: ['Max D3'] }, markers: { D3: 2 }, dice: [4, 4, 1] },
    );
    expect(s.asked).toBe('red reroll');
    take(s, 'true', 4, 4, 4, ...ones(5));
    expect(s.told('morale')).toMatchObject([{ fails: 3, effect: 'broken' }]);
    expect(s.at('a')).toBe('E3');
  });

  it('CK-GEN-3 or stand; a throw without fails is not asked about', () => {
    const options = { generals: { red: ['Max D3'] }, markers: { D3: 1 } };
    const s = take(stage(plain(), { red, blue: FAR }, { ...options, dice: [4, 1] }), 'false');
    expect([s.asked, s.told('morale')[0]!.fails]).toEqual(['red falls-back', 1]);
    expect(stage(plain(), { red, blue: FAR }, { ...options, dice: [3, 1] }).asked).toBe('red move');
  });

  it('CK-GEN-3 not where he is not', () => {
    const options = { generals: { red: ['Max E6'] }, markers: { D3: 1 }, dice: [4, 1] };
    expect(stage(plain(), { red, blue: FAR }, options).asked).toBe('red falls-back');
  });

  it('CK-GEN-2 with the morale gift his zone throws 4D6 at most', () => {
    const options = { generals: { red: ['Max D3 morale'] }, markers: { D3: 5 }, dice: ones(4) };
    const s = stage(plain(), { red, blue: FAR }, options);
    expect(lines(s.told('morale')[0]!.tally)).toEqual([
      'CK-MOR-1 casualties +5',
      'CK-MOR-1 lack of proximity support +1',
      'CK-GEN-2 morale gift, at most 4 -2',
    ]);
  });
});

describe('CK-GEN-6 an erratic leader', () => {
  it('CK-GEN-6 is bad on 1 to 3 and good on 4 to 6', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => rollTemper(scriptedDice([face]), {}))).toEqual([
      'bad',
      'bad',
      'bad',
      'good',
      'good',
      'good',
    ]);
  });

  it('CK-GEN-6 of either side, when his zone fights; the target’s first', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain C3', 'b CO plain C3', 'h CO plain E6'], blue: ['x CO plain B3', 'y CO plain B3', ...FAR] },
      { generals: { red: ['Max C3 erratic'], blue: ['Kai B3 erratic'] } },
    );
    passTo(s, 'red assault').assault('C3', 'B3');
    // Kai is bad: 6 + 2 - 2; Max is good: 6 + 2 + 2.
    take(take(take(s, 'stand', 3, 4, ...ones(6)), 'false', ...ones(10)), 'false', ...ones(5));
    expect(s.told('temper')).toMatchObject([
      { general: 1, temper: 'bad', clauses: ['CK-GEN-6'] },
      { general: 0, temper: 'good', clauses: ['CK-GEN-6'] },
    ]);
    const { target, assaulter } = s.told('fight')[0]!.tallies;
    expect(lines(target).slice(1)).toEqual(['CK-FGT-4 erratic leader, bad -2', 'CK-FGT-5 general present +2']);
    expect(lines(assaulter).slice(1)).toEqual(['CK-FGT-3 erratic leader, good +2', 'CK-FGT-5 general present +2']);
  });

  it('CK-GEN-1 CK-SAV-1 a general saves on 2 or more', () => {
    expect([1, 2, 6].map((face) => rollGeneralSave(scriptedDice([face]), {}))).toEqual([false, true, true]);
  });
});
