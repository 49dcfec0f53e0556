import { followups } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from './index.ts';

const next = (id: string, input: object, ...faces: number[]): string[] => followups(CALCULATIONS, id, input, faces);

describe('after a control test', () => {
  it('LG-AFT-5 routers who are not stopped rout on', () => {
    expect(next('control', { bentOn: 'routing' }, 4)).toEqual(['move kind=rout']);
    expect(next('control', { bentOn: 'routing' }, 3)).toEqual([]);
  });

  it('LG-CTL-2 LG-AFT-6 pursuers likewise pursue', () => {
    expect(next('control', { bentOn: 'pursuing' }, 4)).toEqual(['move kind=pursue']);
    expect(next('control', { bentOn: 'pursuing' }, 3)).toEqual([]);
  });

  it('LG-CTL-2 of others it is not known what they did', () => expect(next('control', {}, 6)).toEqual([]));
});

describe('after a move', () => {
  it('LG-SEQ-4 LG-MOV-7 a charge leads to combat, with the DPs of fatigue', () => {
    const given = { type: 'SC', kind: 'charge', formation: 'column', average: 1 };
    expect(next('move', { ...given, formation: undefined }, 3, 6)).toEqual(['combat red.type=SC red.dp=1']);
    expect(next('move', { kind: 'charge' }, 3, 5)).toEqual(['combat']);
    expect(next('move', { type: 'Jav', kind: 'charge', formation: 'unformed' }, 3, 6)).toEqual([
      'combat red.type=Jav red.formation=unformed',
    ]);
  });

  it('LG-AFT-6 a pursuit leads to new enemy, or to routers', () => {
    expect(next('move', { type: 'Jav', kind: 'pursue' }, 3, 5)).toEqual([
      'combat red.type=Jav red.motion=pursuing',
      'pursuit',
    ]);
  });

  it('LG-ELE-1 LG-MOR-3 a rampage leads through others', () => {
    expect(next('move', { type: 'El', kind: 'rampage' }, 3, 5)).toEqual(['morale unitLost=0 burstThrough=1']);
  });

  it.each(['basic', 'retire', 'rout'])('LG-MOV-1 a move of kind %s leads to nothing', (kind) => {
    expect(next('move', { kind }, 3, ...(kind === 'basic' ? [] : [5]))).toEqual([]);
  });
});

describe('LG-SEQ-4 after a charge', () => {
  const charger = { type: 'SC', dp: 1 };

  it('LG-RSP-6 who stands fights at the halt', () => {
    const charged = { type: 'WB', grade: 'B', dp: 2, casualties: 1, inspired: true };
    expect(next('charge', { charger, charged })).toEqual([
      'combat red.type=SC red.dp=1 blue.type=WB blue.grade=B blue.dp=2 blue.casualties=1 blue.inspired=true',
    ]);
  });

  it('LG-RSP-3 who counter-charges comes on too', () => {
    const charged = { type: 'HC', formation: 'unformed' };
    const given = { charger: { type: 'LC' }, charged, response: 'counter-charge' };
    expect(next('charge', given)).toEqual([
      'combat red.type=LC blue.type=HC blue.motion=charging blue.formation=unformed',
    ]);
  });

  it('LG-RSP-5 pursuers fight as such', () => {
    const given = { charger: { type: 'HC', pursuing: true }, charged: { type: 'SC' }, response: 'counter-charge' };
    expect(next('charge', given)).toEqual(['combat red.type=HC red.motion=pursuing blue.type=SC blue.motion=charging']);
  });

  it('LG-MOR-3 a charge in the flank by formed troops first costs 2 DP, which the combat has', () => {
    const charged = { type: 'SW', dp: 2, casualties: 1, exposed: true };
    expect(next('charge', { charger, charged })).toEqual([
      'morale dp=2 casualties=1 unitLost=0 flankCharge=1',
      'combat red.type=SC red.dp=1 blue.dp=4 blue.casualties=1',
    ]);
    expect(next('charge', { charger: { type: 'SC', pursuing: true }, charged })).toEqual([
      'combat red.type=SC red.motion=pursuing blue.dp=2 blue.casualties=1',
    ]);
  });

  it('LG-MOR-3 infantry that comes on and is charged by mounted takes 2 DP, whoever charged first', () => {
    const counter = { charger, charged: { type: 'Sk' }, response: 'counter-charge' };
    expect(next('charge', counter)).toEqual([
      'morale unitLost=0 caughtMoving=1',
      'combat red.type=SC red.dp=1 blue.type=Sk blue.dp=2 blue.motion=charging',
    ]);
    const charge = { charger: { type: 'Sk', dp: 1 }, charged: { type: 'LC' }, response: 'counter-charge' };
    expect(next('charge', charge)).toEqual([
      'morale dp=1 unitLost=0 caughtMoving=1',
      'combat red.type=Sk red.dp=3 blue.type=LC blue.motion=charging',
    ]);
  });

  it('LG-RSP-7 who evades runs, and the charge after it', () => {
    expect(next('charge', { charged: { type: 'Jav' } }, 1)).toEqual(['move type=Jav kind=evade', 'move kind=charge']);
    const pursued = { charger: { type: 'El', pursuing: true }, charged: { type: 'HC' }, response: 'evade' };
    expect(next('charge', pursued, 1)).toEqual(['move type=HC kind=evade', 'move type=El kind=pursue']);
  });

  it('LG-RSP-7 LG-MOR-5 who fails to is shaken and fights, DPs in its flank costing stands', () => {
    expect(next('charge', { charged: { type: 'Jav', dp: 2 } }, 2)).toEqual(['combat blue.type=Jav blue.dp=5']);
    expect(next('charge', { charged: { type: 'Jav', dp: 2, exposed: true } }, 2)).toEqual([
      'morale dp=5 unitLost=0 flankCharge=1',
      'combat blue.type=Jav blue.dp=5 blue.casualties=2',
    ]);
  });

  it('LG-RSP-1 LG-MOR-1 who breaks runs, and friends take it to heart unless it is light', () => {
    expect(next('charge', { charged: { type: 'SW', dp: 5 } })).toEqual(['move type=SW kind=rout', 'morale']);
    expect(next('charge', { charged: { type: 'Sk', dp: 5 } })).toEqual(['move type=Sk kind=rout']);
  });

  it('LG-UNIT-4 nobody fights who has no stand left', () => {
    const charged = { type: 'Jav', dp: 2, exposed: true };
    expect(next('charge', { charged: { ...charged, casualties: 9 } }, 1).at(-1)).toMatch(/^combat .*stands=12/);
    expect(next('charge', { charged: { ...charged, casualties: 10 } }, 1).at(-1)).toMatch(/^morale/);
  });
});

describe('LG-RSP-7 after an evade test', () => {
  const given = { grade: 'B', casualties: 1, inspired: true };

  it('LG-RSP-7 it runs, or receives the charge shaken, or breaks', () => {
    expect(next('evade', given, 1)).toEqual(['move type=Jav kind=evade']);
    expect(next('evade', { ...given, dp: 3 }, 2)).toEqual([
      'combat blue.type=Jav blue.grade=B blue.dp=5 blue.casualties=1 blue.inspired=true',
    ]);
    expect(next('evade', { dp: 5 }, 5)).toEqual(['move type=Jav kind=rout', 'morale']);
  });
});

describe('after a combat', () => {
  it('LG-AFT-6 LG-MOR-1 a rout: it runs, is pursued and perhaps caught, and friends see it', () => {
    const given = { red: { ground: true }, blue: { stands: 8, casualties: 1 } };
    expect(next('combat', given, 6, 1)).toEqual([
      'move type=SW kind=rout',
      'move kind=pursue',
      'pursuit stands=6',
      'morale',
    ]);
    expect(next('combat', { red: { ground: true } }, 6, 1)[2]).toBe('pursuit');
  });

  it('LG-AFT-4 LG-MOR-1 heavy infantry that retires is pursued, but not as routers are', () => {
    expect(next('combat', {}, 6, 1)).toEqual([
      'move type=SW kind=retire',
      'move kind=pursue',
      'morale infantryRetiring=1 unitLost=0',
    ]);
  });

  it('LG-MOR-1 light troops may run unregarded', () => {
    const given = { red: { type: 'SW', motion: 'standing' }, blue: { type: 'Sk' } };
    // Unformed, they have -1 against 3: four pips less break them.
    expect(next('combat', given, 6, 3)).toEqual(['move type=Sk kind=rout', 'move type=SW kind=pursue', 'pursuit']);
  });

  it('LG-AFT-2 who is followed up as it falls back fights on', () => {
    expect(next('combat', {}, 3, 2)).toEqual(['combat red.dp=1 red.motion=following up blue.dp=2']);
    const walls = { red: { type: 'SW', dp: 1 }, blue: { motion: 'following up' } };
    expect(next('combat', walls, 2, 4)).toEqual([
      'combat red.type=SW red.dp=3 red.motion=standing blue.dp=1 blue.motion=following up',
    ]);
  });

  it('LG-CBT-7 those who halt in contact fight on, without the bonus of a charge', () => {
    expect(next('combat', {}, 3, 4)).toEqual(['combat red.dp=1 red.motion=standing blue.dp=1']);
    const pursuing = { red: { motion: 'pursuing' } };
    expect(next('combat', pursuing, 5, 4)).toEqual([
      'combat red.dp=1 red.motion=standing red.formation=unformed blue.dp=1',
    ]);
  });

  it('LG-CBT-7 LG-RES-2 LG-RES-5 not if cavalry falls back from infantry that halts', () => {
    expect(next('combat', { red: { type: 'SC' }, blue: { type: 'WB' } }, 1, 1)).toEqual([]);
    // Unformed infantry does not repel it, and halts all the same.
    expect(next('combat', { red: { type: 'SC' }, blue: { type: 'WB', formation: 'unformed' } }, 1, 2)).toEqual([
      'combat red.type=SC red.dp=1 red.motion=standing blue.type=WB blue.dp=2 blue.formation=unformed',
    ]);
  });

  it('LG-LDR-1 a leader with either unit is at risk, and again if it is destroyed', () => {
    const led = { red: { inspired: true }, blue: { inspired: true } };
    expect(next('combat', led, 3, 4).slice(0, 2)).toEqual(['leader', 'leader']);
    const lost = { red: { ground: true }, blue: { inspired: true, stands: 2, casualties: 1, dp: 2 } };
    expect(next('combat', lost, 6, 1)).toEqual(['leader', 'leader risk=unit destroyed', 'morale']);
    expect(next('combat', { red: { inspired: true }, blue: { type: 'Art' } })).toEqual(['leader', 'morale']);
  });

  it('LG-ELE-1 LG-MOR-1 elephants beaten run amok, and are lost', () => {
    const given = { red: { type: 'El', motion: 'standing', dp: 4 }, blue: { motion: 'standing' } };
    expect(next('combat', given, 1, 4)).toEqual(['move type=El kind=rampage', 'morale']);
    expect(next('combat', given, 1, 5)).toEqual(['morale']);
  });
});

describe('after losses', () => {
  it('LG-CTL-1 LG-AFT-5 pursuit and rout end on a control test; nobody is left of the destroyed', () => {
    expect(next('pursuit', { inContact: 2 }, 3, 2)).toEqual(['control bentOn=pursuing', 'control bentOn=routing']);
    expect(next('pursuit', { inContact: 2, stands: 2 }, 3, 3)).toEqual(['control bentOn=pursuing']);
  });

  it('LG-MOR-2 units near by hear of a leader killed', () => {
    expect(next('leader', {}, 1, 2)).toEqual(['morale unitLost=0 commanderLost=1']);
    expect(next('leader', {}, 1, 3)).toEqual([]);
    expect(next('leader', { risk: 'unit destroyed' }, 4)).toEqual([]);
  });

  it('LG-MOR-1 LG-MOR-5 and of a unit that shocks have destroyed', () => {
    expect(next('morale', { dp: 5, casualties: 4 })).toEqual(['morale']);
    expect(next('morale', { dp: 4, casualties: 4 })).toEqual([]);
  });

  it('LG-SHO-4 hits are DPs, and nothing is thrown for those', () => {
    expect(next('volley', { target: { dp: 4 } }, 6, 6, 6, 6, 6, 6)).toEqual([]);
  });
});
