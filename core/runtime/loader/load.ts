import type { Mountable } from './contract.ts';
import { base, type IntegrityOf, loadFiles, servedElement } from './files.ts';
import { caretaker } from './later.ts';
import { requireModule } from './modules.ts';
import { createOnce } from './once.ts';
import type { Route } from './routes.ts';

const onceFeature = createOnce<Mountable>();
const onceTable = createOnce<Record<string, string>>();

/** The release's integrity table: every file's hash, in a file of its own that is cached for ever. */
let table: string;

/** Says where the integrity table is. */
export function setIntegrityTable(file: string): void {
  table = file;
}

/**
 * Step 4: brings a feature's chunk, its style and all that the chunk imports, side by side, each once. Where
 * that fails, the caretaker asks for the current manifest: a deploy may have replaced the files.
 * @returns the feature; what failed may be asked for again
 * @throws what went wrong with the files, or in the chunk itself
 */
export function loadFeature(route: Route): Promise<Mountable> {
  return onceFeature(route.name, () =>
    loadRoute(route, integrityOf).catch(async (cause) => (await caretaker()).recover(route, cause)),
  );
}

/** Brings the files of a route and takes the feature out of them. */
export async function loadRoute(
  { name, scripts, style }: Route,
  integrityOf: IntegrityOf,
): Promise<Mountable> {
  await loadFiles(style ? [style].concat(scripts) : scripts, integrityOf);
  const exported = requireModule((scripts[0] as string).slice(0, -3));
  // A file that features share exports each under its name.
  const feature = (exported[name] || exported.default) as Mountable | undefined;
  if (!feature || !feature.mount) throw new TypeError(`${name}: no feature`);
  return feature;
}

/**
 * A file's integrity: from the server's own element where there is one, else from the table.
 * @throws Error where neither knows the file: what cannot be checked is not run
 */
export function integrityOf(file: string): string | Promise<string> {
  const element = servedElement(file);
  if (element && element.integrity) return element.integrity;
  return onceTable('', fetchTable).then((hashes) => {
    const integrity = hashes[file];
    if (!integrity) throw new Error(`No integrity: ${file}`);
    return integrity;
  });
}

async function fetchTable(): Promise<Record<string, string>> {
  const answer = await fetch(base + table, { signal: AbortSignal.timeout(10_000) });
  return answer.json();
}
