#!/usr/bin/env node
/** Starts the command's TypeScript; in the package a JavaScript file replaces this one. */
import { register } from 'tsx/esm/api';

register();
await import('./stack.ts');
