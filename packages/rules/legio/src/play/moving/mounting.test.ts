import { describe, expect, it } from 'vitest';
import { factsOf } from '../../board/look.ts';
import { combatPhase, declare, fight } from '../../testing/combat-phase.ts';
import { type LegioStage, type StageOptions, stage } from '../../testing/stage.ts';
import { marching, patch } from '../../testing/terrain.ts';
import { shotOf } from '../shooting/shooting-phase.ts';
import { lossesOfArmy } from '../turn.ts';

/** Heavy cavalry that may dismount and has thrown 200 paces, or on foot 100; the enemy so far before it. */
const riding = (words = '', away = 400, more: StageOptions = {}): LegioStage =>
  marching(`a HC 500 900 onFoot=SW ${words}`, more, `x SW 500 ${900 - away}`).pick('move, 2 average dice', 5, 5);
const walking = (words = '', away = 400, more: StageOptions = {}): LegioStage =>
  marching(`a HC 500 900 onFoot=SW onFoot ${words}`, more, `x SW 500 ${900 - away}`).pick('move, 1 average die', 5);
const typeOf = (s: LegioStage): string => factsOf(s.g, s.id('a')).kind.type;
const cost = (s: LegioStage, path: string): string[] =>
  s
    .go(path)
    .told('disordered')
    .map(({ clauses, gained }) => `${clauses} ${gained}`);

describe('LG-MAN-7 mount and dismount', () => {
  it('LG-MAN-7 takes half a move', () => {
    const s = riding();
    expect(s.refusal('advance 100 paces and dismount')).toBeUndefined();
    expect(s.refusal('advance 100.1, dismount')).toBe('0.1 paces beyond what is left of 200 paces (LG-MOV-1)');
    expect(s.refusal('turn about, dismount')).toBeUndefined();
    expect(s.refusal('turn about, form column, dismount')).toContain('3 half moves');
    s.go('advance 100 paces and dismount');
    expect([s.at('a'), s.unit('a').last, typeOf(s)]).toEqual(['500 800 0', 'move', 'SW']);
    expect(s.told('mounted')).toMatchObject([{ unit: 0, onFoot: true, clauses: ['LG-MAN-7'] }]);
    const up = walking();
    expect([up.refusal('advance 50, mount'), up.refusal('advance 50.1, mount')]).toEqual([
      ...[undefined, '0.1 paces beyond what is left of 100 paces (LG-MOV-1)'],
    ]);
    expect(typeOf(up.go('mount'))).toBe('HC');
    expect([up.unit('a').last, up.unit('a').moved]).toEqual(['stand', true]);
  });

  it('LG-MAN-7 1 DP within 100 paces of enemy where it does so', () => {
    expect(cost(riding('', 100), 'dismount')).toEqual(['LG-MAN-7 1']);
    expect(cost(riding('', 100.1), 'dismount')).toEqual([]);
    expect(cost(riding('', 150), 'advance 50, dismount')).toEqual(['LG-MAN-7 1']);
    expect(cost(walking('', 100), 'mount')).toEqual(['LG-MAN-7 1']);
    expect(cost(walking('', 100.1), 'mount')).toEqual([]);
    expect(cost(riding('unformed', 100), 'dismount')).toEqual(['LG-MAN-7 1']);
  });

  it('LG-MAN-7 at the end of its way, and only what it is not already', () => {
    expect(riding().refusal('dismount, advance 10')).toBe('it can dismount only at the end of its way (LG-MAN-7)');
    expect(riding().refusal('dismount, mount')).toBe('it can dismount only at the end of its way (LG-MAN-7)');
    expect(riding().refusal('mount')).toBe('it is mounted (LG-MAN-7)');
    expect(walking().refusal('dismount')).toBe('it is on foot (LG-MAN-7)');
  });

  it('LG-MAN-7 who may: of whom the battle says what it is on foot', () => {
    const s = marching('a HC 500 900').pick('move, 2 average dice', 5, 5);
    for (const path of ['mount', 'dismount'])
      expect(s.refusal(path)).toBe('its battle does not let it mount or dismount (LG-MAN-7)');
    const suggested = (one: LegioStage) =>
      one.question
        .suggestions()
        .map((path) => one.question.label(path))
        .filter((text) => text.includes('mount'));
    expect(suggested(s)).toEqual([]);
    expect(suggested(riding())).toEqual(['dismount', 'advance 100 paces and dismount']);
    expect(suggested(walking())).toEqual(['mount', 'advance 50 paces and mount']);
    const halted = marching('a HC 500 900 onFoot=SW halted').pick('change formation or facing');
    expect(halted.refusal('dismount')).toContain('(LG-AFT-1)');
  });

  it('LG-MAN-7 LG-MOV-6 nobody mounts in ground that is closed to the mounted', () => {
    const wood = { terrain: [patch('difficult', 400, 850, 600, 950)] };
    const s = marching('a HC 500 960 onFoot=SW onFoot', wood).pick('move, 1 average die, in difficult ground', 5);
    expect(s.refusal('advance 10, mount')).toBeUndefined();
    expect(s.refusal('advance 11, mount')).toBe('it cannot mount in ground closed to the mounted (LG-MOV-6)');
    expect(s.refusal('advance 11')).toBeUndefined();
  });
});

describe('LG-MAN-7 on foot it is what it is on foot', () => {
  it('LG-MAN-7 it keeps grade and armour, and leaves its beasts and who ran beside them', () => {
    const s = marching('a HC 500 900 A armoured camels attachedLights onFoot=Jav onFoot');
    const { kind, name, stands } = factsOf(s.g, s.id('a'));
    expect([name, stands]).toEqual(['a', 6]);
    expect(kind).toMatchObject({ type: 'Jav', grade: 'A', armoured: true, camels: false, attachedLights: false });
    s.unit('a').onFoot = false;
    expect(factsOf(s.g, s.id('a')).kind).toMatchObject({ type: 'HC', camels: true, attachedLights: true });
  });

  it('LG-MAN-7 LG-MOV-1 it moves as that', () => {
    const moves = (words: string) =>
      marching(`a HC 500 900 onFoot=SW ${words}`, {}, 'x SW 500 780').labels.filter((text) => text !== 'stand');
    expect(moves('')).toEqual(expect.arrayContaining(['unform', 'move, 2 average dice']));
    expect(moves('onFoot').filter((text) => !text.includes('bow range'))).toEqual([
      ...['move, 1 average die', 'fast move, 1 average die and a D6'],
    ]);
  });

  it('LG-MAN-7 LG-UNIT-2 it shoots as that: a shieldwall once on foot, whatever it shot mounted', () => {
    const s = stage({ red: ['a HC 500 900 onFoot=SW', 'b SW 60 1150'], blue: ['x SW 500 860'] });
    s.until('red shoot a').choose(true, 1, 1, 1, 1, 1, 1);
    expect(s.unit('a').hasShot).toBe(false);
    s.unit('a').onFoot = true;
    expect(shotOf(s.g, 0)).toBeDefined();
    s.unit('a').hasShot = true;
    expect(shotOf(s.g, 0)).toBeUndefined();
    s.unit('a').onFoot = false;
    expect(shotOf(s.g, 0)).toBeDefined();
  });

  it('LG-MAN-7 LG-CBT-1 LG-CBT-3 it fights as that', () => {
    const value = (words: string): string[] =>
      fight([`a HC 500 600 onFoot=SW ${words}`], ['x SW 500 600'], ['a x'], [3, 3])
        .told('combat')[0]!
        .tallies.red.rows.map(({ label, value: of }) => `${label} ${of}`);
    expect(value('')).toEqual(['combat value 2']);
    expect(value('onFoot')).toEqual(['combat value 3']);
    expect(value('motion=charging')).toEqual(['combat value 2', 'warband, cavalry or elephants coming on 2']);
    expect(value('onFoot motion=charging')).toEqual(['combat value 3']);
  });

  it('LG-MAN-7 LG-RSP-4 LG-RSP-6 it answers a charge as that', () => {
    const charged = (words: string, ...dice: number[]): LegioStage =>
      declare(
        combatPhase(['a WB 500 600'], [`x HC 500 560 onFoot=SW ${words} rests`, 'z SW 1700 100 rests']),
        ['a charges x'],
        ...dice,
      );
    expect(charged('').labels).toEqual(['stand', 'try to evade']);
    // A shieldwall has no choice: the charge and the combat are thrown for at once.
    const s = charged('onFoot', 2, 2, 3, 3);
    expect(s.told('response')).toMatchObject([{ unit: 1, response: 'stand' }]);
  });

  it('LG-MAN-7 LG-MAN-1 light infantry, or light cavalry again, stands in no line; others as they stood', () => {
    const into = (unit: string, path: string, label: string, ...dice: number[]) =>
      marching(`a ${unit}`)
        .pick(label, ...dice)
        .go(path)
        .unit('a').formation;
    expect(into('HC 500 900 onFoot=Sk', 'dismount', 'move, 2 average dice', 3, 3)).toBe('unformed');
    expect(into('HC 500 900 onFoot=WB', 'dismount', 'move, 2 average dice', 3, 3)).toBe('line');
    expect(into('HC 500 900 onFoot=Sk column', 'dismount', 'move, without dice')).toBe('column');
    expect(into('LC 500 900 onFoot=SW', 'dismount', 'move, 2 average dice', 3, 3)).toBe('unformed');
    expect(into('LC 500 900 onFoot=SW onFoot line', 'mount', 'move, 1 average die', 3)).toBe('unformed');
  });

  it('LG-MAN-7 LG-END-1 it is lost as what it began as', () => {
    const s = marching('a LC 500 900 onFoot=SW onFoot');
    expect(lossesOfArmy(s.g, 'red').began[0]).toBe('LC');
  });
});
