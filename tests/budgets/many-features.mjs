import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../build/hash.mjs';

/**
 * A manifest of 150 features with the names, page types and strategies of a whole product, and files for
 * them as the build would name them: the routing table that the loader has to hold.
 * @returns {{ manifest: Record<string, object>, files: Record<string, { script: string, style?: string, imports: string[] }> }}
 */
export function manyFeatures() {
  const names = readFileSync(join(import.meta.dirname, 'feature-names.txt'), 'utf8')
    .trim()
    .split('\n');
  const shared = ['core', 'react-dom', 'http', 'ui', 'forms'].map(
    (name) => `${name}-${contentHash(name)}.js`,
  );
  const manifest = {};
  const files = {};
  names.forEach((name) => {
    // The name's own hash decides, so that the table has the disorder of a real one.
    const chance = Number.parseInt(contentHash(name, 'chance'), 36);
    manifest[name] = {
      load: LOADS[chance % LOADS.length],
      ...(chance % 3 === 0 && { when: WHENS[chance % WHENS.length] }),
      ...(chance % 5 === 0 && { optional: true }),
    };
    files[name] = {
      script: `${name}-${contentHash(name)}.js`,
      ...(chance % 2 && { style: `${name}-${contentHash(name)}.css` }),
      imports: shared.slice(0, 1 + (chance % shared.length)),
    };
  });
  return { manifest, files };
}

const LOADS = [
  'visible',
  'visible',
  'visible',
  'visible',
  'idle',
  'now',
  'interaction',
  { visible: '400px' },
  'event:topic:followed',
];

const WHENS = [
  { pageTypes: ['article'] },
  { pageTypes: ['frontpage'] },
  { pageTypes: ['index'] },
  { pageTypes: ['profiel'] },
  { pageTypes: ['newsletters'] },
  { pageTypes: ['podcast-index'] },
  { pageTypes: ['puzzle-overview'] },
  { pageTypes: ['article'], articleTypes: ['liveblog'] },
  { pageTypes: ['article'], appView: false },
  { loggedIn: true },
  { pageTypes: ['frontpage', 'article'], loggedIn: false },
  { hash: ['modal=consent-notice', 'modal=consent-preferences'] },
];
