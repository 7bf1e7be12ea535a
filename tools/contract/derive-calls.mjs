const DOCUMENTED = /\b(GET|POST|PUT|PATCH|DELETE) `([^`\s]+)`/g;
/** A path in the code, with `${…}` for what differs, perhaps behind the base of another origin. */
const PATH = /[`'"](?:\$\{\w+\})?((?:\/|v2\/)[\w/.-]*(?:\$\{[^}]*\}[\w/.-]*)*)/g;
/** Attributes whose address is fetched; others are links. */
const FETCHED = /-(uri|endpoint|playlist|source|(results|refresh|search|mlt|json|load)-url)$/;
const API = /\/api\/[^/]+\.ts$/;

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} url its path, with `{name}` for what differs; of a chosen address, the attribute or key that has it
 * @property {boolean} fixed whether the path is always the same; otherwise the site chooses the address
 * @property {string | null} schema the file in `api/` that describes the answer
 * @property {string | null} origin another origin that it goes to; null for the page's own, or the one that the site chose
 */

/**
 * The calls of a feature, from the `api` folders that it reaches: their comments name method and path of each, and the
 * stand-in's routes the schema of the answer. Schemas of answers to addresses that the site chooses follow.
 * @param {object} options
 * @param {string[]} options.sources paths from the root that the feature reaches
 * @param {Map<string, string>} options.texts of the `api` folders, by path
 * @param {readonly { method: string, path: string, schema?: { name: string } }[]} options.routes of the stand-in
 * @param {(name: string) => string} options.schemaFile
 * @param {readonly string[]} options.chosen where the site names an address: attributes and keys of `endpoints`
 * @returns {Call[]}
 */
export function deriveCalls({ sources, texts, routes, schemaFile, chosen }) {
  const fetched = chosen.filter((name) => name.startsWith('endpoints.') || FETCHED.test(name));
  const api = sources.filter((file) => API.test(file) && texts.has(file));
  const calls = api.flatMap((file) =>
    [...texts.get(file).matchAll(DOCUMENTED)].flatMap(([, method, path]) =>
      fixedCall(method, path, routes, schemaFile),
    ),
  );
  const known = new Set(calls.map(({ schema }) => schema));
  const others = api.flatMap((file) => {
    const paths = [...texts.get(file).matchAll(PATH)].map(([, path]) => path.replace(/\$\{[^}]*\}/g, '{}'));
    return [...texts.get(file).matchAll(/^export const (\w+Schema)\b/gm)]
      .filter(([, name]) => !known.has(schemaFile(name)))
      .flatMap(([, name]) => {
        const answering = routes.filter(({ schema }) => schema?.name === name);
        const fixed = answering.flatMap(({ method, path }) =>
          paths.flatMap((one) =>
            candidatesOf(one).map(shapeOf).includes(shapeOf(path))
              ? fixedCall(method, one, routes, schemaFile)
              : [],
          ),
        );
        if (fixed.length > 0 || answering.length === 0) return fixed;
        const [{ method }] = answering;
        const url = fetched.join(' or ') || 'an address that the page names';
        return [{ method, url, fixed: false, schema: schemaFile(name), origin: null }];
      });
  });
  const all = new Map(
    [...calls, ...others].map((call) => [`${call.url} ${call.method} ${call.schema}`, call]),
  );
  return [...all.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/**
 * The scripts of third parties that a feature loads.
 * @param {readonly string[]} config keys of the configuration that it reads
 * @param {readonly { key: string, default?: unknown }[]} keys of the whole configuration
 * @returns {Call[]} with the origin of an address that has a default
 */
export function deriveScripts(config, keys) {
  return keys
    .filter(({ key }) => config.includes(key) && /^scripts\.|Scripts$/.test(key))
    .flatMap(({ key, default: fallback }) => {
      const origins = [fallback ?? []].flat().map((address) => new URL(address).origin);
      const [first = null, ...others] = [...new Set(origins)];
      return [first, ...others].map((origin) => ({
        method: 'GET',
        url: key,
        fixed: false,
        schema: null,
        origin,
      }));
    });
}

const keyOf = ({ url, method }) => `${url} ${method}`;

function fixedCall(method, path, routes, schemaFile) {
  const [bare] = path.split('?');
  if (!/^\/|^v2\//.test(bare)) return [];
  const candidates = candidatesOf(bare);
  const route = routes.find(
    (one) =>
      one.method === method && candidates.some((candidate) => shapeOf(candidate) === shapeOf(one.path)),
  );
  const url = route
    ? route.path.replace(/:(\w+)/g, '{$1}')
    : bare.startsWith('v2/')
      ? `/papi/api/${bare}`
      : bare;
  return [
    { method, url, fixed: true, schema: route?.schema ? schemaFile(route.schema.name) : null, origin: null },
  ];
}

/** The paths that a call may name: a whole one, or one of the profile API below its base. */
function candidatesOf(path) {
  return [path, `/papi/api${path.startsWith('/') ? '' : '/'}${path}`];
}

/** A path in which what differs has no name, and no slash is at the end. */
function shapeOf(path) {
  return path.replace(/\{\w*\}|:\w+/g, '{}').replace(/\/$/, '');
}
