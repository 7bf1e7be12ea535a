import type { CallContract } from '../../fixtures/contract/call.ts';
import type { ReadPage } from '../../fixtures/contract/index.ts';
import { examplesOf } from './json-schema.ts';
import { code, GENERATED, table } from './markdown.ts';
import { MANY, retriesOf } from './openapi.ts';

/** The data for the list of calls. */
export interface ApiPage {
  calls: readonly CallContract[];
  pages: readonly ReadPage[];
  /** The features that make a call, by the call's source. */
  features: Map<string, string[]>;
  /** Returns the file with the schema of what the product accepts. */
  readerOf: (call: CallContract) => string | undefined;
  /** Returns the file with the schema of what a server should send. */
  answerFile: (name: string) => string;
}

/**
 * Returns the list of all calls to the publisher's servers, without those that only the stand-in answers.
 * @returns Markdown
 */
export function apiPage({ calls, pages, features, readerOf, answerFile }: ApiPage): string {
  const subjects = [...new Set(calls.map(({ subject }) => subject))];
  const fixed = calls.filter(({ chosenBy }) => !chosenBy).length;
  return [
    GENERATED,
    '# Calls',
    `The ${calls.length} calls that the product makes to the publisher’s servers, for the teams that answer them: ${fixed} at fixed paths of the page’s own origin, ${calls.length - fixed} at addresses that the markup or \`script#site-config\` chooses (the path is then the demo’s). A site answers those whose features its pages have; a call that is not answered costs its feature only. The build has the same for machines: \`dist/openapi.json\`, which \`nmt-contract-test\` plays against a server ([stand-in.md](../stand-in.md)), and the JSON Schemas that the table names, in \`dist/api/\`. In a checkout \`npm run build\` makes them.`,
    [
      '- **send**: the JSON Schema (2020-12) of what the server is to send, in `dist/api/`, strict, with units and examples. Other fields may stand beside those of the schema.',
      '- **accepted**: the schema of what the product survives. An answer that does not fit counts as a failed call. Do not build on it: what is missing then shows as missing.',
      '- **login**: others get 401. A redirect to `/login/` counts as one.',
      '- **key**: sent with `Idempotency-Key`: a second request with the same key gets the answer of the first.',
      '- **features**: those whose code makes the call, where their hooks are on the page.',
    ].join('\n'),
    'Cookies go to the page’s own origin only. Answers of another origin need `Access-Control-Allow-Origin`; a write with JSON or a key has a preflight. Errors, retries and the outbox: [calls.md](../calls.md). Pages that only a browser opens, such as the login: [server-pages.md](../server-pages.md).',
    ...subjects.map((subject) => section(subject, calls, { features, readerOf, answerFile })),
    '## Pages that are read',
    'The product fetches these pages of the site as a visitor would open them, and takes a part of them: `text/html`, complete up to `</html>`, at most 1 000 000 bytes, of the page’s own origin or one of `fragmentOrigins`.',
    table(
      ['what', 'address', 'features'],
      pages.map(({ about, source, chosenBy }) => [about, chosenBy, featuresIn(features.get(source))]),
    ),
    '',
  ].join('\n\n');
}

function section(
  subject: string,
  calls: readonly CallContract[],
  { features, readerOf, answerFile }: Omit<ApiPage, 'calls' | 'pages'>,
): string {
  const rows = calls
    .filter((call) => call.subject === subject)
    .map((call) => {
      const reader = readerOf(call);
      return [
        `${code(`${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`)}: ${call.about}`,
        call.chosenBy ?? 'fixed',
        answerOf(call, reader, answerFile),
        statusesOf(call),
        timeoutOf(call),
        call.idempotency ? 'yes' : '',
        featuresIn(features.get(call.source)),
      ];
    });
  const heads = ['call', 'address', 'answer', 'statuses', 'time-out', 'key', 'features'];
  const sent = calls.filter((call) => call.subject === subject && (call.json ?? call.form));
  return [`## ${subject}`, table(heads, rows), ...(sent.length > 0 ? [writes(sent)] : [])].join('\n\n');
}

function answerOf(
  { name, answer }: CallContract,
  reader: string | undefined,
  answerFile: ApiPage['answerFile'],
): string {
  if (answer.kind === 'nothing') return 'any 2xx';
  if (answer.kind === 'html') return `HTML: ${answer.about}`;
  const schemas = [`send ${code(answerFile(name))}`, ...(reader ? [`accepted ${code(reader)}`] : [])];
  const kind = answer.kind === 'text' ? 'text: ' : answer.kind === 'events' ? `${answer.about} ` : '';
  return `${kind}${schemas.join(', ')}`;
}

function statusesOf({ login, json, form, refusals, answer }: CallContract): string {
  const entries = [
    answer.kind === 'nothing' ? '2xx' : '200',
    ...(json || form ? ['400'] : []),
    ...(login ? ['401'] : []),
    ...Object.entries(refusals).map(([status, about]) => `${status} (${about})`),
  ];
  return entries.join(', ');
}

function timeoutOf({ timeoutMs, timeoutKey }: CallContract): string {
  return [`${timeoutMs / 1000} s`, ...(timeoutKey ? [code(timeoutKey)] : [])].join(', ');
}

function featuresIn(features: readonly string[] = []): string {
  if (features.length <= MANY) return features.map(code).join(', ');
  return `${features.length}, such as ${features.slice(0, 3).map(code).join(', ')}`;
}

function writes(calls: readonly CallContract[]): string {
  const lines = calls.map((call) => {
    const kind = call.json ? 'JSON' : call.multipart ? 'a form, multipart' : 'a form, url-encoded';
    const schema = call.json ?? call.form;
    const [example = {}] = schema ? examplesOf(schema) : [];
    return `- \`${call.name}\` sends ${kind}: \`${JSON.stringify(example)}\`. Sent again by: ${retriesOf(call)}.`;
  });
  return lines.join('\n');
}
