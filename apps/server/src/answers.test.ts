import { isObeyed } from '@acies/kernel/input';
import { expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { exchange, request, statusOf } from './testing/raw.ts';
import { smallSite } from './testing/site.ts';

it('what went wrong is said here in a line that moves nothing, and not to whoever asked', async ({
  onTestFinished,
}) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const app = await createApp(smallSite());
  onTestFinished(async () => {
    said.mockRestore();
    await app.close();
  });
  app.get('/broken', () => {
    throw new Error('\u001b[2Jof the disk\nacies: all is well');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const answer = await exchange(port, request('/broken'));
  expect(statusOf(answer)).toBe(500);
  expect(answer).toContain('Something went wrong here.');
  expect(answer).not.toContain('disk');
  const [[line]] = said.mock.calls as [[string]];
  expect(line).toMatch(/^acies: GET \/broken failed: of the disk acies: all is well$/);
  expect(isObeyed(line)).toBe(false);
});
