import { describe, expect, it } from 'vitest';
import type { PreparedCombat } from '../../sheet/combat/combat.ts';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';
import { combatOf, combatsIn, leadChoices, supporterFor } from './combats.ts';

/** A look at units in contact, while somebody far off is asked what he does. */
const look = (
  red: readonly string[],
  blue: readonly string[],
  contacts: readonly string[],
  options?: StageOptions,
): LegioStage => stage({ red: [...red, 'idle WB 1700 1100'], blue }, { contacts, ...options });

const leads = (s: LegioStage, at = 0): { red: string[]; blue: string[] } => {
  const combat = combatsIn(s.g, s.board.contacts)[at]!;
  const keys = (side: 'red' | 'blue') => leadChoices(s.g, combat, side).map((id) => s.g.setting.units[id]!.key);
  return { red: keys('red'), blue: keys('blue') };
};

function combat(s: LegioStage, at = 0, spent: readonly number[] = []): PreparedCombat {
  const found = combatsIn(s.g, s.board.contacts)[at]!;
  const { red, blue } = leads(s, at);
  return combatOf(s.g, found, { red: s.id(red[0]!), blue: s.id(blue[0]!) }, spent);
}

const numbers = (s: LegioStage): [number, number] => {
  const { red, blue } = combat(s).situation;
  return [red.numbers, blue.numbers];
};

describe('LG-CBT-6 numbers', () => {
  const two = (a: string, x: string): [number, number] => numbers(look([`a WB 500 600 ${a}`], [`x WB ${x}`], ['a x']));

  it.each([
    ['', '500 600', 3, 3],
    // Six files against three: those in contact and one beyond each end.
    ['files=6', '510 600', 5, 3],
    ['stands=12 files=12', '510 600', 5, 3],
    // Between the files of the other it touches four of them.
    ['files=6', '500 600', 6, 3],
    // The fronts overlap by a file, and each has one beyond the other’s flank.
    ['', '540 600', 2, 2],
    ['', '520 600', 3, 3],
    ['files=2', '500 600', 2, 3],
    ['files=1', '500 600', 1, 3],
    ['files=1', '510 600 files=6', 1, 3],
    ['files=1', '500 600 files=6', 1, 4],
  ])('LG-CBT-6 %s against %s: %i to %i', (a, x, red, blue) => expect(two(a, x)).toEqual([red, blue]));

  it('LG-CBT-6 a pace of two stands together is no contact, more is', () => {
    // a reaches from 470 to 530: its files meet at 490 and 510, and x’s left end is at 509 or 508.9.
    expect([two('', '539 600')[0], two('', '538.9 600')[0]]).toEqual([2, 3]);
  });

  it.each([
    ['casualties=3', 3],
    ['casualties=4', 2],
    ['casualties=5', 1],
  ])('LG-CBT-6 (R) casualties leave from the rear: %s of six stands in three files, %i count', (words, count) => {
    expect(two(words, '500 600')[0]).toBe(count);
  });

  it('LG-CBT-6 struck in flank a unit has one stand against all who reach it, and none beyond', () => {
    // x faces right, two ranks deep: from 460 to 500 across.
    const s = look(['a WB 490 590'], ['x SW 500 560 facing=90'], ['a x flank']);
    expect(numbers(s)).toEqual([3, 1]);
    const rear = look(['a WB 500 600'], ['x SW 500 560 facing=0'], ['a x rear']);
    expect(numbers(rear)).toEqual([3, 3]);
  });

  it('LG-CBT-7 in front and flank each of its stands counts once', () => {
    const s = look(['a WB 500 600', 'b WB 530 580 facing=270'], ['x SW 500 600'], ['a x', 'b x flank']);
    expect(numbers(s)).toEqual([6, 3]);
  });

  it('LG-CBT-6 elephants add nothing to friends, and are never outnumbered', () => {
    const s = look(['a WB 500 600', 'e El 540 600'], ['x SW 500 600 files=5'], ['a x', 'e x']);
    expect(numbers(s)).toEqual([3, 5]);
    const alone = look(['e El 500 600'], ['x SW 500 600'], ['e x']);
    expect(numbers(alone)).toEqual([1, 3]);
    expect(combat(alone).tallies.red.rows.map(({ clause }) => clause)).not.toContain('LG-CBT-5');
  });
});

describe('LG-CBT-7 who fights whom', () => {
  it('LG-CBT-7 the unit with most stands in contact leads, between equals the owner chooses', () => {
    const blue = ['x SW 500 600 stands=12 files=6'];
    const on = (...red: string[]) => leads(look(red, blue, ['a x', 'b x'])).red;
    expect(on('a WB 470 600', 'b WB 530 600')).toEqual(['a', 'b']);
    expect(on('a WB 470 600 files=2', 'b WB 530 600')).toEqual(['b']);
    expect(on('a WB 470 600', 'b WB 530 600 files=2')).toEqual(['a']);
  });

  it('LG-CBT-7 the others add numbers', () => {
    const s = look(['a WB 470 600', 'b WB 530 600 files=2'], ['x SW 500 600 stands=12 files=6'], ['a x', 'b x']);
    expect(numbers(s)).toEqual([5, 6]);
  });

  it('LG-CBT-7 (R) a unit fights in one combat, that with most stands in contact', () => {
    const s = look(['a WB 500 600', 'b WB 570 600'], ['x SW 500 600', 'y SW 555 600 files=2'], ['a y', 'a x', 'b y']);
    expect(combatsIn(s.g, s.board.contacts)).toEqual([
      { red: [0], blue: [3] },
      { red: [1], blue: [4] },
    ]);
  });

  it('LG-CBT-7 several on one, but not several on several', () => {
    const s = look(['a WB 470 600', 'b WB 530 600'], ['x SW 500 600 stands=12 files=6'], ['a x', 'x b']);
    expect(combatsIn(s.g, s.board.contacts)).toEqual([{ red: [0, 1], blue: [3] }]);
  });

  it('LG-CBT-7 (R) who is one of several does not fight another as well', () => {
    const s = look(
      ['a WB 470 600', 'b WB 530 600'],
      ['x SW 500 600 stands=12 files=6', 'y SW 440 620 facing=90'],
      ['a x', 'b x', 'y a flank'],
    );
    expect(combatsIn(s.g, s.board.contacts)).toEqual([{ red: [0, 1], blue: [3] }]);
  });

  it('LG-CBT-7 artillery does not fight', () => {
    const s = look(['a WB 500 600'], ['x Art 500 600'], ['a x']);
    expect(combat(s).verdict).toMatchObject({ kind: 'automatic', because: { clause: 'LG-CBT-7' } });
  });
});

describe('LG-CBT-2 support', () => {
  const behind = (friend: string, unit = 'a WB 500 600'): boolean =>
    combat(look([unit, `f ${friend}`], ['x SW 500 600'], ['a x'])).situation.red.supported;

  it.each([
    ['WB 500 680', true],
    ['WB 500 680.1', false],
    ['WB 500 640', true],
    ['WB 559 650', true],
    ['WB 561 650', false],
    ['WB 500 680 facing=180', false],
    ['WB 500 680 facing=90', false],
    ['Sk 500 660', false],
    ['Jav 500 660 unformed', false],
    ['HC 500 660', true],
    ['SW 500 660 routing', false],
  ])('LG-CBT-2 (R) a formed friend within 40 paces behind, facing the same way: %s %s', (friend, supports) => {
    expect(behind(friend)).toBe(supports);
  });

  const RED = ['a WB 500 600', 'b WB 560 600', 'f WB 530 650'];
  const BLUE = ['x SW 500 600', 'y SW 560 600'];

  it('LG-CBT-7 one unit supports one combat', () => {
    const s = look(RED, BLUE, ['a x', 'b y']);
    const f = s.id('f');
    expect([supporterFor(s.g, s.id('a'), []), supporterFor(s.g, s.id('b'), [])]).toEqual([f, f]);
    expect(combat(s, 1, [f]).situation.red.supported).toBe(false);
    expect(combat(s, 1).situation.red.supported).toBe(true);
  });

  it('LG-CBT-7 (R) of several behind a unit the one whom nobody else could use', () => {
    const s = look([...RED, 'h WB 470 650'], BLUE, ['a x', 'b y']);
    expect(supporterFor(s.g, s.id('a'), [])).toBe(s.id('h'));
    expect(supporterFor(s.g, s.id('b'), [])).toBe(s.id('f'));
  });

  it('LG-CBT-2 who fights himself supports nobody', () => {
    const s = look(['a WB 500 600', 'f WB 500 650'], ['x SW 500 600', 'y SW 500 690 facing=0'], ['a x', 'y f rear']);
    expect(combat(s).situation.red.supported).toBe(false);
  });
});

describe('LG-CBT-2 ground and works', () => {
  const hill: StageOptions['terrain'] = [
    {
      id: 'h',
      kind: 'hill',
      points: [
        [400, 600],
        [600, 600],
        [600, 800],
        [400, 800],
      ],
      crest: [[500, 700]],
    },
  ];
  const wall = (y: number): StageOptions['lines'] => [
    {
      id: 'f',
      kind: 'fortification',
      points: [
        [300, y],
        [700, y],
      ],
    },
  ];
  const facts = (options: StageOptions, words = '') => {
    const { red, blue } = combat(look([`a WB 500 620 ${words}`], ['x SW 500 620'], ['x a'], options)).situation;
    return [red.ground, blue.ground, red.fortified, blue.fortified];
  };

  it('LG-CBT-2 who is higher on a hill has the ground', () => {
    expect(facts({ terrain: hill })).toEqual([true, false, false, false]);
    expect(facts({})).toEqual([false, false, false, false]);
  });

  it('LG-CBT-2 a fortification between them helps who stands behind it, not who comes on', () => {
    expect(facts({ lines: wall(620) })).toEqual([false, false, true, true]);
    expect(facts({ lines: wall(620) }, 'motion=charging')).toEqual([false, false, false, true]);
    expect(facts({ lines: wall(700) })).toEqual([false, false, false, false]);
  });

  it('LG-CMD-1 a leader inspires only with an inspire action', () => {
    const at = (inspires: number) =>
      combat(
        look(['a WB 500 620'], ['x SW 500 620'], ['x a'], {
          leaders: { red: ['Gaius general a'] },
          inspires: { Gaius: inspires },
        }),
      ).situation.red.inspired;
    expect([at(0), at(1)]).toEqual([false, true]);
  });
});
