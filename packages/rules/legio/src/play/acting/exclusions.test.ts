import { describe, expect, it } from 'vitest';
import { combatPhase, declare } from '../../testing/combat-phase.ts';
import { type LegioStage, stage } from '../../testing/stage.ts';
import { marching } from '../../testing/terrain.ts';

/** What "why" answers to some words. */
const why = (s: LegioStage, words: string): string[] =>
  s.question
    .excluded()
    .filter(({ what }) => what.includes(words))
    .map(({ what, text, clause }) => `${what}: ${text} (${clause})`);

describe('LG-SEQ-4 why not that charge', () => {
  const phase = () =>
    combatPhase(
      ['a WB 500 600', 'b Arch 600 600', 'c WB 700 600'],
      ['x SW 500 560 rests', 'y SW 500 400 rests', 'z SW 700 560 rests'],
    );

  it('LG-CHG-1 LG-SEQ-4 each with its clause', () => {
    const s = phase();
    expect(why(s, 'a charges x')).toEqual([]);
    expect(why(s, 'a charges y')).toEqual(['a charges y: infantry charges from javelin range (LG-SEQ-4)']);
    expect(why(s, 'b charges x')).toEqual(['b charges x: archers do not charge (LG-CHG-1)']);
    s.pick('a charges x');
    expect(why(s, 'a charges x')).toEqual(['a charges x: it has declared its charge (LG-SEQ-4)']);
  });

  it('LG-SEQ-4 of each unit the nearest enemy first', () => {
    const first = phase()
      .question.excluded()
      .slice(0, 3)
      .map(({ what }) => what);
    expect(first).toEqual(['a charges z', 'b charges x', 'c charges x']);
  });
});

describe('LG-CMD-1 why not that decision', () => {
  const s = stage(
    {
      red: ['a SW 500 900 command=max', 'b SW 760.1 900 command=max', 'c SW 660.1 900', 'd El 340 900'],
      blue: ['x SW 900 200'],
    },
    { from: 'commandFirst', leaders: { red: ['Max commander a', 'Leo general c'] } },
  );
  it('LG-CMD-1 LG-CMD-2 riding, messengers and control', () => {
    s.choose({ do: 'nothing' });
    expect(s.question.question).toContain('Max');
    expect(why(s, 'ride to a')).toEqual(['ride to a: he is with it already (LG-CMD-1)']);
    expect(why(s, 'ride to c')).toEqual(['ride to c: Leo is with it (LG-CMD-1)']);
    expect(why(s, 'ride to b')).toEqual(['ride to b: it is 0.1 paces beyond the 200 that he rides (LG-CMD-2)']);
    expect(why(s, 'ride to d')).toEqual([]);
    expect(why(s, 'messenger to c')).toEqual(['send a messenger to c: it is of another command (LG-CMD-2)']);
    expect(why(s, 'messenger to a')).toEqual(['send a messenger to a: it is in range of his own command (LG-CMD-1)']);
    expect(why(s, 'control b')).toEqual(['control b: it is 100.1 paces beyond bow range of him (LG-CMD-1)']);
    expect(why(s, 'control a')).toEqual([]);
    s.pick('control');
    expect(why(s, 'control a')).toEqual(['control a: it is in hand this turn (LG-CMD-1)']);
  });

  it('LG-CMD-1 special units are not inspired', () => {
    const beasts = stage(
      { red: ['a El 500 900', 'b SW 700 900'], blue: ['x SW 900 200'] },
      { from: 'commandFirst', leaders: { red: ['Max general a'] } },
    );
    expect(why(beasts, 'inspire')).toEqual(['inspire: special units are not inspired (LG-CMD-1)']);
    beasts.pick('send');
    expect(why(beasts, 'messenger to b')).toEqual([
      'send a messenger to b: a messenger is on his way to it (LG-CMD-1)',
    ]);
  });
});

describe('LG-SEQ-2 why not that move', () => {
  it('LG-AFT-1 who is halted', () => {
    const s = marching('a SW 500 900 halted');
    expect(why(s, 'fast move')).toEqual([
      'fast move: it is halted after combat: it may change formation or facing (LG-AFT-1)',
    ]);
    expect(why(s, 'rest')).toEqual(['rest: it has no DP to lose (LG-REC-1)']);
  });

  it('LG-CTL-2 who stands because it stood', () => {
    const s = marching('a SW 500 900 repeats dp=1');
    expect(why(s, 'advance')).toEqual(['advance: its control test has it stand as it stood before (LG-CTL-2)']);
  });

  it('LG-REC-1 who rests in vain', () => {
    const s = marching('a SW 500 900 D dp=1 shotAt');
    expect(why(s, 'rest')).toEqual(['rest: D grade that has been shot at loses none (LG-REC-1)']);
  });

  it('LG-CTL-2 who has been halted by its control test', () => {
    const s = marching('a SW 500 900 halts dp=1');
    expect(why(s, 'advance')).toEqual(['advance: its control test has halted it for this turn (LG-CTL-2)']);
    expect(why(s, 'rest')).toEqual([]);
  });

  it('LG-MOV-1 LG-MOV-3 LG-MOV-4 LG-MOV-6 and what troops cannot do', () => {
    expect(why(marching('a SW 500 900 column'), 'fast')).toEqual(['fast move: a column moves without dice (LG-MOV-4)']);
    expect(why(marching('a Art 500 900'), 'fast')).toEqual(['fast move: artillery moves without dice (LG-MOV-1)']);
    expect(why(marching('a SW 500 900'), 'fast')).toEqual([]);
    expect(why(marching('a SW 500 900'), 'approach')).toEqual([]);
    expect(why(marching('a SW 500 900', {}, 'x SW 500 800'), 'approach')).toEqual([
      'move staying beyond bow range (approach): enemy is within 100 paces already (LG-MOV-3)',
    ]);
    expect(why(marching('a HC 500 900'), 'difficult')).toEqual([
      'move in difficult ground: it cannot enter difficult ground (LG-MOV-6)',
    ]);
    expect(why(marching('a SW 500 900'), 'rest')).toEqual(['rest: it has no DP to lose (LG-REC-1)']);
    expect(why(marching('a SW 500 900'), 'unform')).toHaveLength(1);
    expect(why(marching('a HC 500 900'), 'unform')).toEqual([]);
    expect(why(marching('a SW 500 900'), 'advance')).toEqual([
      'a way (advance, wheel, turn, face, form, files, sidestep, back): the move and its dice come first, then the way (LG-SEQ-2)',
    ]);
  });
});

it('LG-RSP-4 why not that response', () => {
  const s = declare(combatPhase(['a WB 500 600'], ['x Jav 500 560 rests', 'z SW 1700 100 rests']), ['a charges x']);
  expect(s.labels).toEqual(['stand', 'try to evade']);
  expect(why(s, 'break')).toEqual(['break: only who is shaken breaks before a charge (LG-RSP-1)']);
  expect(why(s, 'counter-charge')).toEqual([expect.stringMatching(/shock cavalry pursuers \(LG-RSP-4\)$/)]);
});
