import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../build/read-manifest.ts';
import { apiPage } from './api-page.mjs';
import { apiSources, describeSchemas } from './api-schemas.mjs';
import { callingFeatures } from './call-sources.mjs';
import { importSources } from './import-sources.mjs';
import { answerSchema, openApi } from './openapi.mjs';

/**
 * Describes all calls to the publisher's servers.
 * @param {string} root
 * @returns {Promise<{ page: string, openApi: string, schemas: Map<string, string> }>} the list of the calls for the
 *   reference, the OpenAPI file, and the JSON Schemas by file name: for each answer one of what a server is to send, for
 *   each reader one of what the product accepts
 * @throws {Error} if contract, stand-in and sources do not fit together
 */
export async function makeApiDocuments(root) {
  const sources = apiSources(root);
  const entries = Object.fromEntries(sources.map((source) => [source.replace(/\.ts$/, ''), source]));
  const modules = await importSources(root, {
    ...entries,
    addresses: 'demo/server/addresses.ts',
    backends: 'demo/server/backends/index.ts',
    contract: 'fixtures/contract/index.ts',
    'schema-file': 'fixtures/server/schema-file.ts',
    'list-of': 'core/platform/schema/list-of.ts',
  });
  const { CALLS, PAGES } = modules.contract;
  const { schemaFile } = modules['schema-file'];
  const exported = Object.fromEntries(
    Object.entries(entries).map(([name, source]) => [source, modules[name]]),
  );
  const accepted = describeSchemas(root, exported, schemaFile, modules['list-of'].itemsOf);
  const routes = modules.backends
    .allBackends(modules.addresses.datePaper(0))
    .flatMap((backend) => backend.routes);
  const features = await callingFeatures(
    root,
    readManifest(join(root, 'manifest.json'), root),
    [...CALLS, ...PAGES].map(({ source }) => source),
  );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const send = CALLS.flatMap((call) => {
    const schema = answerSchema(call, answerFile(call.name));
    return schema ? [[answerFile(call.name), schema]] : [];
  });
  return {
    page: apiPage({
      calls: CALLS,
      pages: PAGES,
      features,
      readerOf: (call) => {
        const name = readerName(call, routes, accepted);
        return name && schemaFile(name);
      },
      answerFile,
    }),
    openApi: `${JSON.stringify(openApi(CALLS, features, version), null, 1)}\n`,
    schemas: new Map(
      [...send, ...accepted.map(({ name, json: schema }) => [schemaFile(name), schema])].map(
        ([file, schema]) => [file, `${JSON.stringify(schema, null, 2)}\n`],
      ),
    ),
  };
}

/** The file of what the server of a call is to send. */
const answerFile = (name) => `${name}.schema.json`;

/** The schema by which the product reads the answer of a call; undefined if none does. */
function readerName({ method, path }, routes, accepted) {
  const { schema } = routes.find((route) => route.method === method && route.path === path) ?? {};
  if (!schema) return undefined;
  if (!accepted.some(({ name }) => name === schema.name)) {
    throw new Error(`${method} ${path}: no api folder exports ${schema.name}.`);
  }
  return schema.name;
}
