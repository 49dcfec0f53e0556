import { followups } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from './index.ts';

const next = (id: string, input: object, ...faces: number[]): string[] => followups(CALCULATIONS, id, input, faces);

// Warriors who charge add 4, heavy infantry adds 3.
describe('after a combat', () => {
  it('CB-AFT-7 CB-RES-11 CB-MOR-1 a rout: the beaten is pursued as it is now, and friends see it', () => {
    const given = { red: { ground: true, dp: 0 }, blue: { grade: 'C', stands: 8, dp: 1, casualties: 1 } };
    expect(next('combat', given, 4, 1)).toEqual([
      'pursuit chaser.type=War fugitive.stands=8 fugitive.dp=5 fugitive.casualties=2',
      'morale lostGrade=C',
    ]);
  });

  it('CB-AFT-5 CB-RES-10 a unit that retires is no loss yet; who need not pursue leaves it alone', () => {
    expect(next('combat', {}, 6, 1)).toEqual(['pursuit chaser.type=War fugitive.dp=2 fugitive.flight=retire']);
    expect(next('combat', { red: { grade: 'A', morale: 'average', armoured: true } }, 5, 1)).toEqual([
      'pursuit chaser.type=War chaser.armoured=true fugitive.dp=2 fugitive.flight=retire',
      'move kind=retire',
    ]);
  });

  it('CB-AFT-4 who is followed up as it falls back fights a melee', () => {
    expect(next('combat', { shakenInsteadOfDps: false }, 3, 2)).toEqual([
      'combat red.dp=1 red.motion=following up blue.dp=2 round=melee shakenInsteadOfDps=false',
    ]);
    expect(
      next('combat', { red: { formation: 'column', motion: 'standing' }, blue: { motion: 'charging' } }, 6, 2),
    ).toEqual([]);
  });

  it('CB-AFT-4 CB-CBT-4 who follows up leaves its obstacle and its fortification', () => {
    expect(next('combat', { blue: { obstacle: true, fortified: true } }, 1, 4)).toEqual([
      'combat red.dp=2 red.motion=standing blue.dp=1 blue.motion=following up round=melee',
    ]);
  });

  it('CB-CBT-10 CB-RES-12 those who halt in contact fight a melee, as they struck', () => {
    expect(
      next('combat', { red: { ranks: 3, ground: false }, blue: { obstacle: true, frontal: false } }, 3, 4),
    ).toEqual([
      'combat red.dp=1 red.ranks=3 red.motion=standing blue.dp=1 blue.obstacle=true blue.frontal=false round=melee',
    ]);
    expect(next('combat', { red: { motion: 'pursuing' } }, 5, 4)).toEqual([
      'combat red.dp=1 red.formation=unformed red.motion=standing blue.dp=1 round=melee',
    ]);
  });

  it('CB-LDR-3 CB-MOR-6 leaders are at risk, and flee with who breaks', () => {
    const led = { red: { inspires: 1 }, blue: { inspires: 1 } };
    expect(next('combat', led, 3, 3).slice(0, 2)).toEqual(['leader', 'leader']);
    expect(next('combat', led, 6, 1)).toEqual([
      'leader',
      'leader',
      'pursuit chaser.type=War fugitive.dp=2 fugitive.flight=retire',
    ]);
    const broken = { blue: { inspires: 1, dp: 5 } };
    expect(next('combat', broken, 6, 4)).toEqual([
      'leader',
      'pursuit chaser.type=War fugitive.dp=5 fugitive.casualties=1',
      'morale leadersLost=1',
    ]);
    const destroyed = { blue: { inspires: 1, dp: 5, casualties: 4 } };
    expect(next('combat', destroyed, 6, 4)).toEqual(['leader risk=unit destroyed', 'morale']);
  });

  it('CB-RES-10 CB-SPT-3 elephants beaten run amok, and are lost', () => {
    const given = { red: { type: 'El', motion: 'standing' }, blue: { motion: 'charging', ground: true, combat: 6 } };
    expect(next('combat', given, 1, 3)).toEqual(['move type=El kind=rampage', 'morale lostType=El']);
  });

  it('CB-MOR-8 CB-AFT-8 scythed chariots burst through, unless hit or their enemy is gone', () => {
    const given = { red: { type: 'SyCh' }, blue: { grade: 'C', morale: 'average', dp: 1 } };
    expect(next('combat', given, 3, 3, 6, 6)).toEqual(['morale grade=C dp=2 unitsLost=0 burst=with ranks closed']);
    // It is not known whether these open their ranks: chariots do not wait for that.
    expect(next('combat', { ...given, blue: { grade: 'A', morale: 'average' } }, 3, 3, 6, 6)).toEqual([
      'morale grade=A dp=1 unitsLost=0 burst=with ranks closed',
    ]);
    // A critical hit takes one stand of two: it halts instead.
    expect(next('combat', { ...given, red: { type: 'SyCh', stands: 2 } }, 3, 3, 1, 6, 1)).toEqual([
      'combat red.type=SyCh red.stands=2 red.casualties=1 red.motion=standing ' +
        'blue.grade=C blue.morale=average blue.dp=2 round=melee',
    ]);
    // Shaken, the enemy breaks.
    const shaken = { ...given, blue: { grade: 'C', morale: 'average', dp: 5 } };
    expect(next('combat', shaken, 1, 4, 6)).toEqual(['move kind=rout', 'morale lostGrade=C']);
  });

  it('CB-MOR-8 CB-AFT-2 elephants do so through ranks that open', () => {
    const given = { red: { type: 'El' }, blue: { grade: 'A' } };
    expect(next('combat', given, 3, 4, 6).find((line) => line.startsWith('morale'))).toBe(
      'morale grade=A dp=1 unitsLost=0 burst=with ranks opened',
    );
  });
});

describe('CB-SEQ-6 after a charge', () => {
  it('CB-AFT-7 CB-SEQ-8 what follows its combat', () => {
    const given = { charger: { type: 'War', armoured: true }, charged: { grade: 'C', morale: 'average' } };
    expect(next('charge', given, 3, 3, 6, 1)).toEqual([
      'pursuit chaser.type=War chaser.armoured=true fugitive.dp=2 fugitive.flight=retire',
    ]);
    expect(next('charge', given, 3, 3, 3, 2)).toEqual([
      'combat red.armoured=true red.dp=1 red.motion=following up blue.grade=C blue.morale=average blue.dp=2 round=melee',
    ]);
  });

  it('CB-CHG-3 CB-CBT-10 javelinmen who came far fight on unformed, and a flank is one still', () => {
    const given = { charger: { type: 'Jav', ground: true, combat: 5 }, strikes: 'flank' };
    expect(next('charge', given, 3, 3, 3, 4)).toEqual([
      'combat red.type=Jav red.combat=5 red.dp=1 red.formation=unformed red.ground=true red.motion=standing ' +
        'blue.dp=1 blue.frontal=false round=melee',
    ]);
    expect(next('charge', { ...given, distance: 1 }, 3, 3, 3, 5)[0]).not.toMatch('unformed');
  });

  it('CB-CHG-3 CB-SEQ-6 the charged lose their order only if they come on as far', () => {
    const met = (charging: boolean, distance: number, ...faces: number[]): string =>
      next('charge', { charged: { type: 'Jav', charging, combat: 6, ground: true }, distance }, 3, 3, ...faces).join();
    expect(met(false, 3, 6, 2)).toMatch(/blue\.dp=1 blue\.ground/);
    expect(met(true, 3, 3, 3, 4, 2)).toMatch(/blue\.dp=1 blue\.formation=unformed/);
    expect(met(true, 2, 3, 3, 6, 2)).toMatch(/blue\.dp=1 blue\.ground/);
  });

  it('CB-RSP-1 CB-AFT-6 a shaken unit of poor morale breaks, and friends see it', () => {
    const charged = { type: 'Hop', grade: 'C', dp: 5, inspires: 1 };
    expect(next('charge', { charged })).toEqual([
      'move type=Hop kind=rout',
      'morale lostType=Hop lostGrade=C leadersLost=1',
    ]);
  });

  it('CB-AFT-7 so does an evader who is caught', () => {
    const given = { charger: { type: 'HC' }, charged: { type: 'LI' }, distance: 1, response: 'evade' };
    expect(next('charge', given, 5, 5, 6, 2, 1)).toEqual(['move type=LI kind=rout', 'morale lostType=LI']);
    const last = { ...given, charged: { type: 'LI', casualties: 4, inspires: 1 } };
    expect(next('charge', last, 5, 5, 6, 2, 1)).toEqual(['leader risk=unit destroyed', 'morale lostType=LI']);
    expect(next('charge', given, 2, 2, 1, 5, 6)).toEqual([]);
  });

  it('CB-SPT-2 elephants whom the charge drives mad run amok before it', () => {
    const charged = { type: 'El', inspires: 1 };
    const given = { charger: { type: 'HC' }, charged: { ...charged, stands: 2 }, strikes: 'behind the flank' };
    expect(next('charge', given, 3, 3, 3, 1, 4)).toEqual(['leader', 'move type=El kind=rampage', 'morale lostType=El']);
  });

  it('CB-SPT-2 so do scythed chariots, unless it was their last stand', () => {
    const charged = { type: 'SyCh', stands: 2 };
    const given = { charger: { type: 'HC' }, charged, strikes: 'behind the flank' };
    expect(next('charge', given, 3, 3, 3, 1, 4)).toEqual(['move type=SyCh kind=rampage', 'morale lostType=SyCh']);
    const last = { ...given, charged: { ...charged, casualties: 1 } };
    expect(next('charge', last, 3, 3, 3, 1, 1)).toEqual(['morale lostType=SyCh']);
  });

  it('CB-CHG-3 CB-RSP-4 javelinmen whom horse counter-charges go half the way', () => {
    // The horse counter-charges though nothing was chosen: they meet halfway, and javelinmen keep their order over 1 JT.
    const met = (distance: number, ...faces: number[]): string =>
      next(
        'charge',
        { charger: { type: 'Jav', combat: 7, ground: true }, charged: { type: 'HC' }, distance },
        ...faces,
      ).join();
    expect(met(2, 3, 3, 3, 3, 3, 4, 2)).toMatch('chaser.type=Jav');
    expect(met(2, 3, 3, 3, 3, 3, 4, 2)).not.toMatch('unformed');
    expect(met(5, 3, 3, 3, 3, 3, 4, 2)).toMatch('red.formation=unformed');
  });

  it('CB-SEQ-6 nothing after one that falls short', () => {
    expect(next('charge', { distance: 5 }, 2, 2)).toEqual([]);
  });
});
