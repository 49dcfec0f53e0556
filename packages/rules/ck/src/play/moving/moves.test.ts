import { describe, expect, it } from 'vitest';
import { isWatched } from '../../board/look.ts';
import { type CkStage, lines, plain, type StageOptions, stage } from '../../testing/stage.ts';
import { barred, offered, passTo, passTurn, take } from '../../testing/turns.ts';

const FAR = ['far CO plain A6'];

describe('CK-MOV-1 how far', () => {
  const march = (type: string): CkStage => stage(plain(), { red: [`a ${type} plain E1`, 'h CO plain E6'], blue: FAR });

  it.each(['Cav', 'MSk', 'Ch'])('CK-MOV-1 %s move 2 zones', (type) => {
    const s = march(type).choose({ do: 'next' }).move('a', 'D1');
    expect([s.at('a'), s.asked, offered(s)]).toEqual(['D1', 'red go-on', ['stop', 'C1', 'D2', 'E1']]);
    take(s, 'C1', 1);
    expect([s.at('a'), s.asked]).toEqual(['C1', 'blue move']);
  });

  it.each(['CO', 'Aux', 'Sk', 'El', 'Art'])('CK-MOV-1 %s move 1', (type) => {
    const s = march(type).choose({ do: 'next' }).move('a', 'D1', 1);
    expect([s.at('a'), s.asked]).toEqual(['D1', 'blue move']);
  });

  it('CK-MOV-1 a unit moves once a turn, and may stop after a zone', () => {
    const s = stage(plain(), { red: ['a Cav plain E1', 'b CO plain E1'], blue: FAR }).move('a', 'D1');
    take(s, 'stop');
    expect(offered(s)).toEqual(['next', 'b D1', 'b E2']);
    passTurn(s, 1);
    passTurn(s, 1);
    expect(offered(s)).toContain('a C1');
  });
});

describe('CK-SEQ-1 moves from the mover’s right', () => {
  it('CK-SEQ-1 column by column: red from the sixth, blue from the first', () => {
    const red = ['a CO plain E1', 'b CO plain D3', 'c CO plain E3', 'd CO plain E6'];
    const s = stage(plain(), { red, blue: ['x CO plain A1', 'y CO plain A4'] });
    const columns: string[] = [];
    for (let i = 0; i < 3; i++) {
      columns.push([...new Set(offered(s).map((move) => move.split(' ')[0]))].join(' '));
      s.choose({ do: 'next' }, ...(i === 2 ? [1] : []));
    }
    expect(columns).toEqual(['next d', 'next b c', 'next a']);
    expect(s.asked).toBe('blue move');
    expect(offered(s)).toEqual(['next', 'x A2', 'x B1']);
    s.choose({ do: 'next' });
    expect(offered(s)[1]).toBe('y A5');
  });

  it('CK-SEQ-1 the question names the column, the options unit and zone', () => {
    const s = stage(plain(), { red: ['a CO plain E6'], blue: ['x CO plain A1', 'y CO plain A1'] });
    expect(s.question.question).toMatch(/\b6\b/);
    expect(s.labels).toEqual([
      'done with this column',
      expect.stringMatching(/^a to D6/),
      expect.stringMatching(/^a to E5/),
    ]);
    passTurn(s, 1);
    expect(s.question.question).toMatch(/\b1\b/);
  });

  it('CK-MOV-5 a unit in the corner hears why it may not go where enemies are', () => {
    const s = stage(plain(), { red: ['a CO plain B1'], blue: ['x CO plain A1'] }, { first: 'blue' });
    expect(barred(s)).toEqual(['x to B1 (CK-MOV-5)']);
  });

  it('CK-SEQ-1 who has moved into a column to come does not move with it', () => {
    const s = stage(plain(), { red: ['a CO plain E4', 'b CO plain E3'], blue: FAR }).move('a', 'E3');
    expect(offered(s)).toEqual(['next', 'b D3', 'b E4', 'b E2']);
  });
});

describe('CK-MOV-2 rolls in a battle', () => {
  /** An enemy at B3 watches C3 and its neighbours of row B. */
  const watched = (red: string[], scenery: Record<string, string> = {}, more: StageOptions = {}): CkStage =>
    stage(plain(scenery), { red, blue: ['x CO plain B3', ...FAR] }, more);

  it('CK-MOV-2 sideways into a zone that is watched: a roll, whose failure keeps the unit where it is', () => {
    const s = watched(['a CO plain C2', 'b CO plain C2', 'h CO plain E1']);
    s.move('a', 'C3', 3);
    expect(s.at('a')).toBe('C2');
    expect(s.told('failed to move')).toMatchObject([{ unit: s.id('a'), to: s.zone('C3'), clauses: ['CK-MOV-2'] }]);
    expect(lines(s.told('failed to move')[0]!.tally)).toEqual(['CK-MOV-3 sideways +4']);
    // It has had its move.
    expect(offered(s).filter((move) => move.startsWith('a'))).toEqual([]);
    s.move('b', 'C3', 4);
    expect(s.at('b')).toBe('C3');
    expect(lines(s.told('moved')[0]!.tally!)).toEqual(['CK-MOV-3 sideways +4']);
  });

  it('CK-MOV-4 none into a zone with no opponent on any face, wherever the unit comes from', () => {
    const s = watched(['a CO plain C2', 'b CO plain C3', 'h CO plain E1'], { C3: 'w' });
    s.move('b', 'D3').move('a', 'C1');
    expect([s.at('a'), s.at('b')]).toEqual(['C1', 'D3']);
    expect(s.told('moved').map(({ tally }) => tally)).toEqual([null, null]);
  });

  it('CK-MOV-4 none ahead, none back, out of the open', () => {
    const s = watched(['a CO plain D3', 'h CO plain E1']).move('a', 'C3');
    expect(s.at('a')).toBe('C3');
  });

  it.each([
    ['A3', true],
    ['B4', true],
    ['C3', true],
    ['B2', true],
    ['A4', false],
    ['C2', false],
    ['B5', false],
  ])('CK-MOV-4 B3 is watched from %s: %s, even by artillery', (enemy, yes) => {
    const s = stage(plain(), { red: ['a CO plain B1', 'h CO plain E6'], blue: [`x Art plain ${enemy}`, ...FAR] });
    expect(isWatched(s.g, s.zone('B3'), 'blue')).toBe(yes);
    expect(isWatched(s.g, s.zone('B3'), 'red')).toBe(false);
  });

  it('CK-MOV-2 leaving scenery for a watched zone needs a roll, straight ahead too', () => {
    const s = watched(['a CO plain D3', 'h CO plain E1'], { D3: 'w' });
    const choice = { do: 'move', unit: s.id('a'), to: s.zone('C3') };
    expect(s.question.preview(choice)).toMatch(/6.*17%/);
    s.move('a', 'C3', 5);
    expect(s.at('a')).toBe('D3');
    expect(lines(s.told('failed to move')[0]!.tally)).toEqual([
      'CK-MOV-3 leaves scenery +5',
      'CK-MOV-4 obstructed scenery +1',
    ]);
  });

  it('CK-MOV-2 a failed roll wastes one zone of movement, not both', () => {
    const s = watched(['a Cav plain C2', 'h CO plain E1']).move('a', 'C3', 2);
    expect([s.at('a'), s.asked]).toEqual(['C2', 'red go-on']);
    // The chance stands beside a step that needs a roll.
    expect(s.options.map((option) => s.question.preview(option)?.match(/\d+%/)?.[0])).toEqual([
      undefined,
      undefined,
      '67%',
      undefined,
      undefined,
    ]);
    take(s, 'C3', 3);
    expect([s.at('a'), s.asked]).toEqual(['C3', 'red move']);
  });

  it('CK-MOV-3 cavalry leaves woods for a watched zone only on a 6', () => {
    const s = watched(['a Cav plain D3', 'h CO plain E1'], { D3: 'w' }).move('a', 'C3', 5);
    expect(s.at('a')).toBe('D3');
    take(s, 'C3', 6);
    expect(s.at('a')).toBe('C3');
  });

  it('CK-MOV-3 chariots and elephants are not offered what they may not enter', () => {
    const scenery = { C2: ',', C4: '^', D3: 'w' };
    const s = watched(['ch Ch plain C3', 'el El plain C3'], scenery);
    expect(offered(s)).toEqual(['next', 'ch C4', 'el C4', 'el C2']);
    expect(barred(s)).toEqual([
      'ch to B3 (CK-MOV-5)',
      'ch to D3 (CK-MOV-3)',
      'ch to C2 (CK-MOV-3)',
      'el to B3 (CK-MOV-5)',
      'el to D3 (CK-MOV-3)',
    ]);
  });

  it('CK-MOV-2 the edge of the field is no zone', () => {
    const s = stage(plain(), { red: ['a CO plain E6'], blue: ['x CO plain A1'] });
    expect(offered(s)).toEqual(['next', 'a D6', 'a E5']);
    expect(barred(s)).toEqual([]);
  });
});

describe('CK-MOV-5 the assault', () => {
  const red = [
    'a CO plain C3',
    'b Aux plain C3',
    'sk Sk plain C3',
    'gun Art plain C3',
    'h CO plain C1',
    'i CO plain D2',
  ];
  const blue = ['x CO plain C4', 'y CO plain B3', 'z CO plain B1', ...FAR];
  const armed = (scenery: Record<string, string> = {}): CkStage =>
    passTo(stage(plain(scenery), { red, blue }), 'red assault', 1, 1, 1);

  it('CK-MOV-5 is declared across a face, one zone against one; the winner does not advance', () => {
    const s = armed();
    expect(offered(s)).toEqual(['done', 'C3 B3', 'C3 C4', 'C1 B1']);
    take(s, 'C3 B3');
    expect(s.told('assault')).toMatchObject([{ side: 'red', from: s.zone('C3'), to: s.zone('B3'), late: [] }]);
    passTo(take(s, 'fall back', 1, 1, 1, 1, 1), 'red assault');
    expect([s.at('a'), s.at('b'), s.at('y')]).toEqual(['C3', 'C3', 'A3']);
    // Each unit once a turn.
    expect(offered(s)).toEqual(['done', 'C1 B1']);
    expect(s.why('C3 assaulting')).toBe('CK-MOV-5: a unit there has assaulted this turn');
  });

  it('CK-MOV-5 others may follow on the same target', () => {
    const armies = {
      red: ['a CO plain C3', 'b CO plain B2', 'h CO plain C3'],
      blue: ['x CO plain B3', 'y CO plain B3', ...FAR],
    };
    const s = passTo(stage(plain(), armies), 'red assault');
    expect(offered(s)).toEqual(['done', 'C3 B3', 'B2 B3']);
    take(take(take(take(s, 'B2 B3', 4), 'stand', 1, 1, 1, 1), 'false', 1, 1, 1, 1), 'false', 1, 1, 1, 1, 1);
    passTo(take(s, 'stay'), 'red assault');
    expect(offered(s)).toEqual(['done', 'C3 B3']);
  });

  it('CK-MOV-5 straight ahead out of the open nobody rolls', () => {
    expect(take(armed(), 'C3 B3').told('assault')[0]!.late).toEqual([]);
  });

  it('CK-MOV-5 sideways each unit rolls that needs to, and is late if it fails; skirmishers and artillery do not', () => {
    const s = armed();
    take(s, 'C3 C4', 3, 3);
    expect(s.told('assault')[0]!.late).toEqual([s.id('a')]);
    const t = armed();
    take(t, 'C3 C4', 4, 2);
    expect(t.told('assault')[0]!.late).toEqual([t.id('b')]);
  });

  it('CK-MOV-5 so does each that leaves scenery', () => {
    const s = armed({ C3: 'w' });
    take(s, 'C3 B3', 5, 4);
    expect(s.told('assault')[0]!.late).toEqual([s.id('a')]);
  });

  it('CK-MOV-5 scenery that a unit may not enter makes it late without a roll', () => {
    const armies = { red: ['ch Ch plain C3', 'el El plain C3', 'a CO plain C3'], blue: ['x CO plain B3', ...FAR] };
    const s = passTo(stage(plain({ B3: 'w' }), armies), 'red assault');
    take(s, 'C3 B3');
    expect(s.told('assault')[0]!.late).toEqual([s.id('ch'), s.id('el')]);
  });

  it('CK-MOV-5 a held-up assault is no fight: three late units', () => {
    const armies = {
      red: ['a CO plain C3', 'b CO plain C3', 'c CO plain C3', 'h CO plain C1'],
      blue: ['x CO plain C4', 'z CO plain B1', ...FAR],
    };
    const s = passTo(stage(plain(), armies), 'red assault');
    take(s, 'C3 C4', 3, 3, 3);
    expect([s.told('no fight').length, s.asked]).toEqual([1, 'red assault']);
    expect(offered(s)).toEqual(['done', 'C1 B1']);
  });
});
