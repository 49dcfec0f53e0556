import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { type CbStage, stage } from '../../testing/stage.ts';
import { dps, line, marching, patch } from '../../testing/terrain.ts';

const DOUBLE = ', twice as far, beyond bow shot';
const moves = (s: CbStage): string[] => s.labels.filter((label) => label.startsWith('move') && !label.includes(DOUBLE));
/** The rows of what a unit throws for. */
const thrown = (s: CbStage, label: string, ...dice: number[]): string[] =>
  lines(s.pick(label, ...dice).told('allowance')[0]!.distance);

describe('CB-SEQ-3 who acts in the Tactical phase', () => {
  it('CB-SEQ-1 CB-SEQ-3 CB-SEQ-10 both sides, the initiative first, units from right to left', () => {
    const order = (initiative: 'red' | 'blue'): string[] => {
      const s = stage(
        { red: ['a HI 10 25', 'b HI 30 25', 'c HI 20 25'], blue: ['x HI 10 5', 'y HI 30 5'] },
        { initiative },
      );
      return Array.from({ length: 5 }, (_, i) => {
        const { asked } = s;
        if (i < 4) s.pass();
        return asked.split(' ').at(-1)!;
      });
    };
    expect(order('red')).toEqual(['b', 'c', 'a', 'x', 'y']);
    expect(order('blue')).toEqual(['x', 'y', 'b', 'c', 'a']);
  });

  it('CB-SEQ-3 units in contact do not move or shoot', () => {
    const s = stage({ red: ['a LI 20 20', 'b HI 40 25'], blue: ['x HI 20 20', 'y HI 20 15'] }, { contacts: ['x a'] });
    expect([s.asked, s.pass().asked]).toEqual(['red action b', 'blue action y']);
  });

  it('CB-SEQ-3 the path is asked for once the dice have fallen, and one may stay', () => {
    const s = marching('a HI 20 25').pick('move, 1 die', 3);
    expect([s.asked, s.question.question]).toEqual(['red path a', 'a may go 3 JT: which way?']);
    expect(s.refusal('advance 3')).toBeUndefined();
    expect(s.refusal('advance 3.01')).toBe('0 JT beyond what is left of 3 JT (CB-MOV-1)');
    expect(s.refusal('advance 3.5')).toBe('0.5 JT beyond what is left of 3 JT (CB-MOV-1)');
    s.go('stay');
    expect([s.at('a'), s.unit('a').moved, s.told('moved')]).toEqual(['20 25 0', false, []]);
  });

  it.each([
    ['a HI 20 25', 'move, 1 die', 'CB-MOV-1', 'CB-MAN-5'],
    ['a HC 20 25', 'move, 1 die', 'CB-MOV-2', 'CB-MAN-5'],
  ])('CB-MOV-1 CB-MOV-2 CB-MAN-5 what is thrown and turned cites its clause: %s', (unit, label, thrown, turned) => {
    const s = marching(unit).pick(label, 4).go('turn about');
    expect(s.told('allowance')[0]!.clauses).toEqual([thrown]);
    expect(s.told('moved')[0]!.clauses).toEqual([turned]);
  });

  it('CB-MOV-1 CB-MOV-9 each move says how far it may give', () => {
    const { question, options } = marching('a HI 20 25');
    const said = options.map((option) => question.preview(option)).filter(Boolean);
    expect(said).toEqual([
      ...['6 to 22 JT, 14 on average', '3 to 11 JT, 7 on average', '4 to 10 JT, 7 on average'],
      '2 to 5 JT, 3.5 on average',
    ]);
  });

  it('CB-SEQ-3 a move stops 1 JT from an enemy', () => {
    const s = marching('a HI 20 25', {}, 'x HI 20 22').pick('move, 1 die', 5);
    expect(s.refusal('advance 2')).toBeUndefined();
    expect(s.refusal('advance 2.1')).toBe('a move stops 1 JT off: 0.1 JT too near to x (CB-SEQ-3)');
    s.go('advance 2');
    expect([s.at('a'), s.unit('a').moved]).toEqual(['20 23 0', true]);
  });

  it('CB-SEQ-3 who is within 1 JT already comes no nearer, but may go', () => {
    const just = marching('a HI 20 25', {}, 'x HI 20 24').pick('move, 1 die', 5);
    expect(just.refusal('advance 0.2')).toBe('a move stops 1 JT off: 0.2 JT too near to x (CB-SEQ-3)');
    const s = marching('a HI 20 25', {}, 'x HI 20 24.5').pick('move, 1 die', 5);
    expect(s.refusal('advance 0.2')).toBe('it comes 0.2 JT nearer to x, who is within 1 JT (CB-SEQ-3)');
    expect(s.refusal('advance 3')).toBe('a would pass over x, 2.5 JT deep (CB-SEQ-3)');
    expect(s.refusal('sidestep left 1')).toBeUndefined();
  });

  it('CB-SEQ-3 CB-UNIT-7 the unformed who stand 1 JT off may go away any way: they do not swing round like a rank', () => {
    const s = marching('a LI 20 25', {}, 'x HI 20 24').pick('move, 1 die', 5);
    expect(s.refusal('face 180')).toBeUndefined();
    expect(s.refusal('face 160')).toBe('a move stops 1 JT off: 0.7 JT too near to x (CB-SEQ-3)');
    expect(s.refusal('face 45; advance 1')).toMatch(/^a move stops 1 JT off: \S+ JT too near to x \(CB-SEQ-3\)$/);
    expect(s.refusal('face 90; advance 3')).toMatch(/^a move stops 1 JT off: \S+ JT too near to x \(CB-SEQ-3\)$/);
    // Only its orders are against these.
    for (const angle of [120, 135, 160, 180, 225, 240])
      expect(s.refusal(`face ${angle}; advance 4; face 0`)).toBe('it is to close and fight (CB-CMD-5)');
  });

  it('CB-UNIT-7 the unformed pass over what lies between one place and the next', () => {
    // Within 1 JT of it already, so that it is not passed over.
    const s = marching('a LI 20 20', {}, 'x HI 20 22').pick('move, 1 die', 5);
    expect(s.refusal('face 180; advance 4; face 0')).toMatch(/^a would pass over x, \S+ JT deep \(CB-SEQ-3\)$/);
  });

  it('CB-UNIT-1 nobody moves off the table, nor onto friends', () => {
    const s = stage({ red: ['a HI 20 3', 'b HI 20 1 halts'], blue: ['x HI 40 28'] }).pick('move, 1 die', 5);
    expect(s.refusal('advance 3.1')).toBe('a would leave the table by 0.1 JT (CB-UNIT-1)');
    expect(s.refusal('advance 1.5')).toBe('a would end on b, 0.5 JT deep (CB-PASS-3)');
  });
});

describe('CB-MOV-1 to CB-MOV-10 the moves that a unit may declare', () => {
  const BOTH = ['move, 2 dice', 'move, 1 die'];
  it.each([
    ['HI', BOTH],
    ['El', BOTH],
    ['LI', BOTH],
    ['HC', ['move, 3 dice', ...BOTH]],
    ['Cat', BOTH],
    ['Cam', ['move, 3 dice', ...BOTH]],
    ['Ch', ['move, 3 dice', ...BOTH]],
    ['SyCh', ['move, 3 dice', ...BOTH]],
    ['Art', ['move, without dice']],
    ['HI column', ['move, without dice']],
  ])('CB-MOV-1 CB-MOV-2 CB-MOV-6 CB-MOV-10 %s', (words, found) => {
    const [type, ...rest] = words.split(' ');
    expect(moves(marching(`a ${type} 20 25 ${rest.join(' ')}`))).toEqual(found);
  });

  it('CB-MOV-1 CB-MOV-2 each pip 1 JT', () => {
    expect(thrown(marching('a HI 20 25'), 'move, 2 dice', 4, 5)).toEqual(['CB-MOV-1 dice +9']);
    expect(thrown(marching('a HC 20 25'), 'move, 3 dice', 4, 5, 1)).toEqual(['CB-MOV-2 dice +10']);
    expect(thrown(marching('a Art 20 25'), 'move, without dice')).toEqual(['CB-MOV-10 artillery +2']);
  });

  it('CB-MOV-1 a quincunx throws two average dice', () => {
    const s = marching('a Leg 20 25 legion=I quincunx');
    expect(() => s.pick('move, 2 dice', 4, 6)).toThrow();
    expect(thrown(marching('a Leg 20 25 legion=I quincunx'), 'move, 2 dice', 4, 5)).toEqual(['CB-MOV-1 dice +9']);
  });

  it('CB-MOV-3 light troops unformed and unarmoured go half a JT farther for each die', () => {
    expect(thrown(marching('a LI 20 25'), 'move, 2 dice', 4, 5)).toEqual([
      'CB-MOV-1 dice +9',
      'CB-MOV-3 light troops +1',
    ]);
    expect(thrown(marching('a LI 20 25 line'), 'move, 1 die', 4)).toEqual(['CB-MOV-1 dice +4']);
    expect(thrown(marching('a LC 20 25 armoured'), 'move, 1 die', 4)).toEqual(['CB-MOV-2 dice +4']);
  });

  it('CB-MOV-6 columns go 4 JT, cavalry 6, lights 1 more, without dice', () => {
    const far = (unit: string) => marching(`a ${unit} 20 20 column`).pick('move, without dice').question.question;
    expect(['HI', 'LI', 'HC', 'LC'].map(far)).toEqual([4, 5, 6, 7].map((jt) => `a may go ${jt} JT: which way?`));
  });

  it('CB-MOV-7 who throws a 6 is tired, a phalanx by a 5 too, however far it goes', () => {
    const tired = (unit: string, ...dice: number[]) =>
      dps(
        marching(`a ${unit} 20 25`)
          .pick('move, 2 dice', ...dice)
          .go('stay'),
      );
    expect(tired('HI', 5, 6)).toEqual(['CB-MOV-7 a 1']);
    expect(tired('HI', 5, 5)).toEqual([]);
    expect(tired('Pike', 5, 6)).toEqual(['CB-MOV-7 a 2']);
    expect(tired('Pike', 4, 4)).toEqual([]);
    expect(tired('LI', 5, 6)).toEqual([]);
    expect(tired('El', 5, 6)).toEqual([]);
  });

  it('CB-MOV-9 a double move is offered at bow shot or farther from enemy', () => {
    const near = (y: number) => marching('a HI 20 25', {}, `x HI 20 ${y}`);
    expect(near(20.01).labels).not.toContain(`move, 1 die${DOUBLE}`);
    expect(near(20).labels).toContain(`move, 1 die${DOUBLE}`);
    expect(thrown(near(10), `move, 1 die${DOUBLE}`, 4)).toEqual(['CB-MOV-1 dice +4', 'CB-MOV-9 double move +4']);
    expect(moves(near(10))).toEqual(BOTH);
  });

  it('CB-MOV-9 and must then stay there all the way', () => {
    const s = marching('a HI 20 25', {}, 'x HI 20 15').pick(`move, 1 die${DOUBLE}`, 4);
    expect(s.refusal('advance 5')).toBeUndefined();
    expect(s.refusal('advance 5.1')).toBe('a double move keeps 5 JT off: 0.1 JT too near to x (CB-MOV-9)');
  });

  it('CB-MOV-8 difficult ground is impassable to mounted, and costs a phalanx 2 DP and a line of infantry 1', () => {
    const wood = { terrain: [patch('difficult', [10, 20, 30, 23])] };
    const cost = (unit: string, label: string, path: string, ...dice: number[]) =>
      dps(
        marching(`a ${unit}`, wood)
          .pick(label, ...dice)
          .go(path),
      );
    expect(marching('a HC 20 25', wood).pick('move, 1 die', 4).refusal('advance 3')).toBe(
      'a would be 1 JT deep in ground that it may not enter (CB-MOV-8)',
    );
    expect(cost('HI 20 25', 'move, 1 die', 'advance 3', 4)).toEqual(['CB-MOV-8 a 1']);
    expect(cost('HI 20 25', 'move, 1 die', 'advance 2', 4)).toEqual([]);
    expect(cost('Pike 20 25', 'move, 1 die', 'advance 3', 4)).toEqual(['CB-MOV-8 a 2']);
    expect(cost('LI 20 25', 'move, 1 die', 'advance 3', 4)).toEqual([]);
    expect(cost('HI 20 25 column', 'move, without dice', 'advance 3')).toEqual([]);
    expect(marching('a Art 20 25', wood).pick('move, without dice').refusal('advance 2')).toBeUndefined();
  });

  it('CB-MOV-8 drawn up as it goes through it: (R) the most, and once', () => {
    const wood = { terrain: [patch('difficult', [10, 20, 30, 23])] };
    const cost = (unit: string, path: string): string[] => {
      const s = marching(`a Pike ${unit}`, wood);
      return dps((unit.includes('column') ? s.pick('move, without dice') : s.pick('move, 1 die', 4)).go(path));
    };
    expect(cost('20 24.5 column', 'form line 4, advance 2')).toEqual(['CB-MOV-8 a 2']);
    expect(cost('20 24.5', 'form column, advance 2')).toEqual([]);
    expect(cost('20 24.5', 'advance 1, form column, advance 1')).toEqual([]);
    expect(cost('20 23.5', 'advance 1, form column, advance 1')).toEqual(['CB-MOV-8 a 2']);
    expect(cost('20 22.5', 'advance 1, files 2, advance 1')).toEqual(['CB-MOV-8 a 2']);
    // To form there is not to go through it.
    expect(cost('20 22.5 column', 'form line 4')).toEqual([]);
  });

  it('CB-MOV-8 impassable ground is closed to all', () => {
    const s = marching('a HI 20 25', { terrain: [patch('impassable', [10, 20, 30, 23])] }).pick('move, 1 die', 4);
    expect(s.refusal('advance 2.5')).toContain('(CB-MOV-8)');
  });
});

describe('CB-MAN-9 without dice', () => {
  it('CB-MAN-9 side-steps and steps back are 1 JT in all', () => {
    const s = marching('a HI 20 25', {}, 'x HI 20 5').pick('change formation, facing');
    expect(s.question.question).toBe('On the spot: how shall a form, face or step?');
    expect(s.refusal('sidestep left 0.5, sidestep right 0.6')).toContain('0.1 JT too many (CB-MAN-9)');
    expect(s.refusal('sidestep left 1')).toBeUndefined();
    expect(s.refusal('sidestep left 1.1')).toBe('side-steps are 1 JT in all: 0.1 JT too many (CB-MAN-9)');
    expect(s.refusal('advance 0.1')).toContain('(CB-MOV-1)');
    s.go('sidestep right 1');
    expect([s.at('a'), s.unit('a').moved, dps(s)]).toEqual(['21 25 0', true, []]);
  });

  it('CB-MAN-9 they take nothing of what is thrown', () => {
    const s = marching('a HI 20 25', {}, 'x HI 20 5').pick('move, 1 die', 3);
    expect([s.refusal('sidestep left 1, advance 3'), s.refusal('sidestep left 1, advance 3.1')]).toEqual([
      ...[undefined, '0.1 JT beyond what is left of 3 JT (CB-MOV-1)'],
    ]);
  });
});

describe('CB-MAN-7 CB-MAN-8 lines in the way', () => {
  const crossing = (unit: string, kinds: ('obstacle' | 'major' | 'fortification' | 'gap')[], away = 4): CbStage =>
    marching(
      `a ${unit} 20 25`,
      {
        lines: kinds.map((kind) =>
          line(kind, kind === 'gap' ? [18, 24] : [5, 24], kind === 'gap' ? [22, 24] : [40, 24]),
        ),
      },
      `x HI 20 ${25 - away}`,
    );
  const cost = (s: CbStage) => dps(s.go('advance 2'));
  const far = (s: CbStage, path: string) => s.refusal(path);

  it('CB-MAN-7 an obstacle: 2 DP chariots, 1 DP other formed', () => {
    expect(cost(crossing('HI', ['obstacle']).pick('move, 1 die', 2))).toEqual(['CB-MAN-7 a 1']);
    expect(cost(crossing('Ch', ['obstacle']).pick('move, 1 die', 2))).toEqual(['CB-MAN-7 a 2']);
    expect(cost(crossing('LI', ['obstacle']).pick('move, 1 die', 2))).toEqual([]);
    expect(cost(crossing('HI', ['obstacle'], 10).pick('move, 1 die', 2))).toEqual([]);
    expect(dps(crossing('HI', ['obstacle']).pick('move, 1 die', 2).go('advance 0.9'))).toEqual([]);
    // Who stands on the very line has come to it before.
    const on = marching('a HI 20 24', { lines: [line('obstacle', [5, 24], [40, 24])] }, 'x HI 20 20');
    expect(cost(on.pick('move, 1 die', 2))).toEqual([]);
  });

  it.each(['major', 'fortification'] as const)('CB-MAN-7 a %s: not chariots; others 2 DP and a full move', (kind) => {
    expect(far(crossing('Ch', [kind]).pick('move, 1 die', 2), 'advance 2')).toBe(
      'chariots cannot cross a major obstacle (CB-MAN-7)',
    );
    // In full: crossing.test.ts.
    const s = crossing('HI', [kind]).pick('move, 1 die', 4);
    expect([far(s, 'advance 1.5'), far(s, 'advance 1.6')]).toEqual([
      undefined,
      'its move ends within 0.5 JT beyond a major obstacle: 0.1 JT too far (CB-MAN-7)',
    ]);
    expect(dps(s.go('advance 1.5'))).toEqual(['CB-MAN-7 a 2']);
    // A step back or aside needs no dice.
    const over = marching('a HI 20 23.5 facing=0', { lines: [line(kind, [5, 24], [40, 24])] }, 'x HI 20 28.5 facing=0');
    expect(dps(over.pick('change formation').go('back 1'))).toEqual(['CB-MAN-7 a 2']);
  });

  it('CB-MAN-8 a gap: 1 DP and half a move, cavalry only the DP', () => {
    const s = crossing('HI', ['obstacle', 'gap']).pick('move, 1 die', 4);
    expect([far(s, 'advance 2'), far(s, 'advance 2.1')]).toEqual([
      ...[undefined, '0.1 JT beyond what is left of 4 JT (CB-MOV-1)'],
    ]);
    expect(cost(s)).toEqual(['CB-MAN-8 a 1']);
    const horse = crossing('HC', ['gap']).pick('move, 1 die', 2);
    expect(cost(horse)).toEqual(['CB-MAN-8 a 1']);
    expect(cost(crossing('HI', ['major', 'gap']).pick('move, 1 die', 4))).toEqual(['CB-MAN-8 a 1']);
  });

  it('CB-MAN-8 what has no gap there is crossed as well', () => {
    const lines = [
      line('obstacle', [5, 24], [40, 24]),
      line('gap', [18, 24], [22, 24]),
      line('obstacle', [5, 23.2], [40, 23.2]),
    ];
    const s = marching('a HI 20 25', { lines }, 'x HI 20 20.5').pick('move, 1 die', 5);
    expect(cost(s)).toEqual(['CB-MAN-8 a 1', 'CB-MAN-7 a 1']);
  });
});
