import { readdirSync, readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePart } from '../../../tools/contract/declared-markup.ts';
import { isNamedIn, namesIn, productCode } from '../../../tools/contract/read-names.ts';
import { makeApiDocuments } from '../../../tools/reference/api-documents.ts';
import { currentContract } from './current-contract.ts';

const ROOT = process.cwd();
const FEATURE_PAGES = 'demo/features';

/** Names that stand for any number of attributes: `editing-helpers` reads all of its hook's. */
const ANY_NUMBER = ['data-editor-1', 'data-editor-2'];
/** Attributes of the demo's own pages, for its samples, buttons and lists. */
const OF_THE_DEMO = [
  'data-sample',
  'data-insert',
  'data-remove',
  'data-repeat',
  'data-shows',
  'data-ad-demo',
  'data-site-config',
  'data-before-loader',
  'data-cmp',
  'data-cmp-start',
];

/** Third-party attributes: Cloudflare encodes e-mail addresses differently in each answer. */
const OF_OTHERS = ['data-cfemail'];

interface Attribute {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: string;
  readonly values?: readonly string[];
  readonly description: string;
}
interface Feature {
  readonly selector: string;
  readonly attributes: readonly Attribute[];
  readonly choices: readonly { readonly anyOf: readonly string[] }[];
  readonly parts: readonly {
    readonly selector: string;
    readonly within: string | null;
    readonly element: string | null;
    readonly required: boolean;
    readonly attributes: readonly Attribute[];
    readonly description: string;
  }[];
  readonly writes: readonly { readonly name: string; readonly description: string }[];
  readonly needs: readonly string[];
  readonly nesting: { readonly forbiddenIn: readonly string[] };
  readonly sample?: string;
  readonly calls: readonly { readonly method: string; readonly url: string }[];
}
interface Setting {
  readonly key: string;
  readonly features: readonly string[];
}
interface Contract {
  readonly config: readonly Setting[];
  readonly body: readonly Attribute[];
  readonly common: readonly Attribute[];
  readonly writes: Feature['writes'];
  readonly features: Readonly<Record<string, Feature>>;
}

/** Attributes that no feature reads itself: facts of the page, which the loader uses, and its further types. */
const READ_BY_LOADER = ['editorTools', 'page', 'pageTypes'];

let contract: Contract;
let code: Map<string, string>;

beforeAll(async () => {
  ({ contract } = (await currentContract()) as { contract: Contract });
  code = productCode(ROOT);
});

const features = () => Object.values(contract.features);

/** The names that a template may write. */
function sentNames(): Set<string> {
  const own = features().flatMap(({ attributes, parts }) => [
    ...attributes,
    ...parts.flatMap((part) => part.attributes),
  ]);
  return new Set([...own, ...contract.body, ...contract.common].map(({ name }) => name));
}

/** The names that the product itself writes. */
function writtenNames(): Set<string> {
  return new Set([...contract.writes, ...features().flatMap(({ writes }) => writes)].map(({ name }) => name));
}

describe('the contract with the markup', () => {
  it('has every data attribute that a source names', () => {
    const known = new Set([...sentNames(), ...writtenNames(), ...OF_OTHERS]);
    const missing = [...code].flatMap(([file, text]) =>
      namesIn(text)
        .filter((name) => !known.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has no name that no source reads or writes', () => {
    const all = [...code.values()].join('\n');
    const names = [...sentNames(), ...writtenNames()];
    expect(names.length).toBeGreaterThan(250);
    expect(names.filter((name) => !ANY_NUMBER.includes(name) && !isNamedIn(all, name))).toEqual([]);
  });

  it('names the features that read each setting, but for those that the loader reads', () => {
    const { config } = contract;
    const isObject = (key: string) => config.some((other) => other.key.startsWith(`${key}.`));
    const unread = config.filter(({ key, features: readers }) => readers.length === 0 && !isObject(key));
    expect(unread.map(({ key }) => key)).toEqual(READ_BY_LOADER);
  });

  it('has one attribute of an element for one thing', () => {
    const twice = Object.entries(contract.features).flatMap(([name, { attributes, parts }]) =>
      [{ selector: 'hook', attributes }, ...parts].flatMap((part) =>
        part.attributes
          .filter(
            (one, index) =>
              one.description !== 'Marks the element.' &&
              part.attributes.findIndex(({ description }) => description === one.description) < index,
          )
          .map((one) => `${name}: ${part.selector} ${one.name}`),
      ),
    );
    // Its areas have one name, and its list may have the other.
    expect(twice).toEqual(['special-bevrijding-nederland: li, tr, dt, [data-place] data-date']);
  });

  it("knows every name on the features' demo pages", async () => {
    const known = new Set([...sentNames(), ...OF_THE_DEMO]);
    const unknown: string[] = [];
    for (const file of readdirSync(FEATURE_PAGES)) {
      const { window, elements } = parse(readFileSync(`${FEATURE_PAGES}/${file}`, 'utf8'));
      for (const element of elements)
        for (const { name } of element.attributes)
          if (name.startsWith('data-') && !known.has(name)) unknown.push(`${file}: ${name}`);
      await window.happyDOM.close();
    }
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('fits each sample: its hook, its parts, and their values', async () => {
    const faults: string[] = [];
    for (const [name, feature] of Object.entries(contract.features)) {
      if (!feature.sample) continue;
      const { window } = parse(feature.sample);
      for (const hook of window.document.querySelectorAll(feature.selector)) {
        faults.push(...faultsOf(name, hook, feature.attributes));
        for (const { anyOf } of feature.choices) {
          if (!hook.matches(anyOf.join()) && !hook.querySelector(anyOf.join()))
            faults.push(`${name}: no ${anyOf}`);
        }
        for (const part of feature.parts) {
          const found = [...(part.within === null ? hook : window.document).querySelectorAll(part.selector)];
          if (part.required && found.length === 0 && !hook.matches(part.selector))
            faults.push(`${name}: no ${part.selector}`);
          for (const element of found) {
            if (part.element && element.localName !== part.element)
              faults.push(`${name}: ${part.selector} is a ${element.localName}`);
            faults.push(...faultsOf(`${name}: ${part.selector}`, element, part.attributes));
          }
        }
      }
      await window.happyDOM.close();
    }
    expect(faults).toEqual([]);
  });

  it('has selectors that a browser can read', async () => {
    const { window } = parse('');
    const selectors = features().flatMap(({ selector, parts, choices, needs, nesting }) => [
      selector,
      ...needs,
      ...nesting.forbiddenIn,
      ...choices.flatMap(({ anyOf }) => anyOf),
      ...parts.flatMap((part) => [part.selector, ...(part.within ? [part.within] : [])]),
    ]);
    for (const selector of selectors)
      expect(() => window.document.querySelector(selector), selector).not.toThrow();
    await window.happyDOM.close();
  });

  it('describes each name in one line, and no name of an element twice', () => {
    for (const [name, { attributes, parts, writes }] of Object.entries(contract.features)) {
      const all = [...attributes, ...parts, ...writes, ...parts.flatMap((part) => part.attributes)];
      for (const { description } of all) expect(description, name).toMatch(/^\S[^\n]*[.:)]$/);
      for (const list of [attributes, ...parts.map((part) => part.attributes)])
        expect(new Set(list.map((attribute) => attribute.name)).size, name).toBe(list.length);
    }
  });

  it('has every call that dist/openapi.json has of a feature', async () => {
    interface Operation {
      readonly 'x-features': readonly string[];
      readonly 'x-address': { readonly by?: string };
    }
    const { openApi } = await makeApiDocuments(process.cwd());
    const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(openApi);
    const rows = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        operation['x-features'].map((feature) => ({
          feature,
          method: method.toUpperCase(),
          url: operation['x-address'].by ?? path,
        })),
      ),
    );
    const missing = rows.filter(
      ({ feature, ...row }) =>
        !contract.features[feature]?.calls.some(
          ({ method, url }) => method === row.method && url === row.url,
        ),
    );
    expect(missing).toEqual([]);
    expect(rows).toContainEqual({
      feature: 'reading-list-button',
      method: 'PUT',
      url: '/papi/api/favorite/add',
    });
  });

  it('has type, limits and default of the attributes that features declare', () => {
    const { features } = contract;
    const of = (feature: string, name: string) =>
      features[feature]?.attributes.find((attribute) => attribute.name === name);
    expect(of('home-slider', 'data-max-age')).toMatchObject({ type: 'integer' });
    expect(of('scrolly', 'data-step-size')).toMatchObject({
      type: 'word',
      values: ['small', 'medium', 'large'],
      default: 'medium',
      required: false,
    });
    expect(of('path-storytelling', 'data-path-zoom')).toMatchObject({ type: 'decimal', min: 1, max: 12 });
    expect(of('sticky-bar', 'data-sticky-from')).toMatchObject({ type: 'text', required: true });
    expect(of('newsletter-button', 'data-exclusive')).toMatchObject({ type: 'flag', default: false });
  });
});

describe('a declared part', () => {
  it('has the attributes that its selector names', () => {
    expect(describePart({ selector: '[data-a]', description: 'A.' })).toMatchObject({
      element: null,
      within: null,
      required: false,
      many: true,
      attributes: [{ name: 'data-a', type: 'text', required: true }],
    });
    expect(describePart({ selector: '[data-a="b"]', description: 'A.' }).attributes).toMatchObject([
      { name: 'data-a', type: 'word', values: ['b'] },
    ]);
    const either = describePart({ selector: '[data-a], [data-b]:not([data-c])', description: 'A.' });
    expect(either.attributes).toMatchObject([
      { name: 'data-a', required: false },
      { name: 'data-b', required: false },
    ]);
  });
});

describe('names in code', () => {
  it.each([
    ["element.querySelector('[data-menu-head]')", ['data-menu-head']],
    ['hook.dataset.refreshUrl ?? link?.dataset?.code', ['data-code', 'data-refresh-url']],
    ['const { src, srcWebp: webp, kind = 1 } = image.dataset;', ['data-kind', 'data-src', 'data-src-webp']],
    ["import { x } from '../data-rows.ts'", []],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the code that is read
    ['`[data-ebook-${part}]`', []],
  ])('of %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

/** The contract's errors about the attributes of an element. */
function faultsOf(
  what: string,
  element: { getAttribute(name: string): string | null },
  attributes: readonly Attribute[],
): string[] {
  return attributes.flatMap((attribute) => {
    const value = element.getAttribute(attribute.name);
    const fits = value === null ? !attribute.required : isFitting(attribute, value);
    return fits ? [] : [`${what}: ${attribute.name} is ${value}`];
  });
}

function isFitting(
  { type, values = [], min = -Infinity, max = Infinity, pattern = '' }: Attribute,
  value: string,
) {
  if (type === 'integer') return /^-?\d+$/.test(value) && +value >= min && +value <= max;
  if (type === 'decimal') return value.trim() !== '' && +value >= min && +value <= max;
  if (type === 'flag') return /^(true|1|false|0|)$/.test(value);
  if (type === 'word') return values.includes(value);
  if (type === 'words') return value.split(',').every((word) => values.includes(word.trim()));
  return new RegExp(pattern).test(value);
}

function parse(html: string) {
  const window = new Window();
  window.document.write(html);
  const templates = [...window.document.querySelectorAll('template')];
  const elements = [window.document, ...templates.map(({ content }) => content)].flatMap((root) => [
    ...root.querySelectorAll('*'),
  ]);
  return { window, elements };
}
