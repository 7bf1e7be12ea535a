import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import postcss, { type Plugin as StylePlugin } from 'postcss';
import postcssModules from 'postcss-modules';
import { BuildCache } from './build-cache.ts';
import { forForeignPages } from './foreign-pages.ts';
import { putInLayers } from './layers.ts';
import { mustGet } from './must-get.ts';
import { expandNamedMedia } from './named-media.ts';
import { withPlainContent } from './plain-content.ts';

const MODULE = /\.module\.css$/;

/** The prefix of the classes of elements that features create: core/ui/reset.css keeps the page's rules off them. */
const MADE = 'nmt-';

/** Prefix of the classes that features add to the server's elements, which keep the page's style. */
const SERVED = 'nmt_';

/**
 * CSS Modules whose class names contain the name of their component (`nmt-weather-root`). esbuild's own
 * minified names are single letters, which clash with the page's own classes and change with every class that
 * is added.
 *
 * `@served root, figure;` in a module lists the classes that features add to server-sent elements. A class
 * includes the declarations of another module's class by `composes: root from "…"`, without code: its name is
 * then both.
 * @param scoped takes the style of each module by its path
 * @param cache of other builds, which find most styles as they were
 */
export function cssModules(scoped = new Map<string, ScopedStyle>(), cache = new BuildCache()): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      const owners = new Map<string, string>();
      build.onStart(() => owners.clear());
      const load = async (path: string): Promise<Pick<Scoped, 'names' | 'composed'>> => {
        const component = kebab(basename(path, '.module.css'));
        const owner = owners.get(component);
        if (owner && owner !== path) {
          throw new Error(`${path} and ${owner} would both name their classes nmt-${component}-…`);
        }
        owners.set(component, path);
        const text = await readFile(path, 'utf8');
        const { css, names, composed } = await cache.once(`scoped ${path} ${text}`, () =>
          scope(path, text, component, load),
        );
        for (const other of composed) await load(other);
        scoped.set(path, { css, composed });
        return { names, composed };
      };
      build.onLoad({ filter: MODULE, namespace: 'file' }, async ({ path }) => {
        try {
          const { names, composed } = await load(path);
          // The style is not imported by the module: the bundler would join the styles of everything that an entry
          // imports, later imports included.
          return {
            contents: `export default ${JSON.stringify(names)};`,
            loader: 'js',
            watchFiles: [...composed],
          };
        } catch (error) {
          return { errors: [{ text: error instanceof Error ? error.message : String(error) }] };
        }
      });
    },
  };
}

export interface ScopedStyle {
  readonly css: string;
  /** Paths of the modules whose classes this one composes. */
  readonly composed: readonly string[];
}

interface Scoped extends ScopedStyle {
  /** The class names in the page, by those in the source. */
  readonly names: Record<string, string>;
}

/**
 * A style whose class names contain the component's name, and those names by the ones in the source. Of what it
 * composes from other modules it has only the names: the declarations are in their styles.
 */
async function scope(
  path: string,
  text: string,
  component: string,
  load: (path: string) => Promise<Pick<Scoped, 'names'>>,
): Promise<Scoped> {
  let names: Record<string, string> = {};
  const served = new Set<string>();
  const composed = new Set<string>();
  class Composed {
    finalSource = '';

    async fetch(file: string, from: string) {
      const other = resolve(dirname(from), file);
      composed.add(other);
      return (await load(other)).names;
    }
  }
  const { css } = await postcss([
    servedClasses(served),
    postcssModules({
      Loader: Composed,
      generateScopedName: (local) => `${served.has(local) ? SERVED : MADE}${component}-${kebab(local)}`,
      getJSON: (_, json) => {
        names = json;
      },
    }),
  ]).process(putInLayers(expandNamedMedia(text, path), path), { from: path, map: false });
  for (const [name, classes] of Object.entries(names)) {
    if (/\bundefined\b/.test(classes))
      throw new Error(`${path}: ${name} composes a class that is not there.`);
  }
  return { css: forForeignPages(withPlainContent(css)), names, composed: [...composed] };
}

/**
 * Returns the styles of entries: those of their static imports, in the order of the imports, each once. Dynamic imports
 * have styles of their own. A module precedes those that compose its classes.
 * @param entries sources
 * @param root the folder that the sources' paths start from
 * @param scoped from {@link cssModules}
 * @returns each with the path of its module, from the root
 */
export function stylesOf(
  entries: readonly string[],
  root: string,
  inputs: Metafile['inputs'],
  scoped: ReadonlyMap<string, ScopedStyle>,
): { source: string; css: string }[] {
  const seen = new Set<string>();
  const styles: { source: string; css: string }[] = [];
  const taken = new Set<string>();
  const take = (path: string) => {
    if (taken.has(path)) return;
    taken.add(path);
    const { css, composed } = mustGet(scoped, path);
    for (const other of composed) take(other);
    styles.push({ source: relative(root, path).replaceAll('\\', '/'), css });
  };
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: next, kind } of inputs[path]?.imports ?? [])
      if (kind !== 'dynamic-import') visit(next);
    if (MODULE.test(path)) take(join(root, path));
  };
  for (const entry of entries) visit(entry);
  return styles;
}

/**
 * Reads and removes `@served`.
 * @param served receives the classes
 */
function servedClasses(served: Set<string>): StylePlugin {
  return {
    postcssPlugin: 'served-classes',
    Once(root) {
      root.walkAtRules('served', (rule) => {
        for (const name of rule.params.split(',')) served.add(name.trim());
        rule.remove();
      });
    },
  };
}

function kebab(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
