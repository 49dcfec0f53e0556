import { expect, test } from 'vitest';
import { PLAN, Tab, withFreshGames } from './testing/tab.ts';

withFreshGames();

/** A battle in which a side is asked where its first unit is deployed. */
async function deploying(): Promise<Tab> {
  const tab = await new Tab().begin({ ...PLAN, rules: 'clock', battle: 'zama' });
  await tab.choose();
  expect(tab.state.asked!.decision).toBe('deploy');
  return tab;
}

test('what is asked says where a piece may go, instead of how far its kind goes', async () => {
  const tab = await deploying();
  const [piece] = tab.state.asked!.about;
  const kindsOf = async (id: number) => (await tab.ask('overlays', { piece: id })).map(({ kind }) => kind);
  expect(await kindsOf(piece!)).toEqual(['zone', 'place']);
  for (let i = 0; tab.state.asked!.decision !== 'order' && i < 3; i++) await tab.choose();
  const [first] = tab.state.asked!.about;
  const [reach] = await tab.ask('overlays', { piece: first! });
  expect(reach).toMatchObject({ kind: 'move', text: expect.stringMatching(/^May go \d+ inches now/) });
});

test('of a leader who is asked about only his own reach is laid out', async () => {
  const tab = await new Tab().begin({ ...PLAN, rules: 'cb', battle: 'gaugamela' });
  for (let i = 0; tab.state.asked!.decision !== 'command' && i < 9; i++) await tab.choose();
  const [piece] = tab.state.asked!.about;
  const laid = await tab.ask('overlays', { piece: piece! });
  expect(laid.map(({ kind, of }) => `${of}: ${kind}`)).toEqual(['leader: move']);
});

test('a wish that cannot be fulfilled comes back with why, and with the wish', async () => {
  const tab = await deploying();
  const wish = { piece: tab.state.asked!.about[0]!, x: 80_000, y: tab.state.scene.height / 2 };
  const attempt = await tab.ask('aim', { wish });
  expect(attempt).toMatchObject({ refused: undefined, amended: { clause: 'MC-SEQ-3', wish } });
  expect(attempt!.amended!.text).toMatch(/: \d+(\.\d)? inches too far$/);
});
