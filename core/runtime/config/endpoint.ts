import type { Configured } from './config-section.ts';
import { isText } from './guards.ts';
import { siteConfig } from './site-config.ts';

/**
 * An address from the site's `endpoints` [loader-13].
 * @param page the page
 * @param name such as `viewDate`
 * @returns undefined if it is missing: features then work without it
 */
export function endpoint(page: Configured, name: string): string | undefined {
  const { endpoints } = siteConfig(page);
  const address = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
  return isText(address) ? address : undefined;
}
