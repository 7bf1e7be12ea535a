import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { isTextFile } from './texts/find-text-files.ts';
import { textExports, textParameters } from './texts/parameters.ts';
import { parseFile } from './texts/parse.ts';
import { textPrefix } from './texts/text-catalogue.ts';

const WRAPPED = 'site-texts';
const SITE_TEXT = 'core/runtime/site/site-text.ts';

/**
 * Makes the build whose texts, locale and names a site file replaces: each value of a `texts.ts` is wrapped in
 * `siteText`, and a `.site.ts` file replaces the module next to it. The product's own build does none of this.
 * @param root the product's folder
 */
export function siteBuild(root: string): Plugin {
  return {
    name: 'site-build',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, importer, resolveDir, namespace }) => {
        const file = join(resolveDir, path);
        const replacement = file.replace(/\.(tsx?)$/, '.site.$1');
        if (importer === replacement || namespace === WRAPPED) return undefined;
        if (existsSync(replacement)) return { path: replacement };
        const own = relativeTo(root, file);
        // The path starts from the root, because the source map contains it.
        return isTextFile(own) ? { path: own, namespace: WRAPPED } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: WRAPPED }, ({ path }) => ({
        contents: wrapper(root, path),
        loader: 'ts',
        resolveDir: root,
      }));
    },
  };
}

/** Returns a module with the exports of a file of texts, with the values of the site file. */
function wrapper(root: string, file: string): string {
  const statements = parseFile(root, file);
  const parameters = textParameters(statements);
  const lines = textExports(statements).map((name) => {
    const names = parameters[name] ? `, ${JSON.stringify(parameters[name])}` : '';
    const key = JSON.stringify(`${textPrefix(file)}.${name}`);
    return `export const ${name} = /* @__PURE__ */ siteText(${key}, own.${name}${names});`;
  });
  return [`import { siteText } from './${SITE_TEXT}';`, `import * as own from './${file}';`, ...lines].join(
    '\n',
  );
}

const relativeTo = (root: string, path: string) => relative(root, path).split(sep).join('/');
