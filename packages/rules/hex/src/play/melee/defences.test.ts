import { PLAIN } from '@acies/kernel/picture';
import { describe, expect, it } from 'vitest';
import { hexRules } from '../../rule-set.ts';
import { lines } from '../../testing/situations.ts';
import { type HexStage, type StageOptions, stage } from '../../testing/stage.ts';
import { meleeSituation } from './melee-situation.ts';

const ones = (count: number): number[] => new Array<number>(count).fill(1);
const straightOn = (s: HexStage): string[] =>
  s.labels.flatMap((label) => /^move to (A\d), facing E$/.exec(label)?.slice(1) ?? []).sort();
const rows = (s: HexStage, role: 'attacker' | 'defender'): string[] =>
  lines(s.told('melee').at(-1)!.tallies[role].dice).slice(1);

describe('HX-TER-3 crossing defences', () => {
  it.each<[string, string, string, string[]]>([
    ['halt before them', 'A1', '. . # # . .', ['A2']],
    ['cross with the first step', 'A2', '. . # # . .', ['A3', 'A4']],
    ['halt before leaving them', 'A3', '. . # # . .', ['A4']],
    ['leave with the first step', 'A4', '. . # # . . .', ['A5', 'A6']],
    ['a single hex of them', 'A2', '. . # . . .', ['A3']],
  ])('HX-TER-3 light infantry: %s', (_, at, map, hexes) => {
    const far = map.length > 12 ? 'A7' : 'A6';
    const s = stage(map, { red: [`one LI B ${at} E`], blue: [`foe HI B ${far} E`] }).activate('one');
    expect(straightOn(s)).toEqual(hexes);
  });

  it.each<[string, boolean]>([
    ['Sk', false],
    ['LI', false],
    ['Aux', false],
    ['WB', false],
    ['HI', false],
    ['Shot', false],
    ['Pike', true],
    ['LSp', false],
    ['LC', true],
    ['MC', true],
    ['HC', true],
    ['Ch', true],
    ['El', true],
    ['Art', false],
  ])('HX-TER-3 crossing disorders %s: %s', (type, disorders) => {
    for (const map of ['. # . .', '# . . .']) {
      const s = stage(map, { red: [`one ${type} B A1 E`], blue: ['foe HI B A4 E'] });
      s.activate('one').pick('move to A2, facing E');
      expect(s.stand('one').disordered).toBe(disorders);
      expect(s.told('disordered').map(({ because }) => because.clause)).toEqual(disorders ? ['HX-TER-3'] : []);
    }
  });

  it('HX-TER-3 who is behind them recovers there', () => {
    const s = stage('# . . .', { red: ['cav HC B A1 E'], blue: ['foe HI B A4 E'] });
    s.stand('cav').disordered = true;
    s.activate('cav').pick('recover from disorder', 6);
    expect(s.stand('cav').disordered).toBe(false);
  });
});

describe('HX-TER-3 attacking defences', () => {
  it('HX-TER-3 a warband: one die less, no impact', () => {
    const s = stage('. . # .', { red: ['war WB B A1 E'], blue: ['foe HI B A3 W'] });
    s.activate('war')
      .pick('charge foe at A3 from A2')
      .passAll(...ones(3), ...ones(5), 6, 1);
    expect(rows(s, 'attacker')).toEqual([
      'HX-MEL-2 impact +3',
      'HX-TER-3 no impact: the ground -3',
      'HX-TER-3 foot attacking defences -1',
    ]);
    expect(rows(s, 'defender')).toEqual([]);
    expect(s.stand('war').disordered).toBe(false);
  });

  it('HX-TER-3 heavy cavalry: disordered by it, two dice less', () => {
    const s = stage('. . # .', { red: ['cav HC B A1 E'], blue: ['foe HI B A3 W'] });
    s.activate('cav');
    const charge = s.options.find((option) => s.question.label(option).startsWith('charge'))!;
    expect(s.question.preview(charge)).toMatch(/^1D6 against 5D6:/);
    s.choose(charge);
    expect(s.told('disordered')[0]!.because).toEqual({ clause: 'HX-TER-3', text: 'attacking defences' });
    s.passAll(...ones(1), ...ones(5), 6, 1);
    expect(rows(s, 'attacker')).toEqual([
      'HX-MEL-2 disordered -1',
      'HX-MEL-2 impact +2',
      'HX-TER-3 no impact: the ground -2',
      'HX-TER-3 mounted attacking defences -2',
    ]);
  });

  it.each(['Ch', 'El'])('HX-TER-3 %s cannot attack them', (type) => {
    const s = stage('. . # .', { red: [`one ${type} B A1 E`], blue: ['foe HI B A3 W'] }).activate('one');
    expect(s.labels.filter((label) => label.startsWith('charge'))).toEqual([]);
    expect(s.question.excluded()).toContainEqual({
      what: 'one charging foe',
      clause: 'HX-TER-3',
      text: 'chariots and elephants cannot attack defences',
    });
  });

  it('HX-TER-3 nor in a group', () => {
    const s = stage(
      '. . # . .\n . . . . .',
      { red: ['one El B A1 E', 'two El B B1 E'], blue: ['foe HI B A3 W'] },
      { leaders: { red: ['Max general one'] } },
    );
    s.activate('one', 'two');
    expect(s.labels.filter((label) => label.includes('charge'))).toEqual([]);
  });

  it('HX-TER-3 from behind them they may: an elephant charges out', () => {
    const s = stage('# . . .', { red: ['one El B A1 E'], blue: ['foe HI B A2 W'] });
    s.activate('one')
      .pick('charge foe at A2 from A1')
      .passAll(...ones(7), ...ones(5), 6, 1);
    expect(rows(s, 'attacker')).toEqual(['HX-MEL-2 impact +3']);
  });

  it('HX-TER-3 pursuit halts before them', () => {
    const s = stage('. . . # .', { red: ['war WB B A1 E'], blue: ['foe HI B A3 W'] });
    s.activate('war')
      .pick('charge foe at A3 from A2')
      .passAll(6, ...ones(6), ...ones(5), 1);
    s.pick('to A4', 6, 6, 1);
    expect(s.at('war')).toBe('A3');
    expect(s.board.contacts).toEqual([]);
  });

  it('HX-TER-3 no depth for pikes that attack', () => {
    const s = stage('. . # .', { red: ['one Pike B A2 E', 'two Pike B A1 E'], blue: ['foe HI B A3 W'] });
    s.activate('one')
      .pick('charge foe at A3 from A2')
      .passAll(...ones(4), ...ones(5), 6, 1);
    expect(rows(s, 'attacker')).toEqual([
      'HX-MEL-2 impact +1',
      'HX-TER-3 no impact: the ground -1',
      'HX-MEL-5 ranks behind +1',
      'HX-TER-3 no depth: the ground -1',
      'HX-TER-3 foot attacking defences -1',
    ]);
  });
});

describe('HX-TER-3 HX-TER-5 HX-MEL-7 supports of an attack on defences or a village', () => {
  /** Red own in B2 attacks foe in B3, with one more beside it in A3; B3 is what is told. */
  const attack = (ground: string, own: string, support: string): HexStage => {
    const map = `. . . .\n . . ${ground} .\n. . . .`;
    const armies = { red: [`own ${own} B B2 E`, `sup ${support} B A3 SE`], blue: ['foe HI B B3 W'] };
    return stage(map, armies, { stands: { sup: { missiles: 'none' } } }).lock('own', 'foe');
  };
  const fought = (ground: string, own: string, support: string, dice: number): HexStage =>
    attack(ground, own, support).passAll(...ones(dice), ...ones(5), 6, 1);

  it.each(['El', 'Ch'])('HX-TER-3 %s, who could not attack defences, lend no die to an attack on them', (type) => {
    expect(rows(fought('#', 'HI', type, 4), 'attacker')).toEqual(['HX-TER-3 foot attacking defences -1']);
    expect(rows(fought('.', 'HI', type, 6), 'attacker')).toEqual(['HX-MEL-7 support +1']);
    expect(rows(fought('v', 'HI', type, 5), 'attacker')).toEqual([
      'HX-MEL-7 support +1',
      'HX-TER-5 foot attacking a village -1',
    ]);
  });

  it.each(['El', 'Ch'])('HX-TER-3 %s defending lend theirs against one who comes out of defences', (type) => {
    const s = stage('. . . .\n . # . .\n. . . .', {
      red: ['own HI B B2 E'],
      blue: ['foe HI B B3 W', `sup ${type} B A3 SW`],
    });
    s.lock('own', 'foe').passAll(...ones(5), ...ones(6), 6, 1);
    expect(rows(s, 'defender')).toEqual(['HX-MEL-7 support +1']);
  });

  it.each<[string, string, string]>([
    ['#', 'HX-TER-3', 'attacking defences'],
    ['v', 'HX-TER-5', 'attacking a village'],
  ])('mounted supports of an attack on "%s" are disordered, foot is not', (ground, clause, text) => {
    for (const type of ['LC', 'MC', 'HC']) {
      const s = fought(ground, 'HI', type, 5);
      expect(s.stand('sup').disordered).toBe(true);
      expect(s.told('disordered')).toMatchObject([{ stand: s.id('sup'), because: { clause, text } }]);
    }
    expect(fought(ground, 'HI', 'LI', 5).stand('sup').disordered).toBe(false);
    expect(fought('.', 'HI', 'HC', 6).stand('sup').disordered).toBe(false);
  });

  it('nor mounted supports of the defender', () => {
    const s = stage('. . . .\n . v . .\n. . . .', {
      red: ['own HI B B2 E'],
      blue: ['foe HI B B3 W', 'sup HC B A3 SW'],
    });
    s.lock('own', 'foe').passAll(...ones(5), ...ones(6), 6, 1);
    expect(s.stand('sup').disordered).toBe(false);
  });

  it('HX-PIL-1 and what is foretold of their pila knows it', () => {
    const map = '. . . .\n . . # .\n. . . .';
    const armies = { red: ['own HI B B2 E', 'sup HC B A3 SE'], blue: ['foe HI B B3 W'] };
    const s = stage(map, armies, { stands: { sup: { pilum: true, sp: 3 } } }).lock('own', 'foe');
    const pila = (): number => meleeSituation(s.g, s.id('own'), s.id('foe'), true).attacker.supportPila;
    expect([pila(), s.stand('sup').disordered]).toEqual([0, false]);
    const open = stage(map.replace('#', '.'), armies, { stands: { sup: { pilum: true, sp: 3 } } });
    expect(meleeSituation(open.g, open.id('own'), open.id('foe'), true).attacker.supportPila).toBe(1);
  });

  it('dice are lost once, from all together, at the main stand’s rate', () => {
    expect(rows(fought('#', 'HI', 'HC', 5), 'attacker')).toEqual([
      'HX-MEL-7 support +1',
      'HX-TER-3 foot attacking defences -1',
    ]);
    expect(rows(fought('#', 'HC', 'HI', 2), 'attacker').slice(1)).toEqual([
      'HX-MEL-7 support +1',
      'HX-TER-3 mounted attacking defences -2',
    ]);
    expect(rows(fought('v', 'HI', 'HC', 5), 'attacker')).toEqual([
      'HX-MEL-7 support +1',
      'HX-TER-5 foot attacking a village -1',
    ]);
    expect(rows(fought('v', 'HC', 'HI', 2), 'attacker').slice(1)).toEqual([
      'HX-MEL-7 support +1',
      'HX-TER-5 mounted attacking a village -2',
    ]);
  });
});

describe('HX-TER-3 defences as the battle has them', () => {
  const attacked = (own: string, defences: StageOptions['defences'], map = '. . . .'): HexStage => {
    const options = defences ? { defences } : {};
    return stage(map, { red: [`own ${own} B A1 E`], blue: ['foe HI B A3 W'] }, options).activate('own');
  };
  const dice = (own: string, count: number, works: object, map?: string): string[] => {
    const s = attacked(own, [{ at: ['A3'], ...works }], map).pick('charge foe at A3 from A2');
    s.passAll(...ones(count), ...ones(map ? 6 : 5), 6, 1);
    return rows(s, 'attacker').filter((row) => !/impact/.test(row));
  };

  it('on a hill: its defender has both', () => {
    const s = attacked('LI', [{ at: ['A3'] }], '. . ^ .').pick('charge foe at A3 from A2');
    s.passAll(...ones(2), ...ones(6), 6, 1);
    expect(rows(s, 'attacker')).toEqual(['HX-TER-3 foot attacking defences -1']);
    expect(rows(s, 'defender')).toEqual(['HX-MEL-2 higher ground +1']);
  });

  it('in a village: both take their dice, and there is no flank', () => {
    const s = stage('. . v .', { red: ['own WB B A4 W'], blue: ['foe HI B A3 W'] }, { defences: [{ at: ['A3'] }] });
    s.activate('own')
      .pick('charge foe at A3 from A4')
      .passAll(...ones(2), ...ones(5), 6, 1);
    expect(rows(s, 'attacker').slice(-2)).toEqual([
      'HX-TER-3 foot attacking defences -1',
      'HX-TER-5 foot attacking a village -1',
    ]);
    expect(s.stand('foe').disordered).toBe(false);
  });

  it('dice that foot and mounted attackers lose', () => {
    expect(dice('WB', 1, { foot: 3 })).toEqual(['HX-TER-3 foot attacking defences -3']);
    expect(dice('WB', 4, { foot: 0 })).toEqual([]);
    expect(dice('WB', 3, { mounted: 5 })).toEqual(['HX-TER-3 foot attacking defences -1']);
    expect(dice('HC', 2, { mounted: 1 })).toEqual(['HX-MEL-2 disordered -1', 'HX-TER-3 mounted attacking defences -1']);
  });

  it('whether they disorder who attacks and who crosses them', () => {
    expect(dice('HC', 2, { disorder: false })).toEqual(['HX-TER-3 mounted attacking defences -2']);
    for (const type of ['HC', 'Pike']) {
      const cross = (works: object): boolean => {
        const s = stage(
          '. . . .',
          { red: [`own ${type} B A1 E`], blue: ['foe HI B A4 E'] },
          { defences: [{ at: ['A2'], ...works }] },
        );
        return s.activate('own').pick('move to A2, facing E').stand('own').disordered;
      };
      expect([cross({}), cross({ disorder: false })]).toEqual([true, false]);
      const leave = (works: object): boolean => {
        const s = stage(
          '. . . .',
          { red: [`own ${type} B A1 E`], blue: ['foe HI B A4 E'] },
          { defences: [{ at: ['A1'], ...works }] },
        );
        return s.activate('own').pick('move to A2, facing E').stand('own').disordered;
      };
      expect([leave({}), leave({ disorder: false })]).toEqual([true, false]);
    }
  });

  it('who cannot attack them, and why', () => {
    const open = attacked('El', [{ at: ['A3'], closedTo: [] }]);
    expect(open.labels).toContain('charge foe at A3 from A2');
    const closed = attacked('HC', [{ at: ['A3'], closedTo: ['HC', 'MC'] }]);
    expect(closed.labels.filter((label) => label.startsWith('charge'))).toEqual([]);
    expect(closed.question.excluded()).toContainEqual({
      what: 'own charging foe',
      clause: 'HX-TER-3',
      text: 'the battle has these defences closed to HC, MC',
    });
  });
});

describe('HX-TER-3 HX-TER-6 defences and hills as they are shown', () => {
  it('by name, by sign, and with what the battle varies', () => {
    const defences = [{ at: ['A1', 'A2'] }, { at: ['A3'], mounted: 3, disorder: false, closedTo: [] }];
    const s = stage('^ v . .', { red: ['own HI B A1 E'], blue: ['foe HI B A4 W'] }, { defences, gentleHills: 'all' });
    const cells = hexRules.picture!.scene(s.g, 'red').cells.map(({ ground, about }) => [ground, about]);
    expect(cells.slice(0, 3)).toEqual([
      ['hill with defences', 'Hill with defences: no benefit in melee'],
      ['village with defences', expect.stringMatching(/^Village with defences: halts all/)],
      ['defences', 'Defences: attackers lose 1 on foot, 3 mounted, nobody is disordered by them, anybody may attack'],
    ]);
    expect(hexRules.picture!.card(s.g, s.id('own'), 'red').relations).toContain('On a hill, in defences');
    s.activate('own').pick('move to A2, facing E');
    expect(hexRules.draw(s.g, PLAIN).split('\n')[1]).toMatch(/^A +#\^#/);
  });
});
