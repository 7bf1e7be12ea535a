import './build/register-tsx.mjs';

// node build.mjs    production build into dist/; demo/dev.ts makes development builds, demo/start.ts what the demo shows

await import('./tools/build.ts');
