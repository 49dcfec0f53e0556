import { describe, expect, it } from 'vitest';
import { type CbStage, type StageOptions, stage } from '../testing/stage.ts';
import { breakUnit, destroyUnit } from './change.ts';
import { riskAlone, riskWith } from './leaders.ts';

const RED = ['a HI 20 20', 'b HI 30 20', 'c HI 40 20 command=leo'];
const led = (more: StageOptions = {}, red = RED, blue = ['x HI 20 5']): CbStage =>
  stage({ red, blue }, { leaders: { red: ['Max general a', 'Leo commander b'] }, ...more });

/** What is told of leaders when something is done on a stage’s table with dice that fall as written. */
function withDice(s: CbStage, faces: number[], act: (g: CbStage['g']) => void): string[] {
  const told: string[] = [];
  const left = [...faces];
  const dice = { ...s.g.dice, one: (_: unknown, read: (face: number) => unknown) => read(left.shift()!) };
  act({ ...s.g, dice: dice as never, tell: (event) => event.type === 'leader' && told.push(event.fate) });
  expect(left).toEqual([]);
  return told;
}

describe('CB-LDR-1 CB-LDR-2 a leader in danger', () => {
  it.each([
    [[2], [], 0],
    [[1, 1], ['killed'], 0],
    [[1, 2], ['wounded'], 1],
    [[1, 4], ['wounded'], 1],
    [[1, 5], ['near miss'], 0],
    [[1, 6], ['near miss'], 0],
  ])('CB-LDR-1 %j', (faces, fates, wounds) => {
    const s = led();
    expect(withDice(s, faces, (g) => riskWith(g, s.id('a')))).toEqual(fates);
    expect([s.leader('Max'), s.board.leaders[0]!.wounds]).toEqual([fates.includes('killed') ? 'gone' : 'a', wounds]);
  });

  it('CB-LDR-2 a second wound kills', () => {
    const s = led({ wounds: { Max: 1 } });
    expect(withDice(s, [1, 4], (g) => riskWith(g, s.id('a')))).toEqual(['killed']);
    expect(s.board.losses).toMatchObject([{ what: 'leader', leader: 0 }]);
  });

  it('CB-LDR-3 nobody is in danger where there is no leader', () => {
    const s = led();
    expect(withDice(s, [], (g) => riskWith(g, s.id('c')))).toEqual([]);
  });

  it('CB-CMD-5 no messenger rides to the dead', () => {
    const s = led();
    s.board.messengers.push({ to: 1, order: { do: 'hold' }, x: 0, y: 0, arrived: false });
    s.board.messengers.push({ to: 0, order: { do: 'hold' }, x: 0, y: 0, arrived: false });
    withDice(s, [1, 1], (g) => riskWith(g, s.id('b')));
    expect(s.board.messengers.map(({ to }) => to)).toEqual([0]);
  });
});

describe('CB-LDR-3 with his unit', () => {
  it('CB-LDR-3 CB-MOR-6 he routs with it, and friends hear of it', () => {
    const s = led();
    expect(withDice(s, [], (g) => breakUnit(g, s.id('a'), 'CB-AFT-6'))).toEqual(['flees']);
    expect([s.leader('Max'), s.board.losses.map(({ what }) => what)]).toEqual(['a', ['unit', 'leader']]);
  });

  it.each([
    [3, 'gone', ['killed']],
    [4, 'alone', []],
  ])('CB-LDR-3 destroyed with it, he is killed on 1 to 3: %i', (face, where, fates) => {
    const s = led({ inspires: { Max: 2 } });
    expect(withDice(s, [face], (g) => destroyUnit(g, s.id('a'), 'destroyed', 'CB-UNIT-3'))).toEqual(fates);
    expect([s.leader('Max'), s.board.leaders[0]]).toMatchObject([where, { inspires: 0, x: 80_000 }]);
    // In the middle of where his unit stood.
    if (face > 3) expect(s.board.leaders[0]!.y).toBe(82_000);
  });

  it('CB-LDR-3 off the table with it he is lost', () => {
    const s = led();
    expect(withDice(s, [], (g) => destroyUnit(g, s.id('a'), 'left the table', 'CB-AFT-6'))).toEqual(['lost']);
    expect(s.leader('Max')).toBe('gone');
  });
});

describe('CB-LDR-3 alone', () => {
  const alone = (at: [number, number], red = RED): CbStage => led({ alone: { Max: at } }, red);

  it('CB-LDR-3 in danger only where enemies touch him', () => {
    // x has its front at y 5, from 18 to 22.
    for (const at of [
      [20, 5.1],
      [22.1, 4.5],
    ] as [number, number][])
      expect(withDice(alone(at), [], (g) => riskAlone(g))).toEqual([]);
    expect(withDice(alone([20, 5]), [1, 1], (g) => riskAlone(g))).toEqual(['killed']);
    expect(withDice(led(), [], (g) => riskAlone(g))).toEqual([]);
  });

  it('CB-LDR-3 who comes off rides to the nearest friends without a leader', () => {
    const s = alone([20, 5], ['a HI 20 20', 'b HI 20 9', 'c HI 20 12', 'd HI 20 14', 'e HI 30 5']);
    s.unit('c').mood = 'routing';
    s.unit('e').where = 'gone';
    withDice(s, [2], (g) => riskAlone(g));
    expect(s.leader('Max')).toBe('d');
  });

  it('CB-LDR-3 and without any is lost', () => {
    const s = alone([20, 5], ['a HI 20 20', 'b HI 20 9']);
    s.unit('a').mood = 'routing';
    expect(withDice(s, [2], (g) => riskAlone(g))).toEqual(['lost']);
    expect([s.leader('Max'), s.board.losses.length]).toEqual(['gone', 1]);
  });

  it('CB-LDR-3 it comes after charge moves', () => {
    const s = stage(
      { red: ['a HI 20 20'], blue: ['x HI 20 5', 'y HI 30 5'] },
      { from: 'shy', leaders: { red: ['Max general a'] }, alone: { Max: [20, 5] }, dice: [1, 1, 3, 2] },
    );
    expect([s.leader('Max'), s.board.turn]).toEqual(['gone', 2]);
  });
});
