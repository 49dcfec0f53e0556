import { encodingOf, MOST_BYTES, tooLong } from '@acies/kernel/input';
import { NoAnswer } from './client.ts';

/** The text of a file from disk; one so large that it is no game is not loaded at all, and a NoAnswer says so. */
export async function textOf(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<string> {
  if (file.size > MOST_BYTES) throw new NoAnswer(tooLong(file.name).message);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
