import type { RouteColumns, When } from '../core/runtime/loader/read-routes.ts';
import type { Entry } from './manifest-schema.ts';

/** The files of a feature. */
export interface FeatureFiles {
  readonly script: string;
  readonly style?: string;
  /** Other files that must be loaded before it runs. */
  readonly imports: readonly string[];
}

type Manifest = Record<string, Entry>;

/**
 * Returns features as the loader reads them: one column for each property, because similar values next to each other
 * compress best. The counterpart is core/runtime/loader/read-routes.ts.
 * @param files by feature
 */
export function encodeRoutes(manifest: Manifest, files: Record<string, FeatureFiles>): RouteColumns {
  const features = Object.entries(manifest).map(([name, entry]) => ({
    ...filesOf(name, files),
    name,
    entry,
  }));
  const shared = byUse(features.flatMap(({ imports }) => imports));
  const sets: string[] = [];
  const whens: string[] = [];
  const table = {
    names: features.map(({ name }) => name).join(' '),
    hashes: '',
    groups: [''],
    grouped: '',
    loads: '',
    details: [] as string[],
    detailed: '',
    styles: '',
    conditions: '',
    hooks: [] as string[],
    hooked: '',
  };
  for (const { name, entry, script, style, imports } of features) {
    const { load, hook, when, optional } = entry;
    const [strategy, detail] = strategyOf(load);
    const [, title, hash] = /^(.*)-(\w{5})\.js$/.exec(script) ?? [];
    if (title === undefined) throw new Error(`${script} is not named by a title and a hash.`);
    // If a feature shares its file with others, the file is named after their group.
    const isAlone = title === name;
    if (isAlone) table.hashes += hash;
    table.grouped += String.fromCharCode(48 + indexOf(table.groups, isAlone ? '' : `${title}-${hash}`));
    table.loads += optional ? LETTERS[strategy].toUpperCase() : LETTERS[strategy];
    table.detailed += String.fromCharCode(48 + indexOf(table.details, detail));
    // The columns are sorted, because words with a common beginning compress well.
    const indexes = imports.map((file) => shared.indexOf(file)).sort((one, other) => one - other);
    sets.push(String.fromCharCode(...indexes.map((index) => 48 + index)));
    table.styles += style ? '1' : '0';
    const own = hook && hook !== conventionalHook(name) ? hook : '';
    table.hooked += String.fromCharCode(48 + indexOf(table.hooks, own));
    table.conditions += String.fromCharCode(48 + indexOf(whens, JSON.stringify(when ?? {})));
  }
  return {
    ...table,
    styles: table.styles.replace(/0+$/, ''),
    whens: whens.map((when): When => JSON.parse(when)),
    sets: sets.join(' '),
    shared: shared.map((file) => file.slice(0, -3)).join(' '),
  };
}

/**
 * Separates the features that the loader contains from those that few pages have. The page loads the latter once it has
 * one of their hooks.
 */
export function partRare(manifest: Manifest): [often: Manifest, rare: Manifest] {
  const pick = (isRare: boolean) =>
    Object.fromEntries(Object.entries(manifest).filter(([, { rare = false }]) => rare === isRare));
  return [pick(false), pick(true)];
}

/** The hook of a feature whose entry does not name one. */
export function conventionalHook(name: string): string {
  return name.startsWith('special-')
    ? `[data-special="${name.slice('special-'.length)}"]`
    : `[data-widget="${name}"]`;
}

const LETTERS = { now: 'n', idle: 'i', visible: 'v', interaction: 'a', event: 'e' };
type Strategy = keyof typeof LETTERS;

function filesOf(feature: string, files: Record<string, FeatureFiles>): FeatureFiles {
  const found = files[feature];
  if (!found) throw new Error(`The build has no file of ${feature}.`);
  return found;
}

/** Files sorted by the number of features that import them, the most frequent first. */
function byUse(imports: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const file of imports) uses.set(file, (uses.get(file) ?? 0) + 1);
  return [...uses].sort(([, one], [, other]) => other - one).map(([file]) => file);
}

function strategyOf(load: Entry['load']): [strategy: Strategy, detail: string] {
  if (typeof load === 'object') return ['visible', load.visible];
  if (load.startsWith('event:')) return ['event', load.slice('event:'.length)];
  return [load as Strategy, ''];
}

function indexOf(known: string[], value: string): number {
  const found = known.indexOf(value);
  return found < 0 ? known.push(value) - 1 : found;
}
