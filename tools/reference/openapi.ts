import type { ZodType } from 'zod';
import type { AnswerContract, CallContract, Parameter } from '../../fixtures/contract/call.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** The security scheme of calls that need a login: the browser sends cookies of the site. */
const SECURITY = [{ session: [] }];

/**
 * The number of features above which a call counts as one of a shared service: the features call the service, not the
 * server.
 */
export const MANY = 12;

/**
 * Returns the OpenAPI 3.1 description of all calls to the publisher, for code generators, mock servers and the contract
 * test.
 * @param features the features that make a call, by the call's source
 * @param version the product's version
 * @returns the document
 */
export function openApi(
  calls: readonly CallContract[],
  features: ReadonlyMap<string, readonly string[]>,
  version: string,
) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const call of [...calls].sort((one, other) => (one.path < other.path ? -1 : 1))) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const methods = paths[path] ?? {};
    methods[call.method.toLowerCase()] = operation(call, features.get(call.source));
    paths[path] = methods;
  }
  const subjects = [...new Set(calls.map(({ subject }) => subject))];
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Calls of nmt-widgets',
      version,
      description:
        'Every call that the product makes to the publisher’s servers, and what they are to answer. Made from fixtures/contract; docs/calls.md describes errors, retries and the outbox, docs/reference/calls.md lists the calls.',
      license: { name: 'UNLICENSED', url: 'https://spdx.org/licenses/' },
    },
    servers: [
      {
        url: '/',
        description: 'The site’s own origin. `x-address` says where the site may name another one.',
      },
    ],
    tags: subjects.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description:
            'The session cookie of the publisher, under whatever name. It is sent to the page’s own origin only.',
        },
      },
      responses: {
        NotModified: { description: 'The browser’s copy is current.' },
        Invalid: refused('The body is not valid. It is not sent again.'),
        NotLoggedIn: refused('Nobody is logged in. The product asks for the login status anew.'),
        TooManyRequests: refused('Too many requests; `Retry-After` is obeyed.'),
        ServerError: refused('Transient: reads and queued writes are tried again; `Retry-After` is obeyed.'),
      },
      headers: {
        ETag: { description: 'Lets the browser ask with `If-None-Match`.', schema: { type: 'string' } },
      },
      schemas: {
        Refusal: {
          type: 'object',
          description:
            'Anything may stand in a refusal; the product reads its status alone, unless a call says more.',
          additionalProperties: true,
          examples: [{ error: 'why, for the developer who reads it' }],
        },
      },
    },
  };
}

function operation(call: CallContract, features: readonly string[] | undefined) {
  const { name, about, subject, login, personal, chosenBy, timeoutMs, timeoutKey, cookies, effect } = call;
  const parameters = parametersOf(call);
  const body = requestBody(call);
  return {
    operationId: name,
    summary: about,
    tags: [subject],
    ...(login && { security: SECURITY }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: responsesOf(call),
    'x-address': chosenBy ? { kind: 'chosen', by: plain(chosenBy) } : { kind: 'fixed' },
    'x-timeout': { milliseconds: timeoutMs, ...(timeoutKey && { configuration: timeoutKey }) },
    'x-credentials': { 'same-origin': 'same-origin', image: 'include', none: 'omit' }[cookies],
    ...(call.idempotency && { 'x-idempotency': call.idempotency }),
    'x-retries': retriesOf(call),
    'x-features': features,
    ...(personal && { 'x-personal': true }),
    ...(effect && { 'x-effect': effect }),
  };
}

/** Describes the part of the product that repeats a call after no answer, or a transient error. */
export function retriesOf({ method, idempotency, answer }: CallContract): string {
  if (answer.kind === 'events') return 'opened again while the page is in view, each time later';
  if (idempotency === 'outbox') return 'the outbox, under the same key, for seven days';
  if (idempotency === 'order') return 'the visitor, under the same key';
  return method === 'GET' ? 'up to three tries, where the feature can wait' : 'none';
}

function parametersOf({ params, query, idempotency }: CallContract) {
  const parameter =
    (place: 'path' | 'query') =>
    ([name, { about, example, optional }]: [string, Parameter]) => ({
      name,
      in: place,
      required: place === 'path' || !optional,
      description: about,
      schema: { type: typeof example === 'number' ? 'integer' : 'string' },
      example,
    });
  return [
    ...Object.entries(params).map(parameter('path')),
    ...Object.entries(query).map(parameter('query')),
    ...(idempotency
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            description:
              'A quoted UUID. A second request with the same key gets the answer of the first, and changes nothing; remember keys for seven days.',
            schema: { type: 'string', pattern: '^"[^"]+"$' },
            example: '"8c0f9a50-0000-4000-8000-000000000001"',
          },
        ]
      : []),
  ];
}

function requestBody({ json, form, multipart }: CallContract) {
  const schema = json ?? form;
  if (!schema) return undefined;
  const type = json
    ? 'application/json'
    : multipart
      ? 'multipart/form-data'
      : 'application/x-www-form-urlencoded';
  return { required: true, content: { [type]: mediaOf(schema) } };
}

function mediaOf(schema: ZodType) {
  const { examples = [], ...json } = jsonSchemaOf(schema);
  return {
    schema: json,
    ...(examples.length > 0 && {
      examples: Object.fromEntries(examples.map((value, index) => [`example-${index + 1}`, { value }])),
    }),
  };
}

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

function responsesOf(call: CallContract) {
  const { answer, login, personal, refusals, json, form } = call;
  const success =
    answer.kind === 'nothing'
      ? { '2XX': { description: 'Done. The body is not read; 204 without one is best.' } }
      : {
          200: {
            description: 'about' in answer ? answer.about : 'The answer.',
            content: contentOf(answer),
            ...(isStored(call) && {
              headers: {
                'Cache-Control': {
                  description: personal
                    ? '`private, no-cache` or `no-store`: the answer is one visitor’s.'
                    : 'The product revalidates each time; shared caches may keep the answer if it is the same for all.',
                  schema: { type: 'string' },
                },
                ETag: { $ref: '#/components/headers/ETag' },
              },
            }),
          },
        };
  return {
    ...success,
    ...(isStored(call) && { 304: { $ref: '#/components/responses/NotModified' } }),
    ...((json || form) && {
      400: refusals[400] ? refused(sentence(refusals[400])) : { $ref: '#/components/responses/Invalid' },
    }),
    ...(login && { 401: { $ref: '#/components/responses/NotLoggedIn' } }),
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, about]) => [status, refused(sentence(about))]),
    ),
    ...(call.idempotency && {
      422: refused(sentence(refusals[422] ?? 'the key was used for another request')),
    }),
    429: { $ref: '#/components/responses/TooManyRequests' },
    '5XX': { $ref: '#/components/responses/ServerError' },
  };
}

/** Whether browsers store the answer and revalidate it with its `ETag`. */
const isStored = ({ method, answer }: CallContract) =>
  method === 'GET' && answer.kind !== 'nothing' && answer.kind !== 'events';

const MEDIA = { json: 'application/json', text: 'text/plain', events: 'text/event-stream' } as const;

function contentOf(answer: Exclude<AnswerContract, { kind: 'nothing' }>) {
  if (answer.kind === 'html') {
    return {
      'text/html': { schema: { type: 'string' }, examples: { 'example-1': { value: answer.example } } },
    };
  }
  return { [MEDIA[answer.kind]]: mediaOf(answer.schema) };
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const plain = (markdown: string) => markdown.replaceAll('`', '');

/** Returns the JSON Schema file of what a call's server should send. */
export function answerSchema({ name, answer }: CallContract, file: string): object | undefined {
  if (!('schema' in answer)) return undefined;
  const { description, ...json } = jsonSchemaOf(answer.schema);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: file,
    title: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
    description,
    ...json,
  };
}
