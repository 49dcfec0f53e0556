import type { DiceEvent } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { type CbStage, type StageOptions, stage } from '../../testing/stage.ts';
import { dps, line, patch } from '../../testing/terrain.ts';
import { whyNotCharge } from '../charge/may-charge.ts';

/** A red unit at 20, 20 in a rank of four; the enemies as told. */
const facing = (unit: string, blue: string[], more: StageOptions = {}): CbStage => {
  const [type, ...rest] = unit.split(' ');
  return stage({ red: [`a ${type} 20 20 stands=4 files=4 ${rest.join(' ')}`, 'z HI 3 29 halts'], blue }, more);
};
const diceOf = (s: CbStage): string[] => lines(s.told('shot')[0]!.dice);
const targets = (s: CbStage): string[] => s.labels.filter((label) => label.startsWith('shoot at'));
const misses = (count: number): number[] => Array(count).fill(1);

describe('CB-SEQ-4 CB-SEQ-5 shooting and moving', () => {
  it('CB-SEQ-4 bowmen and artillery shoot or move, not both', () => {
    for (const [type, move, dice] of [
      ['Bow', 'move, 1 die', [2]],
      ['Art stands=2 files=2', 'move, without dice', []],
    ] as const) {
      const s = facing(type, ['x HI 20 16']);
      expect(s.labels).not.toContain('shoot before moving');
      s.pick(move, ...dice).go('advance 1');
      expect([s.asked, s.unit('a').shot]).toEqual(['blue action x', false]);
      const stands = facing(type, ['x HI 20 16']).pick('stand');
      expect(stands.asked).toBe('red shoot a');
    }
    // To turn on the spot is to move as well.
    const turned = facing('Bow', ['x HI 20 23 facing=0']).pick('change formation').go('turn about');
    expect(turned.asked).toBe('blue action x');
  });

  it('CB-SEQ-5 skirmishers, missile troops and light cavalry shoot before or after moving', () => {
    for (const type of ['Sk', 'LI', 'LC']) {
      const before = facing(type, ['x HI 20 19'], { leaders: { red: ['Max general z skirmish'] } }).pick(
        'shoot before moving',
        ...misses(4),
      );
      expect([before.asked, before.unit('a').shot]).toEqual(['red action a', true]);
      expect(before.labels).not.toContain('shoot before moving');
      before.pick('move, 1 die', 3).go('turn about, advance 1');
      expect([before.asked, before.unit('a').moved]).toEqual(['blue action x', true]);
      const after = facing(type, ['x HI 20 18']).pick('move, 1 die', 3).go('advance 1');
      expect(after.asked).toBe('red shoot a');
    }
  });

  it('CB-SEQ-5 all others only after or instead of moving', () => {
    for (const type of ['Jav', 'HI javelin', 'Ch', 'HC javelin', 'Rab javelin']) {
      expect(facing(type, ['x HI 20 19']).labels).not.toContain('shoot before moving');
      expect(facing(type, ['x HI 20 18']).pick('move, 1 die', 3).go('advance 1').asked).toBe('red shoot a');
      expect(facing(type, ['x HI 20 19']).pick('stand').asked).toBe('red shoot a');
    }
    expect(facing('LI none', ['x HI 20 19']).labels).not.toContain('shoot before moving');
  });

  it('CB-SEQ-5 CB-CMD-4 who is to choose at whom may still hold, and then stands', () => {
    const s = facing('Sk directed', ['x HI 20 19', 'y HI 24.01 19.2']).pick('shoot before moving').pick('hold');
    expect([s.told('shot'), s.unit('a').moved, s.asked.startsWith('red action a')]).toEqual([[], false, false]);
  });

  it('CB-SEQ-5 whom to shoot at first is asked only of who may choose', () => {
    const s = facing('Sk directed', ['x HI 20 19', 'y HI 24.01 19.2']).pick('shoot before moving');
    expect([s.asked, s.labels.at(-1), s.labels.length]).toEqual(['red shoot a', 'hold', 3]);
    expect(facing('Sk', ['x HI 20 18']).labels).not.toContain('shoot before moving');
  });

  it('CB-SHO-5 who has nobody to shoot at is not asked, and one may hold', () => {
    expect(facing('Bow', ['x HI 20 14.9']).pick('stand').asked).toBe('blue action x');
    const s = facing('Bow', ['x HI 20 15']).pick('stand');
    expect([targets(s), s.pick('hold').asked, s.told('shot')]).toEqual([['shoot at x, 5 JT'], 'blue action x', []]);
  });
});

describe('CB-SHO-1 to CB-SHO-3 dice', () => {
  it('CB-SHO-1 two a stand of front-rank bowmen, and of missile troops who do not move', () => {
    const still = facing('LI', ['x HI 20 19'])
      .pick('stand')
      .pick('shoot', ...misses(8));
    expect(diceOf(still)).toEqual(['CB-SHO-1 stationary missile troops +8']);
    const moved = facing('LI', ['x HI 20 18'])
      .pick('move, 1 die', 3)
      .go('advance 1')
      .pick('shoot', ...misses(4));
    expect(diceOf(moved)).toEqual(['CB-SHO-1 stands +4']);
    const first = facing('LI', ['x HI 20 19']).pick('shoot before moving', ...misses(4));
    expect(diceOf(first)).toEqual(['CB-SHO-1 stands +4']);
    const bows = facing('Bow', ['x HI 20 16'])
      .pick('stand')
      .pick('shoot', ...misses(8));
    expect(diceOf(bows)).toEqual(['CB-SHO-1 front rank of bowmen +8']);
    const others = facing('Jav', ['x HI 20 19'])
      .pick('stand')
      .pick('shoot', ...misses(4));
    expect(diceOf(others)).toEqual(['CB-SHO-1 stands +4']);
  });

  it('CB-SHO-1 CB-UNIT-7 who has turned or formed is not stationary, nor who has left its formation', () => {
    const one = ['CB-SHO-1 stands +4'];
    const turned = facing('LI facing=10', ['x HI 20 19']).pick('change formation').go('face 0');
    expect(diceOf(turned.pick('shoot', ...misses(4)))).toEqual(one);
    const formed = facing('LI', ['x HI 20 19']).pick('change formation').go('files 2, files 4, sidestep left 0.1');
    expect(diceOf(formed.pick('shoot', ...misses(4)))).toEqual(one);
    const loose = facing('LI line', ['x HI 20 19']).pick('unform').pick('stand');
    expect(diceOf(loose.pick('shoot', ...misses(4)))).toEqual(one);
  });

  it('CB-SHO-1 who shot so does not move after it in this phase, but may charge in the next', () => {
    const shoot = (how: string, dice: number) =>
      facing('LI', ['x Sk 20 19']).pick(how, ...(how === 'stand' ? [] : misses(dice)));
    const still = shoot('stand', 8).pick('shoot', ...misses(8));
    expect([still.unit('a').shotStill, still.unit('a').moved, still.asked]).toEqual([true, false, 'blue action x']);
    expect(whyNotCharge(still.g, 0, 2)).toBeUndefined();
    const first = shoot('shoot before moving', 4);
    expect([first.unit('a').shotStill, first.asked, whyNotCharge(first.g, 0, 2)]).toEqual([
      ...[false, 'red action a', undefined],
    ]);
    // Asked again, it would find no way to move.
    const again = facing('LI shotStill shot', ['x Sk 20 19']);
    expect(again.asked).toBe('blue action x');
  });

  it('CB-SHO-5 a second rank of bowmen throws one a stand, and no third', () => {
    const s = stage({ red: ['a Bow 20 20 stands=12 files=4', 'z HI 3 29 halts'], blue: ['x HI 20 16'] });
    s.pick('stand').pick('shoot', ...misses(12));
    expect(diceOf(s)).toEqual(['CB-SHO-1 front rank of bowmen +8', 'CB-SHO-5 second rank of bowmen +4']);
  });

  it('CB-SHO-3 one fewer for each DP; who has none left is not asked', () => {
    const s = facing('Jav dp=3', ['x HI 20 19']).pick('stand').pick('shoot', 1);
    expect(diceOf(s).at(-1)).toBe('CB-SHO-3 DPs -3');
    expect(facing('Jav dp=4', ['x HI 20 19']).pick('stand').asked).toBe('blue action x');
  });

  it('CB-SHO-2 half at a target in cover, and of rabble', () => {
    const dice = (more: StageOptions, unit = 'Jav', face = 2) =>
      diceOf(
        facing(unit, ['x HI 20 19'], more)
          .pick('stand')
          .pick('shoot', ...misses(face)),
      ).at(-1);
    const COVER = 'CB-SHO-2 half at a target in cover -2';
    expect(dice({ terrain: [patch('difficult', [15, 17, 25, 18.5])] })).toBe(COVER);
    for (const kind of ['obstacle', 'major', 'fortification'] as const)
      expect(dice({ lines: [line(kind, [15, 19.4], [25, 19.4])] })).toBe(COVER);
    expect(dice({}, 'Rab javelin')).toBe('CB-SHO-2 half for rabble -2');
    const COVERED: StageOptions = { terrain: [patch('difficult', [15, 17, 25, 18.5])] };
    // CB-SHO-3: 4 dice halved, then 1 DP; the other way round it would be 3 dice, and 1 of them halved.
    expect(dice(COVERED, 'Jav dp=1', 1)).toBe('CB-SHO-3 DPs -1');
    expect(dice({ ...COVERED, rulings: { dpBeforeHalving: true } }, 'Jav dp=1', 2)).toBe(
      'CB-SHO-2 half at a target in cover -1',
    );
    // A barrier nearer to the shooters is none, nor is one behind the target, nor a gap.
    for (const y of [19.6, 17]) expect(dice({ lines: [line('obstacle', [15, y], [25, y])] }, 'Jav', 4)).not.toBe(COVER);
    expect(dice({ lines: [line('gap', [15, 19.4], [25, 19.4])] }, 'Jav', 4)).not.toBe(COVER);
  });
});

describe('CB-SHO-4 CB-SHO-5 hits', () => {
  const hits = (unit: string, target: string, ...faces: number[]) => {
    const s = facing(unit, [target])
      .pick('stand')
      .pick('shoot', ...faces);
    return s.told('shot')[0]!.hits;
  };

  it('CB-SHO-4 on 6; 5 at short range at the unarmoured', () => {
    expect(hits('Jav', 'x HI 20 19', 6, 5, 5, 4)).toBe(3);
    expect(hits('Jav', 'x Leg 20 19', 6, 5, 5, 4)).toBe(1);
    const bows = [6, 5, 5, 5, 5, 5, 5, 5];
    expect([hits('Bow', 'x HI 20 18.9', ...bows), hits('Bow', 'x HI 20 19', ...bows)]).toEqual([1, 8]);
  });

  it('CB-SHO-4 artillery +2 at formed; +1 at elephants or chariots', () => {
    expect(hits('Art stands=3 files=3', 'x HI 20 10', 6, 4, 3)).toBe(2);
    expect(hits('Art stands=3 files=3', 'x LI 20 10', 6, 5, 4)).toBe(1);
    expect(hits('Bow', 'x Ch 20 16', 6, 5, 5, 4, 4, 4, 4, 4)).toBe(3);
  });

  it('CB-SHO-5 each hit is a DP, and no more once shaken', () => {
    const s = facing('Jav', ['x HI 20 19 dp=3']).pick('stand').pick('shoot', 6, 6, 6, 1);
    expect([dps(s), s.unit('x')]).toMatchObject([['CB-SHO-5 x 2'], { dp: 5, shaken: true, casualties: 0 }]);
  });

  it('CB-SHO-5 CB-SPT-1 special troops throw for theirs', () => {
    const s = facing('Jav', ['x El 20 19']).pick('stand').pick('shoot', 6, 6, 1, 1, 3, 3);
    expect([s.told('critical'), s.unit('x').dp]).toMatchObject([[{ dps: 2, hits: 0 }], 0]);
  });

  it('CB-SHO-5 CB-SPT-2 beasts that run amok do so at once', () => {
    // Hit, fate 4 to 6 rampages; straight on, 4 and 3 JT.
    const s = facing('Jav', ['x El 20 19', 'y HI 40 5']).pick('stand').pick('shoot', 6, 1, 1, 1, 1, 6, 6, 4, 3);
    expect([s.at('x'), s.asked]).toEqual(['gone', 'blue action y']);
  });

  it('CB-LDR-3 the leader of a unit that is hit is in danger, before its DPs', () => {
    const led: StageOptions = { leaders: { blue: ['Kai general x'] } };
    const hit = facing('Jav', ['x HI 20 19'], led).pick('stand').pick('shoot', 6, 1, 1, 1, 1, 1);
    expect([hit.leader('Kai'), hit.log.slice(-2)]).toEqual([
      'gone',
      ['Kai is killed', expect.stringContaining('takes 1 DP')],
    ]);
    const missed = facing('Jav', ['x HI 20 19'], led).pick('stand').pick('shoot', 1, 1, 1, 1);
    expect(missed.leader('Kai')).toBe('x');
  });
});

describe('CB-SHO-5 CB-CMD-4 targets', () => {
  const at = (s: CbStage): string[] => targets(s.pick('stand')).map((label) => label.split(' ')[2]!.slice(0, -1));

  it('CB-SHO-5 the nearest, unless directed', () => {
    const blue = ['x HI 18 16', 'y HI 22.1 16.5'];
    expect([at(facing('Bow', blue)), at(facing('Bow directed', blue))]).toEqual([['y'], ['y', 'x']]);
  });

  it('CB-UNIT-1 bow and sling reach 5 JT, javelins 1, engines 20', () => {
    const reach = (unit: string, y: number) => facing(unit, [`x HI 20 ${y}`]).pick('stand').asked === 'red shoot a';
    for (const [unit, jt] of [
      ['Bow', 5],
      ['LI sling', 5],
      ['Jav', 1],
    ] as const)
      expect([reach(unit, 20 - jt), reach(unit, 19.9 - jt)]).toEqual([true, false]);
    const far = (y: number) =>
      stage({ red: ['a Art 20 28', 'z HI 3 29 halts'], blue: [`x HI 20 ${y}`] }).pick('stand').asked;
    expect([far(8), far(7.9)]).toEqual(['red shoot a', 'blue action x']);
  });

  it('CB-SHO-5 within 45 degrees to either side of its front', () => {
    const seen = (x: number) => facing('Bow', [`x HI ${x} 18 stands=4 files=1 column`]).pick('stand').asked;
    // Its front reaches to 22, and 2 JT before it the arc to 24.
    expect([seen(24.4), seen(26.6)]).toEqual(['red shoot a', 'blue action x']);
    expect(facing('Bow', ['x HI 20 23 facing=0']).pick('stand').asked).toBe('blue action x');
  });

  it('CB-SHO-5 in sight: not through units, nor through difficult ground that neither stands in', () => {
    const friend = stage({
      red: ['a Bow 20 20 stands=4 files=4', 'b HI 20 18.5 stands=12 files=12 halts'],
      blue: ['x HI 20 16'],
    });
    expect(friend.until('red action a').pick('stand').asked).toBe('blue action x');
    const wood: StageOptions = { terrain: [patch('difficult', [5, 17, 35, 18])] };
    expect(facing('Bow', ['x HI 20 16'], wood).pick('stand').asked).toBe('blue action x');
    const inside: StageOptions = { terrain: [patch('difficult', [5, 17, 35, 20.2])] };
    expect(facing('Bow', ['x HI 20 16'], inside).pick('stand').asked).toBe('red shoot a');
  });

  it('CB-SHO-5 never into combat', () => {
    const s = stage(
      { red: ['a Bow 20 20 stands=4 files=4', 'b HI 5 17'], blue: ['x HI 20 17', 'y HI 22 15'] },
      { contacts: ['b x'] },
    );
    expect(at(s)).toEqual(['y']);
  });

  it('CB-SHO-5 the initiative side shoots first, and previews its dice', () => {
    const s = stage({ red: ['a Bow 20 20 stands=4'], blue: ['x Bow 20 16 stands=4'] }, { initiative: 'blue' });
    expect(s.pick('stand').asked).toBe('blue shoot x');
    expect(s.question.preview(s.question.options![0]!)).toBe('6 dice, 1.0 DPs on average');
    const die = s.pick('shoot', ...misses(6)).events.find(({ type }) => type === 'dice') as DiceEvent;
    expect(die).toMatchObject({ side: 'blue', unit: 'x', label: 'shooting' });
  });
});
