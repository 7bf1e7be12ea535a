#!/usr/bin/env node
/** Starts the command's TypeScript; in the package that is plain JavaScript and takes the place of this file. */
import { register } from 'tsx/esm/api';

register();
await import('./stack.ts');
