export * from './lesson.ts';
export * from './module.ts';
