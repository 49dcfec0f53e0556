import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['acies-source'] },
  ssr: { resolve: { conditions: ['acies-source'] } },
  test: {
    globalSetup: ['./vitest.global.ts'],
    setupFiles: ['./vitest.setup.ts'],
    include: ['packages/**/src/**/*.test.ts', 'apps/**/src/**/*.test.ts'],
    // Test files share a worker's modules: no file here keeps state in one, and loading them anew took most of the time.
    isolate: false,
    // One worker for each core: its default leaves one idle, and long suites wait for each other.
    maxWorkers: availableParallelism(),
    // Hundreds of whole battles are slow on a busy machine, and a clock is no judge of rules.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
