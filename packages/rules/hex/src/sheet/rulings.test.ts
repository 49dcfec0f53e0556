import { describe, expect, it } from 'vitest';
import { parseSetup } from '../board/setup.ts';
import { type HexStage, plain, type StageOptions, stage } from '../testing/stage.ts';
import { RULINGS } from './rulings.ts';

type Switched = StageOptions['rulings'];

describe('rulings that a battle may switch', () => {
  it('are all ours unless a battle says otherwise, and each cites its clause', () => {
    const s = stage(plain(4, 1), { red: ['a HI B A1 E'], blue: ['b HI B A4 W'] });
    expect(s.g.setting.rulings).toEqual({
      ...{ opportunity: true, shaken: true, freePass: true, worstCover: true, furtherMelee: true },
    });
    expect(RULINGS.map(({ id, clause }) => `${id} ${clause}`)).toEqual([
      'opportunity HX-SEQ-7',
      'shaken HX-MOR-4',
      'freePass HX-MOR-2',
      'worstCover HX-FIR-4',
      'furtherMelee HX-PUR-2',
    ]);
  });

  it('refuse a name they do not know', () => {
    const { setup } = stage(plain(4, 1), { red: ['a HI B A1 E'], blue: ['b HI B A4 W'] });
    expect(() => parseSetup({ ...setup, rulings: { magic: true } })).toThrow(/rulings/);
  });

  it('HX-SEQ-7 opportunity: switched off nobody is asked', () => {
    const moved = (rulings: Switched): string =>
      stage(plain(8, 1), { red: ['own HI B A1 E'], blue: ['bow Shot B A5 W'] }, { rulings })
        .activate('own')
        .pick('move to A2, facing E').asked;
    expect([moved(undefined), moved({ opportunity: false })]).toEqual(['blue opportunity', 'red extra-bound']);
  });

  it('HX-MOR-4 shaken: switched off nobody tests as a friend falls', () => {
    const shoot = (rulings: Switched, ...faces: number[]): HexStage => {
      const armies = { red: ['bow Shot B A1 E'], blue: ['foe HI B A2 W', 'kin HI B A3 W'] };
      const s = stage(plain(5, 1), armies, { rulings });
      s.stand('foe').sp = 1;
      return s.passAll().pick('bow at foe', ...faces);
    };
    expect(shoot(undefined, 6, 1, 1, 1, 1, 5, 1).told('shaken')).toHaveLength(1);
    expect(shoot({ shaken: false }, 6, 1, 1, 1, 1, 5).told('shaken')).toEqual([]);
  });

  it('HX-MOR-2 freePass: switched off a test passed in disorder costs 1 SP, by shooting and in melee', () => {
    const shot = (rulings: Switched): number => {
      const s = stage(plain(5, 1), { red: ['bow Shot B A1 E'], blue: ['foe HI B A3 W'] }, { rulings });
      s.stand('foe').disordered = true;
      return s.passAll().pick('bow at foe', 6, 1, 1, 1, 1, 6, 1).stand('foe').sp;
    };
    expect([shot(undefined), shot({ freePass: false })]).toEqual([5, 4]);
    const melee = (rulings: Switched): number => {
      const s = stage(plain(5, 1), { red: ['own Sk B A2 E'], blue: ['foe HI B A3 W'] }, { rulings }).lock('own', 'foe');
      s.stand('foe').disordered = true;
      return s.passAll(6, 1, 1, 1, 1, 1, 1).stand('foe').sp;
    };
    expect([melee(undefined), melee({ freePass: false })]).toEqual([5, 4]);
  });

  it('HX-FIR-4 worstCover: switched off the lines about target and cover add up', () => {
    const dice = (rulings: Switched): number => {
      const armies = { red: ['gun Art B A1 E'], blue: ['foe LC B A4 W'] };
      const s = stage(plain(5, 1, { A4: 'v' }), armies, { rulings, stands: { gun: { sp: 9 } } });
      return s
        .passAll()
        .pick('gun at foe', ...Array(rulings ? 7 : 8).fill(1), 6, 1)
        .told('shot')[0]!.tally.total;
    };
    // Nine, one for artillery's range, two less at LC; switched off one less again at defences.
    expect([dice(undefined), dice({ worstCover: false })]).toEqual([8, 7]);
  });

  it('HX-PUR-2 furtherMelee: switched off a pursuer fights the next turn', () => {
    const pursue = (rulings: Switched): HexStage => {
      const armies = { red: ['war WB B A3 E'], blue: ['foe HI B A4 W', 'kin HI B A5 W'] };
      const s = stage(plain(8, 1), armies, { rulings, breakPoints: { blue: 9 } });
      s.stand('foe').sp = 1;
      s.activate('war').pick('charge foe at A4 from A3');
      return s;
    };
    const off = pursue({ furtherMelee: false, shaken: false });
    // Seven dice with one hit, one die without, the morale test that destroys, two hexes of pursuit; the next initiative.
    off.passAll(6, 1, 1, 1, 1, 1, 1, 1, 5, 4, 6, 1);
    expect(off.told('melee')).toHaveLength(1);
    expect(off.board.contacts).toMatchObject([{ attacker: off.id('war'), defender: off.id('kin'), fresh: true }]);
    const on = pursue({ shaken: false });
    on.passAll(6, 1, 1, 1, 1, 1, 1, 1, 5, 4, ...Array(7).fill(1), ...Array(5).fill(1), 6, 1);
    expect(on.told('melee')).toHaveLength(2);
  });
});
