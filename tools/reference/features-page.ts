import type { Entry } from '../../build/manifest-schema.ts';
import { conventionalHook } from '../../build/routes.ts';
import type { Choice, Written } from '../../core/runtime/feature/feature-contract.ts';
import type { Attribute } from '../contract/attribute-facts.ts';
import { type describePart, MARKS } from '../contract/declared-markup.ts';
import type { DeclaredAttribute } from './declared-attributes.ts';
import { code, GENERATED, prose, table } from './markdown.ts';

const LOADS: Readonly<Record<string, string>> = {
  now: 'at once',
  idle: 'in a quiet moment',
  visible: 'when the hook nears the viewport',
  interaction: 'when the reader turns to the hook',
};

type When = Required<NonNullable<Entry['when']>>;

const CONDITIONS: { readonly [Name in keyof When]: (value: NonNullable<When[Name]>) => string } = {
  pageTypes: (types) => `page type ${listed(types)}`,
  articleTypes: (types) => `article type ${listed(types)}`,
  appView: (wanted) => (wanted ? 'only in the app view' : 'not in the app view'),
  hash: (markers) => `the fragment has ${listed(markers)}`,
  query: (markers) => `the query has ${listed(markers)}`,
  loggedIn: (wanted) => (wanted ? 'with the login cookie' : 'without the login cookie'),
  editorTools: (wanted) => (wanted ? 'for editors' : 'not for editors'),
  config: (key) => `\`${key}\` in script#site-config`,
};

/** The declarations of a feature's contract file. */
export interface Markup {
  /** The attributes of the hook, besides the declared ones. */
  attributes: readonly Attribute[];
  parts: readonly DescribedPart[];
  choices: readonly Choice[];
  writes: readonly Written[];
  /** Selectors of elements that must be elsewhere on the page. */
  needs: readonly string[];
}

type DescribedPart = ReturnType<typeof describePart>;

/** The data for the part of the reference that describes a feature. */
export interface Feature {
  name: string;
  entry: Entry;
  declared: DeclaredAttribute[];
  markup: Markup;
  /** The sample as HTML. */
  sample: string | undefined;
  /** A description of the feature's own rendering. */
  drawing: string;
  /** The text in its folder, in Markdown; may be empty. */
  text: string;
  /** Links to the parts of groups' texts about it. */
  more: string[];
}

/**
 * Returns the list of all features, each with a link to the page of its group.
 * @param sizes the cells for the own and the total size, by feature
 * @param titles the titles of the groups, by folder
 * @returns Markdown
 */
export function featuresIndex(
  manifest: Record<string, { purpose: string; entry: string }>,
  sizes: Record<string, string[]>,
  titles: Map<string, string>,
): string {
  return `${[
    '# Features',
    GENERATED,
    'From `manifest.json` and the attributes that each feature declares. What holds for all hooks is in [cms.md](../cms.md), what the strategies wait for in [loader.md](../loader.md#strategies).',
    SIZES,
    ...[...titles].map(([group, title]) => {
      const own = Object.entries(manifest).filter(([, entry]) => groupOf(entry) === group);
      return `## ${title}\n\n${table(
        ['feature', 'what it does', 'own', 'total'],
        own.map(([name, { purpose }]) => [
          `[${name}](features/${group}.md#${name})`,
          purpose,
          ...(sizes[name] ?? []),
        ]),
      )}`;
    }),
  ].join('\n\n')}\n`;
}

/** Returns the folder of `widgets/` that contains a feature. */
export const groupOf = ({ entry }: { entry: string }) => entry.split('/')[1] ?? '';

/**
 * Returns the reference of a group of features.
 * @param text the text about what its features have in common, in Markdown; may be empty
 * @returns Markdown
 */
export function groupPage(title: string, text: string, features: Feature[]): string {
  const list = features.map(({ name, entry }) => `- [${name}](#${name}): ${entry.purpose}`);
  return `${[
    `# ${title}`,
    GENERATED,
    `What holds for all hooks is in [cms.md](../../cms.md); the other groups are in the [list of features](../features.md).`,
    list.join('\n'),
    ...(text ? [text] : []),
    ...features.map(section),
  ].join('\n\n')}\n`;
}

const SIZES =
  'Sizes are kB of brotli: of a feature’s own script and style, and of all that it needs before it mounts, React included where it renders. 🟢 green is up to 1 kB of its own, 🟠 amber up to 5, 🔴 red above. What pages have anyway, such as the core, counts in each total. A figure is measured anew once it is wrong by more than a quarter.';

function section({ name, entry, declared, markup, sample, drawing, text: about, more }: Feature): string {
  const { attributes, parts, choices, writes, needs } = markup;
  const { entry: source, purpose, hook = conventionalHook(name), load, optional, when = {}, preload } = entry;
  const pages = (Object.keys(when) as (keyof When)[]).flatMap((name) => conditionOf(name, when) ?? []);
  const facts = [
    `- Hook: ${code(hook)}`,
    `- Loads: ${loadOf(load)}${optional ? '; on devices that save data or memory only when the reader turns to it' : ''}`,
    `- Where: ${pages.length ? pages.join('; ') : 'wherever its hook is'}`,
    `- Draws: ${drawing}`,
    ...(preload ? [`- Sent along with the HTML on page type ${listed(preload, 'and')}`] : []),
    ...choices.map(({ description }) => `- Needs in the hook: ${lowerFirst(description)}`),
    ...(needs.length ? [`- Needs on the page: ${needs.map(code).join('; ')}`] : []),
    ...(more.length ? [`- More: ${more.join(', ')}`] : []),
    `- Source: [${source}](../../../${source})`,
  ];
  const text = [`## ${name}`, purpose, facts.join('\n')];
  if (sample) text.push(`\`\`\`html\n${sample}\n\`\`\``);
  const rows = [...declared.map(row), ...attributes.map(ownRow)];
  if (rows.length) text.push(table(['attribute', 'expects', 'when missing', 'meaning'], rows));
  else text.push('It has no attributes of its own.');
  if (parts.length)
    text.push(table(['part', 'where', 'number', 'attributes', 'meaning'], parts.map(partRow)));
  if (writes.length) text.push(table(['it writes', 'on', 'values', 'meaning'], writes.map(writtenRow)));
  if (about) text.push(about);
  return text.join('\n\n');
}

function conditionOf<Name extends keyof When>(
  name: Name,
  when: NonNullable<Entry['when']>,
): string | undefined {
  const value = (when as Partial<When>)[name];
  return value === undefined ? undefined : CONDITIONS[name](value);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns the description of an attribute of the hook from the feature's contract file. */
function ownRow({ name, expects, required, default: missing, description }: Attribute): string[] {
  const fallback = missing === undefined ? 'left out' : JSON.stringify(missing);
  return [code(name), expects, missingOf(required ? undefined : fallback), description];
}

function partRow({ selector, within, required, many, attributes, description }: DescribedPart): string[] {
  const number = `${required ? 'one' : 'none'}${many ? ' or more' : required ? '' : ' or one'}`;
  return [code(selector), placeOf(within), number, attributes.map(attributeOfPart).join('<br>'), description];
}

function placeOf(within: string | null): string {
  if (within === null) return 'in the hook';
  return within === 'body' ? 'on the page' : `in ${code(within)}`;
}

function attributeOfPart({ name, expects, required, description }: Attribute): string {
  if (description === MARKS) return code(name);
  return `${code(name)}: ${expects}${required ? '' : ', may be missing'}. ${description}`;
}

function writtenRow({ name, on, values = [], description }: Written): string[] {
  return [code(name), on, values.map(code).join(', ') || '–', description];
}

function row({ attribute, expects, missing, comment }: DeclaredAttribute): string[] {
  return [code(attribute), expects, missingOf(missing), prose(comment)];
}

function missingOf(missing: string | undefined): string {
  if (missing === undefined) return '**required**';
  return missing === 'left out' ? missing : code(missing);
}

function loadOf(load: Entry['load']): string {
  if (typeof load === 'object') return `when the hook is within ${code(load.visible)} of the viewport`;
  return LOADS[load] ?? `when ${code(load.slice('event:'.length))} is emitted on the bus`;
}

const LISTS = {
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
};

function listed(words: readonly string[], joint: keyof typeof LISTS = 'or'): string {
  return LISTS[joint].format(words.map(code));
}
