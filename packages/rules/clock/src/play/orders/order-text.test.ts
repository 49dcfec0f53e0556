import { BadInput } from '@acies/kernel';
import { INCH } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { patch } from '../../testing/marching.ts';
import { stage } from '../../testing/stage.ts';
import { parseOrder, parsePlace } from './order-text.ts';

const battle = () =>
  stage(
    {
      red: [
        ...['pike1 Pike 30 30 0', 'pike2 Pike 31.6 30 0', 'pike3 Pike 30 31.6 0'],
        ...['spa1 Spear 40 30 0', 'spa2 Spear 41.6 30 0', 'spa3 Spear 43.2 30 0'],
        ...['num1 LH 50 40 0', 'gau1 WB hidden wood', 'leg1-2 Leg 60 40 0'],
      ],
      blue: ['x MF 70 3 180', 'gau9 WB hidden wood'],
    },
    {
      leaders: { red: ['Hannibal general spa1', 'Hanno subordinate pike1'], blue: ['Scipio general x'] },
      armies: { red: { stratagems: ['ambush'] }, blue: { stratagems: ['ambush'] } },
      terrain: [patch('rough', 10, 10, 25, 20, 'wood')],
    },
  );
const parsed = (text: string) => parseOrder(battle().g, 'red', text);
const advance = (inches: number) => ({ do: 'advance', distance: inches * INCH });
const [HANNIBAL, HANNO, CLOCK] = [0, 1, -1];

describe('MC-ORD-1 orders as they are typed', () => {
  it.each(['done', 'Done', ' end ', 'no more', 'no more orders'])('%s', (text) =>
    expect(parsed(text)).toEqual({ do: 'done' }),
  );

  it.each([
    ['pike1: advance 4', [0], [advance(4)]],
    ['PIKE1 : ADVANCE 4', [0], [advance(4)]],
    ['pike1 pike2: advance 4, wheel left 30', [0, 1], [advance(4), { do: 'wheel', to: 'left', angle: 300 }]],
    ['pike1, pike2 pike1: back 1', [0, 1], [{ do: 'back', distance: INCH }]],
    ['pike1-3: advance 2', [0, 1, 2], [advance(2)]],
    ['pike2-2: advance 2', [1], [advance(2)]],
    ['group pike2: advance 2', [0, 1, 2], [advance(2)]],
    ['group leg1-2: advance 2', [8], [advance(2)]],
    ['leg1-2: advance 2', [8], [advance(2)]],
    [
      'pike1: incline right 2 45 then sidestep left 1',
      [0],
      [
        { do: 'incline', distance: 2 * INCH, angle: 450 },
        { do: 'sidestep', to: 'left', distance: INCH },
      ],
    ],
    [
      'num1: face 37.5; turn about',
      [6],
      [
        { do: 'face', heading: 375 },
        { do: 'turn', to: 'about' },
      ],
    ],
  ])('%s', (text, units, steps) => expect(parsed(text)).toMatchObject({ do: 'move', units, steps }));

  it.each([
    ['pike1: advance 4', HANNO],
    ['num1: advance 4', HANNIBAL],
    ['leg1-2: advance 4', CLOCK],
    ['Hannibal: pike1: advance 4', HANNIBAL],
    ['hanno: pike1: advance 4', HANNO],
    ['clock: pike1: advance 4', CLOCK],
    ['disengage num1', HANNIBAL],
    ['Hanno: disengage num1', HANNO],
    ['clock: feign num1', CLOCK],
  ])('MC-ORD-2 who gives it: %s', (text, by) => expect(parsed(text)).toHaveProperty('by', by));

  it.each([
    ['forced march num1: advance 8', { do: 'forced march', units: [6], steps: [advance(8)] }],
    ['Forced march group pike1: advance 1', { do: 'forced march', units: [0, 1, 2], steps: [advance(1)] }],
    ['disengage num1', { do: 'disengage', unit: 6, feigned: false, by: HANNIBAL }],
    ['Feign num1', { do: 'disengage', unit: 6, feigned: true, by: HANNIBAL }],
    ['ride Hannibal num1', { do: 'ride', leader: HANNIBAL, to: 6 }],
    ['ride hannibal to num1', { do: 'ride', leader: HANNIBAL, to: 6 }],
    ['reveal gau1 at 20 14 facing 180', { do: 'reveal', unit: 7, x: 20 * INCH, y: 14 * INCH, heading: 1800 }],
    ['reveal gau1 20 14', { do: 'reveal', unit: 7, x: 20 * INCH, y: 14 * INCH, heading: 0 }],
    ['reveal gau1 at 20.5, 14.25 facing 360', { do: 'reveal', unit: 7, x: 20.5 * INCH, y: 14.25 * INCH, heading: 0 }],
  ])('%s', (text, order) => expect(parsed(text)).toEqual(order));

  it('blue’s ambush faces down the table unless told otherwise', () =>
    expect(parseOrder(battle().g, 'blue', 'reveal gau9 at 20 14')).toMatchObject({ heading: 1800 }));

  it.each([
    ['spa1 (Iberian spears): advance 2', { units: [3] }],
    ['spa1 (one), spa2 (two): advance 2', { units: [3, 4] }],
    ['disengage num1 (Numidians)', { unit: 6 }],
    ['ride Hanno to num1 (Numidians)', { to: 6 }],
    ['reveal gau1 (Gauls) at 20 14', { unit: 7 }],
  ])('the name that an option has beside an id may be typed with it: %s', (text, order) =>
    expect(parsed(text)).toMatchObject(order),
  );
});

const KEYS = 'pike1, pike2, pike3, spa1, spa2, spa3, num1, gau1, leg1-2';
const EXAMPLES = 'write for example "pike1: advance 4, wheel left 30"';
const BOTH = `${EXAMPLES} or "group pike1: advance 5", and "help orders" tells the rest`;

describe('MC-ORD-1 what is not understood', () => {
  it.each([
    ['', `"" is no order; ${BOTH}`],
    ['attack', `"attack" is no order; ${BOTH}`],
    ['a: b: c: d', `"a: b: c: d" is no order; ${BOTH}`],
    ['Hanno: Hanno: disengage num1', `"Hanno: Hanno: disengage num1" is no order; ${BOTH}`],
    ['pike9: advance 4', `red has no unit "pike9"; it has ${KEYS}`],
    ['x: advance 4', `red has no unit "x"; it has ${KEYS}`],
    ['pike1-4: advance 4', `red has no unit "pike4"; it has ${KEYS}`],
    ['pike3-1: advance 4', '"pike3-1" is no range of units; write for example "pike1-4"'],
    ['pike1-999999999: advance 4', '"pike1-999999999" is no range of units; write for example "pike1-4"'],
    [': advance 4', `the order does not say whom; ${EXAMPLES}`],
    ['pike1:', `the order says whom, but not where; ${EXAMPLES}`],
    ['group gau1: advance 4', 'gau1 is not on the table'],
    ['group: advance 4', `red has no unit "group"; it has ${KEYS}`],
    ['Scipio: pike1: advance 4', 'red has no leader "Scipio"; it has Hannibal, Hanno'],
    ['Hanno: forced march num1: advance 4', 'the clock pays for a forced march, no leader orders it'],
    ['disengage', 'disengage whom? Write "disengage" and the id of a unit in contact'],
    ['feign', 'feign whom? Write "feign" and the id of a unit in contact'],
    ['ride Scipio num1', 'red has no leader "Scipio"; it has Hannibal, Hanno'],
    ['ride Hannibal', 'to whom does Hannibal ride? Write for example "ride Hannibal to pike2"'],
    ['ride Hannibal to', 'to whom does Hannibal ride? Write for example "ride Hannibal to pike2"'],
    ['ride', 'red has no leader ""; it has Hannibal, Hanno'],
    ['reveal gau1', '"" is no place; write for example "at 20 14 facing 180"'],
    ['reveal gau1 at -1 14', '"-1 14" is no place; write for example "at 20 14 facing 180"'],
    [
      'pike1: march 4',
      '"march 4" is no step: a step starts with advance, incline, wheel, turn, face, sidestep, back, form',
    ],
    [
      'pike1: ride 4',
      '"ride 4" is no step: a step starts with advance, incline, wheel, turn, face, sidestep, back, form',
    ],
    ['pike1: advance four', '"advance four" is not understood: write it like "advance 4"'],
    ['pike1: wheel left 12.34', '"wheel left 12.34" has an angle finer than a tenth of a degree'],
    ['pike1: advance 0', 'a step of nothing is no step: advance'],
    ['pike1: advance 2, wheel left 0', 'a step of nothing is no step: wheel'],
    ['pike1: form 3 1', 'a unit is one base and has no formation to change'],
    [`pike1: ${Array(9).fill('advance 0.1').join(', ')}`, 'an order has 8 steps at most, not 9'],
  ])('"%s"', (text, message) => expect(() => parsed(text)).toThrow(new BadInput(message)));

  it('a unit that is gone is not offered', () => {
    const s = battle();
    for (const key of ['pike1', 'pike2', 'pike3', 'spa1', 'spa2', 'spa3', 'num1']) s.unit(key).where = 'gone';
    expect(() => parseOrder(s.g, 'red', 'pike9: advance 1')).toThrow('red has no unit "pike9"; it has gau1, leg1-2');
    expect(() => parseOrder(s.g, 'red', 'group pike1: advance 1')).toThrow(new BadInput('pike1 is not on the table'));
    expect(s.refusal('pike1: advance 1')).toBe('pike1 is not on the table (MC-ORD-1)');
  });

  it('examples name units that are there', () => {
    const s = battle();
    for (const key of ['pike1', 'pike2', 'pike3']) s.unit(key).where = 'gone';
    expect(() => parseOrder(s.g, 'red', 'spa1:')).toThrow('write for example "spa1: advance 4, wheel left 30"');
    expect(() => parseOrder(s.g, 'blue', 'attack')).toThrow('"x: advance 4, wheel left 30" or "group x: advance 5"');
  });

  it('leaders whose names begin alike', () => {
    const leaders = { red: ['Hanno subordinate a', 'Hannos subordinate b', 'Elder general c'] };
    const red = ['a Leg 30 30 0', 'b Leg 34 30 0', 'c Leg 38 30 0', 'u Leg 42 30 0'];
    const s = stage({ red, blue: ['x MF 60 5 180'] }, { leaders });
    Object.assign(s.g.setting.leaders[2]!, { name: 'Hanno the Elder' });
    const rider = (name: string) => parseOrder(s.g, 'red', `ride ${name} u`);
    expect(['Hanno', 'Hannos', 'Hanno the Elder', 'Hanno to'].map(rider)).toEqual(
      [0, 1, 2, 0].map((leader) => ({ do: 'ride', leader, to: 3 })),
    );
  });

  it('a side without leaders', () => {
    const s = stage({ red: ['u Leg 30 30 0'], blue: ['x MF 60 5 180'] });
    expect(() => parseOrder(s.g, 'red', 'Ann: u: advance 1')).toThrow('red has no leader "Ann"; it has none');
  });
});

describe('MC-SEQ-3 MC-ORD-3 places as they are typed', () => {
  it.each([
    ['20 14', 200, 20, 14, 200],
    ['at 20 14', 0, 20, 14, 0],
    ['20,14 facing 90', 0, 20, 14, 900],
    ['AT 20.5 14.25 FACING 359.9', 0, 20.5, 14.25, 3599],
    ['0 0 facing 360', 450, 0, 0, 0],
  ])('%s', (text, usual, x, y, heading) =>
    expect(parsePlace(text, usual)).toEqual({ x: x * INCH, y: y * INCH, heading }),
  );

  it.each(['', '20', '20 14 90', '-1 14', '20 14 facing', '20 14 facing 12.34', 'x y'])('not "%s"', (text) =>
    expect(() => parsePlace(text, 0)).toThrow(BadInput),
  );
});
