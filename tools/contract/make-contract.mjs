import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PAGE_TYPES } from '../../build/manifest-schema.mjs';
import { conventionalHook } from '../../build/routes.mjs';
import { declaredAttributes } from '../reference/declared-attributes.mjs';
import { importSources } from '../reference/import-sources.mjs';
import { prose } from '../reference/markdown.mjs';
import { readSamples } from '../reference/samples.mjs';
import { factsOf } from './attribute-facts.mjs';
import { BODY_ATTRIBUTES, bodyAttributes } from './body-attributes.mjs';

/** The version of the contract: a name that is removed or narrowed raises the first number, an added one the second. */
export const CONTRACT_VERSION = '1.0.0';

/**
 * The contract with the publisher's markup, for dist/contract.json: what each feature mounts on and reads, what a page
 * says of itself, and what `script#site-config` holds.
 * @param {string} root
 * @param {Record<string, import('../../build/manifest-schema.mjs').Entry>} manifest
 * @returns {Promise<object>} the contract, see dist/contract.schema.json
 * @throws {Error} naming a source that cannot be described
 */
export async function makeContract(root, manifest) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const { 'core/attribute-name': names, ...modules } = await importSources(root, {
    'core/attribute-name': 'core/runtime/page/attribute-name.ts',
    ...Object.fromEntries(Object.entries(manifest).map(([name, { entry }]) => [name, entry])),
  });
  const samples = await readSamples(root, manifest);
  const features = Object.entries(manifest).map(([name, entry]) => {
    const declared = declaredAttributes(entry.entry, read(entry.entry), modules[name], names.attributeName);
    return [name, describeFeature(root, name, entry, declared, samples[name])];
  });
  return {
    $schema: './contract.schema.json',
    version: CONTRACT_VERSION,
    pageTypes: PAGE_TYPES,
    body: bodyAttributes(read(BODY_ATTRIBUTES), names.attributeName),
    config: [],
    features: Object.fromEntries(features),
    deprecated: [],
  };
}

function describeFeature(root, name, entry, declared, sample) {
  const { purpose, hook = conventionalHook(name), load, optional, rare, when } = entry;
  return {
    purpose,
    selector: hook,
    load,
    optional: optional === true,
    rare: rare === true,
    pageTypes: when?.pageTypes ?? null,
    when: when ?? null,
    attributes: declared.map((attribute) => describeAttribute(entry.entry, attribute)),
    parts: [],
    nesting: { forbiddenIn: [], insideFeature: true },
    needs: [],
    config: [],
    calls: [],
    events: { emits: [], listens: [] },
    states: ['waiting', 'loading', 'mounted', 'failed', 'unmounted'],
    storage: [],
    texts: [],
    reserves: readdirSync(join(root, dirname(entry.entry))).some((file) => file.endsWith('.reserve.css')),
    ...(sample && { sample }),
  };
}

/** @returns {import('./attribute-facts.mjs').Attribute} */
function describeAttribute(entry, declared) {
  const { attribute, expects, missing, comment } = declared;
  try {
    const { type, default: fallback, ...limits } = factsOf(declared);
    return {
      name: attribute,
      type,
      ...limits,
      required: missing === undefined,
      ...(fallback !== undefined && { default: fallback }),
      expects,
      description: prose(comment),
    };
  } catch (cause) {
    throw new Error(`${entry}: ${attribute}: ${cause.message}`, { cause });
  }
}
