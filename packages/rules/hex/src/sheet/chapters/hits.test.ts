import { readFaces } from '@acies/kernel';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fighter, shot } from '../../testing/situations.ts';
import { prepareShot, resolveShot } from './firing.ts';
import { HITS } from './hits.ts';
import { prepareMelee, resolveMelee } from './melee.ts';

/** Faces and the hits they are. */
const THROWS: readonly [number[], number][] = [
  [[], 0],
  [[6], 1],
  [[5], 0],
  [[1, 2, 3, 4], 0],
  [[6, 6], 2],
  [[5, 5], 1],
  [[5, 6], 1],
  [[4, 4], 0],
  [[5, 5, 5], 1],
  [[5, 5, 5, 5], 2],
  [[5, 5, 6], 2],
  [[6, 6, 6, 5, 5, 1], 4],
];

describe('HX-FIR-1 HX-MEL-1 what hits', () => {
  it.each(THROWS)('HX-FIR-1 HX-MEL-1 %j is %i hits', (faces, hits) => {
    expect(readFaces(HITS, faces)).toBe(hits);
  });

  it.each(THROWS.filter(([faces]) => faces.length > 0))('HX-FIR-1 a shot of %j is %i hits', (faces, hits) => {
    const prepared = prepareShot(shot('Shot', 'HI', 2, { shooter: { sp: faces.length } }));
    const dice = scriptedDice(hits > 0 ? [...faces, 1] : faces);
    expect(resolveShot(prepared, dice).hits).toBe(hits);
    dice.assertUsedUp();
  });

  it.each(THROWS.filter(([faces]) => faces.length > 0))('HX-MEL-1 melee dice of %j are %i hits', (faces, hits) => {
    const attacker = fighter('Shot', { sp: faces.length });
    const dice = scriptedDice([...faces, 1, 1, 1, 1, 1, ...(hits > 0 ? [1] : [])]);
    const outcome = resolveMelee(prepareMelee({ attacker, defender: fighter('HI'), fresh: true }), dice);
    expect(outcome.defender.hits).toBe(hits);
    expect(outcome.attacker.hits).toBe(0);
    dice.assertUsedUp();
  });
});
