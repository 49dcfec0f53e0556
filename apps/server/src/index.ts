export { createApp } from './app.ts';
export { type Served, serve } from './serve.ts';
export { start } from './start.ts';
