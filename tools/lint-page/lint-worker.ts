/** Lints pages in a separate thread, which the main thread ends if a page takes too long. */
import { parentPort, workerData } from 'node:worker_threads';
import { createLinter } from './create-linter.ts';
import type { PageText } from './read-pages.ts';
import { readReleaseFolder } from './read-release-folder.ts';

/** The options of the worker, which are sent before the first page. */
export interface LintWorkerData {
  /** The folder of a release. */
  readonly dist: string;
  /** The site's own attributes. */
  readonly own: readonly string[];
  /** A set of rules of law/laws.ts. */
  readonly law?: string | undefined;
}

export type LintRequest = Pick<PageText, 'name' | 'text'>;

const { dist, own, law }: LintWorkerData = workerData;
const { contract, ...release } = readReleaseFolder(dist);
const lint = createLinter(contract, { ...release, own, law });

// The first page is slow, because html-validate reads its metadata of elements; that time is not counted for any page.
await lint('', '<p></p>');
parentPort?.postMessage('ready');
parentPort?.on('message', async ({ name, text }: LintRequest) => {
  parentPort?.postMessage(await lint(name, text));
});
