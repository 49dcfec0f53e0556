import { describe, expect, it } from 'vitest';
import { fightSituation } from '../play/fight/fight-situation.ts';
import { plain, stage } from '../testing/stage.ts';
import { TROOP_ROWS } from './troop-rows.ts';
import { isAtStrength, leastHalves, QUALITIES, TROOP_IDS } from './troops.ts';

describe('the troops', () => {
  it('CK-UNIT-2 CK-UNIT-3 CK-MOV-1 every type has its bases and its zones of movement', () => {
    expect(TROOP_ROWS.map(({ id, name, facts }) => [id, name, facts.bases, facts.zones])).toEqual([
      ['CO', 'close order infantry', 3, 1],
      ['Aux', 'auxiliary infantry', 3, 1],
      ['Sk', 'infantry skirmishers', 2, 1],
      ['Cav', 'cavalry', 3, 2],
      ['MSk', 'mounted skirmishers', 2, 2],
      ['Ch', 'chariots', 2, 2],
      ['El', 'elephants', 2, 1],
      ['Art', 'artillery', 1, 1],
    ]);
    expect(TROOP_ROWS.map(({ id }) => id)).toEqual([...TROOP_IDS]);
  });

  it('CK-FGT-2 CK-SHO-2 CK-SAV-1 CK-MOV-3 the list says what each type can do', () => {
    const facts = ['dice', 'shots', 'saves', 'sideways', 'from rough'] as const;
    expect(TROOP_ROWS.map((row) => [row.id, ...facts.map((fact) => row.facts[fact])])).toEqual([
      ['CO', 3, 4, '4+', '4+', '5+'],
      ['Aux', 2, 3, '4+', '3+', '3+'],
      ['Sk', 1, 2, '4+', 'free', 'free'],
      ['Cav', 3, 3, '4+', '3+', '6+'],
      ['MSk', 1, 2, '4+', 'free', '5+'],
      ['Ch', 3, 2, '4+', '4+', '-'],
      ['El', 2, 3, '3+', '4+', '4+'],
      ['Art', '-', '1, range 2', '-', '3+', '3+'],
    ]);
    expect(TROOP_ROWS.find(({ id }) => id === 'El')!.facts.scenery).toBe('gentle hill, rough');
  });

  it('CK-UNIT-3 quality is levy, plain, veteran or elite', () => {
    expect([...QUALITIES]).toEqual(['levy', 'plain', 'veteran', 'elite']);
  });

  it('CK-UNIT-3 traits come from the battle; shields are carried unless it says otherwise', () => {
    const s = stage(plain(), {
      red: ['a CO plain E1', 'b Cav elite E2 noshield armoured bow pike shock'],
      blue: ['x CO plain A1'],
    });
    const none = { armoured: false, bow: false, pike: false, shock: false };
    expect(s.g.setting.units[0]).toMatchObject({ type: 'CO', quality: 'plain', shield: true, ...none });
    const all = { armoured: true, bow: true, pike: true, shock: true };
    expect(s.g.setting.units[1]).toMatchObject({ type: 'Cav', quality: 'elite', shield: false, ...all });
  });

  it.each([
    [6, 6, true],
    [4, 6, true],
    [3, 6, false],
    [2, 6, false],
    [3, 4, true],
    [2, 4, false],
  ])('CK-UNIT-2 with %i half bases of %i a unit at strength: %s', (halves, start, yes) => {
    expect(isAtStrength(halves, start)).toBe(yes);
  });

  it('CK-UNIT-2 a unit that has lost half is no longer at strength in a fight', () => {
    const s = stage(
      plain(),
      { red: ['a CO plain C1', 'b CO plain C1', 'c CO plain C1', 'd CO plain D1'], blue: ['x CO plain B1'] },
      { halves: { b: 4, c: 3 } },
    );
    const { assaulter } = fightSituation(s.g, { side: 'red', from: s.zone('C1'), to: s.zone('B1'), late: 0 });
    expect(assaulter.units.map(({ atStrength }) => atStrength)).toEqual([true, true, false]);
  });

  it('CK-UNIT-2 a unit is destroyed with less than a whole base, or with none where a battle says so', () => {
    expect([leastHalves(true), leastHalves(false)]).toEqual([2, 1]);
  });

  it.each([
    [3, 'B1'],
    [2, 'gone'],
  ])('CK-UNIT-2 a unit with %i half bases that loses one is %s', (halves, where) => {
    // Artillery takes a half base, with no save.
    const red = ['gun Art plain C1', 'k CO plain C6'];
    const blue = ['x CO plain B1', 'y CO plain A1', 'z CO plain B6'];
    const s = stage(plain(), { red, blue }, { halves: { x: halves } }).toFights();
    s.choose(s.zone('B1'), 6);
    expect([s.at('x'), s.unit('x').halves]).toEqual([where, where === 'gone' ? 0 : 2]);
    const destroyed = [{ unit: s.id('x'), how: 'losses', clauses: ['CK-UNIT-2'] }];
    expect(s.told('destroyed')).toMatchObject(where === 'gone' ? destroyed : []);
  });
});
