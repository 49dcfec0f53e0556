import { readdirSync, readFileSync } from 'node:fs';
import { Engine } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { applyAgain, type BattleCase } from './kit.ts';
import { subjectOf } from './subjects.ts';

const folder = new URL('../cases/', import.meta.url);

/** A crash that fuzzing found is stored with its seed and choices, and must never come back. */
describe('stored cases', () => {
  it.each(readdirSync(folder).filter((name) => name.endsWith('.json')))('%s plays on', async (name) => {
    const stored = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as BattleCase;
    const { rules } = await subjectOf(stored.rules);
    const engine = new Engine(rules);
    const game = applyAgain(engine, { ...stored, setup: rules.parseSetup(stored.setup) });
    expect(rules.brokenInvariants(engine.look(game))).toEqual([]);
  });
});
