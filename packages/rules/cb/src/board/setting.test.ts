import { describe, expect, it } from 'vitest';
import { cbRules } from '../rule-set.ts';
import { TROOP_IDS } from '../sheet/troops.ts';
import { battle, type Change, leader, unit } from '../testing/battle.ts';
import { line, patch } from '../testing/terrain.ts';
import { beginBoard, copyBoard } from './board.ts';
import { settingOf } from './setting.ts';

const setting = (change: Change) => settingOf(cbRules.parseSetup(battle(change)));
const one = (more: object) => setting({ red: [unit('a', 20, 15, more)] }).units[0]!;
const size = (more: object) => {
  const { stands, files, start } = one(more);
  return [stands, files, start.width / 4000, start.depth / 4000];
};

describe('CB-UNIT-1 CB-UNIT-2 the field made from a battle', () => {
  it('CB-UNIT-1 1 JT is 40 mm, in hundredths', () => expect(one({}).start).toMatchObject({ x: 80_000, y: 60_000 }));

  it('CB-UNIT-2 a stand is 1 JT by half a JT of infantry, and square of others', () => {
    expect(size({})).toEqual([8, 4, 4, 1]);
    expect(size({ type: 'HC' })).toEqual([8, 4, 4, 2]);
    expect(size({ type: 'El' })).toEqual([2, 1, 1, 2]);
    expect(size({ type: 'Art', stands: 3, files: 3 })).toEqual([3, 3, 3, 1]);
    expect(size({ type: 'LI', stands: 7 })).toEqual([7, 4, 4, 1]);
    expect(size({ stands: 7, files: 3 })).toEqual([7, 3, 3, 1.5]);
    expect(size({ formation: 'column' })).toEqual([8, 4, 1, 4]);
  });

  it('CB-UNIT-1 45 x 30 JT and 20 turns, unless the battle says', () => {
    expect(setting({})).toMatchObject({ table: { width: 180_000, height: 120_000 }, turns: 20, campDecides: false });
    expect(setting({ more: { width: 50, height: 40, turns: 8 } })).toMatchObject({
      table: { width: 200_000, height: 160_000 },
      turns: 8,
    });
  });

  it('CB-UNIT-2 red faces up the table and blue down, unless the battle says', () => {
    const { units } = setting({ red: [unit('a', 10, 25), unit('b', 20, 25, { facing: 22.5 })] });
    expect(units.map(({ start }) => start.heading)).toEqual([0, 225, 1800]);
  });

  it('CB-UNIT-4 CB-UNIT-5 CB-UNIT-6 what the battle says of a unit comes before its class', () => {
    expect(one({ type: 'Hop', grade: 'A' }).kind).toMatchObject({ morale: 'high', combat: 3, armoured: true });
    const said = { type: 'Hop', grade: 'A', morale: 'poor', combat: 5, armoured: false, weapon: 'javelin' };
    expect(one(said).kind).toMatchObject(said);
    expect(one({ type: 'El', breed: 'indian' }).kind.breed).toBe('indian');
    expect(one({ type: 'Leg', legion: 'II' }).kind.legion).toBe('II');
  });

  it('CB-MAN-7 CB-MAN-8 CB-MOV-8 CB-CMD-6 sorts its ground and lines by kind', () => {
    const found = setting({
      more: {
        terrain: [
          patch('difficult', [1, 1, 3, 3]),
          patch('hill', [5, 1, 7, 5]),
          { ...patch('hill', [8, 1, 9, 3]), crest: [[8.5, 2.5]] },
          patch('impassable', [10, 1, 12, 3]),
          patch('camp', [13, 1, 15, 3], 'blue'),
          patch('camp', [16, 1, 17, 3], 'red'),
        ],
        lines: [
          line('obstacle', [0, 15], [1, 15]),
          line('major', [0, 16], [2, 16]),
          line('fortification', [0, 17], [3, 17]),
          line('gap', [0, 18], [4, 18]),
        ],
      },
    });
    const left = ({ points }: { points: readonly { x: number }[] }) => points[0]!.x / 4000;
    const { difficult, closed, hills, camps, lines, majors, barriers } = found;
    expect([difficult, closed, hills, camps.red, camps.blue].map((areas) => areas.map(left))).toEqual([
      ...[[1], [10], [5, 8], [16], [13]],
    ]);
    expect(hills.map(({ crest }) => crest)).toEqual([[{ x: 24_000, y: 12_000 }], [{ x: 34_000, y: 10_000 }]]);
    const right = ({ points }: { points: readonly { x: number }[] }) => points[1]!.x / 4000;
    expect([lines.obstacle, lines.major, lines.fortification, lines.gap].map((all) => all.map(right))).toEqual([
      ...[[1], [2], [3], [4]],
    ]);
    expect([majors.map(right), barriers.map(right)]).toEqual([
      [2, 3],
      [1, 2, 3],
    ]);
  });

  it('CB-CMD-5 a unit is in the general’s command unless its battle says; orders are to attack unless given', () => {
    const found = setting({
      red: [unit('a', 10, 25), unit('b', 20, 25, { command: 'leo' }), unit('c', 30, 25)],
      leaders: [
        leader('leo', 'c', { rank: 'commander', ally: true, order: { do: 'support', behind: 'a' } }),
        leader('max', 'a'),
      ],
    });
    expect(found.leaders).toMatchObject([
      { id: 0, name: 'leo', rank: 'commander', with: 2, ally: true, order: { do: 'support', behind: 0 } },
      { id: 1, name: 'max', rank: 'general', with: 0, ally: false, order: { do: 'attack' } },
      { id: 2, name: 'kai', side: 'blue', with: 3 },
    ]);
    expect(found.units.map(({ command }) => command)).toEqual([1, 0, 1, 2]);
    expect([found.idsOf, found.leadersOf]).toEqual([
      { red: [0, 1, 2], blue: [3] },
      { red: [0, 1], blue: [2] },
    ]);
  });

  it('CB-MOR-3 knows who has elephants', () => {
    expect(setting({ red: [unit('a', 10, 25), unit('b', 20, 25, { type: 'El' })] }).hasElephants).toEqual({
      ...{ red: true, blue: false },
    });
  });

  it('CB-UNIT-7 light troops begin unformed, others in line', () => {
    const unformed = TROOP_IDS.filter((type) => one({ type }).formation === 'unformed');
    expect(unformed).toEqual(['LI', 'Sk', 'Bow', 'LC']);
    expect(one({ type: 'HI' }).formation).toBe('line');
    expect(one({ type: 'Sk', formation: 'line' }).formation).toBe('line');
  });

  it('CB-CBT-7 rulings are ours unless the battle switches them', () => {
    expect(setting({}).rulings).toEqual({ shakenInsteadOfDps: true, dpBeforeHalving: false });
    expect(setting({ more: { rulings: { dpBeforeHalving: true } } }).rulings).toMatchObject({
      dpBeforeHalving: true,
    });
  });

  it('CB-SEQ-1 a copy of the board changes by itself', () => {
    const board = beginBoard(setting({}));
    board.messengers.push({ to: 0, order: { do: 'hold' }, x: 0, y: 0, arrived: false });
    const copy = copyBoard(board);
    expect(copy).toEqual(board);
    copy.units[0]!.dp = 3;
    copy.leaders[0]!.wounds = 1;
    copy.messengers[0]!.x = 9;
    copy.losses.push({ what: 'leader', leader: 0, at: { x: 0, y: 0, heading: 0, width: 0, depth: 0 } });
    expect([board.units[0]!.dp, board.leaders[0]!.wounds, board.messengers[0]!.x, board.losses]).toEqual([0, 0, 0, []]);
  });
});
