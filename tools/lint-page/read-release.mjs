import { createHash } from 'node:crypto';
import { attribute, tagOf } from './element.mjs';

/** The letters of a text that tell whether it was meant to be the same. */
const BEGIN = 40;
/** Names of a release's files end with a hash of their contents. */
const HASHED = /-[a-z0-9]{5}(?=\.(js|css|json)$)/;

/**
 * @typedef {object} Release what the head rules ask of a release
 * @property {object} manifest dist/manifest.json
 * @property {{ base: string, head: string, loader: string }} texts of the base style, of head.js and of loader.js
 * @property {(name: string) => boolean} isFile whether a name looks like a file of some release: then it has to be one
 *   of this
 * @property {(name: string) => boolean} hasFile
 * @property {(name: string) => string | undefined} integrityOf undefined for a file of another release, and for the
 *   table of hashes
 * @property {(name: string) => string | undefined} successorOf the file that took the place of another release's
 * @property {(pageType: string) => { scripts: { file: string }[], styles: { file: string }[] }} pageFiles what a page
 *   sends along
 * @property {(feature: string) => { file: string }[]} expectedFiles what a page sends along that expects a feature to show
 *   something
 */

/**
 * Prepares a release for the head rules.
 * @param {object} manifest dist/manifest.json
 * @param {{ base: string, head: string, loader: string }} texts of the base style, of head.js and of loader.js
 * @returns {Release}
 */
export function readRelease(manifest, texts) {
  // The table of hashes has none itself.
  const names = [...Object.keys(manifest.files), manifest.integrity.file];
  const stems = new Set(names.map(stemOf));
  return {
    manifest,
    texts,
    isFile: (name) => names.includes(name) || (HASHED.test(name) && stems.has(stemOf(name))),
    hasFile: (name) => names.includes(name),
    integrityOf: (name) => own(manifest.files, name)?.integrity,
    successorOf: (name) => names.find((other) => stemOf(other) === stemOf(name)),
    pageFiles: (pageType) =>
      own(manifest.pages, pageType) ?? manifest.pages.default ?? { scripts: [], styles: [] },
    expectedFiles: (feature) => own(manifest.features ?? {}, feature)?.expected ?? [],
  };
}

/**
 * The loaders of a page. A site may have a script of the same name: where files of the release are beside one, the
 * others are not meant.
 * @param {import('./element.mjs').Element[]} elements of the page
 * @param {Release} [release] without it, none is known
 * @returns {import('./element.mjs').Element[]} in the order of the page
 */
export function loadersOf(elements, release) {
  if (!release) return [];
  const named = elements.filter(
    (element) => tagOf(element) === 'script' && fileOf(element) === release.manifest.loader.file,
  );
  const folders = new Set(
    elements
      .filter((element) => /^(script|link)$/.test(tagOf(element)) && release.isFile(fileOf(element)))
      .map(folderOf),
  );
  const own = named.filter((element) => folders.has(folderOf(element)));
  return own.length > 0 ? own : named;
}

/** The file's name in an element's address, without path and query. */
export function fileOf(element) {
  return addressOf(element).split('/').at(-1);
}

/** The folder in an element's address, with its slash at the end. */
export function folderOf(element) {
  return addressOf(element).replace(/[^/]*$/, '');
}

function addressOf(element) {
  const address = attribute(element, 'src') ?? attribute(element, 'href') ?? '';
  return address.trim().replace(/[?#].*/s, '');
}

/** Whether a text has one of the hashes of an `integrity`. */
export function hasHash(text, integrity) {
  return integrity.split(/\s+/).some((one) => {
    const [, algorithm, hash] = /^(sha(?:256|384|512))-(.+)$/.exec(one) ?? [];
    return algorithm !== undefined && createHash(algorithm).update(text).digest('base64') === hash;
  });
}

/** Whether a text begins as another one does: it was meant to be that. */
export function isMeantAs(text, original) {
  return text.trimStart().startsWith(original.trimStart().slice(0, BEGIN));
}

/** Where two texts begin to differ, in words. */
export function firstDifference(text, original) {
  let index = 0;
  while (index < text.length && text[index] === original[index]) index += 1;
  const show = (one) => JSON.stringify(one.slice(index, index + 12));
  return `from character ${index + 1}: ${show(text)} instead of ${show(original)}`;
}

/** Pages name such things themselves, `constructor` as well. */
function own(values, name) {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function stemOf(name) {
  return name.replace(HASHED, '');
}
