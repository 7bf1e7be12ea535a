/**
 * @typedef {object} PlayedCall
 * @property {string} name
 * @property {string} subject
 * @property {string} method
 * @property {string} path as in the OpenAPI file
 * @property {boolean} login
 * @property {boolean} isPersonal whether the answer is one visitor's
 * @property {boolean} isChosen whether the site may name another address
 * @property {number} timeout milliseconds
 * @property {'same-origin' | 'include' | 'omit'} credentials
 * @property {'outbox' | 'order' | undefined} idempotency
 * @property {string | undefined} effect
 * @property {{ name: string, in: string, required: boolean, example: string | number }[]} parameters
 * @property {{ type: string, schema: object, example: unknown } | undefined} body
 * @property {{ type: string, schema: object | undefined } | undefined} answer undefined where no body is read
 * @property {readonly string[]} refusals the statuses that the file names besides success
 */

/**
 * The calls of an OpenAPI file.
 * @param {object} openApi as `dist/openapi.json` has it
 * @returns {PlayedCall[]}
 * @throws {TypeError} if the file is another one
 */
export function readCalls(openApi) {
  if (!/^3\.1\./.test(openApi?.openapi ?? '') || !openApi.paths) {
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

function readOperation(path, method, operation) {
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

function mediaOf(content) {
  const [entry] = Object.entries(content ?? {});
  if (!entry) return undefined;
  const [type, { schema, examples = {} }] = entry;
  return {
    type,
    schema: type === 'text/html' ? undefined : schema,
    example: Object.values(examples)[0]?.value,
  };
}

/**
 * Which calls are played, by the words of `--only` and `--skip`: a name, a subject or a path, in which `*` matches anything.
 * @param {readonly PlayedCall[]} calls
 * @param {{ only: readonly string[], skip: readonly string[] }} words
 * @returns {PlayedCall[]}
 * @throws {TypeError} naming a word that matches no call
 */
export function selectCalls(calls, { only, skip }) {
  const matches = (word, { name, subject, path }) =>
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

function patternOf(word) {
  const parts = word.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'i');
}
