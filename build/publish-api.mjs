import { cpSync } from 'node:fs';

/**
 * Puts the JSON Schemas of all calls beside the build, so that the teams that answer them find those of the
 * release that is live. `npm run docs` makes them from the sources; a test fails where they differ.
 * @param {string} from docs/api
 * @param {string} to folder of the build
 */
export function publishApi(from, to) {
  cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.md') });
}
