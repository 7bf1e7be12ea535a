#!/usr/bin/env node
/**
 * nmt-stand-in: serves the simulated backend, with the answers of this newspaper, for a publisher's own pages; `--help`
 * lists the options. The package contains this file as a bundle.
 */
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { runStandIn } = await import('./stand-in/command.ts');
// The product's files are read by their paths from the root.
process.chdir(join(import.meta.dirname, '..'));
runStandIn(process.argv.slice(2));
