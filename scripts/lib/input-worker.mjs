// Tries spoilt input, case by case; who watches reads from `at` which one it is at.
import { parentPort, workerData } from 'node:worker_threads';

const { caseOf, Finding, openBooks, tryCase } = await import('../../packages/fuzz/dist/index.js');
const { seed, from, until, at } = workerData;
const books = await openBooks();
// What is to be spoilt is made for the first case of each kind and rules; that is no part of the case.
for (let n = 0; n < 100; n++) caseOf(books, 0, n);
for (let n = from; n < until; n++) {
  Atomics.store(at, 0, n);
  const one = caseOf(books, seed, n);
  try {
    parentPort.postMessage({ n, key: `${one.kind} ${tryCase(books, one)}` });
  } catch (fault) {
    if (!(fault instanceof Finding)) throw fault;
    parentPort.postMessage({ n, key: `${one.kind} found`, what: fault.message });
  }
}
