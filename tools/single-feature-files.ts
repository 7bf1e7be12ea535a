import { join } from 'node:path';

/** The folder of code that several features share; see docs/decisions/5-one-feature-one-folder.md. */
const SHARED = /^core\/domain\//;
const FEATURE = /^widgets\/[^/]+\/[^/]+(?=\/)/;

/** A module of the import graph, as returned by dependency-cruiser. */
export interface GraphModule {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** A file of `core/domain/`, and the folder of the only feature that reaches it. */
export interface SingleFeatureFile {
  readonly file: string;
  readonly feature: string;
}

/**
 * Returns the files of `core/domain/` that only one feature reaches: they belong in its folder.
 * @param modules the import graph, with types and dynamic imports
 * @returns the files with the folder of their feature, sorted by path
 */
export function singleFeatureFiles(modules: readonly GraphModule[]): SingleFeatureFile[] {
  const features = featuresOf(modules);
  return modules
    .filter(({ source }) => SHARED.test(source))
    .flatMap(({ source }) => {
      const [feature, ...others] = features.get(source) ?? [];
      return feature !== undefined && others.length === 0 ? [{ file: source, feature }] : [];
    })
    .toSorted((one, other) => one.file.localeCompare(other.file));
}

/** Returns the features that reach a file, by its path. */
function featuresOf(modules: readonly GraphModule[]): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const features = new Map<string, Set<string>>();
  const visit = (file: string, feature: string) => {
    const reached = features.get(file) ?? new Set();
    if (reached.has(feature)) return;
    features.set(file, reached.add(feature));
    for (const imported of imports.get(file) ?? []) visit(imported, feature);
  };
  for (const file of imports.keys()) {
    const [feature] = FEATURE.exec(file) ?? [];
    if (feature !== undefined) visit(file, feature);
  }
  return features;
}

/** Returns the message of the check about a file. */
export function describeSingleFeatureFile({ file, feature }: SingleFeatureFile): string {
  return `${file} serves one feature alone; it belongs to ${join(feature, '/')}.`;
}
