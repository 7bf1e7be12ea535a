import { copyFileSync, cpSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const OPENAPI = 'openapi.json';

/**
 * Puts the JSON Schemas of all calls, and `openapi.json` with all of them, beside the build, so that the teams that answer them find those of the
 * release that is live. `npm run docs` makes them from the sources; a test fails where they differ.
 * @param {string} from docs/api
 * @param {string} to folder for the schemas in that of the build
 */
export function publishApi(from, to) {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !path.endsWith('.md') && basename(path) !== OPENAPI,
  });
  copyFileSync(join(from, OPENAPI), join(dirname(to), OPENAPI));
}
