import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { moveFiles, readPlan, withPathsMended } from './moving.mjs';

/** A folder under git that holds these sources. */
function folderWith(files) {
  const folder = mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-moving-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
  ])
    spawnSync('git', args, { cwd: folder });
  return { folder, read: (file) => readFileSync(join(folder, file), 'utf8') };
}

it('a source moves with its test, a folder with all that is in it, and paths to and from them are mended', () => {
  const { folder, read } = folderWith({
    'index.ts': "export * from './table.ts';\n",
    'table.ts': "import { troops } from './troops.ts';\nimport { z } from 'zod';\n",
    'table.test.ts': "import { table } from './table.ts';\nvi.mock('./troops.ts');\n",
    'tables.ts': "import('./table.ts');\n",
    'troops.ts': '',
    'calculators/melee.ts': "import { troops } from '../troops.ts';\nimport { field } from './fields.ts';\n",
    'calculators/fields.ts': "new URL('../table.ts', import.meta.url);\n",
  });
  const moves = readPlan('sheet: calculators troops\nboard: table=look\n');
  expect(moveFiles(folder, moves)).toBe(5);
  expect(read('index.ts')).toBe("export * from './board/look.ts';\n");
  expect(read('board/look.ts')).toBe("import { troops } from '../sheet/troops.ts';\nimport { z } from 'zod';\n");
  expect(read('board/look.test.ts')).toBe("import { table } from './look.ts';\nvi.mock('../sheet/troops.ts');\n");
  expect(read('tables.ts')).toBe("import('./board/look.ts');\n");
  expect(read('sheet/calculators/melee.ts')).toBe(
    "import { troops } from '../troops.ts';\nimport { field } from './fields.ts';\n",
  );
  expect(read('sheet/calculators/fields.ts')).toBe("new URL('../../board/look.ts', import.meta.url);\n");
});

/** A package whose doors lead to these sources. */
const packageWith = (name, doors) =>
  JSON.stringify({
    name,
    exports: Object.fromEntries(Object.entries(doors).map(([door, source]) => [door, { 'acies-source': source }])),
  });

it('what moves to another package is imported by its doors', () => {
  const { folder, read } = folderWith({
    'apps/web/package.json': packageWith('@acies/web', {}),
    'apps/web/src/client.ts': "import type { Said } from './protocol.ts';\nimport { log } from './engine/log.ts';\n",
    'apps/web/src/engine/log.ts': "import type { Said } from '../protocol.ts';\nimport { z } from 'zod';\n",
    'apps/web/src/protocol.ts': '',
    'packages/session/package.json': packageWith('@acies/session', {
      '.': './src/index.ts',
      './protocol': './src/protocol.ts',
    }),
  });
  const plan = 'packages/session/src: apps/web/src/protocol=protocol apps/web/src/engine/log=told/log';
  expect(moveFiles(folder, readPlan(plan))).toBe(2);
  expect(read('apps/web/src/client.ts')).toBe(
    "import type { Said } from '@acies/session/protocol';\nimport { log } from '@acies/session';\n",
  );
  expect(read('packages/session/src/told/log.ts')).toBe(
    "import type { Said } from '../protocol.ts';\nimport { z } from 'zod';\n",
  );
});

it('what would need a source that its package has no door to is refused before anything moves', () => {
  const { folder, read } = folderWith({
    'apps/web/package.json': packageWith('@acies/web', {}),
    'apps/web/src/log.ts': "import { words } from './words.ts';\n",
    'apps/web/src/words.ts': '',
    'packages/session/package.json': packageWith('@acies/session', { '.': './src/index.ts' }),
  });
  const plan = readPlan('packages/session/src: apps/web/src/log=log');
  expect(() => moveFiles(folder, plan)).toThrow('@acies/web has no door');
  expect(read('apps/web/src/log.ts')).toBe("import { words } from './words.ts';\n");
});

it('a name that nothing has is refused before anything moves', () => {
  const { folder, read } = folderWith({ 'table.ts': 'table' });
  expect(() => moveFiles(folder, readPlan('board: table troops'))).toThrow('is called troops');
  expect(read('table.ts')).toBe('table');
});

it('paths that lead to what stays, from what stays, are left as they are written', () => {
  const text = "import '../a/./b.ts';\nconst words = 'from ./c.ts';\n";
  expect(withPathsMended(text, 'x/y.ts', new Map([['c.ts', 'd/c.ts']]))).toBe(text);
});

it('the path to a folder keeps the slash at its end', () => {
  const moved = new Map([['x/y.ts', 'x/z/y.ts']]);
  expect(withPathsMended("new URL('../styles/', import.meta.url)", 'x/y.ts', moved)).toBe(
    "new URL('../../styles/', import.meta.url)",
  );
});
