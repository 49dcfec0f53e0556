import { describe, expect, it } from 'vitest';
import { parseSetup } from '../board/setup.ts';
import { lateChances } from '../play/fight/fight-preview.ts';
import { type CkStage, lines, ones, plain, type StageOptions, stage } from '../testing/stage.ts';
import { passTo, take } from '../testing/turns.ts';
import { CLAUSES } from './clauses.ts';
import { RULINGS } from './rulings.ts';

type Switched = StageOptions['rulings'];

const FAR = ['far CO plain A6', 'off CO plain A6'];
const battle = (units: Record<'red' | 'blue', string[]>, rulings: Switched, more: StageOptions = {}): CkStage =>
  stage(plain(), units, { ...more, ...(rulings ? { rulings } : {}) });

describe('rulings that a battle may switch', () => {
  it('are all ours unless a battle says otherwise, and each cites its clause', () => {
    const s = battle({ red: ['a CO plain E1'], blue: FAR }, undefined);
    const on = { wholeBase: true, bowsOfTheAssaulted: true, lateUnits: true, markersMarch: true, heldZones: true };
    expect(s.g.setting.rulings).toEqual(on);
    expect(RULINGS.map(({ id, clause }) => `${id} ${clause}`)).toEqual([
      'wholeBase CK-UNIT-2',
      'bowsOfTheAssaulted CK-FGT-7',
      'lateUnits CK-MOV-5',
      'markersMarch CK-MOR-6',
      'heldZones CK-MOR-6',
    ]);
    for (const { clause } of RULINGS) expect(CLAUSES.map(({ id }) => id)).toContain(clause);
    const t = battle({ red: ['a CO plain E1'], blue: FAR }, { lateUnits: false });
    expect(t.g.setting.rulings).toEqual({ ...on, lateUnits: false });
  });

  it('refuse a name they do not know', () => {
    const { setup } = battle({ red: ['a CO plain E1'], blue: FAR }, undefined);
    expect(() => parseSetup({ ...setup, rulings: { magic: true } })).toThrow(/rulings/);
  });

  it('CK-UNIT-2 wholeBase: switched off a unit fights on to the last half base', () => {
    const hit = (halves: number, rulings: Switched): CkStage => {
      const units = { red: ['gun Art plain C3', 'k CO plain C6'], blue: ['x CO plain B3', 'y CO plain B6', ...FAR] };
      return passTo(battle(units, rulings, { halves: { x: halves } }), 'red assault', 6);
    };
    expect([hit(2, undefined).at('x'), hit(2, { wholeBase: true }).at('x')]).toEqual(['gone', 'gone']);
    const s = hit(2, { wholeBase: false });
    expect([s.at('x'), s.unit('x').halves]).toEqual(['B3', 1]);
    expect(hit(1, { wholeBase: false }).at('x')).toBe('gone');
  });

  it('CK-FGT-7 bowsOfTheAssaulted: switched off the assaulter’s bows count too', () => {
    const fight = (rulings: Switched): CkStage => {
      const units = { red: ['a CO plain C3 bow', 'h CO plain E6'], blue: ['x CO plain B3', 'y CO plain B3', ...FAR] };
      // The volley of the shooting step hits nothing.
      return take(passTo(battle(units, rulings), 'red assault', ...ones(4)), 'C3 B3');
    };
    const on = take(take(take(fight(undefined), 'stand', ...ones(6)), 'false', ...ones(4)), 'false', ...ones(5));
    expect(on.told('fight')[0]!.tallies.target.total).toBe(6);
    const off = take(fight({ bowsOfTheAssaulted: false }), 'stand', 5, 5, 6, 1);
    expect(off.asked).toBe('blue reroll');
    take(take(take(off, 'false', ...ones(4)), 'false', ...ones(4)), 'false', ...ones(5));
    expect(lines(off.told('fight')[0]!.tallies.target)).toEqual([
      'CK-FGT-2 close order, cavalry and chariots at strength +6',
      'CK-FGT-7 bow effect -3',
      'CK-FGT-6 at least 4 +1',
    ]);
  });

  it('CK-MOV-5 lateUnits: switched off nobody ever is, whatever he would enter', () => {
    const assault = (rulings: Switched, ...faces: number[]): CkStage => {
      const units = { red: ['a CO plain C3', 'ch Ch plain C3', 'h CO plain E1'], blue: ['x CO plain C4', ...FAR] };
      const s = stage(plain({ C4: 'w' }), units, rulings ? { rulings } : {});
      return take(passTo(s, 'red assault'), 'C3 C4', ...faces);
    };
    expect(assault(undefined, 3).told('assault')[0]!.late).toEqual([0, 1]);
    const off = assault({ lateUnits: false });
    expect([off.told('assault')[0]!.late, off.asked]).toEqual([[], 'blue stand']);
    expect(lateChances(off.g, 'red', off.zone('C3'), off.zone('C4'))).toEqual([1]);
    const on = assault(undefined, 3);
    expect(lateChances(on.g, 'red', on.zone('C3'), on.zone('C4'))).toEqual([0, 0.5, 0.5]);
  });

  describe('CK-MOR-6 markersMarch', () => {
    const move = (rulings: Switched): CkStage => {
      const red = ['a CO plain D3', 'b CO plain D3', 'gun Art plain D3', 'h CO plain E1'];
      return battle({ red, blue: FAR }, rulings, { markers: { D3: 3 }, dice: ones(4) }).move('a', 'C3');
    };

    it('CK-MOR-6 switched off the markers stay while anyone does', () => {
      const on = move(undefined);
      expect([on.markers('D3'), on.markers('C3')]).toEqual([1, 2]);
      const off = move({ markersMarch: false });
      expect([off.markers('D3'), off.markers('C3')]).toEqual([3, 0]);
    });

    it('CK-MOR-6 switched off the last to bear them takes them all, even if artillery stays', () => {
      const off = move({ markersMarch: false }).move('b', 'E3');
      expect([off.markers('D3'), off.markers('E3'), off.at('gun')]).toEqual([0, 3, 'D3']);
    });
  });
});
