import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigSchema, Settings } from '../../core/runtime/config/config-schema.ts';
import { importSources } from '../reference/import-sources.ts';

const SUFFIX = '.settings.contract.ts';

/**
 * Every setting of `script#site-config`, from the `*.settings.contract.ts` beside the code that reads it: what it may hold,
 * its default, and what it means.
 * @param root folder of the sources
 * @returns the settings by key, those in objects within these
 * @throws {Error} naming a setting that is described twice, or whose object is described nowhere
 */
export async function collectSettings(root: string): Promise<Settings> {
  const files = ['core', 'widgets'].flatMap((folder) => settingsIn(root, folder)).sort();
  if (files.length === 0) return {};
  const modules = await importSources(
    root,
    Object.fromEntries(files.map((file) => [file.slice(0, -3), file])),
  );
  return joinSettings(
    files.map((file) => {
      const { SETTINGS } = modules[file.slice(0, -3)] as { readonly SETTINGS: Settings };
      return { file, settings: SETTINGS };
    }),
  );
}

/**
 * Puts settings together: one whose key has dots goes into the object that the key begins with.
 * @param described by file
 * @throws {Error} as {@link collectSettings}
 */
export function joinSettings(described: readonly { file: string; settings: Settings }[]): Settings {
  const all = described.flatMap(({ file, settings }) =>
    Object.entries(settings).map(([key, schema]) => ({ file, path: key.split('.'), schema })),
  );
  // The objects come before what is in them.
  return all
    .sort((one, other) => one.path.length - other.path.length)
    .reduce<Settings>((joined, { file, path, schema }) => {
      try {
        return placed(joined, path, schema);
      } catch (cause) {
        throw new Error(`${file}: "${path.join('.')}" ${(cause as Error).message}`, { cause });
      }
    }, {});
}

function placed(settings: Settings, [name = '', ...rest]: readonly string[], schema: ConfigSchema): Settings {
  const known = settings[name];
  if (rest.length === 0) {
    if (known) throw new Error('is described twice.');
    return { ...settings, [name]: schema };
  }
  if (!known) throw new Error(`is in "${name}", which is described nowhere.`);
  return { ...settings, [name]: { ...known, properties: placed(known.properties ?? {}, rest, schema) } };
}

function settingsIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}
