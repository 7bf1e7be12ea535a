import type { CallContract } from '../../fixtures/contract/call.ts';
import type { ConfigKey } from './site-config.ts';

/** A call in dist/contract.json. */
export interface Call {
  method: string;
  /** Its path, with `{name}` for the variable parts; for a chosen address, the setting or attribute that chooses it. */
  url: string;
  /** Whether the path is always the same; otherwise the site chooses the address. */
  fixed: boolean;
  /** The file in `api/` with the schema of the expected answer. */
  schema: string | null;
  /** The other origin to which it is sent; null for the page's own, or for one that the site chose. */
  origin: string | null;
}

/**
 * Returns the calls of a feature: those whose module it imports, directly or indirectly. dist/openapi.json lists the
 * features of a call by the same rule.
 * @param sources the sources that the feature imports, as paths from the root
 * @returns the calls in the order of `calls`
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
 * Returns the third-party scripts that a feature loads.
 * @param config the keys of the configuration that it reads
 * @param keys all keys of the configuration
 * @returns the scripts, with the origin of an address that has a default
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
