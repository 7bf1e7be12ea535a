import { allowedOrigins } from '../../runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../runtime/config/site-config.ts';
import { address, optional, readAttributes, text } from '../../runtime/feature/attributes.ts';
import type { Context } from '../../runtime/feature/feature.ts';
import { request } from '../http/request.ts';
import { UNCHECKED } from '../http/unchecked.ts';
import { withRetries } from '../http/with-retries.ts';

/** The type of a data block, which browsers do not run (HTML standard, "the script element"). */
const BLOCK = 'script[type="application/json"]';

/** The attributes for a hook's data, for editors that remove script elements; a feature declares them. */
export const DATA_ATTRIBUTES = {
  json: optional(text()),
  jsonUrl: optional(address()),
};

/**
 * Reads the JSON of a hook, for data that is too large for attributes: from a `<script type="application/json">` in it,
 * otherwise from its `data-json`, otherwise from the address in its `data-json-url`.
 * @param hook the element; of several script elements the first counts
 * @param context the feature's context: its name for the message, the page for the allowed origins, the signal that
 *   aborts the call
 * @returns the parsed JSON, not validated; a promise of it if it has to be fetched
 * @throws TypeError that names feature, element or attribute, and value, if there is no data or no valid JSON
 */
export function readDataBlock(
  hook: HTMLElement,
  context: Pick<Context, 'feature' | 'page' | 'signal'>,
): unknown {
  const { feature } = context;
  const block = hook.querySelector(BLOCK)?.textContent;
  if (block != null) return parse(feature, BLOCK, block);
  const { json, jsonUrl } = readAttributes(feature, hook, DATA_ATTRIBUTES);
  if (json !== undefined) return parse(feature, 'data-json', json);
  if (jsonUrl !== undefined) return fetchData(jsonUrl, context);
  throw new TypeError(`${feature}: the hook has no ${BLOCK}, no data-json and no data-json-url.`);
}

async function fetchData(
  url: string,
  { feature, page, signal }: Pick<Context, 'feature' | 'page' | 'signal'>,
): Promise<unknown> {
  const origins = allowedOrigins(page, siteConfig(page));
  try {
    return await withRetries(() => request(url, { signal, origins, schema: UNCHECKED }), signal);
  } catch (cause) {
    throw new TypeError(`${feature}: data-json-url is ${JSON.stringify(url)}; expected JSON from there.`, {
      cause,
    });
  }
}

function parse(feature: string, source: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new TypeError(
      `${feature}: ${source} is ${JSON.stringify(json.trim().slice(0, 80))}; expected JSON.`,
    );
  }
}
