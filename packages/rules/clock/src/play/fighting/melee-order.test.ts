import { describe, expect, it } from 'vitest';
import { type ClockStage, type StageOptions, stage } from '../../testing/stage.ts';
import { contacts, passHalfTurn, passMelee, passTo } from '../../testing/turns.ts';

/** A melee on its own: "a" against "x", whose retreat leads down to 30, 21.8. */
const A = 'a MF 30 25 0';
const X = 'x MF 30 25 180';
/** One across that ground: "c" from the left against "y". */
const C = 'c MF 29 22 90';
const Y = 'y MF 29 22 270';
/** And one far from both. */
const D = 'd MF 60 25 0';
const Z = 'z MF 60 25 180';

const battle = (red: string[], blue: string[], options: StageOptions = {}): ClockStage =>
  stage({ red: [...red, 'red MF 66 44 0'], blue: [...blue, 'blue MF 66 4 180'] }, options);

/** Who fought whom, by keys. */
const fought = (s: ClockStage): string[] =>
  s.told('melee').map(({ attacker, defender }) => {
    const { units } = s.g.setting;
    return `${units[attacker]!.key}-${units[defender]!.key}`;
  });

const EVEN = [5, 5];

describe('MC-MEL-11 the order of melees', () => {
  it('MC-MEL-11 is not asked where they are apart: as their contacts arose', () => {
    const s = battle([D, A], [X, Z], { contacts: ['d z', 'a x'] });
    passHalfTurn(s, ...EVEN, ...EVEN);
    expect(fought(s)).toEqual(['d-z', 'a-x']);
  });

  it('MC-MEL-11 nor of neighbours in two lines, who reach only ground of their own', () => {
    const s = battle([A, 'b MF 31.6 25 0'], [X, 'w MF 31.6 25 180'], { contacts: ['a x', 'b w'] });
    passHalfTurn(s, ...EVEN, ...EVEN);
    expect(fought(s)).toEqual(['a-x', 'b-w']);
  });

  it('MC-MEL-11 the active side chooses among those that could reach the same ground', () => {
    const s = passTo(battle([A, C], [X, Y], { contacts: ['a x', 'c y'] }), 'red melee');
    expect([s.question.question, s.labels]).toEqual(['Which melee is fought next?', ['a against x', 'c against y']]);
    expect(s.question.preview(s.options[0]!)).toMatch(/^wins \d+%, loses \d+%$/);
    expect(s.question.shows(s.options[1]!)).toMatchObject({ pieces: [s.id('c')], targets: [s.id('y')] });
    expect(s.question.about()).toEqual([s.id('a'), s.id('c')]);
    s.pick('c against y', ...EVEN, ...EVEN);
    expect(fought(s)).toEqual(['c-y', 'a-x']);
  });

  it('MC-MEL-11 whoever came at whom, and in the half turn of the other side it is his to choose', () => {
    const options = { contacts: ['x a', 'y c'], first: 'blue' } as const;
    const s = passTo(battle([A, C], [X, Y], options), 'blue melee');
    expect(s.labels).toEqual(['x against a', 'y against c']);
    const red = passTo(battle([A, C], [X, Y], { contacts: ['x a', 'y c'] }), 'red melee');
    expect(red.labels).toEqual(['a against x', 'c against y']);
    expect(red.question.preview(red.options[0]!)).toBe(s.question.preview(s.options[0]!));
  });

  it('MC-MEL-11 what is fought first may take the ground of the other', () => {
    // "x" has a DMZ and no way back as long as "y" stands there.
    const begun = (): ClockStage =>
      passTo(battle([A, C], [X, Y], { contacts: ['a x', 'c y'], dmz: { x: 1 } }), 'red melee');
    const first = begun();
    first.pick('a against x', 5, 5);
    expect(first.told('destroyed')).toMatchObject([{ unit: first.id('x'), how: 'no retreat' }]);
    const last = begun();
    last.pick('c against y', 10, 1);
    passMelee(last);
    last.pick('stay', 5, 5);
    expect([last.at('y'), last.at('x')]).toEqual(['gone', '30 23.4 180']);
  });

  it('MC-MEL-11 of melees that share a unit one is chosen, and each unit fights once', () => {
    // "a" meets two enemies with its front.
    const both = battle([A], ['x MF 29.2 25 180', 'w MF 30.8 25 180'], { contacts: ['a x', 'a w'] });
    const s = passTo(both, 'red melee');
    expect([s.labels, s.question.about()]).toEqual([['a against x', 'a against w'], [s.id('a')]]);
    s.pick('a against w', ...EVEN);
    expect(fought(s)).toEqual(['a-w']);
    expect(contacts(s)).toEqual(['a-x front', 'a-w front']);
  });

  it('MC-MEL-11 those bound by a third are asked together, and others not with them', () => {
    const E = 'e MF 31.6 18.6 0';
    const V = 'v MF 31.6 18.6 180';
    const s = passTo(
      battle([D, A, C, E], [Z, X, Y, V], { contacts: ['d z', 'a x', 'c y', 'e v'] }),
      'red melee',
      ...EVEN,
    );
    // The melee far away came about first, and was fought without a question.
    expect(fought(s)).toEqual(['d-z']);
    expect(s.labels).toEqual(['a against x', 'c against y', 'e against v']);
  });

  it('MC-MEL-11 who is attacked in flank fights the enemy it faces, and that is not asked', () => {
    const s = battle([A, 'b MF 29.2 24.2 90'], [X], { contacts: ['b x flank unfaced', 'a x'] });
    passHalfTurn(s, ...EVEN);
    expect(fought(s)).toEqual(['a-x']);
  });
});
