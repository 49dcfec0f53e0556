import { describe, expect, it } from 'vitest';
import type { ChargeFacts } from '../combat/charge-rules.ts';
import { TROOP_IDS, type TroopId } from '../troops.ts';
import { FLIGHTS, freeHack, isCaught, meetsNewEnemy, SHORT_OF_ENEMY } from './catching.ts';

describe('CB-AFT-7 the free hack', () => {
  const before = { dp: 2, shaken: false, casualties: 1 };

  it('CB-AFT-7 costs routers one stand and nothing more', () => {
    expect(freeHack({ dp: 5, shaken: true, casualties: 1 }, 'HI', 6, 'break')).toEqual({
      ...{ dp: 5, shaken: true, casualties: 2, breaks: false, destroyed: false },
    });
    expect(freeHack(before, 'HI', 6, 'break')).toMatchObject({ dp: 2, shaken: false });
  });

  it.each(FLIGHTS.filter((flight) => flight !== 'break'))('CB-AFT-7 who %ss and is caught also breaks', (flight) => {
    expect(freeHack(before, 'HI', 6, flight)).toEqual({
      ...{ dp: 5, shaken: true, casualties: 2, breaks: true, destroyed: false },
    });
  });

  it('CB-UNIT-3 destroyed below half its stands', () => {
    for (const flight of FLIGHTS) {
      expect(freeHack({ ...before, casualties: 2 }, 'HI', 6, flight).destroyed).toBe(false);
      expect(freeHack({ ...before, casualties: 3 }, 'HI', 6, flight).destroyed).toBe(true);
    }
  });

  it('CB-AFT-7 caught by who moves as far as the flight and the gap', () => {
    expect(isCaught({ gap: 2, fled: 5, chased: 7 })).toBe(true);
    expect(isCaught({ gap: 2, fled: 5, chased: 6.5 })).toBe(false);
    expect(isCaught({ gap: 0, fled: 5, chased: 5 })).toBe(true);
  });
});

describe('CB-AFT-7 new enemy', () => {
  const facts = (change: Partial<ChargeFacts> = {}, target: TroopId = 'HI'): ChargeFacts => ({
    ...{ kind: 'met in pursuit', pursuing: true },
    ...{ type: 'War', formation: 'unformed', shaken: false, formedUp: false, spontaneous: false },
    ...{ distance: 0, reach: 0 },
    ...change,
    target: { type: target, formation: 'line', shaken: false, stationary: true, frontal: true },
  });

  it('CB-AFT-7 is charged at once, once a turn', () => {
    for (const type of TROOP_IDS.filter((one) => one !== 'Art'))
      expect(meetsNewEnemy(facts({ type }), false)).toBe('charge');
    expect(meetsNewEnemy(facts(), true)).toBe('halt short');
    expect(SHORT_OF_ENEMY).toBe(1);
  });

  it('CB-CHG-1 CB-CHG-4 not by the shaken, nor by cavalry if it is a phalanx', () => {
    expect(meetsNewEnemy(facts({ shaken: true }), false)).toBe('halt short');
    expect(meetsNewEnemy(facts({ type: 'HC' }, 'Pike'), false)).toBe('halt short');
    expect(meetsNewEnemy(facts({}, 'Pike'), false)).toBe('charge');
  });
});
