import { describe, expect, it } from 'vitest';
import { type CkStage, plain, type StageOptions, stage } from '../../testing/stage.ts';
import { offered, take } from '../../testing/turns.ts';

const RED = ['a CO plain D1', 'b CO plain D2'];
const BLUE = ['x CO plain A1', 'y CO plain A2'];

const free = (options: StageOptions = {}, red = RED, blue = BLUE, scenery: Record<string, string> = {}): CkStage =>
  stage(plain(scenery), { red, blue }, { deploy: 'free', ...options });

const rows = (...letters: string[]): string[] => letters.flatMap((letter) => [1, 2, 3, 4, 5, 6].map((i) => letter + i));

describe('CK-SET-1 scenery', () => {
  const armies = { red: { scenery: ['woods' as const, 'rough' as const] }, blue: { scenery: ['river' as const] } };

  it('CK-SET-1 is placed in turn, the side that moves second beginning', () => {
    const s = free({ armies });
    const asked = [s.asked];
    for (const zone of ['B1', 'D3', 'C4']) {
      take(s, zone);
      asked.push(s.asked);
    }
    expect(asked).toEqual(['blue scenery', 'red scenery', 'red scenery', 'blue deploy']);
    expect([s.zone('B1'), s.zone('D3'), s.zone('C4')].map((zone) => s.board.scenery[zone])).toEqual([
      'river',
      'woods',
      'rough',
    ]);
    expect(s.told('scenery')).toMatchObject([
      { side: 'blue', piece: 'river', zone: s.zone('B1'), clauses: ['CK-SET-1'] },
      { side: 'red', piece: 'woods' },
      { side: 'red', piece: 'rough' },
    ]);
  });

  it('CK-SET-1 red begins where blue moves first', () => {
    const s = free({ armies, first: 'blue' });
    expect(s.asked).toBe('red scenery');
    expect(take(s, 'D1').asked).toBe('blue scenery');
  });

  it('CK-SET-1 three pieces each take six turns', () => {
    const three = { scenery: ['woods' as const, 'rough' as const, 'marsh' as const] };
    const s = free({ armies: { red: three, blue: three } });
    const asked: string[] = [];
    for (const zone of ['A1', 'E1', 'A2', 'E2', 'A3', 'E3']) {
      asked.push(s.asked.split(' ')[0]!);
      take(s, zone);
    }
    expect(asked).toEqual(['blue', 'red', 'blue', 'red', 'blue', 'red']);
    expect(s.asked).toBe('blue deploy');
    expect(s.told('scenery').map(({ piece }) => piece)).toEqual(['woods', 'woods', 'rough', 'rough', 'marsh', 'marsh']);
  });

  it('CK-SET-1 in own rows or the middle, where there is none yet', () => {
    const s = free({ armies }, RED, BLUE, { B2: 'w', C3: '^', E6: ',' });
    expect(offered(s)).toEqual(rows('A', 'B', 'C').filter((zone) => zone !== 'B2' && zone !== 'C3'));
    take(s, 'C1');
    expect(offered(s)).toEqual(rows('C', 'D', 'E').filter((zone) => !['C1', 'C3', 'E6'].includes(zone)));
  });

  it('CK-SET-1 a piece with no zone left for it is not placed', () => {
    const full = Object.fromEntries(rows('A', 'B', 'C').map((zone) => [zone, '^']));
    const s = free({ armies }, RED, BLUE, full);
    expect(s.asked).toBe('red scenery');
    take(take(s, 'D1'), 'D2');
    expect(s.asked).toBe('blue deploy');
  });

  it('CK-SET-1 none is placed in a battle fought as given', () => {
    const s = stage(plain(), { red: RED, blue: BLUE }, { armies });
    expect([s.asked, s.told('scenery')]).toEqual(['red move', []]);
  });
});

describe('CK-SET-2 units', () => {
  it('CK-SET-2 are deployed in turn, one each, the side that moves second beginning', () => {
    const s = free({}, [...RED, 'c CO plain E1'], BLUE);
    const asked: string[] = [];
    for (const zone of ['A1', 'D1', 'B1', 'D2', 'E6']) {
      asked.push(s.asked);
      take(s, zone);
    }
    expect(asked).toEqual(['blue deploy', 'red deploy', 'blue deploy', 'red deploy', 'red deploy']);
    expect(['x', 'a', 'y', 'b', 'c'].map((key) => s.at(key))).toEqual(['A1', 'D1', 'B1', 'D2', 'E6']);
    expect(s.told('deployed')).toMatchObject([
      { unit: s.id('x'), to: s.zone('A1'), clauses: ['CK-SET-2'] },
      {},
      {},
      {},
      {},
    ]);
    expect(s.asked).toBe('red move');
  });

  it('CK-SET-2 in own rows; in reserve; no flank march unless the battle allows it', () => {
    const s = free();
    expect(offered(s)).toEqual(['rest', ...rows('A', 'B'), 'reserve']);
    take(s, 'A1');
    expect(offered(s)).toEqual(['rest', ...rows('D', 'E'), 'reserve']);
  });

  it('CK-SET-2 only as far as zones have room', () => {
    const four = ['p', 'q', 'r', 's'].map((key) => `${key} CO plain A1`.replace('A1', '-'));
    const s = free({}, ['a CO plain -'], [...four, 't Sk plain -', 'u Sk plain -']);
    take(take(s, 'A1'), 'E1');
    for (const _ of ['q', 'r']) take(s, 'A1');
    expect(offered(s)).not.toContain('A1');
    take(s, 'A2');
    expect(offered(s)).toContain('A1');
    take(s, 'A1');
    expect(offered(s)).not.toContain('A1');
  });

  it('CK-SET-2 CK-MOV-3 not in scenery they may not enter', () => {
    const s = free({}, RED, ['x Ch plain A1'], { A2: ',', A3: 'w', A4: '^' });
    expect(offered(s)).toEqual(['rest', ...rows('A', 'B').filter((zone) => zone !== 'A2' && zone !== 'A3'), 'reserve']);
  });

  const reserved = (reserves: number | undefined): number => {
    const blue = ['p', 'q', 'r', 's', 't', 'u'].map((key) => `${key} CO plain -`);
    const s = free({ armies: reserves === undefined ? {} : { blue: { reserves } } }, ['a CO plain -'], blue);
    let held = 0;
    while (s.asked.endsWith('deploy') && offered(s).includes('reserve')) {
      take(s, 'reserve');
      held++;
      if (held === 1) take(s, 'E1');
    }
    return held;
  };

  it('CK-SET-2 3 may be held back unless the battle says otherwise', () => {
    expect([reserved(undefined), reserved(0), reserved(1), reserved(4)]).toEqual([3, 0, 1, 4]);
  });

  it('CK-SET-2 whom no zone can take is held back, whatever is allowed', () => {
    const full = Object.fromEntries(rows('A', 'B').map((zone) => [zone, 'w']));
    const s = free({ armies: { blue: { reserves: 0 } } }, RED, ['x Ch plain -'], full);
    expect([s.at('x'), s.asked]).toEqual(['reserve', 'red deploy']);
  });

  it('CK-SET-2 as many as the battle allows are sent round the left or right flank, together', () => {
    const s = free(
      { armies: { blue: { flankers: 2 } } },
      ['a CO plain -'],
      ['x CO plain -', 'y CO plain -', 'z CO plain -'],
    );
    expect(offered(s).slice(-3)).toEqual(['reserve', 'left', 'right']);
    take(take(s, 'left'), 'E1');
    expect(offered(s).slice(-3)).toEqual(['reserve', 'left', 'right']);
    take(s, 'right');
    expect(offered(s).at(-1)).toBe('reserve');
    expect([s.at('x'), s.at('y')]).toEqual(['left', 'right']);
  });
});

describe('CK-SET-2 the rest where the battle suggests', () => {
  it('CK-SET-2 places everybody left of the side', () => {
    const s = free({}, RED, [...BLUE, 'z CO plain reserve']);
    take(s, 'rest');
    // One of each side in turn, as if each were asked.
    expect([s.at('x'), s.at('y'), s.at('z'), s.asked]).toEqual(['A1', 'unplaced', 'unplaced', 'red deploy']);
    take(s, 'rest');
    expect([s.at('y'), s.at('z'), s.at('a'), s.at('b'), s.asked]).toEqual(['A2', 'reserve', 'D1', 'D2', 'red move']);
    const order = s.told('deployed').map(({ unit }) => s.g.setting.units[unit]!.key);
    expect(order).toEqual(['x', 'a', 'y', 'b', 'z']);
  });

  it('CK-SET-2 is not offered where somebody has no place', () =>
    expect(offered(free({}, RED, ['x CO plain A1', 'y CO plain -']))).not.toContain('rest'));

  it.each<[string, string[], StageOptions]>([
    ['more than 3 are bound for the reserve', ['p', 'q', 'r', 's'].map((key) => `${key} CO plain reserve`), {}],
    ['nobody may march', ['s CO plain left'], {}],
    ['one may march, not two', ['x CO plain left', 's CO plain right'], { armies: { blue: { flankers: 1 } } }],
  ])('CK-SET-2 puts into a zone whom it cannot put where it suggests: %s', (_, blue, options) => {
    const s = free(options, RED, blue);
    expect(s.question.label('rest')).toBe('as suggested: this unit and all the others; as near as there is room: s');
    take(take(s, 'rest'), 'rest');
    expect(s.at('s')).toMatch(/^[AB]\d$/);
  });

  it('CK-SET-2 is where as many march and are held back as may', () => {
    const held = ['p', 'q', 'r'].map((key) => `${key} CO plain reserve`);
    const s = free({ armies: { blue: { flankers: 2 } } }, RED, [...held, 'x CO plain left', 'y CO plain right']);
    expect(offered(s)).toContain('rest');
  });

  it('CK-SET-2 puts others as near as there is room where theirs is taken, and says so', () => {
    const blue = ['p CO plain A4', 'x CO plain A1', 'y CO plain A1', 'z CO plain A1', 'q CO plain A2', 'r CO plain B1'];
    const s = free({}, ['a CO plain -'], blue);
    take(take(s, 'A5'), 'E1');
    expect(s.question.label('rest')).toBe('as suggested: this unit and all the others');
    const t = free({}, ['a CO plain -'], blue);
    take(take(t, 'A1'), 'E1');
    expect(t.question.label('rest')).toBe('as suggested: this unit and all the others; as near as there is room: z');
    const { ghosts } = t.question.shows('rest');
    take(t, 'rest');
    expect(['x', 'y', 'z', 'q', 'r'].map((key) => t.at(key))).toEqual(['A1', 'A1', expect.any(String), 'A2', 'B1']);
    expect(['A2', 'B1']).toContain(t.at('z'));
    expect(ghosts).toHaveLength(5);
  });

  it('CK-SET-2 also where new scenery is in the way', () => {
    const s = free({ armies: { blue: { scenery: ['woods'] } } }, RED, ['x El plain A1', 'y CO plain A2']);
    take(s, 'A1');
    take(take(s, 'rest'), 'rest');
    expect(['A2', 'B1']).toContain(s.at('x'));
    expect(s.at('y')).toBe('A2');
    const t = free({ armies: { blue: { scenery: ['woods'] } } }, RED, ['x El plain A1', 'y CO plain A2']);
    take(t, 'A2');
    expect(offered(t)).toContain('rest');
  });
});

describe('CK-SET-2 generals', () => {
  it('CK-SET-2 are posted after the units, each in a zone with own units', () => {
    const s = free({ generals: { red: ['Max -', 'Leo -'], blue: ['Kai -'] } });
    take(take(s, 'rest'), 'rest');
    expect([s.asked, offered(s)]).toEqual(['blue post', ['A1', 'A2']]);
    take(s, 'A2');
    expect([s.asked, offered(s)]).toEqual(['red post', ['D1', 'D2']]);
    take(take(s, 'D2'), 'D1');
    expect([s.general('Kai'), s.general('Max'), s.general('Leo')]).toEqual(['A2', 'D2', 'D1']);
    expect(s.told('general deployed')).toMatchObject([{ to: s.zone('A2'), clauses: ['CK-SET-2'] }, {}, {}]);
    expect(s.asked).toBe('red ride');
  });

  it('CK-SET-2 in reserve where every unit is off the field', () => {
    const s = free({ generals: { blue: ['Kai -'] } }, RED, ['x CO plain reserve']);
    take(take(s, 'rest'), 'rest');
    expect([s.general('Kai'), s.asked]).toEqual(['reserve', 'red move']);
  });
});

describe('CK-SET-1 CK-SET-2 what is asked', () => {
  it('CK-SET-1 CK-SET-2 names the piece, the unit and the general, and every place', () => {
    const blue = { scenery: ['river' as const], flankers: 1 };
    const s = free({ armies: { blue }, generals: { blue: ['Kai - valiant', 'Leo -'] } }, RED, ['x CO elite - pike'], {
      B6: 'w',
    });
    expect(s.question.question).toContain('river');
    take(s, 'A1');
    expect(s.question.question).toMatch(/\bx\b.*CO elite pike/);
    expect(s.labels[0]).toMatch(/^A1\b.*river/);
    expect(s.labels.at(-4)).toMatch(/^B6\b.*woods/);
    expect(s.labels.slice(-3)).toEqual([
      expect.stringContaining('reserve'),
      expect.stringContaining('left flank'),
      expect.stringContaining('right flank'),
    ]);
    take(s, 'A1');
    take(s, 'rest');
    // Both may only be with x, so nobody is asked where they go.
    expect([s.general('Kai'), s.general('Leo')]).toEqual(['A1', 'A1']);
  });

  it('CK-SET-2 CK-GEN-2 tells of the gifts of a general', () => {
    const s = free({ generals: { blue: ['Kai - valiant fight', 'Leo - morale erratic', 'Ned -'] } });
    take(take(s, 'rest'), 'rest');
    expect(s.question.question).toMatch(/Kai.*valiant, fight/);
    expect(take(s, 'A1').question.question).toMatch(/Leo.*morale, erratic/);
    expect(take(s, 'A1').question.question).not.toMatch(/morale|valiant|fight|erratic/);
  });
});
