import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/fighters.ts';
import { type StageOptions, stage } from '../../testing/stage.ts';
import { contacts, passTo } from '../../testing/turns.ts';

const against = (red: readonly string[], options: StageOptions = {}, ...blue: string[]) =>
  stage({ red, blue: blue.length > 0 ? blue : ['x El 30 26 180', 'far MF 70 3 180'] }, options);

describe('MC-RAL-3 charging a fearsome enemy', () => {
  it('MC-RAL-3 the test comes before the move: 8 dares, for 6 are needed with -2', () => {
    const s = against(['leg Leg 30 30 0']).order('leg: advance 6', 8);
    const [nerve] = s.told('nerve');
    expect(lines(nerve!.tally)).toEqual(['MC-RAL-2 to charge a fearsome enemy -2']);
    expect([nerve!.needs, nerve!.dares]).toEqual([6, true]);
    expect(contacts(s)).toEqual(['leg-x front']);
    const told = s.events.map(({ type }) => type);
    expect(told.indexOf('nerve')).toBeLessThan(told.indexOf('moved'));
  });

  it('MC-RAL-3 7 does not: the unit stays, its order is spent, and it has no other', () => {
    const s = against(['leg Leg 30 30 0'], { armies: { red: { stratagems: ['forced march'] } } });
    s.order('leg: advance 6', 7);
    expect(s.at('leg')).toBe('30 30 0');
    expect(contacts(s)).toEqual([]);
    expect(s.board.orders).toBe(8);
    expect(s.unit('leg')).toMatchObject({ ordered: true, moved: false, daunted: true });
    expect(s.refusal('leg: back 1')).toBe('leg did not dare to charge this half turn (MC-RAL-3)');
    expect(s.refusal('forced march leg: back 1')).toBe('leg did not dare to charge this half turn (MC-RAL-3)');
    s.choose({ do: 'done' });
    expect(s.asked).toBe('blue order');
  });

  it('MC-RAL-3 in its next half turn it may try again', () => {
    const s = against(['leg Leg 30 30 0']).order('leg: advance 6', 7);
    passTo(passTo(s, 'blue order'), 'red order');
    expect(contacts(s.order('leg: advance 6', 8))).toEqual(['leg-x front']);
  });

  it.each<[string, string, StageOptions, string[], number]>([
    ['a unit with a DMZ', 'leg Leg 30 30 0', { dmz: { leg: 1 }, dice: [1] }, ['DMZ -1'], 9],
    ['with a general', 'leg Leg 30 30 0', { leaders: { red: ['Ann general leg'] } }, ['leader +2'], 6],
    ['with a subordinate', 'leg Leg 30 30 0', { leaders: { red: ['Ann subordinate leg'] } }, ['leader +1'], 7],
    ['veterans', 'leg Leg 30 30 0 veteran', {}, ['elite or veteran +1'], 7],
    ['inexperienced', 'leg Leg 30 30 0 inexperienced', {}, ['inexperienced -1'], 9],
    ['pikes', 'leg Pike 30 30 0', {}, ['shieldwall or phalanx +1'], 7],
  ])('MC-RAL-2 MC-RAL-3 %s', (_, unit, options, rows, least) => {
    const all = [...rows.map((row) => `MC-RAL-2 ${row}`), 'MC-RAL-2 to charge a fearsome enemy -2'];
    const dares = against([unit], options).order('leg: advance 5', least);
    expect(lines(dares.told('nerve')[0]!.tally)).toEqual(all);
    expect(contacts(dares)).toHaveLength(1);
    expect(contacts(against([unit], options).order('leg: advance 5', least - 1))).toHaveLength(0);
  });

  it('MC-RAL-3 a success removes no DMZ', () => {
    const s = against(['leg Leg 30 30 0'], { dmz: { leg: 1 }, dice: [1] }).order('leg: advance 6', 9);
    expect(s.unit('leg').dmz).toBe(1);
  });

  it('MC-RAL-3 nobody else tests: not elephants, nor who charges warbands with experience', () => {
    expect(contacts(against(['el El 30 30 0']).order('el: advance 6'))).toEqual(['el-x front']);
    const warband = ['x WB 30 26 180', 'far MF 70 3 180'];
    expect(contacts(against(['leg Leg 30 30 0'], {}, ...warband).order('leg: advance 6'))).toHaveLength(1);
    const raw = against(['leg Leg 30 30 0 inexperienced'], {}, ...warband);
    expect(contacts(raw.order('leg: advance 6', 8))).toHaveLength(0);
    const scythes = against(['leg Leg 30 30 0'], {}, 'x SCh 30 26 180', 'far MF 70 3 180');
    expect(contacts(scythes.order('leg: advance 6', 7))).toHaveLength(0);
  });

  it('MC-RAL-3 a move that does not reach it needs no test', () => {
    const s = against(['leg Leg 30 30 0']).order('leg: advance 3.9');
    expect(s.at('leg')).toBe('30 26.1 0');
  });

  it('MC-RAL-3 of a group all who meet it test, and it charges together or not at all', () => {
    const red = ['a Leg 30 30 0', 'b Leg 31.6 30 0', 'c Leg 33.2 30 0', 'r Leg 30 31.6 0'];
    const blue = ['x El 30 26 180', 'y El 31.6 26 180', 'z MF 33.2 26 180', 'far MF 70 3 180'];
    const s = against(red, {}, ...blue).order('a b c r: advance 6', 8, 8);
    expect(contacts(s)).toEqual(['a-x front', 'b-y front', 'c-z front']);
    for (const faces of [
      [7, 8],
      [8, 7],
    ]) {
      const stays = against(red, {}, ...blue).order('a b c r: advance 6', ...faces);
      expect(contacts(stays)).toEqual([]);
      expect(['a', 'b', 'c', 'r'].map((key) => stays.unit(key).daunted)).toEqual([true, true, true, true]);
      expect(stays.told('nerve').map(({ dares }) => dares)).toEqual(faces.map((face) => face === 8));
    }
  });
});
