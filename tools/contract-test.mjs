#!/usr/bin/env node
/**
 * nmt-contract-test: plays the calls of the product against a publisher's own server and says what is wrong; `--help`
 * lists the options. In the package this file is a bundle of it.
 */
import { join } from 'node:path';
import { runCommand } from './bundle-command.mjs';

const root = join(import.meta.dirname, '..');
await runCommand(root, 'contract-test');
