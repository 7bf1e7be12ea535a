import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../build/hash.mjs';

/**
 * The product as it will be with 160 features: those that are there, with their own files, and for the names that
 * are still to come such as the real ones have. So the routing table that the loader has to hold is as irregular
 * as a real one.
 * @param {Record<string, object>} manifest the entries of manifest.json
 * @param {Record<string, { script: string, style?: string, imports: string[] }>} features of dist/manifest.json
 * @returns {{ manifest: Record<string, object>, files: typeof features }}
 */
export function manyFeatures(manifest, features) {
  const many = { manifest: { ...manifest }, files: { ...features } };
  const models = Object.keys(manifest);
  const shared = [...new Set(Object.values(features).flatMap(({ imports }) => imports))];
  for (const name of names()) {
    if (Object.keys(many.manifest).length >= MANY) break;
    if (many.manifest[name]) continue;
    // The name's own hash decides, so that the figures are the same each time.
    const chance = Number.parseInt(contentHash(name, 'chance'), 36);
    const model = models[chance % models.length];
    const { load, when, optional } = manifest[model];
    many.manifest[name] = { load, when, optional, ...(isRare(name) && { rare: true }) };
    // Two of three import what another one does; the others have a file among it that nobody else has with the rest.
    const imports = features[model].imports.filter((_, index) => chance % 3 || index !== chance % 5);
    many.files[name] = {
      script: `${name}-${contentHash(name)}.js`,
      ...(features[model].style && { style: `${name}-${contentHash(name)}.css` }),
      imports: chance % 3 ? imports : [...imports, shared[chance % shared.length]],
    };
  }
  return many;
}

const MANY = 160;

/** Those that belong to one kind of page, which is neither the front page, a section nor an article. */
function isRare(name) {
  return RARE.test(name);
}

const RARE =
  /^(special-|about-us|archive-|chess-|digital-paper|family-|honours|in-memoriam|masterclasses|my-account|newsletters-page|obituaries|onboarding|partner-page|party-comparison|paywall-(activate|audio|test)|podcast-(explained|index)|privacy-settings|profile-page|puzzle-|readers-survey|reading-(list-page|history)|regional|search-page|service-emails|stories|topics-|welcome|wild-garden)/;

function names() {
  return readFileSync(join(import.meta.dirname, 'feature-names.txt'), 'utf8')
    .trim()
    .split('\n');
}
