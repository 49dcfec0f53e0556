import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['acies-source'] },
  ssr: { resolve: { conditions: ['acies-source'] } },
  test: {
    setupFiles: ['./vitest.setup.ts'],
    include: ['packages/**/src/**/*.test.ts', 'apps/**/src/**/*.test.ts'],
    // One worker for each core: its default leaves one idle, and long suites wait for each other.
    maxWorkers: availableParallelism(),
    // Hundreds of whole battles are slow on a busy machine, and a clock is no judge of rules.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
