import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../build/hash.ts';
import type { Entry } from '../../build/manifest-schema.ts';
import type { FeatureFiles } from '../built-manifest.ts';

/**
 * Returns the product as it would be with 160 features: the existing ones with their own files, and invented ones that
 * are like real ones, so that the loader's routing table is as irregular as a real one.
 * @param manifest the entries of manifest.json
 * @param features the features of dist/manifest.json
 */
export function manyFeatures(
  manifest: Readonly<Record<string, Entry>>,
  features: Readonly<Record<string, FeatureFiles>>,
): { manifest: Record<string, Entry>; files: Record<string, FeatureFiles> } {
  const many = { manifest: { ...manifest }, files: { ...features } };
  const models = Object.entries(manifest).flatMap(([name, entry]) => {
    const files = features[name];
    return files ? [{ entry, files }] : [];
  });
  const shared = [...new Set(Object.values(features).flatMap(({ imports }) => imports))];
  for (const name of names()) {
    if (Object.keys(many.manifest).length >= MANY) break;
    if (many.manifest[name]) continue;
    // The hash of the name decides, so that the figures are always the same.
    const chance = Number.parseInt(contentHash(name, 'chance'), 36);
    const model = models[chance % models.length];
    if (!model) break;
    const { entry, purpose, load, when, optional } = model.entry;
    many.manifest[name] = {
      entry,
      purpose,
      load,
      when,
      optional,
      ...(isRare(name) && { rare: true as const }),
    };
    // Two of three features import the same files as another one; in the third, one of these files is replaced by
    // another.
    const imports = model.files.imports.filter((_, index) => chance % 3 || index !== chance % 5);
    many.files[name] = {
      script: `${name}-${contentHash(name)}.js`,
      ...(model.files.style && { style: `${name}-${contentHash(name)}.css` }),
      imports: chance % 3 ? imports : [...imports, ...shared.slice(chance % shared.length).slice(0, 1)],
    };
  }
  return many;
}

const MANY = 160;

/** Whether a feature belongs to one kind of page, other than the front page, a section or an article. */
function isRare(name: string): boolean {
  return RARE.test(name);
}

const RARE =
  /^(special-|about-us|archive-|chess-|digital-paper|family-|honours|in-memoriam|masterclasses|my-account|newsletters-page|obituaries|onboarding|partner-page|party-comparison|paywall-(activate|audio|test)|podcast-(explained|index)|privacy-settings|profile-page|puzzle-|readers-survey|reading-(list-page|history)|regional|search-page|service-emails|stories|topics-|welcome|wild-garden)/;

function names(): string[] {
  return readFileSync(join(import.meta.dirname, 'feature-names.txt'), 'utf8')
    .trim()
    .split('\n');
}
