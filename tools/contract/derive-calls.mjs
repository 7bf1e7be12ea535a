/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} url its path, with `{name}` for what differs; of a chosen address, who chooses it
 * @property {boolean} fixed whether the path is always the same; otherwise the site chooses the address
 * @property {string | null} schema the file in `api/` that says what a server is to answer
 * @property {string | null} origin another origin that it goes to; null for the page's own, or the one that the site chose
 */

/**
 * The calls of a feature: those whose module it imports, itself or through others. docs/api/openapi.json names the
 * features of a call by the same rule.
 * @param {readonly import('../../fixtures/contract/call.ts').CallContract[]} calls
 * @param {readonly string[]} sources paths from the root that the feature reaches
 * @returns {Call[]} in the order of `calls`
 */
export function callsOf(calls, sources) {
  return calls
    .filter(({ source }) => sources.includes(source))
    .map(({ name, method, path, chosenBy, answer }) => ({
      method,
      url: chosenBy ? chosenBy.replaceAll('`', '') : path.replace(/:(\w+)/g, '{$1}'),
      fixed: !chosenBy,
      schema: /^(json|text)$/.test(answer.kind) ? `${name}.schema.json` : null,
      origin: null,
    }));
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
