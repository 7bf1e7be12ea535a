import { apiPage } from './api-page.mjs';
import { apiSources, describeSchemas } from './api-schemas.mjs';
import { importSources } from './import-sources.mjs';

/**
 * Makes the description of all calls in docs/api: a JSON Schema for each answer, and a table of the calls.
 * @param {string} root
 * @returns {Promise<Record<string, string>>} text by file name
 */
export async function makeApiDocuments(root) {
  const sources = apiSources(root);
  const entries = Object.fromEntries(sources.map((source) => [source.replace(/\.ts$/, ''), source]));
  const modules = await importSources(root, {
    ...entries,
    addresses: 'demo/server/addresses.ts',
    backends: 'demo/server/backends/index.ts',
    'schema-file': 'fixtures/server/schema-file.ts',
    'list-of': 'core/platform/schema/list-of.ts',
  });
  const backends = modules.backends.allBackends(modules.addresses.datePaper(0));
  const { schemaFile } = modules['schema-file'];
  const exported = Object.fromEntries(
    Object.entries(entries).map(([name, source]) => [source, modules[name]]),
  );
  const schemas = describeSchemas(root, exported, schemaFile, modules['list-of'].itemsOf);
  return {
    'README.md': apiPage(backends, schemas, schemaFile),
    ...Object.fromEntries(
      schemas.map(({ name, json }) => [schemaFile(name), `${JSON.stringify(json, null, 2)}\n`]),
    ),
  };
}
