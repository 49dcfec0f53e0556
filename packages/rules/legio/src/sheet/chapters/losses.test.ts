import { describe, expect, it } from 'vitest';
import { engaged } from '../../testing/fighters.ts';
import { resultOf } from '../combat/combat-results.ts';
import { lossesOf } from './losses.ts';

const FOE = [engaged('WB')];
const FRESH = { dp: 0, shaken: false, casualties: 0 };
const SETBACK = resultOf('set-back', engaged('SW'), FOE);
const DEFEAT = resultOf('defeat', engaged('SW'), FOE);
const ROUT = resultOf('rout', engaged('SW'), FOE);

describe('LG-MOR-5 what a result leaves of a unit', () => {
  it('LG-MOR-5 the fifth DP shakes it', () => {
    const after = { dpGained: 2, casualties: 0, standsLost: 0, destroyed: false };
    expect(lossesOf({ ...FRESH, dp: 2 }, 6, SETBACK)).toEqual({ ...after, dp: 4, shaken: false, becameShaken: false });
    expect(lossesOf({ ...FRESH, dp: 3 }, 6, SETBACK)).toEqual({ ...after, dp: 5, shaken: true, becameShaken: true });
  });

  it('LG-MOR-5 DPs beyond it each cost a stand', () => {
    expect(lossesOf({ ...FRESH, dp: 4 }, 6, SETBACK)).toMatchObject({
      dp: 5,
      dpGained: 1,
      casualties: 1,
      standsLost: 1,
    });
    const tie = resultOf('inconclusive', { ...engaged('SW'), shaken: true }, FOE);
    expect(lossesOf({ dp: 5, shaken: true, casualties: 2 }, 6, tie)).toEqual({
      ...{ dp: 5, shaken: true, casualties: 3 },
      ...{ dpGained: 0, standsLost: 1, becameShaken: false, destroyed: false },
    });
  });

  it('LG-RES-1 the DPs for halting are given with it', () => {
    const victory = resultOf('victory', engaged('HC', 'charging', 'line', { grade: 'A' }), FOE);
    expect(lossesOf(FRESH, 6, victory).dp).toBe(0);
    expect(lossesOf(FRESH, 6, victory, 1).dp).toBe(1);
  });

  it('LG-RES-6 a defeat costs a stand and no DP', () => {
    expect(lossesOf(FRESH, 6, DEFEAT)).toMatchObject({ dp: 0, shaken: false, casualties: 1, standsLost: 1 });
  });

  it('LG-RES-7 LG-MOR-5 who breaks is shaken', () => {
    expect(lossesOf({ ...FRESH, dp: 1, casualties: 1 }, 6, ROUT)).toEqual({
      ...{ dp: 5, shaken: true, casualties: 2 },
      ...{ dpGained: 0, standsLost: 1, becameShaken: true, destroyed: false },
    });
  });

  it('LG-UNIT-4 the last stand takes the unit', () => {
    expect(lossesOf({ ...FRESH, casualties: 4 }, 6, DEFEAT).destroyed).toBe(false);
    expect(lossesOf({ ...FRESH, casualties: 5 }, 6, DEFEAT).destroyed).toBe(true);
  });

  it('LG-RES-7 elephants routed are destroyed', () => {
    const routed = resultOf('rout', engaged('El'), FOE);
    expect(lossesOf(FRESH, 1, routed)).toMatchObject({ destroyed: true, standsLost: 0 });
  });
});
