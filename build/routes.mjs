/**
 * Features as the loader reads them: a column per property, because equal things side by side compress best. The
 * counterpart is core/runtime/loader/read-routes.ts.
 * @param {Record<string, import('./manifest-schema.mjs').Entry>} manifest
 * @param {Record<string, { script: string, style?: string, imports: string[] }>} files by feature
 */
export function encodeRoutes(manifest, files) {
  const features = Object.keys(manifest);
  const shared = byUse(features.flatMap((feature) => files[feature].imports));
  const sets = [];
  const whens = [];
  const table = {
    names: features.join(' '),
    hashes: '',
    groups: [''],
    grouped: '',
    loads: '',
    details: [],
    detailed: '',
    styles: '',
    conditions: '',
    hooks: [],
    hooked: '',
  };
  for (const feature of features) {
    const { load, hook, when, optional } = manifest[feature];
    const { script, style, imports } = files[feature];
    const [strategy, detail] = strategyOf(load);
    const [, title, hash] = script.match(/^(.*)-(\w{5})\.js$/);
    // A feature that shares its file with others is in one that is named after their group.
    const isAlone = title === feature;
    if (isAlone) table.hashes += hash;
    table.grouped += String.fromCharCode(48 + indexOf(table.groups, isAlone ? '' : `${title}-${hash}`));
    table.loads += optional ? LETTERS[strategy].toUpperCase() : LETTERS[strategy];
    table.detailed += String.fromCharCode(48 + indexOf(table.details, detail));
    // In one order, because words that share a beginning compress well.
    const indexes = imports.map((file) => shared.indexOf(file)).sort((one, other) => one - other);
    sets.push(String.fromCharCode(...indexes.map((index) => 48 + index)));
    table.styles += style ? '1' : '0';
    const own = hook && hook !== conventionalHook(feature) ? hook : '';
    table.hooked += String.fromCharCode(48 + indexOf(table.hooks, own));
    table.conditions += String.fromCharCode(48 + indexOf(whens, JSON.stringify(when ?? {})));
  }
  return {
    ...table,
    styles: table.styles.replace(/0+$/, ''),
    whens: whens.map((when) => JSON.parse(when)),
    sets: sets.join(' '),
    shared: shared.map((file) => file.slice(0, -3)).join(' '),
  };
}

/**
 * Parts the features that the loader knows from those that few pages have: of these the page learns once it meets
 * one of their hooks.
 * @param {Record<string, import('./manifest-schema.mjs').Entry>} manifest
 * @returns {[often: typeof manifest, rare: typeof manifest]}
 */
export function partRare(manifest) {
  const pick = (isRare) =>
    Object.fromEntries(Object.entries(manifest).filter(([, { rare = false }]) => rare === isRare));
  return [pick(false), pick(true)];
}

/**
 * The hook of a feature whose entry names none.
 * @param {string} name
 */
export function conventionalHook(name) {
  return name.startsWith('special-')
    ? `[data-special="${name.slice('special-'.length)}"]`
    : `[data-widget="${name}"]`;
}

const LETTERS = { now: 'n', idle: 'i', visible: 'v', interaction: 'a', event: 'e' };

/** Files by how often they are imported, those of many features first. */
function byUse(imports) {
  const uses = new Map();
  for (const file of imports) uses.set(file, (uses.get(file) ?? 0) + 1);
  return [...uses.keys()].sort((one, other) => uses.get(other) - uses.get(one));
}

function strategyOf(load) {
  if (typeof load === 'object') return ['visible', load.visible];
  if (load.startsWith('event:')) return ['event', load.slice('event:'.length)];
  return [load, ''];
}

function indexOf(known, value) {
  const found = known.indexOf(value);
  return found < 0 ? known.push(value) - 1 : found;
}
