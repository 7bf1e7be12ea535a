#!/usr/bin/env node
/**
 * Makes the plugin's folder: the PHP of nmt-widgets/, the head renderer that it shares with sites without WordPress,
 * and its translations, compiled.
 *
 *   node integrations/wordpress/pack.mjs <folder>     writes <folder>/nmt-widgets/
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTranslations } from './translations.mjs';

const here = import.meta.dirname;

/**
 * @param {string} folder the folder around the plugin's, such as `wp-content/plugins`
 * @returns {string} the plugin's folder
 */
export function packPlugin(folder) {
  const plugin = join(folder, 'nmt-widgets');
  mkdirSync(plugin, { recursive: true });
  cpSync(join(here, 'nmt-widgets'), plugin, { recursive: true });
  cpSync(join(here, '../head/head.php'), join(plugin, 'includes/head.php'));
  const languages = join(plugin, 'languages');
  for (const file of readdirSync(languages).filter((name) => name.endsWith('.po'))) {
    const compiled = compileTranslations(readFileSync(join(languages, file), 'utf8'));
    writeFileSync(join(languages, file.replace(/\.po$/, '.mo')), compiled);
  }
  return plugin;
}

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2);
  if (!folder || folder === '--help') {
    console.log(
      'Usage: node integrations/wordpress/pack.mjs <folder>\nWrites the plugin to <folder>/nmt-widgets/.',
    );
    process.exit(folder ? 0 : 2);
  }
  console.log(packPlugin(folder));
}
