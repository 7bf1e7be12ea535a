import { z } from 'zod';
import { manifestSchema } from '../../build/manifest-schema.ts';
import { METHODS } from '../../core/platform/http/methods.ts';
import { DEPRECATION_KINDS } from '../../core/runtime/caretaker/deprecations.ts';
import { ATTRIBUTE_TYPES } from '../../core/runtime/feature/feature-contract.ts';

const text = (description: string) => z.string().describe(description);
const texts = (description: string) => z.array(z.string()).describe(description);
const file = text('The name of a file in the same folder, with the hash of its contents.');
const integrity = text(
  'The hash of the file, for the attribute `integrity` and the content security policy.',
);

const hashed = z
  .strictObject({ file, integrity })
  .describe('The same under a name that changes with its content, for pages that pin it.');

const when = z
  .strictObject({
    pageTypes: texts('Page types, one of which the page has.').optional(),
    articleTypes: texts('Article types, one of which the page has.').optional(),
    appView: z.boolean().describe('Whether the page is the in-app view.').optional(),
    hash: texts('Markers, one of which the fragment of the address has.').optional(),
    query: texts('Markers, one of which the query of the address has.').optional(),
    loggedIn: z.boolean().describe('Whether the page has the login cookie.').optional(),
    config: text('A key of `script#site-config` that the page has.').optional(),
    editorTools: z.boolean().describe('Whether the page is made for an editor.').optional(),
  })
  .describe('Conditions on the page, all of which hold.');

const load = z
  .union([
    text('`now`, `idle`, `visible`, `interaction` or `event:subject:verb`.'),
    z.strictObject({ visible: text('How near the viewport the hook is, as a root margin.') }),
  ])
  .describe('What loads the feature.');

const attribute = z
  .strictObject({
    name: text('The name, such as `data-article-id`.'),
    type: z
      .enum(ATTRIBUTE_TYPES)
      .describe(
        'What it holds: a whole number, a number, any text, `true` or `false`, one of some words, some of them, comma-separated words, an https address or a path on this site, JSON.',
      ),
    min: z.number().describe('The smallest number.').optional(),
    max: z.number().describe('The largest number.').optional(),
    values: texts('The allowed words.').optional(),
    pattern: text('A regular expression that the text matches.').optional(),
    format: z
      .literal('time')
      .describe(
        'The text is a time: ISO 8601, Unix seconds or Unix milliseconds. Any other counts as missing.',
      )
      .optional(),
    required: z.boolean().describe('Whether the element needs it.'),
    default: z
      .unknown()
      .describe('The value of a missing attribute; without it, a missing one has none.')
      .optional(),
    expects: text('What is expected, as the end of "expected …".'),
    description: text('What it means, in one line.'),
  })
  .describe('An attribute that the template writes.');

const written = z
  .strictObject({
    name: text('The name, such as `data-widget-state`.'),
    on: text('The element that gets it.'),
    values: texts('Its values.').optional(),
    description: text('What it means, in one line.'),
  })
  .describe('An attribute that the product writes, and nobody else does.');

const part = z
  .strictObject({
    selector: text('By which it is found.'),
    element: z.string().nullable().describe("The element's name, if only that one counts."),
    within: z
      .string()
      .nullable()
      .describe('Selector of what it must be in; null for the hook, `body` for anywhere on the page.'),
    required: z.boolean().describe('Whether the feature has nothing to work on without it.'),
    many: z.boolean().describe('Whether there may be several.'),
    attributes: z.array(attribute).describe('Its attributes.'),
    html: z
      .record(z.string(), z.array(z.string()))
      .describe(
        'Attributes of HTML itself that count, each with the values that fit; a missing or empty one fits.',
      )
      .optional(),
    description: text('What it is, in one line.'),
  })
  .describe("An element of the server's markup that the feature reads.");

const choice = z
  .strictObject({
    anyOf: texts('Selectors of the hook, `:scope`, or of elements in it, the usual one first.'),
    description: text('What is sent, and how, in one line.'),
  })
  .describe('Ways to send something, one of which the hook needs.');

const call = z
  .strictObject({
    method: z.enum(METHODS).describe('The method.'),
    url: text(
      'Its path, with `{name}` for what differs; of a chosen address, the attributes or keys that have it, in words.',
    ),
    fixed: z
      .boolean()
      .describe('Whether the path is always the same; otherwise the site chooses the address.'),
    schema: z
      .string()
      .nullable()
      .describe(
        'The file in `api/` that says what a server is to answer; null if nothing of it is read as JSON or text.',
      ),
    origin: z
      .string()
      .nullable()
      .describe(
        "Another origin that it goes to by default; null for the page's own, or the one that the site chose.",
      ),
  })
  .describe('A call that the feature, or what it shares with others, may make.');

const feature = z
  .strictObject({
    purpose: text('What it does for the reader.'),
    selector: text('The selector of its hooks.'),
    load,
    optional: z.boolean().describe('Whether it waits for interaction on devices that save data or memory.'),
    rare: z.boolean().describe('Whether few pages have it: it loads two files later.'),
    pageTypes: z.array(z.string()).nullable().describe('The page types on which it runs; null for all.'),
    when: when.nullable(),
    attributes: z.array(attribute).describe('Of the hook.'),
    parts: z.array(part).describe('Inside the hook, and elsewhere on the page.'),
    choices: z.array(choice).describe('What has to be sent in one of several ways.'),
    nesting: z
      .strictObject({
        forbiddenIn: texts('Selectors of elements that the hook may not be in.'),
        insideFeature: z.boolean().describe("Whether the hook may be inside another feature's hook."),
      })
      .describe('Where the hook may be.'),
    needs: texts('Selectors of what must be elsewhere on the page.'),
    writes: z.array(written).describe('Attributes that the feature writes.'),
    reserves: z.boolean().describe('Whether the base style reserves its space.'),
    sample: text('Markup to copy.').optional(),
    states: texts('The values of `data-widget-state` on the hook.'),
    config: texts('The keys of script#site-config that it, or what it shares with others, reads.'),
    events: z
      .strictObject({ emits: texts('Those that it emits.'), listens: texts('Those that it listens to.') })
      .describe('Events of the bus, `window.nmt`.'),
    storage: texts('The keys that it stores; `*` at the end stands for any ending.'),
    calls: z.array(call),
    texts: texts('The keys of its own texts for readers.'),
  })
  .describe('A feature.');

const contract = z
  .strictObject({
    $schema: text('This schema.'),
    version: text('The semantic version of the contract.'),
    pageTypes: texts('The page types that the product knows.'),
    body: z.array(attribute).describe('Attributes of `<body>`, the facts of the page.'),
    common: z.array(attribute).describe('Attributes that any element may have.'),
    writes: z.array(written).describe('Attributes that the product writes, whatever the feature.'),
    config: z
      .array(
        z.strictObject({
          key: text('The key of script#site-config, below others with dots.'),
          type: text('The type of its value in JSON.'),
          values: z.array(z.unknown()).describe('The allowed values.').optional(),
          default: z.unknown().describe('The value of a missing key.').optional(),
          description: text('What it means.'),
          features: texts('The features that read it.'),
        }),
      )
      .describe('The keys of script#site-config.'),
    features: z.record(z.string(), feature).describe('The features, by name.'),
    deprecated: z
      .array(
        z.strictObject({
          kind: z.enum(DEPRECATION_KINDS).describe('What it is.'),
          name: text('Its name.'),
          feature: z.string().nullable().describe('The feature that it belongs to.'),
          since: text('The version that deprecated it.'),
          endsIn: text('The version that has it no more.'),
          use: text('What to use instead.'),
        }),
      )
      .describe('Names that will end.'),
  })
  .describe('The contract between the product and the markup of a publisher.');

const sent = z.strictObject({
  file,
  integrity,
  priority: z.enum(['high', 'low']).describe('The value of `fetchpriority`.').optional(),
});

const manifest = z
  .strictObject({
    format: z.literal(1).describe('The version of this file.'),
    release: text('The name of the release.'),
    loader: z.strictObject({ file, hashed }).describe('The loader, whose name never changes.'),
    integrity: z.strictObject({ file, integrity }).describe("The table of all files' integrity."),
    head: z
      .strictObject({ file, hashed, hash: integrity })
      .describe('The script of the head, to be inlined byte for byte.'),
    consentMode: z
      .strictObject({ file, hash: integrity })
      .describe("The script that sends Google's consent signals before its tags, for sites that do."),
    pushWorker: z.strictObject({ file }).describe('The service worker of push messages.'),
    styles: z
      .strictObject({
        base: z.strictObject({ file, integrity, hash: integrity }).describe('The base style.'),
      })
      .describe('The styles that every page has.'),
    speculation: z
      .strictObject({
        addresses: texts('Patterns of addresses (URL Pattern) that change, end or count something.'),
        links: text('The selector of links that are never followed ahead.'),
      })
      .describe('What browsers must not load ahead of a click.'),
    files: z.record(z.string(), z.strictObject({ integrity })).describe('Every file, by name.'),
    features: z
      .record(
        z.string(),
        z.strictObject({
          entry: text('Its source.'),
          purpose: text('What it does for the reader.'),
          hook: text('The selector of its hooks.'),
          load,
          when: when.optional(),
          script: file,
          style: file.optional(),
          imports: z.array(file).describe('The files that it needs to be there.'),
          expected: z
            .array(sent)
            .describe('What to send along where the hook has `data-expected`.')
            .optional(),
        }),
      )
      .describe('The features, by name.'),
    caretaker: z.array(file).describe('The files of the caretaker, its own first.'),
    pages: z
      .record(
        z.string(),
        z.strictObject({
          scripts: z.array(sent).describe('Scripts in their order.'),
          styles: z.array(sent).describe('Styles of features, to be inlined or linked.'),
        }),
      )
      .describe('What to send along with the HTML, by page type; `default` for all others.'),
  })
  .describe('What a build is made of, for templates that write the head of a page.');

/** The JSON Schema of dist/contract.json. */
export function contractSchema() {
  return jsonSchema(contract, 'contract.schema.json', 'contract.json');
}

/** The JSON Schema of dist/manifest.json. */
export function builtManifestSchema() {
  return jsonSchema(manifest, 'manifest.schema.json', 'manifest.json');
}

/** The JSON Schema of the entries of manifest.json at the top of the repository, for editors. */
export function featureEntriesSchema() {
  return jsonSchema(manifestSchema, 'feature-entries.schema.json', 'manifest.json of the sources');
}

function jsonSchema(schema: z.ZodType, id: string, title: string) {
  const { $schema, ...rest } = z.toJSONSchema(schema, { reused: 'inline' });
  return { $schema, $id: id, title, ...rest };
}
