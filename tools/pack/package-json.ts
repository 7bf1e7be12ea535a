import { MODULES, typesOf } from './make-types.ts';

/** The fields of the repository's package.json that the package needs. */
export interface PackageFile {
  readonly name?: string;
  readonly version?: string;
  readonly description?: string;
  readonly license?: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns the package's own package.json.
 * @param product the repository's package.json
 * @param content
 * @param content.packages the packages that the commands import
 * @param content.paths the paths of all files
 * @throws {Error} if a command imports a package that the product does not have
 */
export function packageJson(
  product: PackageFile,
  { packages, paths }: { packages: readonly string[]; paths: ReadonlySet<string> },
): object {
  const has = (path: string) => paths.has(path);
  const exported = {
    './contract.json': './dist/contract.json',
    './contract.schema.json': './dist/contract.schema.json',
    './manifest.json': './dist/manifest.json',
    './manifest.schema.json': './dist/manifest.schema.json',
    './site-config.schema.json': './dist/site-config.schema.json',
    './openapi.json': './dist/openapi.json',
    './app-bridge.schema.json': './app-bridge/messages.schema.json',
    './tokens.css': './tokens.css',
  };
  const bin = Object.keys(product.bin ?? {}).sort();
  return {
    name: product.name,
    version: product.version,
    description: product.description,
    license: has('LICENSE') ? 'SEE LICENSE IN LICENSE' : product.license,
    type: 'module',
    engines: product.engines,
    types: './types/index.d.ts',
    exports: {
      '.': {
        import: { types: './types/index.d.ts' },
        require: { types: './types/index.d.cts' },
      },
      ...Object.fromEntries(
        Object.entries(MODULES).map(([name, module]) => [
          name,
          { types: `./${typesOf(module)}`, default: `./${module}` },
        ]),
      ),
      ...Object.fromEntries(Object.entries(exported).filter(([, path]) => has(path.slice(2)))),
      './api/*': './dist/api/*',
      './dist/*.json': './dist/*.json',
      './package.json': './package.json',
    },
    bin: Object.fromEntries(bin.map((name) => [name, `bin/${name}.mjs`])),
    dependencies: Object.fromEntries(packages.map((name) => [name, versionOf(product, name)])),
    sideEffects: ['*.css'],
  };
}

function versionOf({ dependencies = {}, devDependencies = {} }: PackageFile, name: string): string {
  const version = dependencies[name] ?? devDependencies[name];
  if (version === undefined) throw new Error(`A command imports ${name}, which package.json does not list.`);
  return version;
}
