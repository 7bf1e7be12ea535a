import type { IntegrityOf, LoadModule, Mountable } from './contract.ts';
import { loadFiles } from './files.ts';
import { requireModule } from './modules.ts';
import type { Route } from './routes.ts';

/**
 * Step 4: loads a feature's chunk, its style and all that the chunk imports, side by side, each once, and takes the
 * feature out of the registry.
 * @param integrityOf what the files must hash to
 * @param load for what the feature imports later
 * @throws what went wrong with the files, or in the chunk itself
 */
export async function loadRoute(
  { name, scripts, style }: Route,
  integrityOf: IntegrityOf,
  load: LoadModule,
): Promise<Mountable> {
  await loadFiles(style ? [style].concat(scripts) : scripts, integrityOf);
  const exported = requireModule((scripts[0] as string).slice(0, -3), load);
  // A file that features share exports each under its name.
  const feature = (exported[name] || exported.default) as Mountable | undefined;
  if (!feature || !feature.mount) throw new TypeError(`${name}: no feature`);
  return feature;
}
