/** What each thread of the pool runs. */
export { playJob, surveyJob } from './job.ts';
