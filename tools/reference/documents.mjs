import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { manifestSchema } from '../../build/manifest-schema.mjs';
import { readManifest } from '../../build/read-manifest.mjs';
import { makeApiDocuments } from './api-documents.mjs';
import { bodyAttributesPage } from './body-attributes-page.mjs';
import { declaredAttributes } from './declared-attributes.mjs';
import { eventsPage } from './events-page.mjs';
import { featuresPage } from './features-page.mjs';
import { importSources } from './import-sources.mjs';
import { readSamples } from './samples.mjs';

/**
 * Makes the reference from the sources: the same sources give the same texts.
 * @param {string} root
 * @returns {Promise<Record<string, string>>} text by path from the root
 * @throws {Error} where a source holds something that the reference cannot describe
 */
export async function makeDocuments(root) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const manifest = readManifest(join(root, 'manifest.json'), root);
  const { 'core/attribute-name': names, ...features } = await importSources(root, {
    'core/attribute-name': 'core/runtime/page/attribute-name.ts',
    ...Object.fromEntries(Object.entries(manifest).map(([name, { entry }]) => [name, entry])),
  });
  const declared = Object.fromEntries(
    Object.entries(manifest).map(([name, { entry }]) => [
      name,
      declaredAttributes(entry, read(entry), features[name], names.attributeName),
    ]),
  );
  const api = await makeApiDocuments(root);
  return {
    ...Object.fromEntries(Object.entries(api).map(([file, text]) => [`docs/api/${file}`, text])),
    'docs/reference/events.md': eventsPage(read('core/runtime/bus/events.ts')),
    'docs/reference/features.md': featuresPage(manifest, declared, await readSamples(root, manifest)),
    'docs/reference/manifest.schema.json': `${JSON.stringify(z.toJSONSchema(manifestSchema), null, 2)}\n`,
    'docs/reference/page.md': bodyAttributesPage(
      read('core/runtime/page/body-attributes.ts'),
      names.attributeName,
    ),
  };
}
