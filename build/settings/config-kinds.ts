import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { ConfigKind } from '../../core/runtime/config/config-kinds.ts';
import type { ConfigSchema } from '../../core/runtime/config/config-schema.contract.ts';
import type { BuildCache } from '../build-cache.ts';
import { collectSettings, settingSources } from './collect-settings.ts';

/** The module that lists the keys of `script#site-config`, from the root. */
export const CONFIG_KINDS = /\bcore[\\/]runtime[\\/]config[\\/]config-kinds\.ts$/;

const PRODUCT = join(import.meta.dirname, '../..');

const KINDS: Readonly<Record<string, ConfigKind>> = {
  string: 'text',
  array: 'list',
  boolean: 'flag',
  number: 'number',
  integer: 'number',
  object: 'object',
};

/** Inserts the keys that the sources declare, each with its kind, into the module that the caretaker reads. */
export function configKinds(cache: BuildCache): Plugin {
  return {
    name: 'config-kinds',
    setup(build) {
      build.onLoad({ filter: CONFIG_KINDS }, async () => {
        const key = `settings ${[...settingSources(PRODUCT)].join('')}`;
        return { contents: await cache.once(key, () => kindsModule()), loader: 'js' };
      });
    },
  };
}

/** Returns the text of that module. */
export async function kindsModule(): Promise<string> {
  const settings = Object.entries(await collectSettings(PRODUCT)).map(([key, schema]) => [
    key,
    kindOf(schema),
  ]);
  // The facts of a page are read from the attributes of its body.
  const kinds = Object.fromEntries([...settings, ['page', 'object']].sort());
  return `export const CONFIG_KINDS = ${JSON.stringify(kinds)};`;
}

function kindOf({ type }: ConfigSchema): ConfigKind {
  return KINDS[String(type)] ?? 'words';
}
