import { parentPort, workerData } from 'node:worker_threads';
import { makeTextFiles } from '../../build/text-files.mjs';
import { makeContractFiles } from './contract-files.mjs';

/* A thread that makes the files beside a build that describe the product. */

const { root, manifest } = workerData;
const [texts, contract] = await Promise.all([makeTextFiles(root), makeContractFiles(root, manifest)]);
parentPort.postMessage(new Map([...texts, ...contract]));
