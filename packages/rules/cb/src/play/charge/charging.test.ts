import { describe, expect, it } from 'vitest';
import { combatPhase, declare, rowsOf, shocks } from '../../testing/combat-phase.ts';
import type { CbStage, StageOptions } from '../../testing/stage.ts';
import { line } from '../../testing/terrain.ts';

const FAR = 'z Art 42 2';
const charge = (a: string, x: string, options?: StageOptions): CbStage =>
  declare(combatPhase([`a ${a}`, 'r Art 3 28'], [`x ${x}`, FAR], options), ['a x']);
const keysOf = (s: CbStage, ids: readonly number[]): string[] => ids.map((id) => s.g.setting.units[id]!.key);

describe('CB-SEQ-6 charges come home', () => {
  it('CB-SEQ-6 CB-MOV-1 dice that just reach do, and one pip fewer halts there', () => {
    const s = charge('HI 20 20', 'HI 20 17');
    expect([s.asked, s.labels]).toEqual(['red dice', ['2 dice', '1 die']]);
    s.pick('1 die', 3, 3, 3);
    expect([s.at('a'), s.told('contact')]).toMatchObject(['20 17 0', [{ attacker: 0, defender: 2, met: 'front' }]]);
    const short = charge('HI 20 20', 'HI 20 17').pick('1 die', 2);
    expect([short.at('a'), short.told('short').length, short.contacts]).toEqual(['20 18 0', 1, []]);
    expect([short.unit('a').motion, short.unit('a').moved]).toEqual(['standing', true]);
    expect(charge('HI 20 20', 'HI 20 17').pick('2 dice', 2, 1, 3, 3).told('contact')).toHaveLength(1);
  });

  it('CB-SEQ-6 (R) responses before dice', () => {
    const s = charge('HC 20 20', 'HC 20 14');
    expect(s.asked).toBe('blue respond');
    expect(s.pick('stand').asked).toBe('red dice');
  });

  it('CB-MOV-7 a charge tires as any move', () => {
    const tired = (type: string, ...faces: number[]): string[] =>
      shocks(charge(`${type} 20 20`, 'Art 20 17').pick('2 dice', ...faces)).filter((one) => one.endsWith('fatigue'));
    expect(tired('HI', 3, 6, 3, 3)).toEqual(['a 1 fatigue']);
    expect(tired('HI', 3, 5, 3, 3)).toEqual([]);
    expect(tired('Pike', 5, 5, 3, 3)).toEqual(['a 2 fatigue']);
  });

  it('CB-MAN-2 CB-MAN-7 wheels and obstacles on its way cost what they do of any move', () => {
    const wheel = charge('HI 20 20', 'HI 23.5 17').pick('2 dice', 3, 3, 3, 3);
    expect(shocks(wheel)[0]).toBe('a 1 combat');
    const aside = charge('HI 20 20', 'HI 25 17').pick('2 dice', 5, 4, 3, 3);
    expect(shocks(aside)[0]).toBe('a 1 wheel');
    const over = { lines: [line('obstacle', [10, 18.5], [30, 18.5])] };
    expect(shocks(charge('HI 20 20', 'HI 20 17', over).pick('2 dice', 3, 3, 3, 3))[0]).toMatch(/^a 1 .*obstacle/);
  });

  it('CB-CHG-3 javelinmen and rabble come unformed if they go more than 1 JT', () => {
    const formation = (type: string, y: number): string =>
      charge(`${type} 20 20 line`, `HI 20 ${y}`).pick('1 die', 3, 3, 3).unit('a').formation;
    expect([formation('Jav', 19), formation('Jav', 18.9), formation('Rab', 18.9), formation('HI', 18.9)]).toEqual([
      ...['line', 'unformed', 'unformed', 'line'],
    ]);
    const s = charge('Jav 20 20 line', 'HI 20 18.9').pick('1 die', 3, 3, 3);
    expect(rowsOf(s, 'a')).toContain('unformed -2');
  });

  it('CB-SEQ-6 CB-SEQ-10 the initiative first, each side from its right, in whatever order they were declared', () => {
    const s = combatPhase(
      ['a HI 10 20', 'b HI 30 20', 'c Art 20 20'],
      ['x Art 10 17', 'y Art 30 17', 'p HI 18 17', 'q HI 22.5 17'],
      { initiative: 'red' },
    );
    s.pick('a charges x').pick('b charges y').pick('q charges c').pick('p charges c');
    for (let i = 0; i < 4; i++) s.pick('1 die', 2);
    expect(
      keysOf(
        s,
        s.told('allowance').map(({ unit }) => unit),
      ),
    ).toEqual(['b', 'a', 'p', 'q']);
  });
});

describe('CB-SEQ-6 chargers of each other', () => {
  const mutual = (red: string, blue: string): CbStage =>
    declare(combatPhase([`a ${red}`], [`x ${blue}`, FAR]), ['a x', 'x a']);
  const places = (s: CbStage): string[] => [s.at('a'), s.at('x')];

  it('CB-SEQ-6 (R) both throw, each by its own side, and nobody is asked for a response', () => {
    const s = mutual('HC 20 24', 'HC 20 12');
    expect(s.asked).toBe('red dice');
    expect(s.pick('3 dice', 3, 3, 2).asked).toBe('blue dice');
  });

  it('CB-SEQ-6 (R) they meet midway, both charging', () => {
    const s = mutual('HC 20 24', 'HC 20 12').pick('3 dice', 3, 3, 2).pick('3 dice', 3, 3, 1, 6, 3);
    expect(s.told('contact')).toMatchObject([{ attacker: 0, defender: 1, met: 'front' }]);
    expect(
      s
        .told('moved')
        .filter(({ how }) => how === 'charge')
        .map(({ unit, to }) => [unit, to.y]),
    ).toEqual([
      [1, 18 * 4000],
      [0, 18 * 4000],
    ]);
    for (const key of ['a', 'x']) expect(rowsOf(s, key)).toContain('coming on 1');
  });

  it('CB-SEQ-6 (R) who cannot come half the way comes what he can', () => {
    const s = mutual('HC 20 24', 'HC 20 12').pick('3 dice', 2, 2, 1).pick('3 dice', 5, 5, 1, 3, 3);
    const came = s.told('moved').filter(({ how }) => how === 'charge');
    expect(came.map(({ unit, to }) => [unit, to.y])).toEqual([
      [1, 19 * 4000],
      [0, 19 * 4000],
    ]);
    const other = mutual('HC 20 24', 'HC 20 12').pick('3 dice', 5, 5, 1).pick('3 dice', 2, 2, 1, 3, 3);
    expect(
      other
        .told('moved')
        .filter(({ how }) => how === 'charge')
        .map(({ to }) => to.y),
    ).toEqual([...[17 * 4000, 17 * 4000]]);
  });

  it('CB-SEQ-6 (R) both fall short if their dice together are not enough', () => {
    const s = mutual('HC 20 24', 'HC 20 12').pick('3 dice', 2, 2, 1).pick('3 dice', 2, 3, 1);
    expect([places(s), s.contacts, s.told('short').length]).toEqual([['20 19 0', '20 18 180'], [], 2]);
    expect(
      mutual('HC 20 24', 'HC 20 12').pick('3 dice', 2, 2, 2).pick('3 dice', 2, 3, 1, 3, 3).told('contact'),
    ).toMatchObject([{ attacker: 0, defender: 1 }]);
  });

  it('CB-RSP-4 a counter-charge is a charge: it comes out to meet, +1', () => {
    const s = charge('HC 20 24', 'HC 20 14').pick('counter-charge').pick('3 dice', 3, 3, 1);
    expect(s.asked).toBe('blue dice');
    s.pick('3 dice', 3, 3, 1, 6, 3);
    expect(s.told('contact')).toMatchObject([{ attacker: 0, defender: 2 }]);
    expect(
      s
        .told('moved')
        .filter(({ how }) => how === 'charge')
        .map(({ to }) => to.y),
    ).toEqual([19 * 4000, 19 * 4000]);
    expect(rowsOf(s, 'x')).toContain('coming on 1');
    const stood = charge('HC 20 24', 'HC 20 14').pick('stand').pick('3 dice', 5, 5, 1, 6, 3);
    expect(rowsOf(stood, 'x')).not.toContain('coming on');
  });

  it('CB-MOR-7 formed infantry caught charging by mounted: 2 DP, whoever runs first', () => {
    const caught = (s: CbStage): string[] => shocks(s).filter((one) => one.includes('caught'));
    const horse = mutual('HC 20 22', 'HI 20 18').pick('3 dice', 3, 3, 1).pick('1 die', 3, 3, 3, 3, 3, 3);
    expect(caught(horse)).toEqual(['x 2 formed infantry caught charging by mounted']);
    const foot = mutual('HI 20 22', 'HC 20 18').pick('1 die', 3).pick('3 dice', 3, 3, 1, 3, 3, 3, 3, 3);
    expect(caught(foot)).toEqual(['a 2 formed infantry caught charging by mounted']);
    const feet = mutual('HI 20 22', 'HI 20 18').pick('1 die', 3).pick('1 die', 3, 3, 3);
    expect(caught(feet)).toEqual([]);
    const stood = charge('HC 20 22', 'HI 20 18').pick('3 dice', 3, 3, 1, 3, 3, 3, 3, 3);
    expect(caught(stood)).toEqual([]);
  });

  it('CB-MOR-7 struck by mounted as it charges another', () => {
    const s = combatPhase(['a HI 20 20', 'r Art 3 28'], ['x Art 20 17', 'y HC 10 20.5 facing=90', FAR], {
      initiative: 'blue',
    });
    declare(s, ['a x', 'y a']).pick('3 dice', 5, 5, 5, 2, 6);
    expect(shocks(s).slice(0, 2)).toEqual([
      'a 2 formed infantry caught charging by mounted',
      'a 1 charged from behind the flank',
    ]);
  });
});

describe('CB-MOR-9 charged from behind the flank', () => {
  // x faces right: the line of its front edge is at 20.
  const struck = (x: string, at = 19.5, more: readonly string[] = [], options?: StageOptions): CbStage => {
    const s = combatPhase([`a HI ${at} 21`, 'r Art 3 28', ...more], [`x ${x}`, FAR], options);
    // The striker throws low and the struck high, so that neither runs.
    return declare(s, ['a x']).pick('1 die', 3, ...more.map(() => 1), 1, 6);
  };
  const flank = (s: CbStage): string[] => shocks(s).filter((one) => one.includes('flank'));

  it('CB-MOR-9 1 DP, before the combat', () => {
    const s = struck('HI 20 17 facing=90');
    expect(s.told('contact')).toMatchObject([{ met: 'flank' }]);
    expect(flank(s)).toEqual(['x 1 charged from behind the flank']);
    expect(rowsOf(s, 'x')).toContain('DPs -1');
  });

  it('CB-MOR-9 (R) most of its front must start behind the line of the front', () => {
    expect(flank(struck('HI 20 17 facing=90', 20))).toEqual([]);
    expect(flank(struck('HI 20 17 facing=90', 19.99))).toHaveLength(1);
  });

  it.each([
    ['Hop 20 17 facing=90', 2],
    ['Pike 20 17 facing=90', 2],
    ['Cat 20 17 facing=90', 2],
    ['HI 20 17 facing=90 unformed', 0],
  ])('CB-MOR-9 %s: %i DP', (x, dp) => {
    const s = combatPhase(['a HI 19.5 21', 'r Art 3 28'], [`x ${x}`, FAR]);
    declare(s, ['a x']);
    if (s.asked === 'blue respond') s.pick('stand');
    s.pick('1 die', 3, 1, 6);
    expect(
      s
        .told('disordered')
        .filter(({ why }) => why.includes('flank'))
        .map(({ gained }) => gained),
    ).toEqual(dp ? [dp] : []);
  });

  it('CB-MOR-9 2 DP if it is in combat already', () => {
    const s = struck('HI 20 17 facing=90', 18.9, ['b HI 20 17 facing=270'], { contacts: ['b x'] });
    expect(flank(s)).toEqual(['x 2 in combat, phalanx or cataphracts charged from behind the flank']);
  });

  it('CB-MOR-9 in the rear as well', () => {
    const s = charge('HI 20 20', 'HI 20 16 facing=0').pick('1 die', 3, 3, 3);
    expect([s.told('contact')[0]!.met, flank(s)]).toEqual(['rear', ['x 1 charged from behind the flank']]);
  });
});

describe('CB-SEQ-6 charges whose target is no longer there', () => {
  it('CB-SEQ-6 CB-AFT-7 who broke before the charge ran is cut down if it comes up with him', () => {
    const broken = (): CbStage => {
      const s = combatPhase(['a HC 20 20', 'r Art 3 28'], ['x HI 20 17 C dp=5', FAR]);
      // He flees 3 JT: his rear is at 14.
      return declare(s, ['a x'], 2, 1);
    };
    const s = broken().pick('3 dice', 2, 2, 2);
    expect(s.told('hacked')).toMatchObject([{ unit: s.id('x'), by: 0 }]);
    expect([s.unit('x').casualties, s.contacts, s.unit('a').motion]).toEqual([1, [], 'standing']);
    const missed = broken().pick('3 dice', 2, 2, 1);
    expect([missed.told('hacked'), missed.at('a')]).toEqual([[], '20 15 0']);
  });

  it('CB-SEQ-6 who left the table is charged no more, and no dice are thrown', () => {
    const s = combatPhase(['a HC 20 6', 'r Art 3 28'], ['x HI 20 3 C dp=5', FAR]);
    declare(s, ['a x'], 5, 6);
    expect([s.at('x'), s.at('a'), s.unit('a').motion, s.told('allowance').length]).toEqual([
      ...['gone', '20 6 0', 'standing', 1],
    ]);
  });

  it('CB-SEQ-6 (R) who runs into another charges him, and he responds', () => {
    const s = combatPhase(['a HC 20 20', 'r Art 3 28'], ['x Sk 20 17', 'y HC 20 12', FAR]);
    // x evades through y: 11 pips and 2 JT more.
    declare(s, ['a x'], 5, 6).pick('3 dice', 3, 3, 2);
    expect(s.at('a')).toBe('20 20 0');
    expect([s.asked, s.question.question]).toEqual(['blue respond', 'Charged by a: what shall y do?']);
    expect(s.told('charge').map(({ target, runsOn }) => [target, runsOn])).toEqual([
      [s.id('x'), undefined],
      [s.id('y'), true],
    ]);
    s.pick('stand', 3, 3);
    expect(s.told('contact')).toMatchObject([{ attacker: 0, defender: s.id('y') }]);
  });

  it('CB-AFT-7 CB-CHG-4 (R) but halts 1 JT short of one whom it may not charge', () => {
    const s = combatPhase(['a HC 20 20', 'r Art 3 28'], ['x Sk 20 17', 'y Pike 20 12', FAR]);
    declare(s, ['a x'], 5, 6).pick('3 dice', 5, 5, 6);
    expect([s.at('a'), s.contacts, s.told('short')]).toEqual(['20 13 0', [], []]);
  });

  it('CB-CHG-2 (R) the same of formed enemy, if it is unformed and not in pursuit', () => {
    const s = combatPhase(['a HC 20 20 unformed', 'r Art 3 28'], ['x Sk 20 17', 'y HI 20 12', FAR]);
    declare(s, ['a x']).pick('evade', 5, 6).pick('3 dice', 5, 5, 6);
    expect([s.at('a'), s.contacts]).toEqual(['20 13 0', []]);
    const formed = combatPhase(['a HC 20 20', 'r Art 3 28'], ['x Sk 20 17', 'y HI 20 12', FAR]);
    declare(formed, ['a x'], 5, 6).pick('3 dice', 2, 3, 4, 3, 3, 2, 2, 1);
    expect(formed.told('contact')).toMatchObject([{ attacker: 0, defender: formed.id('y') }]);
    const pursuing = combatPhase(['a HC 20 20 pursuing', 'r Art 3 28'], ['x Sk 20 17', 'y HI 20 12', FAR]);
    declare(pursuing, ['a x']).pick('evade', 5, 6, 5, 5, 6, 3, 3, 2, 2, 1);
    expect(pursuing.told('contact')).toMatchObject([{ attacker: 0, defender: pursuing.id('y') }]);
  });

  it('CB-CHG-4 CB-MOR-7 (R) who fell short as it charged is not stationary, and is caught charging', () => {
    const RED = ['a HC 16.9 20 stands=4 files=2', 'b HI 20 16', 'r Art 3 28'];
    const blue = (y: number): string[] => [`x Pike 20 ${y} stands=12 files=6`, 's Sk 16.9 17 stands=4 files=2', FAR];
    const s = combatPhase(RED, blue(12), { initiative: 'blue' });
    declare(s, ['x b', 'a s'], 5, 6).pick('1 die', 2);
    expect([s.at('x'), s.unit('x').motion, s.told('short').length]).toEqual(['20 14 180', 'standing', 1]);
    s.pick('3 dice', 3, 3, 2, 3, 1, 2, 2, 1);
    expect(s.told('contact')).toMatchObject([{ attacker: s.id('a'), defender: s.id('x') }]);
    expect(shocks(s)).toContain('x 2 formed infantry caught charging by mounted');
    const stood = combatPhase(RED, blue(14), { initiative: 'blue' });
    declare(stood, ['a s'], 5, 6).pick('3 dice', 3, 3, 2);
    expect(stood.told('contact')).toEqual([]);
  });

  it('CB-CHG-4 (R) whose target is gone has not charged', () => {
    const s = combatPhase(['a HC 20 6', 'r Art 3 28'], ['x HI 20 3 C dp=5', FAR]);
    declare(s, ['a x'], 5, 6);
    expect(s.unit('a').rush).toBe('none');
  });

  it('CB-SEQ-6 who is struck before it runs does not run', () => {
    const s = combatPhase(['a HI 20 20', 'r Art 3 28'], ['x HI 20 17', 'y HI 24 20 facing=270', FAR], {
      initiative: 'blue',
    });
    declare(s, ['a x', 'y a']).pick('1 die', 3, 3, 3);
    expect([s.told('contact').length, s.told('allowance').length]).toEqual([1, 1]);
    const ran = s.told('moved').filter(({ how }) => how === 'charge');
    expect(
      keysOf(
        s,
        ran.map(({ unit }) => unit),
      ),
    ).toEqual(['y']);
  });
});

describe('CB-SEQ-6 CB-CBT-5 chargers who cannot meet as they would', () => {
  it('CB-CBT-5 (R) one who charges another and is struck in flank before he has run does not come on', () => {
    const s = declare(combatPhase(['a HI 24 17.5 facing=270', 'b HI 20 21'], ['x HI 20 17 facing=180', 'z Art 42 2']), [
      'a x',
      'x b',
    ]);
    s.pick('2 dice', 3, 3, 4, 4);
    const [, his] = s
      .told('combat')
      .map(({ unit, tally }) => [s.g.setting.units[unit]!.key, tally.rows.map((r) => r.label)]);
    expect(his).toEqual(['x', expect.not.arrayContaining(['coming on'])]);
  });
});
