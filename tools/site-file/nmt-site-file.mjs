#!/usr/bin/env node
/** Starts the command's TypeScript; in the package a JavaScript file replaces this one. */
import '../../build/register-tsx.mjs';

await import('./nmt-site-file.ts');
