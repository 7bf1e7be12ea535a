import type { IntegrityOf, LoadModule, Mountable } from './contract.ts';
import { loadFiles } from './files.ts';
import { runModule } from './modules.ts';
import type { Route } from './read-routes.ts';

/**
 * Step 4: loads a feature's chunk, its style and all imports of the chunk in parallel, each once, and gets the feature
 * from the registry.
 * @param integrityOf the files' integrity
 * @param load loads the feature's later imports
 * @throws any error of the files or of the chunk itself
 */
export async function loadRoute(
  { name, scripts, style }: Route,
  integrityOf: IntegrityOf,
  load: LoadModule,
): Promise<Mountable> {
  await loadFiles(style ? [style].concat(scripts) : scripts, integrityOf);
  const exported = await runModule(scripts, (scripts[0] as string).slice(0, -3), load);
  // A file that features share exports each feature under its name.
  const feature = (exported[name] || exported.default) as Mountable | undefined;
  if (!feature || !feature.mount) throw new Error(`${name}: no feature`);
  return feature;
}
