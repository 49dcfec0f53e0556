import { describe, expect, it } from 'vitest';
import { type HexStage, stage } from '../../testing/stage.ts';

const PLAIN = `
. . . . . . . . .
 . . . . . . . . .
. . . . . . . . .
`;

const facing = (options = {}): HexStage =>
  stage(PLAIN, { red: ['a HI B A1 E', 'b HI B C1 E'], blue: ['c HI B A9 W', 'd HI B C9 W', 'e HI B B9 W'] }, options);

const hold = (s: HexStage, key: string): HexStage => s.activate(key).pick('stay');

describe('HX-SEQ-1 alternating activations', () => {
  it('the side with the initiative begins, and the sides take turns', () => {
    const s = facing();
    expect(s.asked).toBe('red activate');
    expect(hold(s, 'a').asked).toBe('blue activate');
    expect(hold(s, 'c').asked).toBe('red activate');
    expect(hold(s, 'b').asked).toBe('blue activate');
  });

  it('with the other side used up, one goes on alone, and the turn needs no passing', () => {
    const s = facing();
    for (const key of ['a', 'c', 'b', 'd']) hold(s, key);
    expect(s.asked).toBe('blue activate');
    s.activate('e').pick('stay', 6, 1);
    expect(s.board.turn).toBe(2);
  });

  it('a side that passes activates no more that turn', () => {
    const s = facing().pass();
    expect(s.told('passed')).toEqual([{ type: 'passed', clauses: ['HX-SEQ-1'], side: 'red' }]);
    expect(s.asked).toBe('blue activate');
    expect(hold(s, 'c').asked).toBe('blue activate');
    expect(hold(s, 'd').asked).toBe('blue activate');
    s.pass(6, 1);
    expect(s.asked).toBe('red activate');
    expect(s.board.turn).toBe(2);
  });

  it('a stand is activated once a turn', () => {
    const s = facing();
    hold(s, 'a');
    hold(s, 'c');
    expect(s.labels).toEqual(['b at C1', 'pass: no more activations this turn']);
    expect(s.why('a')).toBe('HX-SEQ-1: it has been activated this turn');
    expect(s.why('b')).toBeUndefined();
  });

  it('destroyed stands are not offered, nor named among the excluded', () => {
    const s = facing();
    s.board.at[s.stand('a').hex] = -1;
    Object.assign(s.stand('a'), { hex: -1, activated: true });
    expect(s.labels).toEqual(['b at C1', 'pass: no more activations this turn']);
    expect(s.question.excluded()).toEqual([]);
  });

  it('no more activations once an army is broken', () => {
    const s = facing({ breakPoints: { blue: 5 } });
    hold(s, 'a');
    s.board.at[s.stand('c').hex] = -1;
    s.stand('c').hex = -1;
    hold(s, 'd');
    expect(s.game.result).toMatchObject({ winner: 'red' });
  });
});
