/** Starts the worker's TypeScript; in the package that is plain JavaScript and takes the place of this file. */
import '../../build/register-tsx.mjs';

await import('./lint-worker.ts');
