import { zoneName } from '@acies/zones';
import { describe, expect, it } from 'vitest';
import { IN_RESERVE } from '../board/places.ts';
import { type CkStage, plain, stage } from '../testing/stage.ts';
import { picture } from './picture.ts';

/** "kind text: zones" of every overlay round a unit. */
const overlays = (s: CkStage, key: string): string[] =>
  picture
    .overlays(s.g, s.id(key))
    .map(
      ({ kind, text, cells }) => `${kind} ${text}: ${cells!.map((zone) => zoneName(s.g.setting.grid, zone)).join(' ')}`,
    );

describe('overlays', () => {
  it('show the first step by what it takes, and how far a faster unit comes', () => {
    const s = stage(plain(), { red: ['cav Cav plain E1'], blue: ['imm CO elite E3'] });
    // Sideways is free but where the enemy watches the zone.
    expect(overlays(s, 'cav').slice(0, 3)).toEqual([
      'move Moves 1 zone: no roll: D1',
      'move Moves 1 zone: needs 3 or more, 67%: E2',
      'move Moves up to 2 zones a turn: C1 D2',
    ]);
    s.unit('cav').moved = true;
    expect(overlays(s, 'cav').some((text) => text.startsWith('move'))).toBe(false);
  });

  it('show how far a unit shoots', () => {
    const s = stage(plain(), { red: ['sk Sk plain E1', 'gun Art plain E5'], blue: ['imm CO elite A4'] });
    const ranges = (key: string): string[] => overlays(s, key).filter((text) => text.startsWith('range'));
    expect(ranges('sk')).toEqual(['range Shoots 1 zone away with 2D6: D1 E2']);
    expect(ranges('gun')).toEqual(['range Shoots 1 zone away: D5 E6 E4', 'range Shoots 2 zones away: C5 E3']);
    expect(ranges('imm')).toEqual([]);
    s.unit('gun').silent = true;
    expect(ranges('gun')).toEqual([]);
  });

  it('show who can assault a unit, who could come up to, and who can shoot at it', () => {
    const s = stage(plain(), {
      red: ['pike CO plain D3'],
      blue: ['imm CO elite C3', 'sk Sk plain C3', 'cav Cav plain B2', 'gun Art plain B3', 'far CO plain A6'],
    });
    const threats = (): string[] => overlays(s, 'pike').filter((text) => text.startsWith('threat'));
    expect(threats()).toEqual([
      'threat C3 can assault it: imm and sk: C3',
      'threat Could come up and assault it: cav and gun: B2 B3',
      'threat Can shoot at it: sk and gun: B3 C3',
    ]);
    s.unit('sk').silent = true;
    expect(threats()[2]).toBe('threat Can shoot at it: gun: B3');
    s.unit('pike').zone = IN_RESERVE;
    expect(overlays(s, 'pike')).toEqual([]);
  });
});
