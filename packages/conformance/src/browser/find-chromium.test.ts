import { execPath } from 'node:process';
import { expect, it } from 'vitest';
import { findChromium, needChromium, placesOf } from './find-chromium.ts';

it('takes the Chromium that CHROMIUM names', () => expect(needChromium({ CHROMIUM: execPath })).toBe(execPath));

it('finds none on an empty path, and says what to do', () => {
  expect(findChromium({ PATH: '' }, 'linux')).toBeUndefined();
  expect(() => needChromium({ PATH: '' }, 'linux')).toThrow(/need Chromium.*apt-get install chromium/);
});

it('refuses a CHROMIUM that is not there, or is a folder', () => {
  expect(() => needChromium({ CHROMIUM: '/nowhere/chromium' })).toThrow('/nowhere/chromium, which is not a program');
  expect(() => needChromium({ CHROMIUM: process.cwd() })).toThrow('which is not a program');
});

it('looks along the path first, by every name', () => {
  expect(placesOf({ PATH: '/a:/b' }, 'linux').slice(0, 3)).toEqual([
    '/a/chromium',
    '/b/chromium',
    '/a/chromium-browser',
  ]);
});

it('looks on macOS where programs lie, of everybody and of the user', () => {
  const places = placesOf({ PATH: '/a', HOME: '/Users/caesar' }, 'darwin');
  expect(places[0]).toBe('/a/chromium');
  expect(places).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(places).toContain('/Users/caesar/Applications/Chromium.app/Contents/MacOS/Chromium');
});

it('looks on Windows along its path and below each folder of programs', () => {
  const places = placesOf({ Path: 'C:\\a;D:\\b', PROGRAMFILES: 'C:\\Program Files' }, 'win32');
  expect(places.slice(0, 2)).toEqual(['C:\\a\\chromium.exe', 'D:\\b\\chromium.exe']);
  expect(places.at(-1)).toBe('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
});
