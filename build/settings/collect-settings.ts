import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigSchema, Shapes } from '../../core/runtime/config/config-schema.contract.ts';
import { importSources } from '../import-sources.ts';
import type * as Declared from './declared.ts';
import type { DescribedSetting } from './declared.ts';
import { declaresSettings, readDeclarations } from './read-declarations.ts';

/** The suffix of files that describe the values of settings with a custom shape, next to their declaration. */
const SHAPES = '.settings.contract.ts';
/** The modules that declare settings, and those that describe them to the build. */
const DESCRIBED = {
  'core/runtime/config/settings.ts': join(import.meta.dirname, 'described-settings.ts'),
  'core/runtime/config/further-settings.ts': join(import.meta.dirname, 'described-further-settings.ts'),
  'core/runtime/config/rare-settings.ts': join(import.meta.dirname, 'described-rare-settings.ts'),
  'core/runtime/config/config-section.ts': join(import.meta.dirname, 'described-section.ts'),
  'core/runtime/config/declare-defaults.ts': join(import.meta.dirname, 'described-defaults.ts'),
  'core/runtime/config/config-address.ts': join(import.meta.dirname, 'described-address.ts'),
};
/** These modules declare no settings themselves. */
const OWN = /\/config\/config-(section|address)\.ts$/;

/** Settings by key; a setting in an object is nested within it. */
export type SettingSchemas = Readonly<Record<string, ConfigSchema>>;

/**
 * Returns every setting of `script#site-config` as the sources declare it: its allowed values, default and meaning.
 * @param root the folder of the sources
 * @returns the settings by key, those in objects within these
 * @throws {Error} naming a setting that is declared twice, has no comment, or has no description of its values
 */
export async function collectSettings(root: string): Promise<SettingSchemas> {
  const sources = settingSources(root);
  if (sources.size === 0) return {};
  const entries = Object.fromEntries([...sources.keys()].map((file) => [file.replace(/\.tsx?$/, ''), file]));
  const modules = await importSources(
    root,
    { ...entries, declared: join(import.meta.dirname, 'declared.ts') },
    DESCRIBED,
  );
  const { DECLARED } = modules.declared as typeof Declared;
  const comments = new Map<string, string>();
  for (const source of sources.values()) {
    const { settings, groups } = readDeclarations(source);
    for (const [key, meaning] of settings) comments.set(key, meaning);
    // Several files may declare settings of one object: the first one's comment describes it.
    for (const [key, meaning] of groups) comments.set(key, comments.get(key) || meaning);
  }
  const shapes: Shapes = Object.assign(
    {},
    ...Object.entries(entries)
      .filter(([, file]) => file.endsWith(SHAPES))
      .map(([name]) => (modules[name] as { readonly SHAPES: Shapes }).SHAPES),
  );
  return joinSettings(DECLARED, comments, shapes);
}

/** The texts of the sources that declare settings, and of those that describe their shapes, by path. */
export function settingSources(root: string): ReadonlyMap<string, string> {
  const files = ['core', 'widgets'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  );
  const texts = files
    .filter((file) => /\.tsx?$/.test(file) && !OWN.test(file))
    .sort()
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  return new Map(texts.filter(([file, text]) => file.endsWith(SHAPES) || declaresSettings(text)));
}

/**
 * Combines declarations, comments and shapes: a setting whose key has dots becomes part of the object that the key
 * starts with.
 * @throws {Error} as {@link collectSettings}
 */
export function joinSettings(
  declared: ReadonlyMap<string, DescribedSetting>,
  comments: ReadonlyMap<string, string>,
  shapes: Shapes,
): SettingSchemas {
  const groups = [...declared.keys()].flatMap((key) => parentsOf(key));
  const keys = [...new Set([...declared.keys(), ...groups, ...Object.keys(shapes)])];
  // The objects are added before the settings in them.
  return keys
    .sort((one, other) => one.split('.').length - other.split('.').length)
    .reduce<SettingSchemas>(
      (joined, key) => placed(joined, key.split('.'), schemaOf(key, declared, comments, shapes)),
      {},
    );
}

function schemaOf(
  key: string,
  declared: ReadonlyMap<string, DescribedSetting>,
  comments: ReadonlyMap<string, string>,
  shapes: Shapes,
): ConfigSchema {
  const { fallback, schema = {} } = declared.get(key) ?? {};
  const shape = shapes[key];
  const meaning = comments.get(key);
  const isObject = [...declared.keys()].some((other) => other.startsWith(`${key}.`));
  const whole: ConfigSchema = {
    ...(isObject && !declared.has(key) && { type: 'object', additionalProperties: false }),
    ...schema,
    ...(fallback !== undefined && { default: fallback }),
    ...shape,
    ...(meaning && { description: meaning }),
  };
  if (whole.type === undefined && !whole.anyOf) {
    throw new Error(`"${key}" is custom(); expected what it holds in a ${SHAPES.slice(1)} beside it.`);
  }
  if (!whole.description) throw new Error(`"${key}" has no doc comment; say there what it is.`);
  return whole;
}

/** Returns the keys of the objects that contain a setting. */
function parentsOf(key: string): string[] {
  const names = key.split('.').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
}

function placed(
  settings: SettingSchemas,
  [name = '', ...rest]: readonly string[],
  schema: ConfigSchema,
): SettingSchemas {
  const known = settings[name];
  if (rest.length === 0) return { ...settings, [name]: schema };
  return { ...settings, [name]: { ...known, properties: placed(known?.properties ?? {}, rest, schema) } };
}
