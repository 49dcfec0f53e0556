import { describe, expect, it } from 'vitest';
import { combatPhase, declare, fight, moves, offered, rowsOf, shocks } from '../../testing/combat-phase.ts';
import { type CbStage, type StageOptions, stage } from '../../testing/stage.ts';
import { dps, line, marching } from '../../testing/terrain.ts';
import { printPath } from './path-steps.ts';
import { suggestPathsFor } from './suggest-paths.ts';

const FAR = 'z Art 42 2';
type Kind = 'obstacle' | 'major' | 'fortification' | 'gap';
/** Lines right across the table, each at its y. */
const across = (...lines: readonly (readonly [Kind, number])[]): StageOptions => ({
  lines: lines.map(([kind, y]) => line(kind, [1, y], [44, y])),
});
const MAJORS = ['major', 'fortification'] as const;

describe('CB-MAN-7 (R) a major obstacle is crossed at the end of a move', () => {
  const crossing = (unit: string, kind: Kind, ...more: readonly (readonly [Kind, number])[]): CbStage =>
    marching(`a ${unit}`, across([kind, 23], ...more), 'x HI 20 18');

  it.each(MAJORS)('a %s: up to it with what was thrown, and at most 1/2 JT beyond, at 2 DP', (kind) => {
    const s = crossing('HI 20 25', kind).pick('move, 1 die', 4);
    expect([s.refusal('advance 1.9'), s.refusal('advance 2.5')]).toEqual([undefined, undefined]);
    expect(s.refusal('advance 2.6')).toBe(
      'its move ends within 0.5 JT beyond a major obstacle: 0.1 JT too far (CB-MAN-7)',
    );
    s.go('advance 2.5');
    expect([s.at('a'), dps(s)]).toEqual(['20 22.5 0', ['CB-MAN-7 a 2']]);
  });

  it('with dice that do not come so far it is not crossed', () => {
    const s = crossing('HI 20 25', 'major').pick('move, 1 die', 2);
    expect(s.refusal('advance 2.1')).toBe('0.1 JT beyond what is left of 2 JT (CB-MOV-1)');
    expect(dps(s.go('advance 1.9'))).toEqual([]);
  });

  it('once over it goes on in the next move as on open ground, though its rear is not over yet', () => {
    const s = crossing('HI 20 22.9', 'major').pick('move, 1 die', 3);
    expect(dps(s.go('advance 3'))).toEqual([]);
  });

  it('nor along it, nor with another manoeuvre that takes of the move, nor two in one move', () => {
    const s = crossing('HI 20 25', 'major').pick('move, 1 die', 5);
    expect(s.refusal('advance 2.1, wheel left 20')).toContain('(CB-MAN-7)');
    expect(s.refusal('files 2, advance 2.1')).toBe('its manoeuvres take 3 half moves, and it has two (CB-MAN-3)');
    const twice = crossing('HI 20 25', 'major', ['fortification', 22.8]).pick('move, 1 die', 4);
    expect(twice.refusal('advance 2.3')).toBe('its manoeuvres take 4 half moves, and it has two (CB-MAN-3)');
  });

  it('CB-UNIT-7 the unformed go on, at no cost; chariots never do', () => {
    expect(dps(crossing('LI 20 25', 'major').pick('move, 1 die', 4).go('advance 4'))).toEqual([]);
    expect(crossing('Ch 20 25 unformed', 'major').pick('move, 1 die', 4).refusal('advance 2.1')).toBe(
      'chariots cannot cross a major obstacle (CB-MAN-7)',
    );
  });

  it('CB-MAN-1 CB-MAN-7 drawn up as it is when it comes to it', () => {
    const cost = (unit: string, path: string): string[] => {
      const s = marching(`a Pike ${unit}`, across(['obstacle', 23.5]), 'x HI 20 18.5');
      return dps((unit.includes('column') ? s.pick('move, without dice') : s.pick('move, 1 die', 4)).go(path));
    };
    // With 3 DPs a column is spared more, and a phalanx not yet.
    expect(cost('20 25 column dp=3', 'form line 4, advance 2')).toEqual(['CB-MAN-7 a 1']);
    expect(cost('20 25 column dp=3', 'advance 0.5, form line 4, advance 1.5')).toEqual(['CB-MAN-7 a 1']);
    expect(cost('20 25 dp=3', 'form column, advance 2')).toEqual([]);
  });

  it('CB-CTL-5 CB-CTL-6 who must go on goes over it, and halts there', () => {
    const on = (unit: string): string =>
      stage({ red: [`a ${unit}`, 'b HI 3 29'], blue: ['x HI 20 5'] }, { ...across(['major', 17]), dice: [4, 4] }).at(
        'a',
      );
    expect([on('HI 20 20 repeats last=move'), on('War 20 20 advancing')]).toEqual(['20 16.5 0', '20 16.5 0']);
  });

  it('paths are suggested over it, and up to it for chariots', () => {
    const suggested = (unit: string): string[] => {
      const { g } = crossing(unit, 'major');
      return suggestPathsFor(g, 0, { allowance: 4, double: false }).map(printPath);
    };
    expect(suggested('HI 20 25')).toContain('advance 2.25');
    expect(suggested('Ch 20 25').some((path) => /^advance 1\.9/.test(path))).toBe(true);
  });
});

describe('CB-MAN-7 CB-SEQ-6 (R) charges over lines', () => {
  const charges = (a: string, x: string, lines: StageOptions, label: string, ...dice: number[]): CbStage =>
    declare(combatPhase([`a ${a}`, 'r Art 3 28'], [`x ${x}`, FAR], lines), ['a x']).pick(label, ...dice);
  const may = (a: string, x: string, lines: StageOptions): boolean =>
    offered(combatPhase([`a ${a}`, 'r Art 3 28'], [`x ${x}`, FAR], lines)).includes('a x');

  it.each(MAJORS)('CB-CBT-4 an enemy right behind a %s is stormed, at 2 DP', (kind) => {
    const s = charges('HI 20 20', 'HI 20 17', across([kind, 17.5]), '1 die', 3, 3, 3);
    expect([s.told('contact').length, shocks(s)[0]]).toEqual([1, 'a 2 major obstacle']);
    const wall = charges('HI 20 20', 'HI 20 17', across(['fortification', 17]), '1 die', 3, 3, 3);
    expect(rowsOf(wall, 'x')).toContain('defending a fortification 1');
    expect(charges('HI 20 20', 'HI 20 17', across([kind, 17.5]), '1 die', 2).at('a')).toBe('20 18 0');
  });

  /** Skirmishers have run 8 JT from 17 when the dice fall. */
  const evaded = (lines: StageOptions, ...dice: number[]): string => {
    const s = combatPhase(['a HI 20 20', 'r Art 3 28'], ['x Sk 20 17', FAR], lines);
    return declare(s, ['a x'], 3, 3)
      .pick('2 dice', ...dice)
      .at('a');
  };

  it('but not one who stands more than 1/2 JT behind it', () => {
    expect([
      may('HI 20 20', 'HI 20 17', across(['major', 17.5])),
      may('HI 20 20', 'HI 20 17', across(['major', 17.6])),
    ]).toEqual([true, false]);
    // A full move leaves room for no other, nor for a wheel that takes half of it.
    expect(may('HI 20 20', 'HI 20 17', across(['major', 17.5], ['fortification', 17.2]))).toBe(false);
    const wheels = (type: string): boolean =>
      may(`${type} 20 20 stands=4 files=1`, 'HI 21.1 17 stands=4 files=1', across(['major', 17.3]));
    expect([
      wheels('HI'),
      wheels('Pike'),
      may('Pike 20 20 stands=4 files=1', 'HI 21.1 17 stands=4 files=1', {}),
    ]).toEqual([true, false, true]);
    // The unformed are not held up, and chariots are barred.
    expect(may('LI 20 20', 'HI 20 17 unformed', across(['major', 18]))).toBe(true);
    expect([may('Ch 20 20', 'HI 20 17', across(['major', 17.2])), may('Ch 20 20', 'HI 20 17', {})]).toEqual([
      false,
      true,
    ]);
  });

  it('an enemy who has evaded over it is run after as far as just beyond it', () => {
    expect(evaded(across(['major', 16]), 5, 5)).toBe('20 15.5 0');
  });

  it('a line beyond what it runs costs a charge nothing, and it comes up to it', () => {
    expect(evaded({}, 3, 3)).toBe('20 14 0');
    expect([evaded(across(['major', 13.5]), 3, 3), evaded(across(['gap', 13.5]), 3, 3)]).toEqual([
      '20 14 0',
      '20 14 0',
    ]);
    // A gap on the way takes half of the move, and it is not passed if what is left does not lead through it.
    expect(evaded(across(['gap', 17.5]), 3, 3)).toBe('20 17 0');
    expect(evaded(across(['gap', 16]), 3, 3)).toBe('20 16 0');
    expect(evaded(across(['major', 15]), 2, 2)).toBe('20 16 0');
  });

  it('CB-MAN-1 crossings are judged by the whole way, not by where it starts', () => {
    const horse = (lines: StageOptions): string[] =>
      shocks(charges('HC 20 25', 'Art 20 17', lines, '3 dice', 4, 3, 2, 3, 3)).filter((one) =>
        one.includes('obstacle'),
      );
    expect(horse(across(['obstacle', 18]))).toEqual(['a 1 formed, obstacle']);
    expect(horse(across(['obstacle', 24]))).toEqual(['a 1 formed, obstacle']);
  });

  it('CB-MAN-1 DPs gained on the way count toward those that spare it more', () => {
    const hedges = across(['obstacle', 19], ['obstacle', 18.5]);
    const dp = (n: number): number =>
      shocks(charges(`HI 20 20 dp=${n}`, 'HI 20 17', hedges, '1 die', 3, 3, 3)).filter((one) =>
        one.includes('obstacle'),
      ).length;
    expect([dp(0), dp(1), dp(2), dp(3)]).toEqual([2, 2, 1, 0]);
  });
});

describe('CB-MAN-7 chariots are held by a major obstacle wherever they are driven', () => {
  const river = (y: number, gap?: number): StageOptions => ({
    lines: [line('major', [1, y], [44, y]), ...(gap === undefined ? [] : [line('gap', [gap - 1, y], [gap + 1, y])])],
  });

  it('CB-AFT-6 in rout, but through a gap', () => {
    const routed = (type: string, lines: StageOptions): string =>
      stage({ red: [`a ${type} 20 10 routing`, 'b HI 3 29'], blue: ['x HI 20 2'] }, { ...lines, dice: [3, 3, 3] }).at(
        'a',
      );
    expect([routed('Ch', {}), routed('HC', river(15)), routed('Ch', river(15, 20))]).toEqual([
      ...['20 21 180', '20 21 180', '20 21 180'],
    ]);
    const y = Number(routed('Ch', river(15)).split(' ')[1]);
    expect([y > 14, y <= 15]).toEqual([true, true]);
  });

  it('CB-AFT-7 in pursuit', () => {
    const after = (type: string, lines: StageOptions): number => {
      const s = fight(
        [`a ${type} 20 20 motion=charging combat=3`, 'r Art 3 28'],
        ['x HI 20 20 dp=5', FAR],
        ['a x fresh'],
        [1, 3, 5, 6, 4, 4, 4],
        lines,
      );
      expect(moves(s)).toEqual(['x break', 'a pursue']);
      return Number(s.at('a').split(' ')[1]);
    };
    expect([after('HC', river(15)), after('Ch', {})]).toEqual([9, 9]);
    const held = after('Ch', river(15));
    expect([held >= 15, held < 15.5]).toEqual([true, true]);
  });

  it('CB-AFT-8 bursting through', () => {
    const burst = (lines: StageOptions): string[] => {
      const s = fight(
        ['a SyCh 20 20 motion=charging', 'r Art 3 28'],
        ['x HI 20 20', FAR],
        ['a x fresh'],
        [5, 3, 6],
        lines,
      );
      return [moves(s).at(-1)!, s.at('a')];
    };
    expect(burst({})).toEqual(['a burst through', '20 17 0']);
    expect(burst(river(18.5))).toEqual(['a burst through', '20 20 0']);
  });

  it('CB-AFT-4 CB-AFT-3 following up, and falling back', () => {
    const followed = (lines: StageOptions): string =>
      fight(['a Ch 20 20 combat=5', 'r Art 3 28'], ['x HI 20 20', FAR], ['a x'], [3, 3], lines)
        .pick('follow up')
        .at('a');
    expect([followed({}), followed(river(19.5))]).toEqual(['20 19 0', '20 20 0']);
    const fell = (type: string, lines: StageOptions): string =>
      fight([`a ${type} 20 20 combat=2`, 'r Art 3 28'], ['x HI 20 20', FAR], ['x a'], [3, 4], lines).at('a');
    expect([fell('Ch', {}), fell('HI', river(20.5)), fell('Ch', river(20.5))]).toEqual([
      '20 21 0',
      '20 21 0',
      '20 20 0',
    ]);
  });
});
