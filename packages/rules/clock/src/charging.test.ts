import { describe, expect, it } from 'vitest';
import { scene } from './testing/scene.ts';

describe('charges', () => {
  it('MC-MOV-8 MC-MOV-10 a move into contact is a charge, and the charger conforms', () => {
    const s = scene({ red: ['wb WB 30 30 0'], blue: ['mf MF 30.5 25 180', 'far MF 60 5 180'] });
    expect(s.asked).toBe('red order');
    expect(s.refusal('wb: advance 9')).toBeUndefined();
    s.order('wb: advance 6');
    expect(s.at('wb')).toBe('30.5 25 0');
    s.done(5, 5);
    expect(s.told('melee')[0]!.outcome.winner).toBe('attacker');
  });

  it('MC-MOV-2 a move beyond the allowance is refused, and by how much', () => {
    const s = scene({ red: ['leg Leg 30 40 0'], blue: ['mf MF 30 5 180'] });
    expect(s.refusal('leg: advance 7')).toBe('1 inches beyond the allowance (MC-MOV-2)');
    expect(s.refusal('leg: advance 6')).toBeUndefined();
  });
});
