/** Lints pages in a thread of its own, which the main thread ends if a page takes too long. */
import { parentPort, workerData } from 'node:worker_threads';
import { createLinter } from './create-linter.mjs';
import { readReleaseFolder } from './read-release-folder.mjs';

const { contract, ...release } = readReleaseFolder(workerData.dist);
const lint = createLinter(contract, { ...release, own: workerData.own, law: workerData.law });

// The first page is slow: html-validate reads what it knows of elements. No page's time counts that.
await lint('', '<p></p>');
parentPort.postMessage('ready');
parentPort.on('message', async ({ name, text }) => parentPort.postMessage(await lint(name, text)));
