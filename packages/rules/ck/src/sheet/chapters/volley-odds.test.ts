import { enumerateWhole, scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { again, type Spread, showing } from '../../testing/by-hand.ts';
import { kind } from '../../testing/clash.ts';
import { expectedLosses, placeHits, resolveVolley, type VolleyOutcome } from './volley-odds.ts';

const units = (...words: string[]) => words.map(kind);

describe('CK-FGT-9 hits as careful players place them', () => {
  const placed = (fight: boolean, hits: number, ...words: string[]): string[] =>
    placeHits(units(...words), hits, fight).map((cover) => `${cover.score}+ ${cover.hits}`);

  it('CK-FGT-9 the owner places on those who save best, two each', () => {
    const three = ['CO noshield', 'El', 'CO'];
    expect(placed(false, 1, ...three)).toEqual(['3+ 1', '4+ 0', '5+ 0']);
    expect(placed(false, 2, ...three)).toEqual(['3+ 2', '4+ 0', '5+ 0']);
    expect(placed(false, 5, ...three)).toEqual(['3+ 2', '4+ 2', '5+ 1']);
    expect(placed(false, 6, ...three)).toEqual(['3+ 2', '4+ 2', '5+ 2']);
  });

  it('CK-FGT-9 the opponent places the rest on those who save worst', () => {
    expect(placed(false, 9, 'CO noshield', 'El', 'CO')).toEqual(['3+ 2', '4+ 2', '5+ 5']);
    expect(placed(false, 3, 'CO')).toEqual(['4+ 3']);
  });

  it('CK-SAV-1 quality counts in fights only', () => {
    expect(placed(false, 2, 'CO levy', 'CO veteran')).toEqual(['4+ 2', '4+ 0']);
    expect(placed(true, 2, 'CO levy', 'CO veteran')).toEqual(['3+ 2', '5+ 0']);
  });

  it('CK-ZONE-4 artillery takes none', () => {
    expect(placed(false, 5, 'Art', 'CO')).toEqual(['4+ 5']);
    expect(placed(false, 5, 'Art')).toEqual([]);
  });

  it('CK-SKI-1 skirmishers are known as such', () => {
    expect(placeHits(units('Sk', 'CO', 'MSk'), 0, false).map((cover) => cover.skirmisher)).toEqual([true, false, true]);
  });
});

describe('a volley with its saves', () => {
  const throwIt = (faces: number[], count: number, general: boolean, ...words: string[]): VolleyOutcome => {
    const dice = scriptedDice(faces);
    const outcome = resolveVolley(count, units(...words), general, dice);
    dice.assertUsedUp();
    return outcome;
  };

  it('CK-SHO-1 CK-SAV-1 a volley at its average stands, one above it is thrown again and then stands', () => {
    const one = { hits: 1, losses: 1, markers: 1, generalKilled: false, destroyed: 0 };
    expect(throwIt([5, 1, 1, 3], 3, false, 'CO')).toEqual(one);
    expect(throwIt([5, 6, 1, 6, 6, 6, 4, 3, 4], 3, false, 'CO')).toEqual({ ...one, hits: 3 });
  });

  it('CK-GEN-1 CK-GEN-5 the fifth hit is the general’s, saved before those of the units', () => {
    const five = [5, 5, 5, 5, 5, ...new Array<number>(10).fill(1)];
    const saves = [4, 4, 4, 4];
    expect(throwIt([...five, 1, ...saves], 15, true, 'CO', 'CO')).toMatchObject({
      generalKilled: true,
      losses: 0,
      markers: 3,
    });
    expect(throwIt([...five, 2, ...saves], 15, true, 'CO', 'CO')).toMatchObject({
      generalKilled: false,
      losses: 0,
      markers: 0,
    });
    expect(throwIt([...five, ...saves, 3], 15, false, 'CO', 'CO')).toMatchObject({ hits: 5, losses: 1, markers: 1 });
    const four = [5, 5, 5, 5, ...new Array<number>(11).fill(1)];
    expect(throwIt([...four, ...saves], 15, true, 'CO', 'CO')).toMatchObject({ hits: 4, losses: 0, markers: 0 });
  });

  it('CK-SKI-1 skirmishers lose half bases and leave no markers', () => {
    expect(throwIt([5, 5, 1, 1, 1, 1, 1, 1], 6, false, 'MSk')).toMatchObject({ losses: 2, markers: 0 });
    expect(throwIt([5, 1, 1, 1], 3, false, 'Sk', 'CO noshield')).toMatchObject({ losses: 1, markers: 0 });
    expect(throwIt([5, 1, 1, 1], 3, false, 'Sk', 'El')).toMatchObject({ losses: 1, markers: 1 });
  });
});

describe('the chances of a volley by hand', () => {
  const lossesOf = (count: number, general: boolean, ...words: string[]): Map<string, number> => {
    const target = units(...words);
    const key = ({ hits, losses, generalKilled }: VolleyOutcome): string => `${hits} ${losses} ${generalKilled}`;
    const found = enumerateWhole((dice) => resolveVolley(count, target, general, dice), key);
    return new Map([...found].map(([name, { chance }]) => [`${name}`, chance]));
  };
  const expectChances = (found: Map<string, number>, expected: Map<string, number>): void => {
    expect(new Set(found.keys())).toEqual(new Set(expected.keys()));
    for (const [name, chance] of expected) expect(found.get(name), name).toBeCloseTo(chance, 12);
  };

  it('CK-SHO-1 CK-SAV-1 four dice at a unit that saves on 5', () => {
    const hits: Spread = again(showing(5, 4), (count) => count <= 1);
    const expected = new Map<string, number>();
    hits.forEach((chance, count) => {
      // A save fails on 1 to 4.
      for (const [lost, each] of showing(3, count).entries()) expected.set(`${count} ${lost} false`, chance * each);
    });
    expectChances(lossesOf(4, false, 'CO noshield'), expected);
  });

  it('CK-SHO-1 CK-GEN-1 CK-FGT-9 eight dice at two units and a general', () => {
    const hits: Spread = again(showing(5, 8), (count) => count <= 2);
    const expected = new Map<string, number>();
    hits.forEach((chance, count) => {
      const onUnits = count >= 5 ? count - 1 : count;
      // The better unit saves on 4 and takes two, the other on 5 and takes the rest: it loses on 1 to 4.
      const better = showing(4, Math.min(2, onUnits));
      const worse = showing(3, onUnits - Math.min(2, onUnits));
      for (const [killed, each] of count >= 5
        ? ([
            [true, 1 / 6],
            [false, 5 / 6],
          ] as const)
        : ([[false, 1]] as const))
        better.forEach((first, a) => {
          worse.forEach((second, b) => {
            const name = `${count} ${a + b} ${killed}`;
            expected.set(name, (expected.get(name) ?? 0) + chance * each * first * second);
          });
        });
    });
    expectChances(lossesOf(8, true, 'CO noshield', 'CO'), expected);
  });
});

describe('CK-SAV-1 what hits in a fight cost on average', () => {
  it.each<[string[], number, boolean, number]>([
    // Close order saves on 4 or more: half are lost; elephants on 3 or more: a third.
    [['CO'], 3, false, 3 / 2],
    [['El', 'CO'], 3, false, 2 / 3 + 1 / 2],
    // The fifth is the general's, and only where there is one.
    [['CO', 'CO'], 4, true, 2],
    [['CO', 'CO'], 5, true, 2],
    [['CO', 'CO'], 5, false, 5 / 2],
    // Quality counts in a fight.
    [['CO veteran'], 2, false, 2 / 3],
    [['CO levy'], 2, false, 4 / 3],
  ])('CK-FGT-9 CK-SAV-1 %j hit %i times, a general there: %s', (words, hits, general, lost) => {
    expect(expectedLosses(units(...words), hits, general)).toBeCloseTo(lost, 12);
  });
});
