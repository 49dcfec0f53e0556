import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['acies-source'] },
  ssr: { resolve: { conditions: ['acies-source'] } },
  test: {
    include: ['packages/**/src/**/*.test.ts', 'apps/**/src/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
