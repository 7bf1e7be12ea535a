import { toJson } from '../text/to-json.ts';
/**
 * Sends JSON to the site itself from a page that is being left, where the browser ends all calls of such a page
 * because it does not know `keepalive` (Firefox before 133). Nothing is known of the outcome.
 * @param path on this site
 * @param json the body
 * @returns false where `fetch` with `keepalive` does it, and nothing was sent
 */
export function sendOnLeaving(path: string, json: unknown): boolean {
  if ('keepalive' in Request.prototype) return false;
  try {
    return navigator.sendBeacon(path, new Blob([toJson(json) ?? ''], { type: 'application/json' }));
  } catch {
    return false;
  }
}
