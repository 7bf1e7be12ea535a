import { Browser } from '../fixtures/browser.ts';
import { call, demoSite } from './demo-site.ts';

/** A browser on the demo; each call makes a new one, with its own cookies. */
export function siteBrowsers(): () => Browser {
  const site = demoSite();
  return () => new Browser({ request: (path, init) => call(site, path, init) });
}

/** The token of a page's forms, and the texts of their links. */
export function tokenOf(html: string): string {
  return /name="csrf_token" value="([^"]+)"/.exec(html)?.[1] ?? '';
}
