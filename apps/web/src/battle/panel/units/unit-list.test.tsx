import type { ScenePiece, TrayPiece } from '@acies/kernel/picture';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UnitList } from './unit-list.tsx';

const facts = {
  armies: { red: 'Romans', blue: 'Belgae' },
  rules: { id: 'hex', title: 'Hex', turnName: 'Turn', strengthUnit: 'SP' },
};
const unit = (id: number, side: 'red' | 'blue', name: string): TrayPiece => ({
  ...{ id, side, name, label: name, type: 'foot', left: 3, start: 4 },
  ...{ badges: [], leaders: [], isSpent: false },
});
const onTable: ScenePiece = {
  ...unit(1, 'red', 'Legion X'),
  ...{ x: 0, y: 0, heading: 0, width: 1, depth: 1, files: 1, ranks: 1 },
};

it('lists who stands on the table, and by its name who lies beside it', () => {
  const scene = {
    pieces: [onTable],
    trays: [
      { side: 'blue' as const, name: 'To deploy', pieces: [unit(2, 'blue', 'Nervii')] },
      { side: 'red' as const, name: 'Lost', pieces: [unit(3, 'red', 'Velites')] },
    ],
  };
  const words = renderToStaticMarkup(<UnitList facts={facts} scene={scene} onPick={() => undefined} />)
    .split(/<[^>]*>/)
    .filter(Boolean);
  const left = words[1]!.slice('Legion X'.length);
  expect(left).toMatch(/3.*4.*SP/);
  expect(words).toEqual([
    ...[expect.stringContaining('Romans'), `Legion X${left}`, 'Lost', `Velites${left}`],
    ...[expect.stringContaining('Belgae'), 'To deploy', `Nervii${left}`],
  ]);
});
