import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import postcss from 'postcss';
import postcssModules from 'postcss-modules';

/**
 * CSS Modules with names that say where they come from (`nmt-weather-root`). esbuild's own minified names are
 * single letters, which clash with the page around us and change with every class that is added.
 * @returns {import('esbuild').Plugin}
 */
export function cssModules() {
  return {
    name: 'css-modules',
    setup(build) {
      const owners = new Map();
      build.onLoad({ filter: /\.module\.css$/, namespace: 'file' }, async ({ path }) => {
        const component = kebab(basename(path, '.module.css'));
        const owner = owners.get(component);
        if (owner && owner !== path) {
          return {
            errors: [{ text: `${path} and ${owner} would both name their classes nmt-${component}-…` }],
          };
        }
        owners.set(component, path);
        let names = {};
        const { css } = await postcss([
          postcssModules({
            generateScopedName: (local) => `nmt-${component}-${kebab(local)}`,
            getJSON: (_, json) => {
              names = json;
            },
          }),
        ]).process(await readFile(path, 'utf8'), { from: path, map: false });
        scoped.set(path, css);
        return {
          // A relative path, because the text goes into source maps, which are the same on every machine.
          contents: `import ${JSON.stringify(`./${basename(path)}?scoped`)};\nexport default ${JSON.stringify(names)};`,
          loader: 'js',
        };
      });
      const scoped = new Map();
      build.onResolve({ filter: /\?scoped$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.slice(0, -'?scoped'.length)),
        namespace: 'scoped-css',
      }));
      build.onLoad({ filter: /.*/, namespace: 'scoped-css' }, ({ path }) => ({
        contents: scoped.get(path),
        loader: 'css',
      }));
    },
  };
}

function kebab(name) {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
