import { SITE_FILE_SCHEMA } from '../site-file-schema.ts';
import { textCatalogue } from './text-catalogue.ts';

/**
 * Makes the files of the build with the texts that a site file may replace, and with the schema of a site file.
 * @param root the product's folder
 * @returns the text of each file, by name
 */
export async function makeTextFiles(root: string): Promise<Map<string, string>> {
  const texts = await textCatalogue(root);
  const values = { 'site-file.schema.json': SITE_FILE_SCHEMA, 'texts.json': texts };
  return new Map(
    Object.entries(values).map(([file, value]) => [file, `${JSON.stringify(value, null, 1)}\n`]),
  );
}
