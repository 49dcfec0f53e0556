export * from './chromium.ts';
export { needChromium } from './find-chromium.ts';
