import { execPath } from 'node:process';
import { expect, it } from 'vitest';
import { findChromium, needChromium } from './find-chromium.ts';

it('takes the Chromium that CHROMIUM names', () => expect(needChromium({ CHROMIUM: execPath })).toBe(execPath));

it('finds none on an empty path, and says what to do', () => {
  expect(findChromium({ PATH: '' })).toBeUndefined();
  expect(() => needChromium({ PATH: '' })).toThrow(/need Chromium.*apt-get install chromium/);
});

it('refuses a CHROMIUM that is not there', () =>
  expect(() => needChromium({ CHROMIUM: '/nowhere/chromium' })).toThrow('/nowhere/chromium, which is not a program'));
