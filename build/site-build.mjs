import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { textExports, textParameters } from '../tools/texts/parameters.mjs';
import { parseFile } from '../tools/texts/parse.mjs';
import { isTextFile } from '../tools/texts.mjs';
import { textPrefix } from './text-catalogue.mjs';

const WRAPPED = 'site-texts';
const SITE_TEXT = 'core/runtime/site/site-text.ts';

/**
 * Makes the build whose texts, locale and names a site file replaces: each value of a `texts.ts` goes through `siteText`,
 * and a module gives way to the `.site.ts` beside it. The product's own build has nothing of this.
 * @param {string} root of the product
 */
export function siteBuild(root) {
  return {
    name: 'site-build',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, importer, resolveDir, namespace }) => {
        const file = join(resolveDir, path);
        const replacement = file.replace(/\.(tsx?)$/, '.site.$1');
        if (importer === replacement || namespace === WRAPPED) return undefined;
        if (existsSync(replacement)) return { path: replacement };
        return isTextFile(relativeTo(root, file)) ? { path: file, namespace: WRAPPED } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: WRAPPED }, ({ path }) => ({
        contents: wrapper(root, relativeTo(root, path)),
        loader: 'ts',
        resolveDir: dirname(path),
      }));
    },
  };
}

/** A module with the exports of a file of texts, each as the site file has it. */
function wrapper(root, file) {
  const statements = parseFile(root, file);
  const parameters = textParameters(statements);
  const lines = textExports(statements).map((name) => {
    const names = parameters[name] ? `, ${JSON.stringify(parameters[name])}` : '';
    const key = JSON.stringify(`${textPrefix(file)}.${name}`);
    return `export const ${name} = /* @__PURE__ */ siteText(${key}, own.${name}${names});`;
  });
  return [
    `import { siteText } from ${JSON.stringify(join(root, SITE_TEXT))};`,
    `import * as own from ${JSON.stringify(join(root, file))};`,
    ...lines,
  ].join('\n');
}

const relativeTo = (root, path) => relative(root, path).split(sep).join('/');
