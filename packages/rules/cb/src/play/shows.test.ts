import type { Json } from '@acies/kernel';
import type { Shown } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { JT } from '../board/setting.ts';
import { fight } from '../testing/combat-phase.ts';
import { type CbStage, stage } from '../testing/stage.ts';

/** Where an option is on the table, by its words. */
const shown = (s: CbStage, label: string): Shown =>
  s.question.shows(s.options.find((option: Json) => s.question.label(option).startsWith(label))!);
const keys = (s: CbStage, ids: readonly number[] = []): string => ids.map((id) => s.g.setting.units[id]!.key).join(' ');
const who = (s: CbStage, label: string): string => {
  const { pieces, targets } = shown(s, label);
  return `${keys(s, pieces)} > ${keys(s, targets)}`;
};
const about = (s: CbStage): string => keys(s, s.question.about());

describe('CB-CMD-1 what a leader does', () => {
  const lines = { red: ['a LI 20 25 dp=1', 'b HI 25 25 command=ap', 'c HI 35 25'], blue: ['x HI 20 2'] };
  const leaders = { red: ['Cato general a', 'Ap commander b'] };

  it('is shown from the unit he is with, or from where he is', () => {
    const s = stage(lines, { leaders, from: 'commandFirst' }).until('red command').choose({ do: 'nothing' });
    expect(about(s)).toBe('a');
    expect(who(s, 'inspire')).toBe('a > ');
    expect(who(s, 'ride to')).toBe('a > c');
    expect(who(s, 'order Ap')).toBe('a > b');
    expect(who(s, 'give his command')).toBe('a > a c');
    expect(shown(s, 'no more')).toEqual({});
  });

  it('CB-CMD-1 alone he rides from where he is', () => {
    const red = ['a LI 20 25', 'c HI 35 25'];
    const s = stage(
      { ...lines, red },
      { leaders: { red: ['Cato general a'] }, alone: { Cato: [5, 6] }, from: 'commandFirst' },
    );
    expect([about(s), who(s, 'ride toward c')]).toEqual(['', ' > c']);
    expect(shown(s, 'ride toward c').way).toEqual([
      { x: 5 * JT, y: 6 * JT },
      { x: 35 * JT, y: 25.5 * JT },
    ]);
  });

  it('is reached as far as he rides, not as far as the unit he is with goes', () => {
    const s = stage(lines, { leaders, from: 'commandFirst' }).until('red command').choose({ do: 'nothing' });
    const [ride, ...others] = s.question.reach(s.id('a'))!;
    expect([ride!.of, ride!.text, others]).toEqual([
      ...['leader', 'Cato rides 5 JT, and is heard by leaders as far', []],
    ]);
    expect(Math.min(...ride!.outlines![0]!.map(({ y }) => y))).toBeCloseTo(20 * JT, -1);
    expect(s.question.reach(s.id('c'))).toBeUndefined();
  });

  it('CB-CMD-5 an order is about a command, and whom it supports', () => {
    const s = stage(lines, { leaders, from: 'commandFirst' })
      .until('red command')
      .choose({ do: 'nothing' })
      .pick('order Ap');
    expect([about(s), who(s, 'hold'), who(s, 'support c')]).toEqual(['b', 'b > ', 'b > c']);
  });
});

describe('what units do', () => {
  it('CB-AFT-3 lines of a legion change places', () => {
    const s = stage(
      { red: ['a Leg 20 20 legion=I', 'b Leg 20 21.5 legion=I'], blue: ['x HI 20 2'] },
      { leaders: { red: ['Cato general a'] } },
    ).until('red action a');
    expect(who(s, 'change places with b')).toBe('a > b');
    expect(shown(s, 'change places with b').ghosts!.map(({ id, y }) => [id, y / JT])).toEqual([
      [0, 22],
      [1, 20.5],
    ]);
    expect(shown(s, 'stand')).toEqual({ pieces: [0] });
  });

  it('CB-SHO-5 a shot, before the move or after it', () => {
    const s = stage({ red: ['a LI 20 25'], blue: ['x HI 20 24'] }, { leaders: { red: ['Cato general a'] } });
    expect(who(s, 'shoot before moving')).toBe('a > x');
    s.until('red shoot');
    expect([about(s), who(s, 'shoot at x'), who(s, 'hold')]).toEqual(['a', 'a > x', 'a > ']);
  });

  it('CB-REC-4 CB-CMD-6 rallies and tests are of the unit concerned', () => {
    const red = ['a HI 20 25 dp=5 shaken', 'b HI 30 25'];
    const options = { leaders: { red: ['Cato general a hold'] }, from: 'controlFirst' };
    const s = stage({ red, blue: ['x HI 20 2'] }, options);
    expect([s.asked, about(s), who(s, 'b: test it'), shown(s, 'nobody')]).toEqual(['red test', 'b a', 'b > ', {}]);
    s.until('red rally');
    expect([about(s), who(s, 'rally'), who(s, 'do not')]).toEqual(['a', 'a > ', 'a > ']);
  });

  it('CB-SEQ-6 a charge as far as it may come, and who answers it', () => {
    const s = stage(
      { red: ['a HC 20 25', 'b Art 30 25'], blue: ['x HC 20 20'] },
      { leaders: { red: ['Cato general a'] }, from: 'declareFirst' },
    );
    expect([about(s), who(s, 'a charges x')]).toEqual(['a', 'a > x']);
    expect(shown(s, 'a charges x').ghosts![0]).toMatchObject({ id: 0, x: 20 * JT, y: 21 * JT });
    s.pick('a charges x').until('blue respond');
    expect([s.asked, about(s), s.labels.map((label) => who(s, label))]).toEqual([
      'blue respond',
      'x',
      s.labels.map(() => 'x > a'),
    ]);
  });
});

describe('CB-AFT-1 to CB-AFT-5 moves after combat', () => {
  const met = (dice: readonly number[], x = 'HI 20 20', ...more: string[]): CbStage =>
    fight(['a HI 20 20', 'r Art 3 28'], [`x ${x}`, 'z Art 42 2', ...more], ['a x'], dice);
  const places = (s: CbStage, label: string): number[] => shown(s, label).ghosts!.map(({ y }) => y / JT);

  it('CB-AFT-3 back by 1 JT, or through the supports; CB-AFT-1 onto the ground that was left', () => {
    const tied = met([3, 3]);
    expect([tied.asked, about(tied), who(tied, 'halt'), shown(tied, 'halt').ghosts]).toEqual([
      ...['blue after', 'x', 'x > a'],
      undefined,
    ]);
    // A rank of two is half a JT before the middle.
    expect(places(tied, 'fall back')).toEqual([18.5]);
    expect(tied.pick('fall back').at('x')).toBe('20 19 180');
    const legion = fight(
      ['a Leg 20 20', 'r Art 3 28'],
      ['x Leg 20 20 legion=I', 'w Leg 20 18.5 legion=I', 'z Art 42 2'],
      ['a x'],
      [5, 2],
    );
    expect(places(legion, 'fall back through w')).toEqual([17]);
    expect(places(met([6, 1, 2, 1]), 'take ground')).toEqual([19.5]);
  });

  it('CB-AFT-5 a retreat the whole way, or behind shelter', () => {
    const s = fight(
      ['a HI 20 20', 'b HI 22 19.5 facing=270'],
      ['x HI 20 20 combat=6', 'z Art 42 2'],
      ['a x done', 'b x flank fresh'],
      [1, 6, 2, 1],
    );
    expect([s.asked, about(s)]).toEqual(['red retreat', 'b']);
    const [ghost] = shown(s, 'the whole way').ghosts!;
    s.pick('the whole way');
    const { x, y, heading } = s.unit('b');
    expect([ghost!.x - JT / 2, ghost!.y, ghost!.heading]).toEqual([x, y, heading]);
  });

  it('CB-MOV-1 the dice of a charge', () => {
    const s = stage(
      { red: ['a HC 20 25'], blue: ['x HI 20 20'] },
      { leaders: { red: ['Cato general a'] }, from: 'declareFirst' },
    );
    s.pick('a charges x').until('red dice');
    expect([about(s), who(s, '3 dice')]).toEqual(['a', 'a > x']);
  });
});
