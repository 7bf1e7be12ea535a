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
import { contractFile, describeOwn, describePart } from './declared-markup.mjs';

/** What holds for every page, beside the attributes of `<body>`. */
const PAGE_MARKUP = 'core/runtime/page/page.contract.ts';

/** Selectors of elements that a page has once and that no feature makes. */
const PAGE_HOOKS = ['head', 'body'];

/** Elements that HTML allows in a paragraph and that hooks are put on. */
const PHRASING = new Set([
  'a',
  'audio',
  'b',
  'button',
  'em',
  'i',
  'img',
  'input',
  'label',
  'q',
  'span',
  'strong',
  'time',
  'video',
]);

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
  const {
    'core/attribute-name': names,
    'core/page': page,
    ...modules
  } = await importSources(root, {
    'core/attribute-name': 'core/runtime/page/attribute-name.ts',
    'core/page': PAGE_MARKUP,
    ...Object.fromEntries(
      Object.entries(manifest).flatMap(([name, { entry }]) => sourcesOf(root, name, entry)),
    ),
  });
  const samples = await readSamples(root, manifest);
  const features = Object.entries(manifest).map(([name, entry]) => {
    const declared = declaredAttributes(entry.entry, read(entry.entry), modules[name], names.attributeName);
    const markup = modules[`markup/${name}`]?.default ?? {};
    return [name, describeFeature(root, name, entry, declared, markup, samples[name])];
  });
  return {
    $schema: './contract.schema.json',
    version: CONTRACT_VERSION,
    pageTypes: PAGE_TYPES,
    body: bodyAttributes(read(BODY_ATTRIBUTES), names.attributeName),
    common: page.COMMON_ATTRIBUTES.map(describeOwn),
    writes: page.COMMON_WRITES,
    config: [],
    features: Object.fromEntries(features),
    deprecated: [],
  };
}

/** The feature's entry, and what declares its markup. */
function sourcesOf(root, name, entry) {
  const file = contractFile(root, entry);
  return [[name, entry], ...(file ? [[`markup/${name}`, file]] : [])];
}

function describeFeature(root, name, entry, declared, markup, sample) {
  const { purpose, hook = conventionalHook(name), load, optional, rare, when } = entry;
  return {
    purpose,
    selector: hook,
    load,
    optional: optional === true,
    rare: rare === true,
    pageTypes: when?.pageTypes ?? null,
    when: when ?? null,
    attributes: [
      ...declared.map((attribute) => describeAttribute(entry.entry, attribute)),
      ...(markup.attributes ?? []).map(describeOwn),
    ],
    parts: (markup.parts ?? []).map(describePart),
    nesting: {
      forbiddenIn: markup.forbiddenIn ?? (isPhrasing(sample) ? [] : ['p']),
      insideFeature: !PAGE_HOOKS.includes(hook),
    },
    needs: markup.needs ?? [],
    writes: markup.writes ?? [],
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

/** Whether a hook, as its sample has it, may stand in a line of text: a parser closes a paragraph before any other. */
function isPhrasing(sample = '') {
  const [, name = ''] = /^<(\w+)/.exec(sample) ?? [];
  return PHRASING.has(name);
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
