import { Stage } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Board, beginBoard, parseSetup, type Setup, type Skirmish, type SkirmishEvent } from './board.ts';
import { skirmishRules } from './rule-set.ts';

type Units = Setup['armies']['red']['units'];

const MAP = ['. . . . .', ' . w . . .', '. . . . .'];

/** Red is about to act: units as "name type hex", and dice as they fall. */
function scene(red: readonly string[], blue: readonly string[], rulings: Setup['rulings'] = {}) {
  const units = (lines: readonly string[]): Units =>
    lines.map((line) => {
      const [name, type, at] = line.split(' ');
      return { name: name!, type: type as Units[number]['type'], at: at! };
    });
  const setup = parseSetup({
    ...{ id: 'test', title: 'Test', about: '', map: MAP, turns: 3, rulings },
    armies: { red: { name: 'Red', units: units(red) }, blue: { name: 'Blue', units: units(blue) } },
  });
  const stack = [{ procedure: 'battle', step: 'red', locals: {} }];
  const opening = { setup, board: beginBoard(setup), stack, dice: [] };
  return new Stage<Setup, Board, SkirmishEvent, Skirmish>(skirmishRules, opening, { act: 'end' });
}

describe('moving', () => {
  it('SK-MOV-1 SK-MOV-3 foot goes two hexes and into woods, horse four and around them', () => {
    const s = scene(['f Foot A1', 'h Horse C1'], ['x Foot A5', 'y Foot C5']);
    expect(s.labels).toContain('f to B2');
    expect(s.labels).not.toContain('f to A4');
    expect(s.labels).toContain('h to C4 strikes y');
    expect(s.labels).not.toContain('h to B2');
  });

  it('SK-MOV-2 a move ends beside an enemy', () => {
    const s = scene(['h Horse A1', 'f Foot C1'], ['x Foot A3', 'y Foot C5']);
    expect(s.labels).toContain('h to A2');
    expect(s.labels).toContain('h to A2 strikes x');
    expect(s.labels).not.toContain('h to A5');
  });

  it('SK-SEQ-1 each unit acts once', () => {
    const s = scene(['a Foot A1', 'b Foot C1'], ['x Foot A5', 'y Foot C5']).pick('a to A2');
    expect(s.labels.every((label) => !label.startsWith('a '))).toBe(true);
    expect(s.why('a')).toBe('SK-SEQ-1: it has acted this turn');
  });
});

describe('a strike', () => {
  it('SK-FIG-1 SK-FIG-4 each 5 or 6 takes a man', () => {
    const s = scene(['a Foot A1', 'b Foot C1'], ['x Foot A2', 'y Foot C5']).pick('a strikes x', 4, 5, 6);
    expect(s.board.units[2]!.men).toBe(2);
    expect(s.told('struck')[0]!.tally.rows.map(({ clause, value }) => `${clause} ${value}`)).toEqual(['SK-FIG-1 3']);
  });

  it('SK-FIG-2 one die less at woods', () => {
    const s = scene(['a Foot B1', 'b Foot C4'], ['x Foot B2', 'y Foot C5']).pick('a strikes x', 1, 1);
    expect(s.told('struck')[0]!.tally.total).toBe(2);
  });

  it('SK-FIG-3 a friend beside the target adds a die, unless the battle has it otherwise', () => {
    const [red, blue] = [
      ['a Foot A1', 'b Foot A3'],
      ['x Foot A2', 'y Foot C5'],
    ];
    expect(scene(red!, blue!).pick('a strikes x', 1, 1, 1, 1).told('struck')[0]!.tally.total).toBe(4);
    expect(scene(red!, blue!, { support: false }).pick('a strikes x', 1, 1, 1).told('struck')[0]!.tally.total).toBe(3);
  });
});

describe('the end', () => {
  it('SK-END-1 who has lost more than half of its units is beaten', () => {
    const s = scene(['h Horse A1'], ['x Foot A2']).pick('h strikes x', 5, 5, 6, 6);
    expect(s.game.result).toMatchObject({ winner: 'red', clause: 'SK-END-1' });
  });

  it('SK-END-2 after the last turn fewer men lost win', () => {
    const s = scene(['h Horse A1', 'f Foot C1'], ['x Foot A2', 'y Foot C5']).pick('h strikes x', 1, 1, 1, 5);
    while (s.game.pending.length > 0) s.pass();
    expect(s.game.result).toMatchObject({ winner: 'red', clause: 'SK-END-2' });
  });
});
