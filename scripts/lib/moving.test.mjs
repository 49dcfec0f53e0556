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
