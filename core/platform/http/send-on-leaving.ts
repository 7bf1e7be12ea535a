import { isPrerendering } from '../page-life/activation.ts';
import { toJson } from '../text/to-json.ts';

/**
 * Sends JSON to the site itself from a page that is being left, in browsers that end all calls of such a page because
 * they do not support `keepalive` (Firefox before 133). The outcome is unknown.
 * @param path on this site
 * @param json the body
 * @returns false if nothing was sent, because `fetch` with `keepalive` does it, or the page was only prerendered
 */
export function sendOnLeaving(path: string, json: unknown): boolean {
  if (isPrerendering() || 'keepalive' in Request.prototype) return false;
  try {
    return navigator.sendBeacon(path, new Blob([toJson(json) ?? ''], { type: 'application/json' }));
  } catch {
    return false;
  }
}
