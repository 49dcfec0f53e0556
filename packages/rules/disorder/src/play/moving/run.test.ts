import { canWheelOnto, centreOf } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { type Body, bodiesOf, boxAt, ground, placeOf, STAND } from '../../testing/bodies.ts';
import { canTurnAt, comesAt, flush, runAt } from './run.ts';

const A: Body = { at: [500, 600] };
const X: Body = { at: [500, 500], heading: 180 };
const run = (
  own: readonly Body[],
  enemies: readonly Body[],
  length: number,
  closed: Parameters<typeof bodiesOf>[2] = [],
) => runAt(bodiesOf(own, enemies, closed), 0, own.length, length * 100);

describe('runs at an enemy', () => {
  it('LG-SEQ-4 comes into contact if it goes so far, and not a pace short of it', () => {
    expect(run([A], [X], 100)).toMatchObject({ met: { enemy: 1, at: 'front' }, wheels: false });
    expect(placeOf(run([A], [X], 100).end)).toBe('500 500 0');
    const short = run([A], [X], 99);
    expect([short.met, placeOf(short.end)]).toEqual([undefined, '500 501 0']);
  });

  it.each([
    [0, 'rear'],
    [90, 'flank'],
    [270, 'flank'],
    [180, 'front'],
  ] as const)('LG-MOR-3 says where it meets an enemy who faces %i', (heading, at) => {
    expect(run([A], [{ at: [500, 480], heading }], 200).met?.at).toBe(at);
  });

  it('LG-SEQ-4 formed it wheels only for one whom it does not meet straight ahead; unformed it faces freely', () => {
    const aside: Body = { at: [640, 500], heading: 180 };
    expect(run([A], [X], 200).wheels).toBe(false);
    expect(run([A], [aside], 300)).toMatchObject({ wheels: true, met: { enemy: 1 } });
    expect(run([{ ...A, unformed: true }], [aside], 300)).toMatchObject({ wheels: false, met: { enemy: 1 } });
  });

  it('LG-AFT-6 whomever it meets first stops it, a friend without contact', () => {
    const between: Body = { at: [500, 550], heading: 180 };
    expect(run([A], [X, between], 200).met).toEqual({ enemy: 2, at: 'front' });
    // As near as counts as touching.
    const friend = run([A, between], [X], 200);
    expect([friend.met, placeOf(friend.end)]).toEqual([undefined, '500 549.9 0']);
  });

  it('LG-AFT-6 of two met at once it is the one that it goes for', () => {
    const [left, right]: Body[] = [
      { at: [470, 500], heading: 180 },
      { at: [530, 500], heading: 180 },
    ];
    expect(run([A], [left!, right!], 200).met?.enemy).toBe(1);
    expect(run([A], [right!, left!], 200).met?.enemy).toBe(1);
  });

  it('LG-MOV-6 closed ground stops it', () => {
    const stopped = run([A], [X], 200, [ground(0, 520, 1000, 560)]);
    expect([stopped.met, placeOf(stopped.end)]).toEqual([undefined, '500 559.7 0']);
  });

  it('LG-SEQ-4, CB-SEQ-6 is known to come at him without asking where it ends', () => {
    const others: readonly Body[] = [{ at: [500, 550], heading: 180 }, { at: [470, 540] }, { at: [640, 500] }];
    const isSame = (own: readonly Body[], enemies: readonly Body[], length: number): boolean => {
      const [bodies, target] = [bodiesOf(own, enemies), own.length];
      const comes = comesAt(bodies, 0, target, length);
      expect(comes).toBe(runAt(bodies, 0, target, length).met?.enemy === target);
      return comes;
    };
    const found = [false, true].flatMap((unformed) =>
      [40, 99, 100, 250].flatMap((length) =>
        others.flatMap((other) => [
          isSame([{ ...A, unformed }], [X], length * 100),
          isSame([{ ...A, unformed }], [X, other], length * 100),
          isSame([{ ...A, unformed }], [other, X], length * 100),
          isSame([{ ...A, unformed }, other], [X], length * 100),
        ]),
      ),
    );
    expect(new Set(found)).toEqual(new Set([true, false]));
  });

  describe('LG-SEQ-4, CB-SEQ-6 whom it cannot turn to it does not come at', () => {
    const turns = (own: Body, enemy: Body): boolean => canTurnAt(bodiesOf([own], [enemy]), 0, 1);
    const behind: Body = { at: [500, 720] };

    it('one behind it, or behind its flank, unless it is unformed', () => {
      expect([turns(A, X), turns(A, { at: [640, 500] })]).toEqual([true, true]);
      expect([turns(A, behind), turns(A, { at: [565, 640] })]).toEqual([false, false]);
      expect(turns({ ...A, unformed: true }, behind)).toBe(true);
    });

    it('whoever stands wherever, and however far it goes', () => {
      let cannot = 0;
      let straightOnly = 0;
      for (let x = 400; x <= 600; x += 8)
        for (let y = 530; y <= 690; y += 8)
          for (const heading of [0, 35, 90, 250])
            for (const files of [3, 9]) {
              const bodies = bodiesOf([A], [{ at: [x, y], heading, files }]);
              const comes = [20, 60, 150, 400].some((length) => comesAt(bodies, 0, 1, length * 100));
              if (canTurnAt(bodies, 0, 1)) {
                straightOnly += Number(comes && !canWheelOnto(bodies.boxOf(0), centreOf(bodies.boxOf(1))));
                continue;
              }
              expect(comes, `${x} ${y} ${heading} ${files}`).toBe(false);
              cannot++;
            }
      expect(cannot).toBeGreaterThan(1000);
      // Of a broad enemy an end may be straight ahead where no wheel brings his middle there.
      expect(straightOnly).toBeGreaterThan(0);
    });
  });

  it('LG-SEQ-4 stays where it came to the edge, with at least a stand together', () => {
    const target = boxAt(X);
    const at = (x: number): string => placeOf(flush(boxAt({ at: [x, 500] }), target, 'front', STAND));
    expect([at(500), at(530), at(540), at(555)]).toEqual(['500 500 0', '530 500 0', '540 500 0', '540 500 0']);
    expect(placeOf(flush(boxAt({ at: [520, 480], heading: 270 }), target, 'left', STAND))).toBe('530 480 270');
  });
});
