import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Matches an attribute's name, but not the name of a file, nor the start of a name that code completes. */
const LITERAL = /\bdata-[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?!\w)(?!-\$\{)(?![\w-]*[/.])/g;
/** Matches the start of a name that code completes. */
const STEM = /\b(data-[a-z][a-z0-9-]*-)\$\{/g;
const PROPERTY = /\bdataset\??\.(\w+)/g;
const DESTRUCTURED = /\{([^{}]*)\} = [\w.]+\.dataset\b/g;
/** Names of ids and files that start like an attribute. */
const OTHERS = /^data-(form-\d+|list|block)$/;

/**
 * Reads the code of the product: TypeScript and styles of `core/` and `widgets/`, without files that only the build
 * reads.
 * @returns the texts without comments, by path from the root
 */
export function productCode(root: string): Map<string, string> {
  const files = ['core', 'widgets'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map(
      (file) => `${folder}/${String(file).replaceAll('\\', '/')}`,
    ),
  );
  return new Map(
    files
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(contract|d)\.ts$/.test(file))
      .sort()
      .map((file) => [file, readFileSync(join(root, file), 'utf8').replace(COMMENTS, '')]),
  );
}

/**
 * Returns the `data-*` attributes that a source names: in selectors and calls, and as properties of `dataset`.
 * @param code the source without comments
 * @returns sorted, each once
 */
export function namesIn(code: string): string[] {
  const literals = [...code.matchAll(LITERAL)].map(([name]) => name);
  const properties = [...code.matchAll(PROPERTY)].map(([, property = '']) => property);
  const destructured = [...code.matchAll(DESTRUCTURED)].flatMap(([, inner = '']) =>
    inner.split(',').map((item) => item.replace(/[:=].*/s, '').trim()),
  );
  const names = [...properties, ...destructured].filter(Boolean).map(attributeOf);
  return [...new Set([...literals, ...names])].filter((name) => !OTHERS.test(name)).sort();
}

/**
 * Whether any source names an attribute: as a whole, as a property, or as the part after `data-` that code completes.
 * @param code the code of all sources, without comments
 * @param name such as `data-article-id`
 */
export function isNamedIn(code: string, name: string) {
  const bare = name.slice('data-'.length);
  const property = bare.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return (
    code.includes(name) ||
    [...code.matchAll(STEM)].some(([, stem = '']) => name.startsWith(stem)) ||
    new RegExp(`['"\`.{ ,(\\[]${property}\\b`).test(code) ||
    code.includes(`'${bare}'`)
  );
}

/** @param property such as `articleId` */
function attributeOf(property: string) {
  return `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
