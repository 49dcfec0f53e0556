export * from './store-checks.ts';
export * from './tab.ts';
