import { TOUCH } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { type Body, bodiesOf, boxAt, ground, placeOf } from '../../testing/bodies.ts';
import { awayFrom, backwards, type FlightWish, facedAbout, flightOf, isFree, openLength } from './flight.ts';

const wish = (heading: number, length = 100, mayLeave = false): FlightWish => ({
  length: length * 100,
  heading: heading * 10,
  mayLeave,
});
/** One who flees, and whom he fled from. */
const X: Body = { at: [500, 600], heading: 180 };
const A: Body = { at: [500, 600] };

describe('flight', () => {
  it('LG-AFT-5 CB-RSP-6 goes the whole way along its heading', () => {
    expect(placeOf(flightOf(bodiesOf([X], [A]), 0, wish(0))!.end)).toBe('500 460 0');
  });

  it('LG-AFT-5 an enemy in contact whom it leaves behind bars no way, though it flees aslant from him', () => {
    // Turned about in its place its rear would reach into him.
    const heading = awayFrom(boxAt(X), { x: 51_000, y: 62_000 });
    expect(heading).toBe(3460);
    const flight = flightOf(bodiesOf([X], [{ at: [510, 600] }]), 0, { ...wish(0), heading });
    expect(flight).toMatchObject({ off: false, end: { heading: 3460 } });
  });

  it('LG-AFT-5 where that does not lead out it goes straight back from where it faced', () => {
    // Both ways aslant are shut by friends: 50 degrees off is more than it may veer, but its own rear is open.
    const friends: Body[] = [
      { at: [580, 540], heading: 0, files: 5, ranks: 8 },
      { at: [580, 720], heading: 0, files: 5, ranks: 8 },
    ];
    const flight = flightOf(bodiesOf([X, ...friends], []), 0, wish(50, 60));
    expect(placeOf(flight!.end)).toBe('500 500 0');
  });

  it('LG-AFT-5 but not straight back if that is more than a quarter from its way', () => {
    const friends: Body[] = [{ at: [600, 400], heading: 0, files: 8, ranks: 20 }];
    expect(flightOf(bodiesOf([X, ...friends], []), 0, wish(91, 60))).toBeUndefined();
  });

  it('LG-AFT-5 it veers by up to 45 degrees round an enemy in its way, by the least that is enough', () => {
    const inTheWay: Body = { at: [500, 440], files: 1, ranks: 2 };
    const { end } = flightOf(bodiesOf([X], [A, inTheWay]), 0, wish(0, 160))!;
    expect(end.heading).toBe(300);
  });

  it('LG-AFT-4 through friends, but not onto them: shorter where there is one', () => {
    const at = (y: number): Body => ({ at: [500, y], files: 12 });
    expect(placeOf(flightOf(bodiesOf([X, at(520)], [A]), 0, wish(0))!.end)).toBe('500 460 0');
    expect(placeOf(flightOf(bodiesOf([X, at(470)], [A]), 0, wish(0, 110))!.end)).toBe('500 510 0');
  });

  it('LG-AFT-5 less room than a stand is none', () => {
    const wall = (bottom: number) => [ground(0, 0, 1000, bottom)];
    expect(flightOf(bodiesOf([X], [A], wall(540)), 0, wish(0))).toBeDefined();
    expect(flightOf(bodiesOf([X], [A], wall(540.5)), 0, wish(0))).toBeUndefined();
  });

  it('LG-AFT-5 off the table only who may leave it', () => {
    const near = bodiesOf([{ at: [500, 100], heading: 180 }], []);
    expect(flightOf(near, 0, wish(0, 100, true))).toMatchObject({ off: true });
    expect(flightOf(near, 0, wish(0, 100, false))).toMatchObject({ off: false });
  });

  it('LG-MOV-6 closed ground ends it, unless it stands in it', () => {
    const from = boxAt({ at: [500, 500] });
    const far = openLength([ground(0, 0, 1000, 450)], from, 10_000);
    expect(far >= 5000 && far < 5000 + TOUCH).toBe(true);
    expect(openLength([ground(0, 0, 1000, 510)], from, 10_000)).toBe(10_000);
    expect(openLength([ground(0, 0, 1000, 450)], from, 4000)).toBe(4000);
  });

  it('a place is free on the table, on nobody, and on open ground', () => {
    const bodies = bodiesOf([X, { at: [200, 200] }], [A], [ground(700, 700, 800, 800)]);
    const free = (x: number, y: number): boolean => isFree(bodies, 0, boxAt({ at: [x, y] }));
    expect([free(400, 400), free(10, 400), free(210, 210), free(510, 610), free(720, 720)]).toEqual([
      ...[true, false, false, false, false],
    ]);
  });

  it('LG-AFT-3 backwards facing the enemy, if there is room', () => {
    expect(placeOf(backwards(bodiesOf([X], [A]), 0, 2000)!)).toBe('500 580 180');
    expect(backwards(bodiesOf([X, { at: [500, 540], heading: 180 }], [A]), 0, 2000)).toBeDefined();
    expect(backwards(bodiesOf([X, { at: [500, 542], heading: 180 }], [A]), 0, 2000)).toBeUndefined();
  });

  it('faces about in its place', () => {
    expect(placeOf(facedAbout(boxAt({ at: [500, 500] })))).toBe('500 540 180');
  });
});
