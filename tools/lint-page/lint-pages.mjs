import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { refused, unreadable } from './create-linter.mjs';

/** Milliseconds for one page: a newspaper's takes a tenth of a second, more on a busy machine. */
const TIMEOUT = 15_000;

/**
 * Lints pages one after another in a worker. A page that takes too long or ends the worker is a finding; the next one
 * gets a new worker.
 * @param {AsyncIterable<{ name: string, text: string, status?: number }>} pages
 * @param {object} options
 * @param {string} options.dist the folder of a release
 * @param {string[]} options.own the site's own attributes
 * @param {string} [options.law] a set of rules of law/laws.mjs
 * @param {number} [options.timeout] milliseconds for one page
 * @returns {AsyncGenerator<{ name: string, findings: import('./create-linter.mjs').Finding[] }>}
 */
export async function* lintPages(pages, { dist, own, law, timeout = TIMEOUT }) {
  let worker;
  try {
    for await (const { name, text, status = 200 } of pages) {
      worker ??= await startWorker({ dist, own, law });
      const findings = await lintIn(worker, { name, text }, timeout);
      if (!findings) {
        await worker.terminate();
        worker = undefined;
      }
      const tooLong = `It cannot be checked within ${timeout / 1000} seconds.`;
      const answered = status === 200 ? [] : [refused(name, status)];
      yield { name, findings: [...answered, ...(findings ?? [unreadable(name, tooLong)])] };
    }
  } finally {
    await worker?.terminate();
  }
}

/** Resolves once the worker can lint. */
async function startWorker(workerData) {
  const worker = new Worker(new URL('./lint-worker.mjs', import.meta.url), { workerData });
  await once(worker, 'message');
  return worker;
}

/** @returns {Promise<object[] | undefined>} undefined where the worker did not answer in time, or ended */
async function lintIn(worker, page, timeout) {
  const ending = AbortSignal.timeout(timeout);
  worker.postMessage(page);
  try {
    const [findings] = await once(worker, 'message', { signal: ending });
    return findings;
  } catch {
    // Too late, or out of memory.
    return undefined;
  }
}
