import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Whole battles by the hundred: on built packages, as users run them, for what a test runner makes of sources is slower. */
const BATTLES = ['packages/conformance/src/*-{sound-play,strength,picture}.test.ts', 'packages/play/src/first.test.ts'];

const shared = {
  globalSetup: ['./vitest.global.ts'],
  setupFiles: ['./vitest.setup.ts'],
  // Test files share a worker's modules: no file here keeps state in one, and loading them anew took most of the time.
  isolate: false,
  // Hundreds of whole battles are slow on a busy machine, and a clock is no judge of rules.
  testTimeout: 900_000,
  hookTimeout: 900_000,
};

export default defineConfig({
  test: {
    // One worker for each core: its default leaves one idle, and long suites wait for each other.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { conditions: ['acies-source'] },
        ssr: { resolve: { conditions: ['acies-source'] } },
        test: {
          ...shared,
          name: 'sources',
          include: ['packages/**/src/**/*.test.ts', 'apps/**/src/**/*.test.{ts,tsx}'],
          exclude: BATTLES,
        },
      },
      { test: { ...shared, name: 'built', include: BATTLES, server: { deps: { external: [/\/dist\//] } } } },
    ],
  },
});
