import { followups } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from './index.ts';

const next = (id: string, input: object, ...faces: number[]): string[] => followups(CALCULATIONS, id, input, faces);

describe('HX-MOR-4 friends of a stand that is destroyed test', () => {
  it('HX-MOR-4 shot down: as if hit once, and without loss', () => {
    expect(next('firing', { target: { sp: 1 } }, 6, 1, 1, 1, 6)).toEqual(['morale cap=0']);
    expect(next('firing', { target: { sp: 2 } }, 6, 1, 1, 1, 6)).toEqual([]);
    expect(next('firing', { target: { sp: 1 } }, 1, 1, 1, 1)).toEqual([]);
  });

  it('HX-MOR-4 by a morale test of its own', () => {
    expect(next('morale', { sp: 1 }, 6)).toEqual(['morale cap=0']);
    expect(next('morale', { sp: 2, cap: 2 }, 6)).toEqual(['morale cap=0']);
    expect(next('morale', { sp: 2 }, 6)).toEqual([]);
    expect(next('morale', { sp: 1, cap: 0 }, 6)).toEqual([]);
  });

  it('HX-MOR-4 HX-PUR-1 in melee, before the winner pursues', () => {
    const lone = { attacker: { type: 'HC', sp: 1, impact: 0 }, defender: { sp: 1 } };
    expect(next('melee', { ...lone, fresh: false }, 6, 1, 6)).toEqual(['morale cap=0']);
    const two = { attacker: { type: 'HC', sp: 1 }, defender: { sp: 1 }, fresh: false };
    expect(next('melee', two, 6, 1, 6)).toEqual(['morale cap=0', 'pursuit type=HC']);
  });

  it('HX-MOR-4 HX-PUR-1 a winner that falls in winning pursues nobody', () => {
    const given = { attacker: { sp: 1 }, defender: { sp: 2 } };
    // Two hits by the attacker on 4 dice, one by the defender; then both tests.
    expect(next('melee', given, 6, 6, 1, 1, 6, 1, 6, 1)).toEqual(['morale cap=0']);
    expect(next('melee', given, 6, 6, 1, 1, 6, 1, 1, 1)).toEqual(['pursuit']);
  });
});

describe('HX-PIL-1 after pila', () => {
  it('HX-PIL-1 HX-MOR-2 the stand hit tests, capped as by firing, and is disordered in the melee', () => {
    expect(next('pilum', { sp: 4, disordered: true }, 6)).toEqual([
      'morale',
      'melee attacker.disordered=true defender.type=Leg defender.sp=4 defender.disordered=true defender.pilum=false',
    ]);
    expect(next('pilum', {}, 6, 6, 6)[0]).toBe('morale hits=3');
  });

  it('HX-PIL-1 pila thrown are not thrown again, charging or charged', () => {
    expect(next('pilum', {}, 1, 2, 3)).toEqual(['melee defender.type=Leg defender.pilum=false']);
    expect(next('pilum', { attacking: true }, 6)).toEqual([
      'morale',
      'melee attacker.type=Leg attacker.pilum=false defender.disordered=true',
    ]);
  });

  it('HX-MEL-7 a stand that threw in support supports', () => {
    expect(next('pilum', { supporting: true }, 1)).toEqual(['melee defender.supports=1']);
    expect(next('pilum', { supporting: true, attacking: true }, 1)).toEqual(['melee attacker.supports=1']);
  });
});

describe('after a melee', () => {
  const winning = (attacker: object): string[] =>
    next('melee', { attacker: { sp: 1, impact: 0, ...attacker }, defender: { sp: 3 }, fresh: false }, 6, 1, 1, 1, 1);

  it.each([
    ['warbands must', { type: 'WB', impact: 3 }, ['pursuit impact=3']],
    ['heavy cavalry may', { type: 'HC', impact: 2 }, ['pursuit type=HC impact=2']],
    ['chariots must, whatever their impact', { type: 'Ch' }, ['pursuit type=Ch impact=0']],
    ['light cavalry has no impact', { type: 'LC' }, []],
    ['nor have heavy cavalry whose battle says so', { type: 'HC' }, []],
  ])('HX-PUR-1 %s pursue', (_, attacker, expected) => expect(winning(attacker)).toEqual(expected));

  it('HX-PUR-1 the defender pursues if it is he who wins', () => {
    const given = { attacker: { sp: 2 }, defender: { type: 'MC', sp: 1 }, fresh: false };
    expect(next('melee', given, 1, 1, 6, 1)).toEqual(['pursuit type=MC']);
  });

  it('HX-MEL-6 stands that draw fight on without impact, as the melee has left them', () => {
    const given = { attacker: { sp: 2, commander: true }, defender: { sp: 2, commander: true } };
    // A hit each on five dice and two; the attacker's leader is lost on 6 and then 5.
    expect(next('melee', given, 6, 1, 1, 1, 1, 6, 1, 6, 5, 1)).toEqual([
      'melee attacker.start=4 attacker.sp=1 attacker.disordered=true ' +
        'defender.start=5 defender.sp=2 defender.disordered=true defender.commander=true fresh=false',
    ]);
    expect(next('melee', { ...given, fresh: false }, 1, 1, 1, 1)).toEqual([
      'melee attacker.start=4 attacker.sp=2 attacker.commander=true ' +
        'defender.start=5 defender.sp=2 defender.commander=true fresh=false',
    ]);
  });

  it('HX-MEL-6 HX-MOR-4 if one of them falls there is nothing to go on with', () => {
    const given = { attacker: { sp: 1 }, defender: { sp: 2 }, fresh: false };
    expect(next('melee', given, 6, 6, 1, 6, 1)).toEqual(['morale cap=0']);
  });
});

describe('HX-PUR-2 after a pursuit', () => {
  it('HX-PUR-2 who runs into an enemy has charged him', () => {
    expect(next('pursuit', { type: 'HC', impact: 4 }, 2)).toEqual(['melee attacker.type=HC attacker.impact=4']);
    expect(next('pursuit', {}, 6)).toEqual(['melee']);
  });

  it('HX-PUR-2 who stays meets nobody', () => expect(next('pursuit', {}, 1)).toEqual([]));
});

it('HX-ORD-1 an order test has nothing thrown after it', () => {
  expect(next('order-test', {}, 6)).toEqual([]);
});
