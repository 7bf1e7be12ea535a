#!/usr/bin/env node
/**
 * nmt-stand-in: serves the backend stand-in for a publisher's own pages; `--help` lists the options. In the package
 * this file is a bundle of it.
 */
import { join } from 'node:path';
import { runCommand } from './bundle-command.mjs';

const root = join(import.meta.dirname, '..');
await runCommand(root, 'stand-in');
