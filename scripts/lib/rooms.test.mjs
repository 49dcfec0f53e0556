import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { roomFaults } from './rooms.mjs';

/** The faults of a rule set with these sources. */
function faultsOf(files) {
  const folder = mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-rooms-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return roomFaults(folder);
}

it('rooms know those before them, and what stands on them knows all', () => {
  const faults = faultsOf({
    'rule-set.ts': "import './picture/card.ts';",
    'sheet/troops.ts': "import { z } from 'zod';",
    'board/look.ts': "import '../sheet/troops.ts';\nimport './board.ts';",
    'play/charge/declaring.ts': "import '../../board/look.ts';\nimport '../combat/fighting.ts';",
    'picture/card.ts': "import '../play/turn.ts';",
    'players/centurion.ts': "import '../play/turn.ts';",
    'sheet/troops.test.ts': "import '../play/turn.ts';",
  });
  expect(faults).toEqual([]);
});

it.each([
  ['sheet/troops.ts', '../board/look.ts', 'sheet does not know board/look.ts'],
  ['board/look.ts', '../play/turn.ts', 'board does not know play/turn.ts'],
  ['play/charge/declaring.ts', '../../picture/card.ts', 'play does not know picture/card.ts'],
  ['picture/card.ts', '../rule-set.ts', 'picture does not know rule-set.ts'],
  ['play/turn.ts', '../players/centurion.ts', 'play does not know players/centurion.ts'],
])('%s does not import %s', (file, path, fault) => {
  expect(faultsOf({ [file]: `import type { It } from '${path}';` })).toEqual([`${file}: ${fault}`]);
});

it('there are no other rooms', () => {
  expect(faultsOf({ 'helpers/sums.ts': '' })).toEqual(['helpers/sums.ts: helpers is no room']);
});
