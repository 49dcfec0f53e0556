/** What each thread of the pool runs. */
export { playJob as default } from './job.ts';
