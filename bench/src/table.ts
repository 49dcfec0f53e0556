/** Questions put to the geometry of the free table: 100 units a side on 72 x 48 inches. */
import { type Box, cosine, crowdOf, faultOfPath, INCH, nearestIn, type Step, sine, touch, walk } from '@acies/table';
import type { Contender } from './contender.ts';
import { Sfc32 } from './sfc32.ts';

const TABLE = { width: 72 * INCH, height: 48 * INCH };
const FILES = 25;
const UNIT = { width: 3810, depth: 1905 };

/** Four ranks with lanes between the files, wide enough to wheel in, nobody quite in line. */
function armyOf(rear: number, heading: number, draw: (sides: number) => number): Box[] {
  const forward = heading === 0 ? -1 : 1;
  return Array.from({ length: 4 * FILES }, (_, i) => ({
    ...UNIT,
    x: Math.round((2.4 + (i % FILES) * 2.8) * INCH) + draw(200),
    y: Math.round((rear + forward * Math.floor(i / FILES) * 5) * INCH) + draw(200),
    heading: (heading + draw(50)) % 3600,
  }));
}

const wood = (x: number, y: number, draw: (sides: number) => number) => ({
  points: Array.from({ length: 12 }, (_, i) => ({
    x: Math.round(x * INCH + sine(i * 300) * (2000 + draw(2000))),
    y: Math.round(y * INCH - cosine(i * 300) * (2000 + draw(2000))),
  })),
});

/** The foremost rank of red stands 30 inches down the table, that of blue 15 inches beyond its rear. */
function field(rearOfBlue: number) {
  const dice = new Sfc32(1);
  const draw = (sides: number): number => dice.below(sides);
  return {
    red: armyOf(45, 0, draw),
    blue: armyOf(rearOfBlue, 1800, draw),
    woods: Array.from({ length: 10 }, (_, i) => wood(6 + 6.5 * i, 24, draw)),
  };
}

const STEPS: readonly Step[] = [
  { do: 'wheel', to: 'left', angle: 150 },
  { do: 'advance', distance: INCH },
];

/** A wheel and an advance, checked against all other units and all the woods. */
export function verdictContender(): Contender {
  const { red, blue, woods } = field(3);
  const all = [...red, ...blue];
  const limits = all.map((box) => ({
    table: TABLE,
    allowance: 4 * INCH,
    barred: all.filter((other) => other !== box),
    closed: woods,
  }));
  return {
    run() {
      for (const [i, box] of all.entries()) {
        const fault = faultOfPath(box, walk(box, STEPS), limits[i]);
        // A path that is given up early would flatter us.
        if (fault) throw new Error(`the path of unit ${i} runs ${fault.kind}`);
      }
      return { verdicts: all.length };
    },
  };
}

/** The nearest enemy of each of 100 units, and who of the two armies touch. */
export function nearestContender(): Contender {
  const { red, blue } = field(15);
  return {
    run() {
      const crowd = crowdOf(blue);
      let contacts = 0;
      for (const box of red) {
        const near = nearestIn(crowd, box)!;
        for (const [i, enemy] of blue.entries()) if (touch(box, enemy)) contacts += i === near.index ? 1 : 0;
      }
      if (contacts === 0) throw new Error('nobody is in contact');
      return { armies: 1 };
    },
  };
}
