import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole battles by the hundred: on built packages, as users run them, for what a test runner makes of sources is slower. */
const BATTLES = [
  'packages/conformance/src/{sound-play,strength,picture,players,followups}.test.ts',
  'packages/play/src/first.test.ts',
];

/**
 * What takes minutes begins first: begun last, it would be waited for while the other core is idle. A browser needs more
 * than one core, so that browser tests and battles take turns.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const named = (pattern: RegExp) => sorted.filter(({ moduleId }) => pattern.test(moduleId));
    const [browsers, battles] = [named(/browser\/\w+\.test/), named(/(strength|sound-play)\.test/)];
    const long = battles.flatMap((file, i) => [browsers[i], file]).filter((file) => file !== undefined);
    return [...new Set([...long, ...sorted])];
  }
}

const shared = {
  globalSetup: ['./vitest.global.ts'],
  setupFiles: ['./vitest.setup.ts'],
  // Test files share a worker's modules: no file here keeps state in one, and loading them anew took most of the time.
  isolate: false,
  // Hundreds of whole battles are slow on a busy machine, and a clock is no judge of rules.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  // What is waited for comes late on a busy machine too; the second that is usual would judge the machine.
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    // One worker for each core, and one more: browser tests wait for their pages half of the time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { conditions: ['acies-source'] },
        ssr: { resolve: { conditions: ['acies-source'] } },
        test: {
          ...shared,
          name: 'sources',
          include: [
            'packages/**/src/**/*.test.ts',
            'examples/**/src/**/*.test.ts',
            'apps/**/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
          exclude: BATTLES,
        },
      },
      { test: { ...shared, name: 'built', include: BATTLES, server: { deps: { external: [/\/dist\//] } } } },
    ],
  },
});
