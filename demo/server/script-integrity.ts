import { integrityOf } from '../../build/hash.ts';
import { readKept } from './kept-files.ts';
import { inRoot } from './paths.ts';
import { platformScript } from './platform-script.ts';

/** The element of a script of the demo itself; those of the build already have their integrity. */
const OWN_SCRIPT = /(<script\b[^>]*? src="\/static\/([\w./-]+\.js)")([^>]*>)/g;

/** The hashes by the contents of the file, which change with it. */
const hashes = new WeakMap<Buffer, string>();

/** Adds the integrity of each of the demo's own scripts to a page, as the page's Integrity-Policy requires. */
export async function pinScripts(page: string): Promise<string> {
  const files = new Set([...page.matchAll(OWN_SCRIPT)].map(([, , file = '']) => file));
  const pins = new Map<string, string>();
  for (const file of files) pins.set(file, await hashOf(file));
  return page.replace(OWN_SCRIPT, (_, start: string, file: string, end: string) => {
    return `${start} crossorigin integrity="${pins.get(file)}"${end}`;
  });
}

async function hashOf(file: string): Promise<string> {
  const [, platform] = /^platforms\/(.+)$/.exec(file) ?? [];
  if (platform) return integrityOf((await platformScript(platform)) ?? '');
  const body = readKept(inRoot(`demo/static/${file}`));
  const hash = hashes.get(body) ?? integrityOf(body);
  hashes.set(body, hash);
  return hash;
}
