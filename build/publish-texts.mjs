import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_FILE_SCHEMA } from './site-file-schema.mjs';
import { textCatalogue } from './text-catalogue.mjs';

/**
 * Puts the texts that a site file may replace, and the schema of a site file, beside the build.
 * @param {string} root of the product
 * @param {string} to folder of the build
 */
export async function publishTexts(root, to) {
  const write = (file, value) => writeFileSync(join(to, file), `${JSON.stringify(value, null, 1)}\n`);
  write('site-file.schema.json', SITE_FILE_SCHEMA);
  write('texts.json', await textCatalogue(root));
}
