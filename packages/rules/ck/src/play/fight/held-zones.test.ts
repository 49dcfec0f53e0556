import { describe, expect, it } from 'vitest';
import { type CkStage, lines, ones, plain, type StageOptions, stage } from '../../testing/stage.ts';
import { offered, passTo, take } from '../../testing/turns.ts';

const FAR = ['far CO plain A6', 'off CO plain A6'];
const BLUE = ['x CO plain C3', 'y CO plain B6', 'z CO plain E4', ...FAR];
const ONLY = 'CK-MOR-6: only who fell back from a zone that failed its morale is there';
const FAILED = 'CK-MOR-6: it failed its morale this turn';

/** D3 fails twice, and "b" falls back to E3, next to blue's "z"; then come the fights. */
function held(atE3: string[], more: StageOptions = {}, ...faces: number[]): CkStage {
  const red = ['a CO plain D3 bow', 'b CO plain D3 pike', ...atE3, 'k CO plain C6'];
  const s = stage(plain(), { red, blue: BLUE }, { markers: { D3: 2 }, dice: [4, 4], ...more });
  return passTo(take(s, 'b'), 'red assault', ...ones(4), ...faces);
}

describe('CK-MOR-6 who is held by morale does not assault', () => {
  it('CK-MOR-6 not the zone that failed, but fresh friends in the zone its unit fell back to', () => {
    const s = held(['h CO plain E3']);
    expect(offered(s)).toEqual(['done', 'C6 B6', 'E3 E4']);
    expect([s.why('D3 assaulting'), s.why('E3 assaulting')]).toEqual([FAILED, undefined]);
    const at = s.options[offered(s).indexOf('E3 E4')]!;
    expect(s.question.shows(at).pieces).toEqual([s.id('h')]);
  });

  it('CK-MOR-6 nor the unit that fell back by itself, with artillery or without', () => {
    const loner = { red: ['a CO plain D3', 'b CO plain D3', 'i CO plain D2', 'k CO plain C6'], blue: BLUE };
    const alone = stage(plain(), loner, { markers: { D3: 2 }, dice: [4, 4] });
    passTo(take(alone, 'b'), 'red assault');
    expect([offered(alone), alone.why('E3 assaulting')]).toEqual([['done', 'C6 B6'], ONLY]);
    expect(held(['gun Art plain E3'], {}, 1).why('E3 assaulting')).toBe(ONLY);
  });

  it('CK-MOR-6 it neither comes up late, throws dice nor takes hits, and wins no marker', () => {
    const s = take(held(['h CO plain E3']), 'E3 E4', 4);
    expect(s.told('assault')[0]!.late).toEqual([]);
    expect([s.unit('h').assaulting, s.unit('b').assaulting]).toEqual([true, false]);
    take(s, 'stand', 5, 5, 1, 1);
    // Nobody throws again; "h" saves both hits alone, "z" all four, and the pursuit takes nothing.
    take(take(s, 'false', 6, 6, 6, 6, 4, 4, 4, 4, 4, 4, ...ones(5)), 'false');
    const { tallies, winner } = s.told('fight')[0]!;
    expect(lines(tallies.assaulter)).toEqual([
      'CK-FGT-2 close order, cavalry and chariots at strength +3',
      'CK-FGT-6 at least 4 +1',
    ]);
    expect(winner).toBe('assaulter');
    expect(s.told('hits')[0]).toMatchObject({ units: [s.id('h')], hits: [2] });
    expect([s.unit('h').winning, s.unit('b').winning]).toEqual([true, false]);
  });

  it('CK-MOR-6 skirmishers alone are counted without it', () => {
    const s = held(['m MSk plain E3', 'n MSk plain E3'], { dice: [4, 4, 1] }, ...ones(4));
    expect(s.why('E3 assaulting E4')).toBe('CK-SKI-1: skirmishers alone need 4 bases more than their target');
  });

  it('CK-MOR-6 a zone that fails with such a unit in it is held itself, though nobody else is left', () => {
    const red = ['a CO plain D3', 'b CO plain D3', 'h CO plain E3', 'k CO plain C6'];
    // E3 has a marker of its own and one that "b" brings; D3 in front of it tests first.
    const s = stage(plain(), { red, blue: BLUE }, { markers: { D3: 2, E3: 1 }, dice: [4, 4] });
    take(s, 'b', 4, 4);
    expect(s.asked).toBe('red falls-back');
    passTo(take(s, 'h'), 'red assault');
    expect([s.at('b'), s.at('h'), s.why('E3 assaulting')]).toEqual(['E3', 'reserve', FAILED]);
  });

  it('CK-MOR-6 CK-MOR-5 after three fails nor do any of the zone, but fresh friends where they come to', () => {
    const after = (friends: string[]): CkStage => {
      const red = ['a CO plain D3', 'b CO plain D3', 'i CO plain D2', ...friends, 'k CO plain C6'];
      const s = stage(plain(), { red, blue: BLUE }, { markers: { D3: 3 }, dice: [4, 5, 6, ...ones(5)] });
      return passTo(s, 'red assault');
    };
    expect(after([]).why('E3 assaulting')).toBe(ONLY);
    expect(offered(after(['h CO plain E3']))).toContain('E3 E4');
  });

  it('CK-MOR-6 heldZones: switched off, both the zone and the unit that fell back assault', () => {
    const s = held(['h CO plain E3'], { rulings: { heldZones: false } });
    expect(offered(s)).toEqual(['done', 'C6 B6', 'D3 C3', 'E3 E4']);
    // Both come up in time, and "b" has pikes.
    take(s, 'E3 E4', 4, 4);
    expect(s.unit('b').assaulting).toBe(true);
  });
});
