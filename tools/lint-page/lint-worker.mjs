/** Starts the worker's TypeScript; in the package a JavaScript file replaces this one. */
import '../../build/register-tsx.mjs';

await import('./lint-worker.ts');
