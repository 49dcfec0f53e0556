import { describe, expect, it } from 'vitest';
import { asks, combatPhase, declare, shocks } from '../../testing/combat-phase.ts';
import type { CbStage, StageOptions } from '../../testing/stage.ts';
import { line, patch } from '../../testing/terrain.ts';

const FAR = 'z Art 42 2';
const charged = (a: string, x: string, options?: StageOptions, ...faces: number[]): CbStage =>
  declare(combatPhase([`a ${a}`, 'r Art 3 28'], [`x ${x}`, FAR], options), ['a x'], ...faces);
const did = (s: CbStage): string[] => s.told('response').map(({ response, clauses }) => `${clauses[0]} ${response}`);

describe('CB-RSP responses in play', () => {
  it('CB-RSP-1 the shaken of poor morale break, and are not asked', () => {
    const s = charged('HI 20 20', 'HI 20 17 C dp=5', {}, 3, 3);
    expect([did(s), s.unit('x').mood, s.asked]).toEqual([['CB-RSP-1 break'], 'routing', 'red dice']);
    expect(did(charged('HI 20 20', 'HI 20 17 C dp=4'))).toEqual(['CB-RSP-5 stand']);
    expect(did(charged('HI 20 20', 'HI 20 17 B dp=5'))).toEqual(['CB-RSP-5 stand']);
    expect(did(charged('HI 20 20', 'HI 20 17 B poor dp=5', {}, 3, 3))).toEqual(['CB-RSP-1 break']);
  });

  it('CB-RSP-1 (R) other shaken cavalry does not counter-charge', () => {
    expect(did(charged('HC 20 20', 'HC 20 17 dp=5'))).toEqual(['CB-RSP-4 stand']);
  });

  const WOOD: StageOptions = { terrain: [patch('difficult', [15, 15, 25, 16.2])] };
  const HEDGE: StageOptions = { lines: [line('obstacle', [10, 18], [30, 18])] };
  it.each([
    ['HI 20 20', WOOD],
    ['HI 20 20', HEDGE],
    ['El 20 20', {}],
    ['LC 20 20', {}],
  ])('CB-RSP-2 unformed light infantry charged by %s may stand or evade', (a, options) => {
    expect(asks(charged(a, 'Sk 20 17', options))).toBe('blue respond: stand, evade');
  });

  it('CB-RSP-2 (R) behind an obstacle that is nearer to it than to the charger, and not one before him', () => {
    const hedge = (y: number): StageOptions => ({ lines: [line('obstacle', [10, y], [30, y])] });
    expect(asks(charged('HI 20 20', 'Sk 20 17', hedge(18.4)))).toBe('blue respond: stand, evade');
    expect(did(charged('HI 20 20', 'Sk 20 17', hedge(18.6), 3, 3))).toEqual(['CB-RSP-2 evade']);
  });

  it('CB-RSP-2 by others it must evade, and is not asked', () => {
    const s = charged('HI 20 20', 'Sk 20 17', {}, 3, 3);
    expect(did(s)).toEqual(['CB-RSP-2 evade']);
    expect(did(charged('HI 20 20', 'Sk 20 17 line'))).toEqual(['CB-RSP-5 stand']);
  });

  it('CB-RSP-2 (R) of several chargers all must be such', () => {
    const by = (b: string, ...faces: number[]): CbStage =>
      declare(combatPhase(['a El 18 20', `b ${b}`], ['x Sk 20 17', FAR]), ['a x', 'b x'], ...faces);
    expect(asks(by('El 22 20'))).toBe('blue respond: stand, evade');
    expect(did(by('HI 22.5 20', 3, 3))).toEqual(['CB-RSP-2 evade']);
  });

  it.each([
    ['steadied', false],
    ['halts', false],
    ['repeats last=stand', false],
    ['repeats last=move', true],
    ['free', true],
    // CB-CMD-2: what carries it away is stronger.
    ['steadied pursuing', true],
  ])('CB-RSP-3 CB-RSP-4 CB-CMD-2 CB-CTL-3 (R) cavalry that is “%s” comes to meet a charge: %s', (state, comes) => {
    const formed = charged('HC 20 20', `HC 20 17 ${state}`, {});
    if (!state.includes('pursuing'))
      expect([asks(formed), did(formed)]).toEqual(
        comes ? ['blue respond: counter-charge, stand', []] : [asks(formed), ['CB-RSP-4 stand']],
      );
    const loose = charged('HC 20 20', `LC 20 17 ${state}`, {}, ...(comes ? [] : [3, 3, 3]));
    expect(comes ? asks(loose) : did(loose)).toEqual(
      comes ? 'blue respond: counter-charge, evade' : ['CB-RSP-3 evade'],
    );
  });

  it.each(['HC 20 20', 'LC 20 20', 'Sk 20 20'])('CB-RSP-3 unformed cavalry charged by %s may come to meet it', (a) => {
    expect(asks(charged(a, 'LC 20 17'))).toBe('blue respond: counter-charge, evade');
  });

  it.each(['HI 20 20', 'El 20 20'])('CB-RSP-3 but by %s it must evade', (a) => {
    expect(did(charged(a, 'LC 20 17', {}, 3, 3, 3))).toEqual(['CB-RSP-3 evade']);
  });

  it('CB-RSP-4 formed cavalry may counter-charge or stand', () => {
    expect(asks(charged('HI 20 20', 'HC 20 17'))).toBe('blue respond: counter-charge, stand');
    expect(did(charged('HI 20 20', 'HC 20 17 formedUp'))).toEqual(['CB-RSP-4 stand']);
  });

  it('CB-RSP-5 all others stand, and so does who is in combat already; nobody asks them', () => {
    expect(did(charged('HI 20 20', 'Leg 20 17'))).toEqual(['CB-RSP-5 stand']);
    const s = combatPhase(['a HI 20 20', 'b HI 20 13 facing=180'], ['x HC 20 13 facing=0', FAR], { contacts: ['b x'] });
    expect(did(declare(s, ['a x']))).toEqual(['CB-RSP-5 stand']);
  });

  it('CB-SEQ-6 (R) who charges has answered', () => {
    const s = combatPhase(['a HC 20 20'], ['x HC 20 14', FAR]);
    expect([declare(s, ['a x', 'x a']).asked, did(s)]).toEqual(['red dice', []]);
  });

  it('CB-SEQ-6 responses of the side without the initiative first, from its right', () => {
    const s = combatPhase(['a HC 10 20', 'b HC 30 20', 'c HC 20 20'], ['x HC 10 14', 'y HC 30 14', 'w HC 20 14']);
    declare(s, ['a x', 'b y', 'w c']);
    const asked: string[] = [];
    while (s.asked.endsWith('respond')) {
      asked.push(`${s.asked} ${/shall (\w+)/.exec(s.question.question)?.[1]}`);
      s.pick('stand');
    }
    expect(asked).toEqual(['blue respond x', 'blue respond y', 'red respond c']);
  });

  it('CB-RSP-2 who must evade does not charge, and whom he charged need not respond', () => {
    const s = combatPhase(['a HI 20 21', 'b HI 27 20 C dp=5'], ['x Sk 20 17', FAR]);
    declare(s, ['a x', 'x b'], 3, 3);
    expect([did(s), s.unit('b').mood, s.asked]).toEqual([['CB-RSP-2 evade'], 'steady', 'red dice']);
  });
});

describe('CB-RSP-6 evading', () => {
  it('CB-RSP-6 CB-MOV-5 CB-MOR-5 with all dice directly away, unformed, and faces the enemy again; 1 DP', () => {
    // 2 and 1, half a throw a die for light troops and again for evading: 5 JT.
    const s = charged('HI 20 20', 'LI 20 17', {}, 2, 1);
    expect([s.at('x'), s.unit('x').formation]).toEqual(['20 12 180', 'unformed']);
    expect(shocks(s)).toEqual(['x 1 evade move']);
  });

  it('CB-RSP-6 away from the charger, not to its own rear', () => {
    const s = combatPhase(['a HC 10 16.5 facing=90', 'r Art 3 28'], ['x Sk 20 17', FAR]);
    declare(s, ['a x'], 2, 1);
    expect(s.at('x').split(' ')[2]).toBe('270');
    expect(Number(s.at('x').split(' ')[0])).toBeGreaterThan(24);
  });

  it('CB-AFT-7 caught, it loses a stand and breaks; a pip fewer does not catch it', () => {
    const caught = charged('HI 20 20', 'LI 20 17', {}, 2, 1).pick('2 dice', 5, 3, 3, 3);
    expect(caught.told('hacked')).toMatchObject([{ by: 0 }]);
    expect([caught.unit('x').casualties, caught.unit('x').mood]).toEqual([1, 'routing']);
    const missed = charged('HI 20 20', 'LI 20 17', {}, 2, 1).pick('2 dice', 5, 2);
    expect([missed.told('hacked'), missed.unit('x').mood, missed.at('a')]).toEqual([[], 'steady', '20 13 0']);
  });

  it.each([0.05, 0.5, 2])(
    'CB-RSP-6 in open ground there is room, however near and aslant the charger is: %f JT',
    (gap) => {
      for (let off = -3.6; off <= 3.7; off += 0.6) {
        const s = combatPhase([`a HC ${20 + off} ${17 + gap}`, 'r Art 3 28'], ['x Sk 20 17', FAR]);
        declare(s, ['a x'], 2, 1);
        expect([off, s.told('moved').map(({ how }) => how)]).toEqual([off, ['evade']]);
      }
    },
  );

  it('CB-RSP-6 (R) without room it stands, and has not evaded', () => {
    const s = charged('HI 20 4', 'Sk 20 1', {}, 2, 1);
    expect([s.at('x'), shocks(s)]).toEqual(['20 1 180', []]);
    s.pick('1 die', 3, 1, 6);
    expect(s.told('contact')).toHaveLength(1);
  });

  it('CB-PASS-3 friends through whom it evades are disordered', () => {
    const s = combatPhase(['a HI 20 20', 'r Art 3 28'], ['x LI 20 17', 'y HI 20 15.5', FAR]);
    declare(s, ['a x'], 2, 1);
    expect(shocks(s)).toEqual(['y 1 formed', 'x 1 evade move']);
  });
});
