import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../../../fixtures/contract/index.ts';
import { makeApiDocuments } from '../../../tools/reference/api-documents.ts';

const { openApi: text, schemas } = await makeApiDocuments(join(import.meta.dirname, '../../..'));
const openApi = JSON.parse(text);
const SENT = [...schemas.keys()].filter((file) => !file.endsWith('.accepted.schema.json'));

type Json = Record<string, unknown>;
interface Operation {
  readonly operationId: string;
  readonly responses: Record<string, { content?: Record<string, { schema: Json; examples?: Json }> }>;
  readonly requestBody?: {
    content: Record<string, { schema: Json; examples: Record<string, { value: unknown }> }>;
  };
  readonly [extension: `x-${string}`]: unknown;
}

const operations = Object.entries<Record<string, Operation>>(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** The fields of a schema without a description. */
function undescribed(schema: Json, path = ''): string[] {
  const {
    properties = {},
    items,
    anyOf = [],
  } = schema as {
    properties?: Record<string, Json>;
    items?: Json;
    anyOf?: Json[];
  };
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(field.description ? [] : [`${path}.${name}`]),
      ...undescribed(field, `${path}.${name}`),
    ]),
    ...(items ? undescribed(items, `${path}[]`) : []),
    ...anyOf.flatMap((one) => undescribed(one, path)),
  ];
}

describe('dist/openapi.json', () => {
  it('is a valid OpenAPI 3.1 file', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(openApi));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(openApi.openapi).toMatch(/^3\.1\./);
  });

  it('has each call once, with features, time-out, credentials and address', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      CALLS.map(({ name }) => name).sort(),
    );
    for (const { operation } of operations) {
      expect(operation['x-features']).not.toEqual([]);
      expect(operation['x-timeout']).toMatchObject({ milliseconds: expect.any(Number) });
      expect(['same-origin', 'include', 'omit']).toContain(operation['x-credentials']);
      expect(operation['x-address']).toMatchObject({ kind: expect.stringMatching(/^(fixed|chosen)$/) });
      expect(operation['x-retries']).toEqual(expect.any(String));
    }
  });

  it('has examples of bodies and answers that fit their schemas', () => {
    for (const { operation } of operations) {
      const media = [operation.requestBody, operation.responses['200']].flatMap((part) =>
        Object.values(part?.content ?? {}),
      );
      for (const { schema, examples = {} } of media) {
        const check = ajv.compile(schema);
        for (const { value } of Object.values(examples) as { value: unknown }[]) {
          expect(check(value), `${operation.operationId}: ${ajv.errorsText(check.errors)}`).toBe(true);
        }
      }
    }
  });
});

describe('the schemas of what a server is to send', () => {
  it.each(SENT)('%s describes each field, gives examples that fit, and refuses an error', (file) => {
    const schema = JSON.parse(schemas.get(file) ?? '');
    expect(undescribed(schema)).toEqual([]);
    const check = ajv.compile(schema);
    expect(schema.examples.length).toBeGreaterThan(0);
    for (const example of schema.examples) expect(check(example)).toBe(true);
    expect(check({ error: 'x' })).toBe(false);
    // A publisher configures nothing; the visitor whose subscriptions are requested is unknown.
    const mayBeEmpty = ['front-config.schema.json', 'newsletter-optins.schema.json'];
    expect(check({})).toBe(mayBeEmpty.includes(file));
  });
});
