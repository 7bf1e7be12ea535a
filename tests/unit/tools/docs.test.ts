import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDocs } from '../../../tools/docs.ts';
import { makeApiDocuments } from '../../../tools/reference/api-documents.ts';
import { makeDocuments } from '../../../tools/reference/documents.ts';
import { logged, takeLogged } from '../support/logged.ts';
import { productFolder } from './product-folder.ts';

const GREETING = 'widgets/shell/greeting/greeting.ts';

describe('reference', () => {
  it('lists for each feature where, when and with which attributes it mounts', async () => {
    const documents = await makeDocuments(productFolder());
    expect(documents['docs/reference/features.md']).toContain(
      '## Shell\n\n| feature | what it does | own | total |\n| --- | --- | --- | --- |\n| [greeting](features/shell.md#greeting) | Greets the reader by name. | not recorded | not recorded |',
    );
    const text = documents['docs/reference/features/shell.md'];
    expect(text).toContain('# Shell\n');
    expect(text).toContain('- [greeting](#greeting): Greets the reader by name.');
    expect(text).toContain('- Hook: `[data-widget="greeting"]`');
    expect(text).toContain(
      '- Loads: when the hook is within `300px` of the viewport; on devices that save data or memory',
    );
    expect(text).toContain('- Where: page type `frontpage`, `index` or `article`; without the login cookie');
    expect(text).toContain('- Sent along with the HTML on page type `frontpage` and `index`');
    expect(text).toContain('<div data-widget="greeting" data-name="Sam"><p>Dag.</p></div>');
    expect(text).toContain("| `data-name` | a text | **required** | The reader's name. |");
    expect(text).toContain('| `data-times` | a whole number | `3` | How often. |');
    const specials = documents['docs/reference/features/specials.md'];
    expect(specials).toContain('- Hook: `[data-special="rebus"]`');
    expect(specials).toContain('- Loads: when `topic:followed` is emitted on the bus');
    expect(specials).toContain('It has no attributes of its own.');
    expect(specials).not.toContain('greeting');
  });

  it('has what a group and a feature say of themselves, with links that lead from there', async () => {
    const folder = productFolder({
      'widgets/shell/README.md':
        '# The shell\n\nAbout [all](../../docs/cms.md#hooks) and [greeting](greeting/README.md).\n\n## In a row\n\n`greeting` and `<b data-special="rebus">`.\n',
      'widgets/shell/greeting/README.md':
        '# greeting\n\nSee [rebus](../../specials/special-rebus/README.md), [shell](../README.md#a) and [web](https://a.example/x).\n\n## More\n\n```md\n## [code](x.md)\n```\n',
    });
    const text = (await makeDocuments(folder))['docs/reference/features/shell.md'];
    expect(text).toContain('# The shell\n');
    expect(text).toContain(
      '\n\nAbout [all](../../cms.md#hooks) and [greeting](shell.md#greeting).\n\n## In a row\n',
    );
    expect(text).toContain('- More: [In a row](shell.md#in-a-row)\n');
    const specials = (await makeDocuments(folder))['docs/reference/features/specials.md'];
    expect(specials).toContain('- More: [In a row](shell.md#in-a-row)\n');
    expect(text).toContain(
      'See [rebus](specials.md#special-rebus), [shell](shell.md#a) and [web](https://a.example/x).',
    );
    expect(text).toContain('\n\n### More\n\n```md\n## [code](x.md)\n```\n');
    await expect(makeDocuments(productFolder({ 'widgets/shell/README.md': 'About.' }))).rejects.toThrow(
      'widgets/shell/README.md: expected a heading in the first line.',
    );
  });

  it('lists the parts of a feature, and what it writes', async () => {
    const markup = `export default {
  attributes: [{ name: 'data-tone', type: 'word', values: ['loud'], description: 'How.' }],
  parts: [
    { selector: '[data-who]', required: true, many: false, description: 'Who is greeted.' },
    { selector: 'p', within: 'body', attributes: [{ name: 'data-n', type: 'integer', min: 1, description: 'A number.' }], description: 'A text.' },
  ],
  writes: [{ name: 'data-greeted', on: 'the hook', values: ['yes'], description: 'It has greeted.' }],
  needs: ['main'],
};`;
    const folder = productFolder({ 'widgets/shell/greeting/greeting.contract.ts': markup });
    const text = (await makeDocuments(folder))['docs/reference/features/shell.md'];
    expect(text).toContain('| `data-tone` | one of "loud" | left out | How. |');
    expect(text).toContain('| `[data-who]` | in the hook | one | `data-who` | Who is greeted. |');
    expect(text).toContain(
      '| `p` | on the page | none or more | `data-n`: a whole number from 1, may be missing. A number. | A text. |',
    );
    expect(text).toContain('| `data-greeted` | the hook | `yes` | It has greeted. |');
    expect(text).toContain('- Needs on the page: `main`');
  });

  it('shows the sizes that are recorded, if there is no build', async () => {
    const row =
      '| [greeting](features/shell.md#greeting) | Greets the reader by name. | 🟠 amber 1.2 | 12.3 |';
    const folder = productFolder({ 'docs/reference/features.md': row });
    expect((await makeDocuments(folder))['docs/reference/features.md']).toContain(row);
  });

  it('lists events with their payloads', async () => {
    const text = (await makeDocuments(productFolder()))['docs/reference/events.md'];
    expect(text).toContain('## topic:followed\n\nA topic was followed.');
    expect(text).toContain("| `via` | `'list' \\| 'page'`, optional |");
    expect(text).toContain('## page:restored\n\nThe page was restored.\n\nIts payload is an empty object.');
  });

  it('lists the attributes of the page', async () => {
    const text = (await makeDocuments(productFolder()))['docs/reference/page.md'];
    expect(text).toContain(
      '| `data-pagetype` | letters, digits, `_` and `-` | empty | Such as `frontpage`. |',
    );
    expect(text).toContain('| `data-codes` | comma-separated words | an empty list |');
    expect(text).toContain(
      '| `data-consentrequired` | `true` or `1`, `false` or `0` | true | Whether consent is needed. |',
    );
  });

  it('lists the configuration of the paywall with types and defaults', async () => {
    const text = (await makeDocuments(productFolder()))['docs/reference/paywall-config.md'];
    expect(text).toContain('| `timeoutMs` | none | a number above 0 | `10` | Milliseconds for each call. |');
    expect(text).toContain('| `scorer` | none | `strict` or `lenient` | `strict` | What judges. |');
    expect(text).toContain('| `hosts` | none | a list of texts | empty | Hosts. |');
  });

  it('lists the events of the data layer with their fields, those they share included', async () => {
    const text = (await makeDocuments(productFolder()))['docs/reference/data-layer.md'];
    expect(text).toContain("## view\n\nA visitor's page.");
    expect(text).toContain("| `page_type` | `string` | The page's type. |");
    expect(text).toContain('| `wall` | `string`, may be left out | – |\n| `visibility` | `string` | – |');
  });

  it('lists the debug switches and their effects', async () => {
    const text = (await makeDocuments(productFolder()))['docs/reference/debug.md'];
    expect(text).toContain('- `#debug=consent`: prints consent.\n\nElements');
    expect(text).toContain('`debug=tour`, `debug=app-bar`.');
  });

  it('publishes each schema of the api folders as JSON Schema, with its comments', async () => {
    const { schemas } = await makeApiDocuments(productFolder());
    const greeting = {
      description: 'One greeting.',
      properties: {
        text: { type: 'string', description: 'In Dutch.' },
        by: { anyOf: [{ properties: { name: { description: 'Of who greets.' } } }, { type: 'null' }] },
      },
      required: ['text'],
    };
    expect(JSON.parse(schemas.get('greetingschema.json') ?? '')).toMatchObject({
      $id: 'greetingschema.json',
      title: 'Greeting',
      ...greeting,
    });
    expect(JSON.parse(schemas.get('greetingsschema.json') ?? '')).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Greetings',
      description: 'What `/greetings` answers. Newest first.',
      type: 'array',
      items: { description: 'One greeting.', properties: { text: { type: 'string' } } },
    });
  });

  it('lists the calls to the publisher, with who makes them and where the address comes from', async () => {
    const text = (await makeDocuments(productFolder()))['docs/reference/calls.md'];
    expect(text).toContain(
      '| `GET /greetings/{day}`: The greetings. | fixed | send `greetings.schema.json`, accepted `greetingsschema.json` | 200 | 10 s |  | `greeting` |',
    );
    expect(text).toContain(
      '| `POST /greetings/`: Greets. | `data-to` | any 2xx | 2xx, 400, 401 | 10 s | yes | `greeting` |',
    );
    expect(text).toContain('`greet` sends JSON: `{"text":"Dag"}`');
    expect(text).toContain('| The next page. | a link | `greeting` |');
  });

  it('publishes what the server of each call is to send', async () => {
    const { schemas } = await makeApiDocuments(productFolder());
    expect(JSON.parse(schemas.get('greetings.schema.json') ?? '')).toMatchObject({
      $id: 'greetings.schema.json',
      title: 'Greetings',
      type: 'array',
      examples: [[]],
      items: { properties: { text: { type: 'string', description: 'In Dutch.' } }, required: ['text'] },
    });
  });

  it('makes one OpenAPI file of all calls', async () => {
    const { openApi } = await makeApiDocuments(productFolder());
    expect(JSON.parse(openApi)).toMatchObject({
      openapi: '3.1.1',
      info: { version: '1.2.3' },
      paths: {
        '/greetings/{day}': { get: { operationId: 'greetings', 'x-features': ['greeting'] } },
        '/greetings/': {
          post: {
            security: [{ session: [] }],
            'x-address': { kind: 'chosen', by: 'data-to' },
            'x-idempotency': 'outbox',
          },
        },
      },
    });
  });

  it('is the same for the same sources', async () => {
    expect(await makeDocuments(productFolder())).toEqual(await makeDocuments(productFolder()));
  });

  it.each([
    [
      'an attribute without a comment',
      { [GREETING]: "export default { attributes: { name: { expects: 'a text' } } };" },
      `${GREETING}: "name" has no doc comment`,
    ],
    [
      'a chunk that is no feature',
      { [GREETING]: 'export default 1;' },
      `${GREETING}: the default export is not a widget() or enhancer().`,
    ],
    [
      'a chunk that touches the page when it is imported',
      { [GREETING]: 'document.title; export default {};' },
      `${GREETING} cannot be imported without a browser: document is not defined`,
    ],
    [
      'an event without a comment',
      { 'core/runtime/bus/events.ts': "export interface Events {\n  'a:b': { c: string };\n}\n" },
      '"a:b" has no doc comment',
    ],
    [
      'an attribute of the page of a kind that it does not know',
      {
        'core/runtime/page/body-attributes.ts': "const BODY = {\n  /** A. */\n  a: 'date',\n};\n",
      },
      'cannot read the kind of "a: date"',
    ],
    [
      'an attribute of the page without a comment',
      { 'core/runtime/page/body-attributes.ts': "const BODY = {\n  a: 'text',\n};\n" },
      `cannot read "a: 'text',"`,
    ],
    [
      'a schema that cannot be written as JSON Schema',
      {
        'core/domain/greetings/api/greetings.ts':
          'export const dateSchema = { safeParse: () => ({ success: true }) };',
      },
      'core/domain/greetings/api/greetings.ts: dateSchema cannot be written as JSON Schema',
    ],
    [
      'two schemas with one name',
      { 'core/domain/greetings/api/again.ts': "export { greetingSchema } from './greetings.ts';" },
      'greetingSchema is a name that another api file uses, too',
    ],
    [
      'a call that no feature makes',
      {
        'fixtures/contract/index.ts':
          "export const CALLS = [{ source: 'core/lost.ts' }]; export const PAGES = [];",
      },
      'fixtures/contract: no feature imports core/lost.ts.',
    ],
    [
      'a call whose schema is not exported',
      { 'core/domain/greetings/api/greetings.ts': 'export const nothing = 1;' },
      'fixtures/contract: greetings reads greetingsSchema, which no api folder exports.',
    ],
  ])('refuses %s', async (_, changes, message) => {
    await expect(makeDocuments(productFolder(changes))).rejects.toThrow(message);
  });
});

describe('check of the reference', () => {
  it('counts from the sources and names stale or missing entries', async () => {
    const root = productFolder();
    expect(await checkDocs(root)).toEqual({ passed: 0, failed: 12 });
    for (const [path, text] of Object.entries(await makeDocuments(root))) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    expect(await checkDocs(root)).toEqual({ passed: 12, failed: 0 });

    takeLogged();
    const events = join(root, 'core/runtime/bus/events.ts');
    writeFileSync(events, readFileSync(events, 'utf8').replace('was followed', 'is followed'));
    expect(await checkDocs(root)).toEqual({ passed: 11, failed: 1 });
    expect(logged(/^error/)).toEqual([
      ['docs/reference/events.md is stale; run `npm run docs` and commit what it writes.'],
    ]);

    writeFileSync(join(root, 'docs/reference/farewell.md'), '');
    expect(await checkDocs(root)).toEqual({ passed: 11, failed: 2 });
    logged('error', 'docs/reference/farewell.md describes nothing');
    logged('error', 'docs/reference/events.md is stale');
  });
});
