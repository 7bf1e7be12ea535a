import type { CallContract } from '../../fixtures/contract/call.ts';
import type { ConfigKey } from './site-config.ts';

/** A call in dist/contract.json. */
export interface Call {
  method: string;
  /** Its path, with `{name}` for what differs; of a chosen address, who chooses it. */
  url: string;
  /** Whether the path is always the same; otherwise the site chooses the address. */
  fixed: boolean;
  /** The file in `api/` that says what a server is to answer. */
  schema: string | null;
  /** Another origin that it goes to; null for the page's own, or the one that the site chose. */
  origin: string | null;
}

/**
 * The calls of a feature: those whose module it imports, itself or through others. dist/openapi.json names the
 * features of a call by the same rule.
 * @param sources paths from the root that the feature reaches
 * @returns in the order of `calls`
 */
export function callsOf(calls: readonly CallContract[], sources: readonly string[]): Call[] {
  return calls
    .filter(({ source }) => sources.includes(source))
    .map(({ name, method, path, chosenBy, answer }) => ({
      method,
      url: chosenBy ? chosenBy.replaceAll('`', '') : path.replace(/:(\w+)/g, '{$1}'),
      fixed: !chosenBy,
      schema: 'schema' in answer ? `${name}.schema.json` : null,
      origin: null,
    }));
}

/**
 * The scripts of third parties that a feature loads.
 * @param config keys of the configuration that it reads
 * @param keys of the whole configuration
 * @returns with the origin of an address that has a default
 */
export function deriveScripts(
  config: readonly string[],
  keys: readonly Pick<ConfigKey, 'key' | 'default'>[],
): Call[] {
  return keys
    .filter(({ key }) => config.includes(key) && /^scripts\.|Scripts$/.test(key))
    .flatMap(({ key, default: fallback }) => {
      const origins = [fallback ?? []].flat().map((address) => new URL(String(address)).origin);
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
