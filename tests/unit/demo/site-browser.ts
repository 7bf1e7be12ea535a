import { Browser } from '../fixtures/browser.ts';
import { call, demoSite } from './demo-site.ts';

/** A browser on the demo; each call of it is one more browser, with its own cookies. */
export function siteBrowsers(): () => Browser {
  const site = demoSite();
  return () => new Browser({ request: (path, init) => call(site, path, init) });
}

/** The token of the forms of a page, and what their links say. */
export function tokenOf(html: string): string {
  return /name="csrf_token" value="([^"]+)"/.exec(html)?.[1] ?? '';
}
