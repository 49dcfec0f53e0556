import { playJobs, type Watch } from './cores.ts';
import type { Job } from './job.ts';
import type { Played } from './playout.ts';
import type { GameRecord } from './record.ts';

/** Plays what a record does not hold yet and keeps it there; what it holds counts as played. */
export async function playRecorded(
  record: GameRecord,
  jobs: readonly Job[],
  cores: number,
  watch: Watch,
): Promise<(Played | undefined)[]> {
  const missing = jobs.filter((job) => record.playedOf(job) === undefined);
  const known = jobs.length - missing.length;
  watch.progress(known);
  const onward: Watch = { ...watch, progress: (done) => watch.progress(known + done) };
  if (missing.length > 0) await playJobs(missing, cores, onward, (job, played) => record.keep(job, played));
  return jobs.map((job) => record.playedOf(job));
}
