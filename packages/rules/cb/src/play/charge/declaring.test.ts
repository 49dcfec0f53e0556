import { drawnFrom, inOrder } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { asks, combatPhase, declare, offered } from '../../testing/combat-phase.ts';
import { type StageOptions, stage } from '../../testing/stage.ts';
import { patch } from '../../testing/terrain.ts';

const FAR = 'z Art 42 2';
/** Whom red’s `a` may charge. */
function may(a: string, x: string, options?: StageOptions): string[] {
  const s = combatPhase([`a ${a}`], [`x ${x}`, FAR], options);
  return s.asked.startsWith('red') ? offered(s) : [];
}

describe('CB-SEQ-6 who may declare a charge', () => {
  it('CB-SEQ-6 (R) infantry at 5 JT and no more', () => {
    expect(may('HI 20 20', 'HI 20 15')).toEqual(['a x']);
    expect(may('HI 20 20', 'HI 20 14.99')).toEqual([]);
  });

  it.each([
    ['HC 20 25', 'HC', 9],
    ['Cat 20 25', 'HI', 15],
    ['El 20 25', 'HI', 14],
    // CB-MOV-3: three times half a throw more.
    ['LC 20 25', 'Sk', 7.5],
  ])('CB-SEQ-6 (R) %s on %s as far as the most of its dice, y=%f', (a, type, y) => {
    expect(may(a, `${type} 20 ${y}`)).toEqual(['a x']);
    expect(may(a, `${type} 20 ${y - 0.01}`)).toEqual([]);
  });

  it('CB-SEQ-6 CB-CMD-3 inspiring adds 1 JT for each action', () => {
    const options: StageOptions = { leaders: { red: ['Max general a'] }, inspires: { Max: 2 } };
    expect(may('HC 20 25', 'HC 20 7', options)).toEqual(['a x']);
    expect(may('HC 20 25', 'HC 20 6.99', options)).toEqual([]);
  });

  it('CB-SEQ-6 CB-MAN-2 a wheel takes half of the charge of cataphracts', () => {
    // 10 JT straight ahead; half of them for one who stands aside.
    expect(may('Cat 20 25', 'HI 23.9 16')).toEqual(['a x']);
    expect(may('Cat 20 25', 'HI 26 18')).toEqual([]);
    expect(may('HC 20 25', 'HI 26 18')).toEqual(['a x']);
  });

  it('CB-SEQ-6 (R) only at a target that it sees', () => {
    const wood = { terrain: [patch('difficult', [10, 17.5, 30, 18.5])] };
    expect(may('HI 20 20', 'HI 20 16')).toEqual(['a x']);
    expect(may('HI 20 20', 'HI 20 16', wood)).toEqual([]);
  });

  it('CB-SEQ-6 a charge drawn at random is one of those offered, and each of them comes up', () => {
    const s = combatPhase(['a HC 20 25', 'b HI 28 20', 'c HC 10 25'], ['x HI 20 17', 'y HI 28 16', 'w HI 10 17', FAR]);
    const { question } = s;
    expect(question.options!.length).toBeGreaterThan(3);
    expect(drawnFrom(question)).toEqual(inOrder(question.options!));
  });

  it('CB-SEQ-6 not at one behind another', () => {
    const s = combatPhase(['a HI 20 20'], ['x HI 20 17', 'y HI 20 15.5', FAR]);
    expect(offered(s)).toEqual(['a x']);
  });

  it.each(['routing', 'looting'])('CB-SEQ-6 who is %s declares nothing', (mood) => {
    expect(may(`HI 20 20 ${mood}`, 'HI 20 17')).toEqual([]);
  });

  it('CB-SEQ-6 nor who is in contact, and he may be charged', () => {
    const s = combatPhase(['a HI 20 20', 'b HI 25 21'], ['x HI 20 20', 'y HI 25 18', FAR], { contacts: ['a x'] });
    expect(offered(s)).toEqual(['b y']);
    const flank = combatPhase(['a HI 20 20', 'b HC 29 19.5 facing=270'], ['x HI 20 20', FAR], { contacts: ['a x'] });
    expect(offered(flank)).toEqual(['b x']);
  });

  it('CB-SEQ-6 (R) the side with the initiative first, then the other', () => {
    const at = (initiative: 'red' | 'blue') => combatPhase(['a HI 20 20'], ['x HI 20 17'], { initiative });
    expect([at('red').asked, at('blue').asked]).toEqual(['red declare', 'blue declare']);
    expect([at('red').pass().asked, at('blue').pass().asked]).toEqual(['blue declare', 'red declare']);
  });

  it('CB-SEQ-6 who could charge nobody is not asked', () => {
    expect(combatPhase(['a HI 20 20'], [FAR]).asked).toBe('');
    const s = combatPhase(['a HI 20 20'], ['x Art 20 17']);
    expect([s.asked, s.pass().asked]).toEqual(['red declare', '']);
  });

  it('CB-SEQ-6 from right to left as each side faces', () => {
    const s = combatPhase(['a HI 10 20', 'b HI 30 20'], ['x HI 10 17', 'y HI 30 17']);
    expect(offered(s)).toEqual(['b y', 'a x']);
    expect(offered(s.pass())).toEqual(['x a', 'y b']);
  });

  it('CB-SEQ-6 as many as one likes, each unit once', () => {
    const s = combatPhase(['a HI 10 20', 'b HI 30 20'], ['x HI 10 17', 'y HI 30 17']).pick('a charges x');
    expect(asks(s)).toBe('red declare: no more charges, b charges y');
  });
});

describe('CB-CHG who may charge whom', () => {
  it.each([
    ['HI 20 20', ['a x']],
    ['Art 20 20', []],
    ['HI 20 20 dp=5', []],
    ['HI 20 20 dp=4', ['a x']],
    ['HI 20 20 column', []],
    ['HI 20 20 formedUp', []],
  ])('CB-CHG-1 %s', (a, charges) => {
    expect(may(a, 'HI 20 17')).toEqual(charges);
  });

  it.each([
    ['Sk 20 20', 'HI 20 17', false],
    ['Sk 20 20 line', 'HI 20 17', true],
    ['Sk 20 20', 'El 20 17', true],
    ['Sk 20 20', 'Art 20 17', true],
    ['Sk 20 20', 'HI 20 17 dp=5', true],
    ['Sk 20 20', 'HI 20 17 dp=4', false],
    ['Sk 20 20', 'HI 20 17 unformed', true],
    ['Ch 20 20 unformed', 'HI 20 17', true],
    ['HC 20 20 unformed', 'HI 20 17', false],
    ['HC 20 20 pursuing', 'HI 20 17', true],
  ])('CB-CHG-2 %s on %s: %s', (a, x, charges) => {
    expect(may(a, x)).toEqual(charges ? ['a x'] : []);
  });

  it.each([
    ['HC 20 20', 'Pike 20 17', false],
    ['HC 20 20', 'Hop 20 17', false],
    ['Cam 20 20', 'Pike 20 17', false],
    ['HC 20 20', 'HI 20 17', true],
    ['HC 20 20', 'Pike 20 17 dp=4', false],
    ['HC 20 20', 'Pike 20 17 dp=5', true],
    ['HC 20 20', 'Pike 20 17 unformed', true],
    ['HC 20 20', 'Pike 20 17 column', true],
    ['HC 20 20', 'Pike 20 17 moved', true],
    ['HC 20 20', 'Pike 20 17 loosened', true],
    ['HC 20 20', 'Hop 20 17 fought', true],
    ['HC 20 20', 'Pike 20 17 shot', false],
    ['HC 20 20', 'Pike 20 16 facing=0', true],
    ['El 20 20', 'Pike 20 17', true],
    ['HI 20 20', 'Pike 20 17', true],
  ])('CB-CHG-4 %s on %s: %s', (a, x, charges) => {
    expect(may(a, x)).toEqual(charges ? ['a x'] : []);
  });

  it('CB-CHG-4 CB-UNIT-7 a phalanx that has moved, turned or formed in this turn is not stationary', () => {
    const after = (action: string, way: string, ...dice: number[]): string[] => {
      const s = stage(
        { red: ['a HC 20 20'], blue: ['x Pike 20 14 stands=12 files=6'] },
        { initiative: 'blue', turns: 1 },
      );
      s.pick(action, ...dice).go(way);
      return offered(s.until('red declare'));
    };
    expect(after('move, 1 die', 'advance 2', 3)).toEqual(['a x']);
    expect(after('change formation', 'sidestep left 0.5')).toEqual(['a x']);
    expect(after('move, 2 dice', 'files 12', 3, 3)).toEqual(['a x']);
    const stood = stage(
      { red: ['a HC 20 20'], blue: ['x Pike 20 14 stands=12 files=6'] },
      { initiative: 'blue', turns: 1 },
    );
    // Nobody has a charge to declare.
    expect(stood.pick('stand').pick('stand').asked).toBe('');
  });

  it('CB-CHG-4 (R) a phalanx that charges is not stationary', () => {
    const s = combatPhase(['a HC 20 20'], ['x Pike 20 17'], { initiative: 'blue' });
    expect(offered(s)).toEqual(['x a']);
    expect(offered(s.pick('x charges a'))).toEqual(['a x']);
    const stands = combatPhase(['a HC 20 20'], ['x Pike 20 17'], { initiative: 'blue' }).pass();
    expect(stands.asked).toBe('');
  });

  it('CB-CHG-4 (R) but one that followed up in the turn before, and fights on, is', () => {
    const s = combatPhase(
      ['a HC 24 20', 'b HI 20 17', 'c HI 35 20'],
      ['x Pike 22 17 stands=12 files=6', 'y HI 35 17'],
      {
        contacts: ['b x'],
      },
    );
    s.unit('x').motion = 'following up';
    expect(offered(s)).toEqual(['c y']);
    s.unit('x').rush = 'spent';
    expect(offered(s)).toEqual(['c y', 'a x']);
  });

  it('CB-CHG-5 a spontaneous advance must charge within bow shot, and is not asked', () => {
    const s = combatPhase(['a War 20 20 advancing'], ['x Art 20 15', FAR], { dice: [2, 1] });
    expect(s.told('charge')).toMatchObject([{ unit: 0, target: 1, forced: true, clauses: ['CB-CHG-5'] }]);
    const far = combatPhase(['a SyCh 20 20 advancing'], ['x Art 20 14.99', FAR]);
    expect([far.told('charge'), offered(far)]).toEqual([[], ['a x']]);
    const near = combatPhase(['a SyCh 20 20 advancing'], ['x Art 20 15 combat=5', FAR], { dice: [2, 2, 1, 1, 6] });
    expect(near.told('charge')).toHaveLength(1);
  });

  it('CB-CTL-6 CB-MOV-4 (R) who is carried away charges with all its dice, unasked', () => {
    const thrown = (a: string, ...dice: number[]): number[] => {
      const s = combatPhase([`a ${a}`, 'r Art 3 28'], ['x Art 20 15', FAR], a.includes('advancing') ? { dice } : {});
      if (!a.includes('advancing')) declare(s, ['a x'], ...dice);
      return s.told('allowance').map(({ distance }) => distance.total);
    };
    expect(thrown('War 20 20 advancing', 2, 1)).toEqual([3]);
    expect(thrown('HC 20 20.5 pursuing', 2, 2, 1)).toEqual([5]);
    expect(thrown('War 20 20')).toEqual([]);
  });

  it('CB-CHG-5 CB-CHG-2 unformed too, and (R) at the nearest', () => {
    const s = combatPhase(['a War 20 20 advancing unformed'], ['y HI 16.5 15.5', 'x HI 22 16', FAR]);
    expect(s.told('charge')).toMatchObject([{ unit: 0, target: s.id('x') }]);
  });

  it('CB-CHG-5 whoever advances but may not charge does not', () => {
    expect(combatPhase(['a War 20 20 advancing dp=5'], ['x Art 20 17']).told('charge')).toEqual([]);
    expect(declare(combatPhase(['a War 20 20'], ['x Art 20 17']), []).told('charge')).toEqual([]);
  });
});
