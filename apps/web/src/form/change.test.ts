import { clockSheet } from '@acies/rules-clock';
import { hexSheet } from '@acies/rules-hex';
import { describe, expect, it } from 'vitest';
import { changed, withSetting } from './change.ts';
import { formFields, type Settings } from './situation.ts';

const hex = hexSheet.calculations.find(({ id }) => id === 'melee')!;
const clock = clockSheet.calculations.find(({ id }) => id === 'melee')!;
const fieldAt = (calculation: typeof hex, path: string) =>
  formFields(calculation).find((field) => field.path === path)!;
const change = (calculation: typeof hex, settings: Settings, path: string, value: string | undefined) =>
  Object.fromEntries(changed(calculation, settings, fieldAt(calculation, path), value));

describe('settings', () => {
  it('are set, and forgotten where they are what is usual', () => {
    const flank = withSetting(new Map(), fieldAt(hex, 'defender.met'), 'flank');
    expect([...flank]).toEqual([['defender.met', 'flank']]);
    expect(withSetting(flank, fieldAt(hex, 'defender.met'), 'front').size).toBe(0);
    expect(withSetting(flank, fieldAt(hex, 'defender.met'), undefined).size).toBe(0);
    expect(withSetting(flank, fieldAt(hex, 'attacker.sp'), '4').get('attacker.sp')).toBe('4');
  });
});

describe('a change', () => {
  it('to what is implied leaves the address, a touch and another one too', () => {
    expect(change(clock, new Map(), 'attacker.tribal', 'false')).toEqual({ 'attacker.tribal': 'false' });
    expect(change(clock, new Map([['attacker.tribal', 'false']]), 'attacker.tribal', 'true')).toEqual({});
    expect(change(hex, new Map([['defender.sp', '2']]), 'defender.sp', '5')).toEqual({});
    expect(change(hex, new Map([['attacker.start', '7']]), 'attacker.sp', '5')).toEqual({
      ...{ 'attacker.start': '7', 'attacker.sp': '5' },
    });
  });

  it('to nothing goes back to what is implied', () => {
    expect(change(hex, new Map([['attacker.sp', '2']]), 'attacker.sp', undefined)).toEqual({});
  });

  it('of the type fills in anew what types fill in, on its own side', () => {
    const settings = new Map([
      ['attacker.sp', '4'],
      ['attacker.start', '6'],
      ['attacker.disordered', 'true'],
      ['defender.sp', '3'],
    ]);
    const kept = { 'attacker.disordered': 'true', 'defender.sp': '3' };
    expect(change(hex, settings, 'attacker.type', 'Sk')).toEqual({ ...kept, 'attacker.type': 'Sk' });
  });

  it('of the type keeps what the new one fills in no otherwise', () => {
    const settings = new Map([['attacker.began', 'woods']]);
    expect(change(hex, settings, 'attacker.type', 'Sk')).toEqual({ 'attacker.began': 'woods', 'attacker.type': 'Sk' });
  });

  it('keeps what cannot be until that is mended', () => {
    const settings = new Map([['attacker.type', 'nonsense']]);
    expect(change(hex, settings, 'defender.sp', '2')).toEqual({ 'attacker.type': 'nonsense', 'defender.sp': '2' });
    expect(change(hex, settings, 'attacker.type', 'El')).toEqual({ 'attacker.type': 'El' });
  });
});
