import { describe, expect, it } from 'vitest';
import { legioRules } from '../rule-set.ts';
import { battle, type Change, leader, unit } from '../testing/battle.ts';
import { line, patch } from '../testing/terrain.ts';
import { beginBoard } from './board.ts';
import { settingOf } from './setting.ts';

const setting = (change: Change) => settingOf(legioRules.parseSetup(battle(change)));
const one = (more: object) => setting({ red: [unit('a', 300, 900, more)] }).units[0]!;

describe('LG-UNIT-4 the field made from a battle', () => {
  it('LG-UNIT-4 a stand is 20 paces square, and six in two ranks are usual', () => {
    expect(one({})).toMatchObject({
      ...{ id: 0, key: 'a', side: 'red', stands: 6, files: 3, kind: { type: 'SW', grade: 'C', legionaries: false } },
      start: { x: 30000, y: 90000, heading: 0, width: 6000, depth: 4000 },
    });
    expect(one({ stands: 7 })).toMatchObject({ files: 4, start: { width: 8000, depth: 4000 } });
    expect(one({ stands: 7, files: 3 })).toMatchObject({ files: 3, start: { width: 6000, depth: 6000 } });
    expect(one({ type: 'El' })).toMatchObject({ stands: 1, files: 1, start: { width: 2000, depth: 2000 } });
  });

  it('LG-UNIT-4 red faces up the table and blue down, unless the battle says', () => {
    const { units } = setting({ red: [unit('a', 300, 900), unit('b', 600, 900, { facing: 22.5 })] });
    expect(units.map(({ start }) => start.heading)).toEqual([0, 225, 1800]);
  });

  it('LG-UNIT-5 is 1800 by 1200 paces, and 20 turns long, unless the battle says', () => {
    expect(setting({})).toMatchObject({ table: { width: 180000, height: 120000 }, turns: 20 });
    expect(setting({ more: { width: 1000, height: 950, turns: 8 } })).toMatchObject({
      table: { width: 100000, height: 95000 },
      turns: 8,
    });
  });

  it('LG-MOV-4 LG-MOV-6 LG-MAN-5 LG-CBT-2 sorts its ground and lines by kind', () => {
    const found = setting({
      more: {
        terrain: [
          patch('difficult', 600, 100, 700, 200),
          patch('hill', 800, 100, 900, 300),
          { ...patch('hill', 1000, 100, 1100, 200), crest: [[1010, 120]] },
          patch('impassable', 1200, 100, 1300, 200),
        ],
        lines: [
          line('obstacle', [0, 500], [9, 500]),
          line('fortification', [0, 510], [9, 510]),
          line('road', [0, 520], [9, 520]),
        ],
      },
    });
    const left = ({ points }: { points: readonly { x: number }[] }) => points[0]!.x / 100;
    expect([found.difficult, found.closed, found.hills].map((areas) => areas.map(left))).toEqual([
      [600],
      [1200],
      [800, 1000],
    ]);
    expect(found.hills.map(({ crest }) => crest)).toEqual([[{ x: 85000, y: 20000 }], [{ x: 101000, y: 12000 }]]);
    const { obstacle, fortification, road } = found.lines;
    expect([obstacle, fortification, road].map((lines) => lines.map(({ points }) => points[1]))).toEqual([
      [{ x: 900, y: 50000 }],
      [{ x: 900, y: 51000 }],
      [{ x: 900, y: 52000 }],
    ]);
    expect(setting({}).lines).toEqual({ obstacle: [], fortification: [], road: [] });
  });

  it('LG-CMD-1 LG-CMD-2 a unit is in the general’s command unless its battle says', () => {
    const found = setting({
      red: [unit('a', 300, 900), unit('b', 600, 900, { command: 'leo' }), unit('c', 900, 900)],
      leaders: [leader('leo', 'c', { rank: 'commander' }), leader('max', 'a')],
    });
    expect(found.leaders).toMatchObject([
      { id: 0, name: 'leo', side: 'red', rank: 'commander', with: 2 },
      { id: 1, name: 'max', side: 'red', rank: 'general', with: 0 },
      { id: 2, name: 'kai', side: 'blue', rank: 'general', with: 3 },
    ]);
    expect(found.units.map(({ command }) => command)).toEqual([1, 0, 1, 2]);
    expect([found.idsOf, found.leadersOf]).toEqual([
      { red: [0, 1, 2], blue: [3] },
      { red: [0, 1], blue: [2] },
    ]);
  });

  it('LG-MAN-1 light troops begin unformed, others in line', () => {
    const types = ['Arch', 'Sk', 'LC', 'HC', 'SC', 'Jav', 'WB', 'SW', 'El', 'Art'];
    const { units } = beginBoard(
      setting({ red: types.map((type, i) => unit(i ? type : 'a', 100 + 150 * i, 900, { type })) }),
    );
    expect(units.map(({ formation }) => formation)).toEqual([
      ...['unformed', 'unformed', 'unformed', 'line', 'line', 'line', 'line', 'line', 'line', 'line', 'line'],
    ]);
    expect(units[0]).toMatchObject({
      dp: 0,
      shaken: false,
      casualties: 0,
      mood: 'steady',
      last: 'stand',
      where: 'table',
    });
  });

  it('LG-SHO-1 rulings are ours unless the battle switches them', () => {
    expect(setting({}).rulings).toMatchObject({ dpBeforeHalving: true, halvedOnce: true });
    expect(setting({ more: { rulings: { halvedOnce: false } } }).rulings).toMatchObject({
      dpBeforeHalving: true,
      halvedOnce: false,
    });
  });
});
