#!/usr/bin/env node
/** Starts the command's TypeScript; in the package that is plain JavaScript and takes the place of this file. */
import '../../build/register-tsx.mjs';

await import('./nmt-site-file.ts');
