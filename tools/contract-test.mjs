#!/usr/bin/env node
/**
 * nmt-contract-test: makes the calls of the product to a publisher's own server and reports errors; `--help` lists the
 * options. In the package this file is a bundle of it.
 */
import { register } from 'tsx/esm/api';

register();
const { runContractTest } = await import('./contract-test/command.ts');
await runContractTest(process.argv.slice(2));
