import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Everything tests write lies in one folder, which goes when the run ends. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'acies-run-'));
  process.env.ACIES_TEST_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
