export * from './chromium.ts';
