import { isText } from './guards.ts';
import type { Configured } from './section.ts';
import { siteConfig } from './site-config.ts';

/**
 * An address of data that the site names under `endpoints` [loader-13].
 * @param page the page
 * @param name such as `viewDate`
 * @returns undefined where the site names none: what needs it does without
 */
export function endpoint(page: Configured, name: string): string | undefined {
  const { endpoints } = siteConfig(page);
  const address = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
  return isText(address) ? address : undefined;
}
