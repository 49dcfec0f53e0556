import { type LegioStage, type StageOptions, stage } from './stage.ts';

export { line, patchOf as patch } from '@acies/rules-disorder/testing';

/** One red unit asked what it does, the enemy far away in a corner or as told. */
export const marching = (red: string, options: StageOptions = {}, blue = 'far SW 1700 60'): LegioStage =>
  stage({ red: [red, 'rear SW 60 1150 halts'], blue: [blue] }, options).until(`red action ${red.split(' ')[0]}`);
