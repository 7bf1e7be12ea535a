import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../build/read-manifest.ts';
import type * as ListOf from '../../core/platform/schema/list-of.ts';
import type { CallContract } from '../../fixtures/contract/call.ts';
import type * as Contract from '../../fixtures/contract/index.ts';
import type * as SchemaFile from '../../fixtures/server/schema-file.ts';
import { apiPage } from './api-page.ts';
import { type ApiSchema, apiSources, describeSchemas } from './api-schemas.ts';
import { callingFeatures } from './call-sources.ts';
import { importSources } from './import-sources.ts';
import { answerSchema, openApi } from './openapi.ts';

/**
 * Describes all calls to the publisher's servers.
 * @returns the list of the calls for the reference, the OpenAPI file, and the JSON Schemas by file name: for each
 *   answer one of what a server should send, for each schema in the product one of what it accepts
 * @throws {Error} if contract and sources do not fit together
 */
export async function makeApiDocuments(
  root: string,
): Promise<{ page: string; openApi: string; schemas: Map<string, string> }> {
  const sources = apiSources(root);
  const entries = Object.fromEntries(sources.map((source) => [source.replace(/\.ts$/, ''), source]));
  const modules = await importSources(root, {
    ...entries,
    contract: 'fixtures/contract/index.ts',
    'schema-file': 'fixtures/server/schema-file.ts',
    'list-of': 'core/platform/schema/list-of.ts',
  });
  const exported = Object.fromEntries(
    Object.entries(entries).map(([name, source]) => [source, modules[name] ?? {}]),
  );
  const { CALLS, PAGES } = modules.contract as typeof Contract;
  const { schemaFile } = modules['schema-file'] as typeof SchemaFile;
  // The `listOf` of the bundle is used, because only that knows the lists in the bundled modules.
  const { itemsOf } = modules['list-of'] as typeof ListOf;
  const accepted = describeSchemas(root, exported, schemaFile, itemsOf);
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
        const name = readerName(call, accepted);
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

/** Returns the file with the schema of what the server of a call should send. */
const answerFile = (name: string) => `${name}.schema.json`;

/** Returns the schema with which the product reads the answer of a call; undefined if there is none. */
function readerName({ name, reads }: CallContract, accepted: readonly ApiSchema[]): string | undefined {
  if (!reads) return undefined;
  if (!accepted.some((schema) => schema.name === reads.name)) {
    throw new Error(`fixtures/contract: ${name} reads ${reads.name}, which no api folder exports.`);
  }
  return reads.name;
}
