import type { Side } from '@acies/kernel';
import { FACES } from '@acies/zones';
import { describe, expect, it } from 'vitest';
import type { FightSituation } from '../../sheet/chapters/fight-dice.ts';
import { type CkStage, plain, type StageOptions, stage } from '../../testing/stage.ts';
import { assaultOn } from '../moving/assault.ts';
import { bowShooters, fightSituation, metAt } from './fight-situation.ts';

const situationIn = (s: CkStage, from = 'C3', to = 'B3', side: Side = 'red'): FightSituation =>
  fightSituation(s.g, assaultOn(side, s.zone(from), s.zone(to)));

/** Red at C3 against blue at B3, with these besides. */
function situation(
  red: string[],
  blue: string[] = [],
  options: StageOptions = {},
  from = 'C3',
  to = 'B3',
): FightSituation {
  const units = { red: ['a CO plain C3', ...red], blue: ['x CO plain B3', ...blue] };
  return situationIn(stage(plain(), units, options), from, to);
}

describe('CK-FGT-3 rear support', () => {
  it('CK-FGT-3 CK-ZONE-3 needs 4 bases, a general counted as one', () => {
    const behind = (halves: number): boolean =>
      situation(['b Cav plain D3', 'c Sk plain D3'], [], { halves: { b: halves - 4 } }).assaulter.rearSupport;
    expect([7, 8, 9].map(behind)).toEqual([false, true, true]);
    const led = situation(['b CO plain D3'], [], { generals: { red: ['Pyrrhus D3'] } });
    expect(led.assaulter.rearSupport).toBe(true);
    expect(situation(['b CO plain D3']).assaulter.rearSupport).toBe(false);
  });

  it('CK-FGT-3 comes from the zone opposite the contested face, for either side', () => {
    const strong = (zone: string): string[] => [`b CO plain ${zone}`, `c CO plain ${zone}`];
    for (const zone of ['C2', 'C4']) expect(situation(strong(zone)).assaulter.rearSupport).toBe(false);
    const blue = (zone: string): FightSituation => situation([], [`y CO plain ${zone}`, `z CO plain ${zone}`]);
    expect([blue('A3').target.rearSupport, blue('B2').target.rearSupport]).toEqual([true, false]);
    // Enemies behind are no support.
    expect(situation([], ['y CO plain D3', 'z CO plain D3']).assaulter.rearSupport).toBe(false);
  });

  it('CK-FGT-3 in an assault on a flank it comes from the other flank', () => {
    const s = stage(plain(), {
      red: ['a CO plain C3', 'b CO plain C2', 'c CO plain C2'],
      blue: ['x CO plain C4', 'y CO plain C5', 'z CO plain C5', 'v CO plain B4', 'w CO plain B4'],
    });
    const { assaulter, target, met } = situationIn(s, 'C3', 'C4');
    expect([assaulter.rearSupport, target.rearSupport, met]).toEqual([true, true, 'flank']);
  });

  it('CK-FGT-3 none from beyond the table', () => {
    const s = stage(plain(), { red: ['a CO plain B3'], blue: ['x CO plain A3'] });
    expect(situationIn(s, 'B3', 'A3').target.rearSupport).toBe(false);
  });
});

describe('CK-FGT-3 close order together', () => {
  it('CK-FGT-3 counts the zone and its four faces, own close order only', () => {
    const around = ['b CO plain C2', 'c CO plain C4', 'd CO plain D3'];
    expect(situation(around).assaulter.closeOrder).toBe(4);
    const others = ['e CO plain D2', 'f Aux plain C2', 'g Cav plain C4', 'h CO plain E3'];
    expect(situation([...around, ...others]).assaulter.closeOrder).toBe(4);
    expect(situation(['b CO plain C3']).assaulter.closeOrder).toBe(2);
    expect(situation(around, ['y CO plain A3', 'z CO plain B2']).target.closeOrder).toBe(3);
  });

  it('CK-FGT-3 at the edge of the table only what is there', () => {
    const s = stage(plain(), { red: ['a CO plain B1'], blue: ['x CO plain A1', 'y CO plain A2', 'z CO plain A6'] });
    expect(situationIn(s, 'B1', 'A1').target.closeOrder).toBe(2);
  });
});

describe('the situation of a fight', () => {
  it('CK-FGT-4 CK-ZONE-3 which side of a zone is met', () => {
    // Faces go up, right, down, left; red looks up, blue down.
    expect(FACES.map((face) => metAt('red', face))).toEqual(['front', 'flank', 'rear', 'flank']);
    expect(FACES.map((face) => metAt('blue', face))).toEqual(['rear', 'flank', 'front', 'flank']);
    const s = stage(plain(), {
      red: ['n CO plain B3', 's CO plain D3', 'w CO plain C2', 'e CO plain C4'],
      blue: ['x CO plain C3'],
    });
    expect(['D3', 'C2', 'C4', 'B3'].map((from) => situationIn(s, from, 'C3').met)).toEqual([
      'front',
      'flank',
      'flank',
      'rear',
    ]);
  });

  it.each([
    ['.', false],
    ['^', true],
    ['A', true],
    [',', false],
    ['w', true],
    ['s', true],
    ['=', true],
  ])('CK-FGT-4 an assault into %s is hindered: %s', (letter, hindered) => {
    const units = { red: ['a CO plain C3'], blue: ['x CO plain B3'] };
    expect(situationIn(stage(plain({ B3: letter }), units)).hindered).toBe(hindered);
    // What the assaulter stands in is no matter.
    expect(situationIn(stage(plain({ C3: letter }), units)).hindered).toBe(false);
  });

  it('CK-FGT-2 CK-UNIT-2 at strength means less than half lost', () => {
    const at = (unit: string, halves: number): boolean =>
      situation([`b ${unit} plain C3`], [], { halves: { b: halves } }).assaulter.units[1]!.atStrength;
    expect([at('CO', 4), at('CO', 3)]).toEqual([true, false]);
    expect([at('Cav', 4), at('Cav', 3)]).toEqual([true, false]);
    expect([at('Ch', 3), at('Ch', 2)]).toEqual([true, false]);
  });

  it('CK-FGT-2 CK-ZONE-4 everyone in the zone fights but artillery', () => {
    const { assaulter, target } = situation(
      ['b Sk plain C3', 'gun Art plain C3'],
      ['y El plain B3', 'foe Art plain B3'],
    );
    expect([assaulter.units.map(({ type }) => type), target.units.map(({ type }) => type)]).toEqual([
      ['CO', 'Sk'],
      ['CO', 'El'],
    ]);
  });

  it('CK-FGT-3 the winning markers of the zone that fights', () => {
    const { assaulter, target } = situation(['b CO plain C3', 'c CO plain C2'], [], { winning: ['a', 'b', 'c', 'x'] });
    expect([assaulter.winning, target.winning]).toEqual([2, 1]);
  });

  it('CK-FGT-5 the general of the zone that fights, with his gift; a second one has no effect', () => {
    const generals = { red: ['Pyrrhus C3 fight', 'Milo C3 erratic'], blue: ['Darius B3 erratic'] };
    const { assaulter, target } = situation([], [], { generals });
    expect(assaulter.general).toEqual({ fightGift: true, erratic: false });
    expect(target.general).toEqual({ fightGift: false, erratic: true });
    expect(situation(['b CO plain D3'], [], { generals: { red: ['Pyrrhus D3'] } }).assaulter.general).toBeUndefined();
  });

  it('CK-FGT-7 the bows of the assaulter count only where a battle says so', () => {
    expect(situation([]).bothBows).toBe(false);
    expect(situation([], [], { rulings: { bowsOfTheAssaulted: false } }).bothBows).toBe(true);
  });

  it('CK-SHO-3 foot of the line with bows shoots when assaulted', () => {
    const s = stage(plain(), {
      red: ['a CO plain C3'],
      blue: ['x CO plain B3 bow', 'y Aux plain B3 bow', 'z Sk plain B3 bow', 'v Cav plain B3 bow', 'w CO plain A3 bow'],
    });
    expect(bowShooters(s.g, s.zone('B3'), 'blue').map(({ type }) => type)).toEqual(['CO', 'Aux']);
  });
});
