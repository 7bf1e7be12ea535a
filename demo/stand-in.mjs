#!/usr/bin/env node
/**
 * nmt-stand-in: serves the backend stand-in, with the answers of this newspaper, for a publisher's own pages; `--help`
 * lists the options. In the package this file is a bundle of it.
 */
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { runStandIn } = await import('./stand-in/command.ts');
// It reads files of the product by their paths from the root.
process.chdir(join(import.meta.dirname, '..'));
runStandIn(process.argv.slice(2));
