import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Entry } from '../../build/manifest-schema.ts';
import { conventionalHook } from '../../build/routes.ts';
import { collectSettings } from '../../build/settings/collect-settings.ts';
import { readDeclarations } from '../../build/settings/read-declarations.ts';
import { ACCOUNT_KEYS, BROWSER_KEYS } from '../../core/platform/storage/keys.ts';
import { DEPRECATIONS } from '../../core/runtime/caretaker/deprecations.ts';
import type { FeatureContract } from '../../core/runtime/feature/feature-contract.ts';
import { attributeName } from '../../core/runtime/page/attribute-name.ts';
import { COMMON_ATTRIBUTES, COMMON_WRITES, STATES } from '../../core/runtime/page/page.contract.ts';
import { PAGE_TYPES } from '../../core/runtime/page/page-types.ts';
import { CALLS } from '../../fixtures/contract/index.ts';
import { messageOf } from '../errors.ts';
import { type DeclaredAttribute, declaredAttributes } from '../reference/declared-attributes.ts';
import { importSources } from '../reference/import-sources.ts';
import { prose } from '../reference/markdown.ts';
import { readSamples } from '../reference/samples.ts';
import { productTexts } from '../texts.ts';
import { type Attribute, factsOf } from './attribute-facts.ts';
import { BODY_ATTRIBUTES, bodyAttributes } from './body-attributes.ts';
import { contractFile, describeOwn, describePart } from './declared-markup.ts';
import { callsOf, deriveScripts } from './derive-calls.ts';
import { joinUses, useIn } from './derive-use.ts';
import { reachedSources } from './reach.ts';
import { productCode } from './read-names.ts';
import { type ConfigKey, configKeys, siteConfigSchema } from './site-config.ts';

/** Selectors of elements that a page has once and that no feature creates. */
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

/** The version of the contract: removing or narrowing a name raises the major number, adding one the minor number. */
export const CONTRACT_VERSION = '1.0.0';

/**
 * The contract with the publisher's markup, for dist/contract.json: the hook and the markup of each feature, the
 * attributes of a page, and the settings in `script#site-config`.
 * @returns the contract, see dist/contract.schema.json, and the JSON Schema of `script#site-config`
 * @throws {Error} naming a source that cannot be described
 */
export async function makeContract(root: string, manifest: Record<string, Entry>) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const entries = Object.fromEntries(Object.entries(manifest).map(([name, { entry }]) => [name, entry]));
  const [modules, reached, samples, settings] = await Promise.all([
    importSources(
      root,
      Object.fromEntries(Object.entries(entries).flatMap(([name, entry]) => sourcesOf(root, name, entry))),
    ),
    reachedSources(root, entries),
    readSamples(root, manifest),
    collectSettings(root),
  ]);
  const body = bodyAttributes(read(BODY_ATTRIBUTES), attributeName);
  const schema = siteConfigSchema({
    names: Object.keys(manifest),
    keys: settings,
    body,
  });
  const keys = configKeys(schema);
  const uses = new Map(
    [...productCode(root)].map(([file, code]) => [
      file,
      useIn(file, code, readDeclarations(read(file)).read),
    ]),
  );
  const storage = storageKeys();
  const texts = textsByFolder(root);
  const features = Object.entries(manifest).map(([name, entry]) => {
    const declared = declaredAttributes(entry.entry, read(entry.entry), modules[name] ?? {}, attributeName);
    const { default: markup = {} } = (modules[`markup/${name}`] ?? {}) as { default?: FeatureContract };
    const described = describeFeature(root, name, entry, declared, markup, samples[name]);
    const sources = reached.get(name) ?? [];
    const use = joinUses(
      sources.flatMap((file) => uses.get(file) ?? []),
      storage,
      { event: eventOf(entry.load), config: entry.when?.config },
    );
    const calls = [...callsOf(CALLS, sources), ...deriveScripts(use.config, keys)];
    return [name, { ...described, ...use, calls, texts: texts.get(dirname(entry.entry)) ?? [] }] as const;
  });
  return {
    contract: {
      $schema: './contract.schema.json',
      version: CONTRACT_VERSION,
      pageTypes: PAGE_TYPES,
      body,
      common: COMMON_ATTRIBUTES.map(describeOwn),
      writes: COMMON_WRITES,
      config: withReaders(keys, features),
      features: Object.fromEntries(features),
      deprecated: DEPRECATIONS,
    },
    siteConfig: schema,
  };
}

/** The event that loads a feature, if one does. */
function eventOf(load: Entry['load']): string | undefined {
  return typeof load === 'string' && load.startsWith('event:') ? load.slice('event:'.length) : undefined;
}

/** Every key that the product stores; `*` at the end stands for any ending. */
function storageKeys(): string[] {
  const keys = [ACCOUNT_KEYS, BROWSER_KEYS].flatMap((areas) => Object.values(areas).flat());
  return [...new Set(keys)].sort();
}

/** Returns the keys of the texts for readers, by the folder of their feature. */
function textsByFolder(root: string): ReadonlyMap<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { file, key } of productTexts(root)) {
    const [folder] = /^widgets\/[^/]+\/[^/]+/.exec(file) ?? [];
    if (folder)
      texts.set(folder, [
        ...(texts.get(folder) ?? []),
        `${dirname(file).slice(folder.length + 1)}/${key}`.replace(/^\//, ''),
      ]);
  }
  return texts;
}

/** Returns the keys of the configuration, each with the features that read it or the object that contains it. */
function withReaders(
  keys: readonly ConfigKey[],
  features: readonly (readonly [name: string, feature: { readonly config: readonly string[] }])[],
) {
  return keys.map(({ key, ...described }) => ({
    key,
    ...described,
    features: features
      .filter(([, { config }]) => config.some((read) => read === key || key.startsWith(`${read}.`)))
      .map(([name]) => name),
  }));
}

/** The feature's entry, and the file that declares its markup. */
function sourcesOf(root: string, name: string, entry: string): [name: string, file: string][] {
  const file = contractFile(root, entry);
  const own: [string, string] = [name, entry];
  return file ? [own, [`markup/${name}`, file]] : [own];
}

function describeFeature(
  root: string,
  name: string,
  entry: Entry,
  declared: readonly DeclaredAttribute[],
  markup: FeatureContract,
  sample: string | undefined,
) {
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
    choices: markup.choices ?? [],
    nesting: {
      forbiddenIn: markup.forbiddenIn ?? (isPhrasing(sample) ? [] : ['p']),
      insideFeature: !PAGE_HOOKS.includes(hook),
    },
    needs: markup.needs ?? [],
    writes: markup.writes ?? [],
    states: STATES,
    reserves: readdirSync(join(root, dirname(entry.entry))).some((file) => file.endsWith('.reserve.css')),
    ...(sample && { sample }),
  };
}

/**
 * Whether a hook, in its sample, may be within a line of text: a parser closes a paragraph before any other element.
 */
function isPhrasing(sample = '') {
  const [, name = ''] = /^<(\w+)/.exec(sample) ?? [];
  return PHRASING.has(name);
}

function describeAttribute(entry: string, declared: DeclaredAttribute): Attribute {
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
    throw new Error(`${entry}: ${attribute}: ${messageOf(cause)}`, { cause });
  }
}
