import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { entrySchema } from '../../build/manifest-schema.ts';
import { conventionalHook } from '../../build/routes.ts';
import { nearestName } from '../../core/runtime/caretaker/nearest-name.ts';

const TEMPLATES = join(import.meta.dirname, 'templates');
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Thrown if the feature cannot be created as requested; the message is for the terminal. */
export class FeatureError extends Error {
  override name = 'FeatureError';
}

/**
 * Plans a new feature: its files and its entry. Writes nothing.
 * @param root the folder of the repository
 * @param wanted
 * @param wanted.path `widgets/<group>/<name>`
 * @param wanted.enhancer plain DOM code that improves the server's markup; a React view without it
 * @param wanted.load the strategy, as in the manifest; `visible` by default
 * @param wanted.rare whether few pages have it
 * @param wanted.purpose one sentence for the reference
 * @returns the files' texts by path
 * @throws {FeatureError} for a bad name, a feature that exists, an unknown group or strategy
 */
export function planFeature(
  root: string,
  {
    path = '',
    enhancer = false,
    load = 'visible',
    rare = false,
    purpose,
  }: {
    path?: string | undefined;
    enhancer?: boolean;
    load?: string;
    rare?: boolean;
    purpose?: string;
  },
): { name: string; entry: { entry: string }; files: Map<string, string> } {
  const { group, name } = readPath(root, path);
  const pascal = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const folder = `widgets/${group}/${name}`;
  const entry = {
    entry: `${folder}/${name}.ts`,
    purpose: purpose ?? `Does something for the visitor; write here what ${name} is for.`,
    load: readLoad(load),
    ...(rare && { rare }),
  };
  const problem = entrySchema.safeParse(entry).error?.issues[0];
  if (problem) {
    const key = String(problem.path[0]);
    const value = new Map<string, unknown>(Object.entries(entry)).get(key);
    throw new FeatureError(`"${value}" is not a valid ${key}: ${problem.message}.`);
  }
  const words: Readonly<Record<string, string>> = {
    NAME: name,
    GROUP: group,
    PASCAL: pascal,
    CAMEL: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    WORDS: (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' '),
    PURPOSE: entry.purpose,
    HOOK: conventionalHook(name),
    HOOKATTRIBUTE: conventionalHook(name).slice(1, -1),
  };
  const kind = enhancer ? 'enhancer' : 'view';
  const tests = `tests/unit/${folder}`;
  const templates = {
    [`${folder}/${name}.ts`]: `${kind}/entry.ts`,
    ...(!enhancer && { [`${folder}/${pascal}.tsx`]: 'view/View.tsx' }),
    [`${folder}/${name}-state.ts`]: 'shared/rule.ts',
    [`${folder}/texts.ts`]: 'shared/texts.ts',
    [`${folder}/${enhancer ? name : pascal}.module.css`]: 'shared/style.module.css',
    [`${folder}/${name}.reserve.css`]: 'shared/reserve.css',
    [`demo/features/${name}.html`]: 'shared/demo.html',
    [`${tests}/${name}-state.test.ts`]: 'shared/rule.test.ts',
    [`${tests}/${name}.test.ts`]: `${kind}/component.test.ts`,
    [`tests/e2e/features/${name}.spec.ts`]: 'shared/browser.spec.ts',
  };
  const files = new Map(
    Object.entries(templates).map(([file, template]) => [
      file,
      readFileSync(join(TEMPLATES, `${template}.txt`), 'utf8').replace(
        /__([A-Z]+)__/g,
        (_, key: string) => words[key] ?? '',
      ),
    ]),
  );
  for (const file of files.keys()) {
    if (existsSync(join(root, file))) throw new FeatureError(`${file} exists already; choose another name.`);
  }
  return { name, entry, files };
}

/**
 * Adds an entry to the manifest's text, before the first one with a later name; the rest is not changed.
 * @param text the text of manifest.json
 */
export function addEntry(text: string, name: string, entry: object): string {
  const added = `  ${JSON.stringify(name)}: ${JSON.stringify(entry, null, 2).replaceAll('\n', '\n  ')}`;
  for (const { 1: other, index } of text.matchAll(/^ {2}"([^"]+)": \{/gm)) {
    if (other !== undefined && other > name) return `${text.slice(0, index)}${added},\n${text.slice(index)}`;
  }
  return text.replace(/(\{?)\s*\}\s*$/, (_, isEmpty: string) => `${isEmpty ? '{' : ','}\n${added}\n}\n`);
}

/**
 * Adds the feature's text to the texts of another language, in the order of files.
 * @param text the text of a file in integrations/languages
 * @param message the feature's text in that language
 * @param folder the feature's folder
 * @param manifest the manifest with the other features
 */
export function addTranslation(
  text: string,
  message: string,
  folder: string,
  manifest: Record<string, { entry: string }>,
): string {
  const fileOf = (key: string) => {
    const [prefix = ''] = key.split('.');
    if (prefix.startsWith('core/')) return `${prefix}/texts.ts`;
    const [feature = ''] = prefix.split('/');
    return `${dirname(dirname(manifest[feature]?.entry ?? ''))}/${prefix}/texts.ts`;
  };
  const added = `    "${basename(folder)}.countText": "${message}"`;
  const begin = text.indexOf('"texts": {');
  let last = begin + '"texts": {'.length;
  for (const { 0: line, 1: key = '', index } of text.matchAll(/^ {4}"([\w/-]+\.[^"]+)": ".*$/gm)) {
    if (index < begin) continue;
    if (fileOf(key) > `${folder}/texts.ts`) return `${text.slice(0, index)}${added},\n${text.slice(index)}`;
    last = index + line.length;
  }
  const comma = text[last - 1] === '{' ? '' : ',';
  return `${text.slice(0, last)}${comma}\n${added}${text.slice(last)}`;
}

function readPath(root: string, path: string): { group: string; name: string } {
  const example = 'expected widgets/<group>/<name>, such as widgets/article/days-to-go';
  const parts = path.replace(/^\.\//, '').replace(/\/$/, '').split('/');
  const [first, group = '', name = ''] = parts;
  if (first !== 'widgets' || parts.length !== 3)
    throw new FeatureError(`"${path}" is not a feature: ${example}.`);
  const groups = readdirSync(join(root, 'widgets'), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map((item) => item.name);
  if (!groups.includes(group)) {
    const close = nearestName(group, groups);
    const hint = close ? ` Did you mean "${close}"?` : '';
    throw new FeatureError(`"${group}" is not a group.${hint} The groups are ${groups.join(', ')}.`);
  }
  if (!NAME.test(name)) {
    throw new FeatureError(
      `"${name}" is not a name: expected lower-case words joined by hyphens, such as days-to-go.`,
    );
  }
  const manifest: Readonly<Record<string, { entry: string }>> = JSON.parse(
    readFileSync(join(root, 'manifest.json'), 'utf8'),
  );
  if (Object.hasOwn(manifest, name)) {
    throw new FeatureError(
      `There is a feature "${name}" already: ${manifest[name]?.entry}. Choose another name.`,
    );
  }
  const styled = ownerOfStyle(root, name);
  if (styled)
    throw new FeatureError(`${styled} names its classes nmt-${name}-… already. Choose another name.`);
  return { group, name };
}

/** Returns the CSS module that determines the class prefix of a name. */
function ownerOfStyle(root: string, name: string): string | undefined {
  for (const folder of ['core', 'widgets']) {
    const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).find(
      (file) =>
        file.endsWith('.module.css') &&
        basename(file, '.module.css')
          .replace(/(?<=[a-z0-9])[A-Z]/g, '-$&')
          .toLowerCase() === name,
    );
    if (found) return `${folder}/${found.replaceAll('\\', '/')}`;
  }
  return undefined;
}

/** A strategy with a margin is written as JSON: `{"visible":"400px"}`. */
function readLoad(load: string): unknown {
  if (!load.startsWith('{')) return load;
  try {
    return JSON.parse(load);
  } catch {
    return load;
  }
}
