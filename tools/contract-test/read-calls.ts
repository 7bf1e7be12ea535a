import type { JsonSchema } from '../json-schema.ts';

/** A parameter of the path or the query. */
export interface CallParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: string | number;
}

/** The body of a request or of an answer. */
export interface CallBody {
  /** The media type. */
  readonly type: string;
  readonly schema: JsonSchema;
  readonly example: unknown;
}

/** An operation in the OpenAPI file, with the fields that are read. */
interface Operation {
  readonly operationId: string;
  readonly tags: readonly [subject: string];
  readonly security?: unknown;
  readonly parameters?: readonly CallParameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly 'x-personal'?: boolean;
  readonly 'x-address': { readonly kind: string };
  readonly 'x-timeout': { readonly milliseconds: number };
  readonly 'x-credentials': PlayedCall['credentials'];
  readonly 'x-idempotency'?: PlayedCall['idempotency'];
  readonly 'x-effect'?: string;
}

type Content = Readonly<
  Record<
    string,
    { readonly schema: JsonSchema; readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }
  >
>;

/** A call with the data that the test needs. */
export interface PlayedCall {
  name: string;
  subject: string;
  method: string;
  /** The path as in the OpenAPI file. */
  path: string;
  login: boolean;
  /** Whether the answer is for one visitor. */
  isPersonal: boolean;
  /** Whether the site may choose another address. */
  isChosen: boolean;
  /** The timeout in milliseconds. */
  timeout: number;
  credentials: 'same-origin' | 'include' | 'omit';
  idempotency: 'outbox' | 'order' | undefined;
  effect: string | undefined;
  parameters: readonly CallParameter[];
  body: CallBody | undefined;
  /** The expected answer; undefined if no body is read. */
  answer: CallBody | undefined;
  /** The error statuses in the file. */
  refusals: readonly string[];
}

/**
 * Returns the calls of an OpenAPI file.
 * @param openApi the file, in the format of `dist/openapi.json`
 * @throws {TypeError} if the file is another one
 */
export function readCalls(openApi: unknown): PlayedCall[] {
  if (!isOpenApi(openApi)) {
    throw new TypeError(
      'The OpenAPI file is none of nmt-widgets; expected dist/openapi.json of the package.',
    );
  }
  return Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      readOperation(path, method.toUpperCase(), operation),
    ),
  );
}

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

function isOpenApi(value: unknown): value is OpenApi {
  const { openapi, paths } = Object(value);
  return /^3\.1\./.test(openapi ?? '') && Boolean(paths);
}

function readOperation(path: string, method: string, operation: Operation): PlayedCall {
  const { operationId, tags, security, parameters = [], requestBody, responses } = operation;
  return {
    name: operationId,
    subject: tags[0],
    method,
    path,
    login: security !== undefined,
    isPersonal: operation['x-personal'] === true,
    isChosen: operation['x-address'].kind === 'chosen',
    timeout: operation['x-timeout'].milliseconds,
    credentials: operation['x-credentials'],
    idempotency: operation['x-idempotency'],
    effect: operation['x-effect'],
    parameters: parameters.filter((parameter) => parameter.in !== 'header'),
    body: mediaOf(requestBody?.content),
    answer: mediaOf(responses['200']?.content),
    refusals: Object.keys(responses).filter((status) => /^4/.test(status)),
  };
}

function mediaOf(content: Content | undefined): CallBody | undefined {
  const [entry] = Object.entries(content ?? {});
  if (!entry) return undefined;
  const [type, { schema, examples = {} }] = entry;
  return {
    type,
    schema,
    example: Object.values(examples)[0]?.value,
  };
}

/**
 * Selects calls by the words of `--only` and `--skip`: a name, a subject or a path, in which `*` matches anything.
 * @throws {TypeError} naming a word that matches no call
 */
export function selectCalls(
  calls: readonly PlayedCall[],
  { only, skip }: { only: readonly string[]; skip: readonly string[] },
): PlayedCall[] {
  const matches = (word: string, { name, subject, path }: PlayedCall) =>
    [name, subject, path].some((text) => patternOf(word).test(text));
  const lost = [...only, ...skip].find((word) => !calls.some((call) => matches(word, call)));
  if (lost !== undefined) {
    throw new TypeError(`"${lost}" matches no call; nmt-contract-test --list has their names.`);
  }
  return calls.filter(
    (call) =>
      (only.length === 0 || only.some((word) => matches(word, call))) &&
      !skip.some((word) => matches(word, call)),
  );
}

function patternOf(word: string): RegExp {
  const parts = word.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'i');
}
