import type { Side } from '@acies/kernel';
import { patchOf } from '@acies/rules-disorder/testing';
import type { Terrain } from '../board/setup.ts';
import { type CbStage, type StageOptions, stage } from './stage.ts';

export { line } from '@acies/rules-disorder/testing';

/** An upright piece of terrain, from the upper left corner to the lower right; a camp is somebody’s. */
export const patch = (kind: Terrain, corners: readonly [number, number, number, number], of?: Side) => ({
  ...patchOf(kind, ...corners),
  ...(of && { of }),
});

/** One red unit asked what it does, the enemy far away in a corner or as told; another of its side stands halted. */
export const marching = (red: string, options: StageOptions = {}, blue = 'far HI 42 2'): CbStage =>
  stage({ red: [red, 'rear HI 3 29 halts'], blue: [blue] }, options).until(`red action ${red.split(' ')[0]}`);

/** DPs that units have taken: "clause unit DPs". */
export const dps = (s: CbStage): string[] =>
  s.told('disordered').map(({ clauses, unit, gained }) => `${clauses[0]} ${s.g.setting.units[unit]!.key} ${gained}`);
