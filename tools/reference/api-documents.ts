import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../build/read-manifest.ts';
import type * as ListOf from '../../core/platform/schema/list-of.ts';
import type { CallContract } from '../../fixtures/contract/call.ts';
import type * as Contract from '../../fixtures/contract/index.ts';
import type { Backend, Route } from '../../fixtures/server/route.ts';
import type * as SchemaFile from '../../fixtures/server/schema-file.ts';
import type * as Streams from '../../fixtures/streams/liveblog-stream.ts';
import { apiPage } from './api-page.ts';
import { type ApiSchema, apiSources, describeSchemas } from './api-schemas.ts';
import { callingFeatures } from './call-sources.ts';
import { importSources } from './import-sources.ts';
import { answerSchema, openApi } from './openapi.ts';

/**
 * Describes all calls to the publisher's servers.
 * @returns the list of the calls for the reference, the OpenAPI file, and the JSON Schemas by file name: for each answer one
 *   of what a server is to send, for each reader one of what the product accepts
 * @throws {Error} if contract, stand-in and sources do not fit together
 */
export async function makeApiDocuments(
  root: string,
): Promise<{ page: string; openApi: string; schemas: Map<string, string> }> {
  const sources = apiSources(root);
  const entries = Object.fromEntries(sources.map((source) => [source.replace(/\.ts$/, ''), source]));
  const modules = await importSources(root, {
    ...entries,
    addresses: 'demo/server/addresses.ts',
    backends: 'demo/server/backends/index.ts',
    contract: 'fixtures/contract/index.ts',
    'schema-file': 'fixtures/server/schema-file.ts',
    'list-of': 'core/platform/schema/list-of.ts',
    streams: 'fixtures/streams/liveblog-stream.ts',
  });
  const exported = Object.fromEntries(
    Object.entries(entries).map(([name, source]) => [source, modules[name] ?? {}]),
  );
  const { CALLS, PAGES } = modules.contract as typeof Contract;
  const { schemaFile } = modules['schema-file'] as typeof SchemaFile;
  // That of the bundle, which knows the lists of the modules.
  const { itemsOf } = modules['list-of'] as typeof ListOf;
  const accepted = describeSchemas(root, exported, schemaFile, itemsOf);
  const { datePaper } = modules.addresses as { datePaper: (start: number) => object };
  const { allBackends } = modules.backends as { allBackends: (paper: object) => readonly Backend[] };
  const { LIVEBLOG_STREAM } = modules.streams as typeof Streams;
  const routes = [...allBackends(datePaper(0)).flatMap((backend) => backend.routes), LIVEBLOG_STREAM];
  const features = await callingFeatures(
    root,
    readManifest(join(root, 'manifest.json'), root),
    [...CALLS, ...PAGES].map(({ source }) => source),
  );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const send = CALLS.flatMap((call) => {
    const schema = answerSchema(call, answerFile(call.name));
    return schema ? [[answerFile(call.name), schema] as const] : [];
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
      [...send, ...accepted.map(({ name, json: schema }) => [schemaFile(name), schema] as const)].map(
        ([file, schema]) => [file, `${JSON.stringify(schema, null, 2)}\n`],
      ),
    ),
  };
}

/** The file of what the server of a call is to send. */
const answerFile = (name: string) => `${name}.schema.json`;

/** The schema by which the product reads the answer of a call; undefined if none does. */
function readerName(
  { method, path }: CallContract,
  routes: readonly Pick<Route, 'method' | 'path' | 'schema'>[],
  accepted: readonly ApiSchema[],
): string | undefined {
  const { schema } = routes.find((route) => route.method === method && route.path === path) ?? {};
  if (!schema) return undefined;
  if (!accepted.some(({ name }) => name === schema.name)) {
    throw new Error(`${method} ${path}: no api folder exports ${schema.name}.`);
  }
  return schema.name;
}
