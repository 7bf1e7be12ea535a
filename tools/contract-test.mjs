#!/usr/bin/env node
/**
 * nmt-contract-test: plays the calls of the product against a publisher's own server and says what is wrong; `--help`
 * lists the options. In the package this file is a bundle of it.
 */
import { register } from 'tsx/esm/api';

register();
const { runContractTest } = await import('./contract-test/command.ts');
await runContractTest(process.argv.slice(2));
