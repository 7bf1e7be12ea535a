import { SITE_FILE_SCHEMA } from '../site-file-schema.ts';
import { textCatalogue } from './text-catalogue.ts';

/**
 * The texts that a site file may replace, and the schema of a site file, for the folder of the build.
 * @param root of the product
 * @returns text by file name
 */
export async function makeTextFiles(root: string): Promise<Map<string, string>> {
  const texts = await textCatalogue(root);
  const values = { 'site-file.schema.json': SITE_FILE_SCHEMA, 'texts.json': texts };
  return new Map(
    Object.entries(values).map(([file, value]) => [file, `${JSON.stringify(value, null, 1)}\n`]),
  );
}
