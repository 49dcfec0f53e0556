import { followups } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from './index.ts';

const next = (id: string, input: object, ...faces: number[]): string[] => followups(CALCULATIONS, id, input, faces);

describe('MC-RAL-1 who has gained a DMZ may rally', () => {
  it('MC-FIRE-2 MC-RAL-1 after fire, with all its DMZ', () => {
    expect(next('fire', {}, 8)).toEqual(['rally type=Spear']);
    expect(next('fire', { target: { type: 'Leg', dmz: 1 } }, 10)).toEqual(['rally dmz=2']);
    expect(next('fire', { target: { dmz: 1 }, steadyUnderFire: false }, 8)).toEqual(['rally type=Spear dmz=2']);
  });

  it('MC-FIRE-2 not if the fire had no effect, or destroyed it', () => {
    expect(next('fire', { target: { dmz: 1 } }, 7)).toEqual([]);
    expect(next('fire', { firers: 2 }, 10)).toEqual([]);
    expect(next('fire', { target: { dmz: 2 } }, 8)).toEqual([]);
  });
});

describe('after a melee', () => {
  const even = {
    attacker: { type: 'MF', charging: false, firstCombat: false, handThrown: false },
    defender: { type: 'MF', firstCombat: false, handThrown: false },
  };
  const locked =
    'attacker.type=MF attacker.firstCombat=false attacker.charging=false attacker.handThrown=false ' +
    'defender.type=MF defender.firstCombat=false defender.handThrown=false';
  const words = (line: string | undefined): string[] => (line ?? '').split(' ').sort();

  it('MC-MEL-11 after equal scores they fight on', () => {
    const [only, ...more] = next('melee', even, 5, 5);
    expect(words(only)).toEqual(words(`melee ${locked}`));
    expect(more).toEqual([]);
  });

  it('MC-RAL-1 MC-MEL-11 the loser may rally, and fights on with its DMZ', () => {
    const [rallies, again, ...more] = next('melee', even, 5, 4);
    expect(rallies).toBe('rally type=MF');
    expect(words(again)).toEqual(words(`melee ${locked} defender.dmz=1 defender.hadDmz=true`));
    expect(more).toEqual([]);
    expect(words(next('melee', even, 4, 5)[1])).toEqual(words(`melee ${locked} attacker.dmz=1 attacker.hadDmz=true`));
  });

  it('MC-MEL-5 MC-MEL-6 MC-MEL-9 it is a charge and a first combat no longer', () => {
    const [only] = next('melee', { attacker: { type: 'Spear' }, defender: { type: 'Spear' } }, 6, 5);
    expect(words(only)).toEqual(
      words(
        'melee attacker.type=Spear attacker.charging=false attacker.stationary=false attacker.firstCombat=false ' +
          'defender.type=Spear defender.firstCombat=false',
      ),
    );
  });

  /** Dice after which neither is far behind, although one has a penalty. */
  const close = (penalised: 'attacker' | 'defender'): number[] => (penalised === 'attacker' ? [4, 2] : [2, 4]);

  it.each(['flank', 'flank by light horse', 'rear', 'rear by light horse'])(
    'MC-MEL-11 the penalty of an attack in the %s holds for its half turn only',
    (attacked) => {
      for (const role of ['attacker', 'defender'] as const) {
        const again = next('melee', { ...even, [role]: { ...even[role], attacked } }, ...close(role)).at(-1);
        expect(again).toMatch(/^melee /);
        expect(again).not.toContain('attacked');
      }
    },
  );

  it.each(['flank by others', 'rear by others'])('MC-MEL-11 one engaged in front does not turn: %s', (attacked) => {
    for (const role of ['attacker', 'defender'] as const) {
      const given = { ...even, [role]: { ...even[role], attacked } };
      expect(next('melee', given, ...close(role)).at(-1)).toContain(`${role}.attacked=${attacked}`);
    }
  });

  it('MC-MEL-2 MC-RAL-1 who has to retreat is out of contact, and may rally with its leader', () => {
    const given = { ...even, defender: { ...even.defender, dmz: 1, leader: 'general', phalanx: true } };
    expect(next('melee', given, 7, 5)).toEqual(['rally type=MF dmz=2 leader=general phalanx=true']);
  });

  it('MC-MEL-1 MC-LDR-1 nothing for a unit that is destroyed: the fate of its leader is thrown for already', () => {
    expect(next('melee', even, 10, 1)).toEqual([]);
    expect(next('melee', { ...even, defender: { ...even.defender, leader: 'general' } }, 10, 1, 3)).toEqual([]);
  });
});

describe('MC-RAL-3 after the test to charge a fearsome enemy', () => {
  it('MC-RAL-3 MC-MOV-8 it charges him, as it is', () => {
    expect(next('fearsome', { type: 'MF', dmz: 1, hadDmz: true, leader: 'subordinate', tribal: true }, 10)).toEqual([
      'melee attacker.type=MF attacker.dmz=1 attacker.hadDmz=true attacker.leader=subordinate ' +
        'attacker.tribal=true defender.type=El',
    ]);
    expect(next('fearsome', { enemy: 'SCh' }, 10)).toEqual(['melee attacker.type=HH defender.type=SCh']);
  });

  it('MC-RAL-3 or it does not', () => expect(next('fearsome', {}, 1)).toEqual([]));
});

it('MC-RAL-1 MC-LDR-1 nothing is thrown after a rally, or for a leader', () => {
  expect(next('rally', {}, 10)).toEqual([]);
  expect(next('leader', {}, 1)).toEqual([]);
});
