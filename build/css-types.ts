import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';

/** The folder of the types; `rootDirs` in tsconfig.json overlays it on the sources. */
const TYPES = '.cache/css-types';
const SOURCES = ['core', 'widgets', 'demo', 'tests'];

/**
 * Writes a declaration for each CSS module, so that a misspelt class fails the type check.
 * @returns the modules, from the root
 */
export function writeCssTypes(root: string): string[] {
  const modules = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  rmSync(join(root, TYPES), { recursive: true, force: true });
  for (const module of modules) {
    const file = join(root, TYPES, module.replace(/css$/, 'd.css.ts'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, declarationOf(readFileSync(join(root, module), 'utf8')));
  }
  return modules;
}

/**
 * The TypeScript declaration of a CSS module: its default export has one string per class.
 * @param css the module's text
 */
export function declarationOf(css: string): string {
  const classes = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name] of selector.replace(/:global\([^)]*\)/g, '').matchAll(/\.(-?[A-Za-z_][\w-]*)/g)) {
      if (name) classes.add(name);
    }
  });
  const members = [...classes].sort().map((name) => `  readonly ${JSON.stringify(name)}: string;`);
  return `declare const styles: {\n${members.join('\n')}\n};\nexport default styles;\n`;
}

if (process.argv[1] === import.meta.filename) writeCssTypes(join(import.meta.dirname, '..'));
