import { parentPort, workerData } from 'node:worker_threads';
import type { Entry } from '../../build/manifest-schema.ts';
import { unregister } from '../../build/register-tsx.mjs';
import { makeTextFiles } from '../../build/texts/make-text-files.ts';
import { makeApiDocuments } from '../reference/api-documents.ts';
import { makeContractFiles } from './contract-files.ts';

/* A thread that makes the files of a build that describe the product. */

// All features are imported below, already compiled to JavaScript, so that the hooks of tsx are not needed.
await unregister();
const { root, manifest } = workerData as { root: string; manifest: Record<string, Entry> };
const [texts, contract, api] = await Promise.all([
  makeTextFiles(root),
  makeContractFiles(root, manifest),
  makeApiDocuments(root),
]);
parentPort?.postMessage({ files: new Map([...texts, ...contract]), api });
