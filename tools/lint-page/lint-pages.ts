import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Finding, refused, unreadable } from './finding.ts';
import type { LintRequest, LintWorkerData } from './lint-worker.ts';
import type { PageText } from './read-pages.ts';

/** The time limit for one page in ms: a newspaper's page takes a tenth of a second, on a busy machine more. */
const TIMEOUT = 15_000;

interface LintPagesOptions extends LintWorkerData {
  /** The time limit for one page in ms. */
  readonly timeout?: number;
}

interface LintedPage {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/**
 * Lints pages one after another in a worker. A page that takes too long or ends the worker gets a finding; the next one
 * gets a new worker.
 */
export async function* lintPages(
  pages: AsyncIterable<PageText>,
  { timeout = TIMEOUT, ...workerData }: LintPagesOptions,
): AsyncGenerator<LintedPage> {
  let worker: Worker | undefined;
  try {
    for await (const { name, text, status = 200 } of pages) {
      worker ??= await startWorker(workerData);
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

/** Resolves once the worker is ready. */
async function startWorker(workerData: LintWorkerData): Promise<Worker> {
  const worker = new Worker(new URL('./lint-worker.mjs', import.meta.url), { workerData });
  await once(worker, 'message');
  return worker;
}

/** @returns undefined if the worker did not answer in time, or ended */
async function lintIn(
  worker: Worker,
  page: LintRequest,
  timeout: number,
): Promise<readonly Finding[] | undefined> {
  const ending = AbortSignal.timeout(timeout);
  worker.postMessage(page);
  try {
    const [findings]: readonly (readonly Finding[])[] = await once(worker, 'message', { signal: ending });
    return findings;
  } catch {
    // The worker was too slow, or out of memory.
    return undefined;
  }
}
