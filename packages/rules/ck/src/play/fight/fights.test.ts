import { describe, expect, it } from 'vitest';
import { atFights, clash, fought, pool, toShooting } from '../../testing/clash.ts';
import { type CkStage, lines, ones, plain, stage } from '../../testing/stage.ts';

const STANDOFF = 'C6 assaults B6';

describe('who assaults whom', () => {
  it('CK-MOV-5 CK-SEQ-1 across any face, never diagonally, in any order', () => {
    const blue = ['n Aux plain B3', 'w Aux plain C2', 'e Aux plain C4', 's Aux plain D3', 'nw Aux plain B2'];
    const s = atFights(['a CO plain C3', 'b CO plain A4'], blue);
    expect(s.labels).toEqual([
      'no more assaults',
      STANDOFF,
      'C3 assaults B3',
      'C3 assaults C4',
      'C3 assaults D3',
      'C3 assaults C2',
    ]);
    expect(s.asked).toBe('red assault');
    expect(s.options.map((option) => s.question.preview(option))).toEqual([
      undefined,
      ...s.options.slice(1).map(() => expect.stringMatching(/wins \d+%/)),
    ]);
  });

  it('CK-MOV-5 each unit once a turn; others may follow on the same target', () => {
    const s = atFights(['a CO plain C3', 'b CO plain B2'], ['x CO plain B3', 'y CO plain B3', 'z CO plain B3']);
    fought(s.assault('C3', 'B3'), pool(9, 0), pool(4, 0), ...ones(5))
      .pick('stay')
      .pick('x')
      .pick('y');
    expect(s.labels).toEqual(['no more assaults', STANDOFF, 'B2 assaults B3']);
    expect(s.why('C3 assaulting')).toBe('CK-MOV-5: a unit there has assaulted this turn');
  });

  it('CK-ZONE-4 artillery by itself does not assault', () => {
    const s = toShooting(clash(['gun Art plain C3', 'far Art plain E1'], ['x CO plain B3']), 1);
    expect([s.labels, s.why('C3 assaulting')]).toEqual([
      ['no more assaults', STANDOFF],
      'CK-ZONE-4: artillery takes no part in fights',
    ]);
    // Who has no enemy beside him needs no reason.
    expect(s.why('E1 assaulting')).toBeUndefined();
  });

  it('CK-MOR-6 a zone that failed twice does not assault, but fresh friends of the one who fell back do', () => {
    const units = [
      ['a CO plain C3', 'b CO plain C3', 'steady CO plain D3'],
      ['x Aux plain B3', 'y Aux plain D4'],
    ] as const;
    // 2 markers: 2D6.
    const s = clash(...units, { markers: { C3: 2 }, dice: [4, 4] })
      .pick('b')
      .toFights();
    expect([s.labels, s.why('C3 assaulting'), s.why('D3 assaulting')]).toEqual([
      ['no more assaults', STANDOFF, 'D3 assaults D4'],
      'CK-MOR-6: it failed its morale this turn',
      undefined,
    ]);
    const once = clash(...units, { markers: { C3: 2 }, dice: [4, 3] })
      .pick('b')
      .toFights();
    expect(once.labels).toContain('C3 assaults B3');
  });

  it('CK-SEQ-1 no more are asked for when a side has had enough', () => {
    const s = atFights(['a CO plain C3'], ['x CO plain B3']).pick('no more', 3);
    expect([s.board.clock, s.board.side]).toEqual([3, 'blue']);
  });

  it('CK-END-1 nor when an army is broken', () => {
    const units = { red: ['a CO plain C3', 'b CO plain C5'], blue: ['x CO plain B3', 'y CO plain B5'] };
    const s = stage(plain(), units, { halves: { x: 2 } })
      .toFights()
      .assault('C3', 'B3');
    fought(s, pool(4, 0), pool(4, 1), 1);
    expect([s.game.result, s.told('assault').length]).toMatchObject([{ winner: 'red' }, 1]);
  });
});

describe('CK-SKI-1 skirmishers alone', () => {
  const at = (red: string[], halves: Record<string, number> = {}, blue = ['x Sk plain B3']): CkStage =>
    // Two dice of each skirmisher are shot first, and miss.
    toShooting(clash(red, blue, { halves }), ...ones(2 * red.length));
  const THREE = ['a Sk plain C3', 'b Sk plain C3', 'c MSk plain C3'];

  it('CK-SKI-1 assault with 4 bases more than the target, not with 3½', () => {
    const four = at(THREE);
    expect(four.labels).toContain('C3 assaults B3');
    const less = at(THREE, { a: 3 });
    expect(less.labels).not.toContain('C3 assaults B3');
    expect(less.why('C3 assaulting B3')).toBe('CK-SKI-1: skirmishers alone need 4 bases more than their target');
    expect(at(THREE, { a: 3, x: 3 }).labels).toContain('C3 assaults B3');
  });

  it('CK-SKI-1 it is the target in question that counts', () => {
    const s = clash(THREE, ['x Sk plain B3', 'y CO plain C2'])
      .toFights()
      .pick('B3', ...ones(6));
    expect(s.labels).toEqual(['no more assaults', STANDOFF, 'C3 assaults B3']);
  });

  it('CK-SKI-1 with others they assault whom they like', () => {
    const s = toShooting(clash(['a Sk plain C3', 'b El plain C3'], ['x CO plain B3', 'y CO plain B3']), 1, 1);
    expect(s.labels).toContain('C3 assaults B3');
  });

  it('CK-SKI-1 artillery does not make them fit for it', () => {
    const s = toShooting(clash(['a Sk plain C3', 'gun Art plain C3'], ['x CO plain B3']), 1, 1, 1);
    expect(s.labels).not.toContain('C3 assaults B3');
  });

  it('CK-SKI-1 only units that fight count: no artillery and no general, on either side', () => {
    const few = { halves: { a: 3 } };
    const gun = toShooting(clash([...THREE, 'gun Art plain C3'], ['x Sk plain B3'], few), ...ones(7));
    expect(gun.labels).not.toContain('C3 assaults B3');
    const led = clash(THREE, ['x Sk plain B3'], { ...few, generals: { red: ['Max C3'] } });
    expect(toShooting(led, ...ones(6)).labels).not.toContain('C3 assaults B3');
    const target = clash(THREE, ['x Sk plain B3', 'foe Art plain B3'], { generals: { blue: ['Kai B3'] } });
    expect(toShooting(target, ...ones(6)).labels).toContain('C3 assaults B3');
  });
});

describe('a whole assault', () => {
  it('CK-OUT-1 CK-OUT-4 more hits wins and the target falls back toward its base edge', () => {
    const s = stage(plain(), { red: ['a CO plain C3', 'b CO plain C3'], blue: ['x CO plain B3'] });
    s.toFights();
    expect(s.asked).toBe('red assault');
    s.assault('C3', 'B3');
    expect(s.asked).toBe('blue stand');
    s.pick('stand and fight', 5, 1, 1, 1);
    expect(s.asked).toBe('blue reroll');
    s.pick('let it stand', 5, 5, 1, 1, 1, 1);
    expect(s.asked).toBe('red reroll');
    expect(s.question.preview(true)).toMatch(/^wins /);
    s.pick('let it stand');
    expect(s.asked).toBe('red place-hit');
    s.pick(/^a /, 6, 1, 1, 4, 4, 4, 1, 1);
    expect(lines(s.told('fight')[0]!.tallies.target)).toEqual([
      'CK-FGT-2 close order, cavalry and chariots at strength +3',
      'CK-FGT-6 at least 4 +1',
    ]);
    expect(s.asked).toBe('blue reroll');
    s.pick('let it stand');
    expect(s.at('x')).toBe('gone');
  });
});
