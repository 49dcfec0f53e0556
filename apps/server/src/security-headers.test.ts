import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Served, serve } from './serve.ts';
import { smallSite } from './testing/site.ts';

let served: Served;
beforeAll(async () => {
  served = await serve({ folder: smallSite() });
});
afterAll(() => served.close());

it.each(['', 'sw.js', 'assets/index-DUNwDzX1.js', 'nothing', '%', '%zz', '%ff', '.hidden'])(
  '"%s" comes with a policy that leaves nothing open',
  async (path) => {
    const { headers } = await fetch(served.address + path);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:|http/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  },
);

it('nothing sends a telephone on to an https that is not there', async () => {
  const { headers } = await fetch(served.address);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});
