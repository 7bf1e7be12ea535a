import { createHash } from 'node:crypto';
import { attribute, type Element, tagOf } from './element.ts';

/** The number of leading letters that are equal in two versions of the same text. */
const BEGIN = 40;
/** Matches names of a release's files, which end with a hash of their contents. */
const HASHED = /-[a-z0-9]{5}(?=\.(js|css|json)$)/;

interface NamedFile {
  readonly file: string;
}

interface PageFiles {
  readonly scripts: readonly NamedFile[];
  readonly styles: readonly NamedFile[];
}

/** The parts of dist/manifest.json that the rules read. */
export interface ReleaseManifest {
  readonly release: string;
  /** The loader; pages pin its `hashed` file, which earlier releases do not have. */
  readonly loader: NamedFile & { readonly hashed?: NamedFile };
  /** The file with the integrity of all files; in earlier releases without its own integrity. */
  readonly integrity: NamedFile & { readonly integrity?: string };
  readonly head: NamedFile & { readonly hash: string };
  readonly styles: { readonly base: NamedFile & { readonly hash: string } };
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  /** The pages that must not be loaded ahead of a click; earlier releases do not have this. */
  readonly speculation?: { readonly addresses: readonly string[] };
  readonly features?: Readonly<Record<string, { readonly expected?: readonly NamedFile[] }>>;
  /** The files that pages of a type send along; `default` is for all other types. */
  readonly pages: Readonly<Record<string, PageFiles>>;
}

/** The texts of files whose hashes pages contain. */
export interface ReleaseTexts {
  /** The base style. */
  readonly base: string;
  /** The code of head.js. */
  readonly head: string;
  /** The code of loader.js. */
  readonly loader: string;
}

/** A release in the form that the rules of the head use. */
export interface Release {
  readonly manifest: ReleaseManifest;
  readonly texts: ReleaseTexts;
  /** Whether a name looks like a file of some release, so that it has to be one of this release. */
  isFile(name: string): boolean;
  hasFile(name: string): boolean;
  /** Returns the integrity of a file; undefined for a file of another release, and for the integrity file itself. */
  integrityOf(name: string): string | undefined;
  /** Returns the file that replaced one of another release. */
  successorOf(name: string): string | undefined;
  /** Returns the files that a page of a type sends along. */
  pageFiles(pageType: string): PageFiles;
  /** Returns the files that a page sends along if it expects a feature to show something. */
  expectedFiles(feature: string): readonly NamedFile[];
}

/** Prepares a release for the rules of the head. */
export function readRelease(manifest: ReleaseManifest, texts: ReleaseTexts): Release {
  // The integrity file does not contain its own integrity.
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
 * Returns the loaders of a page. A site may have another script of the same name: if one has files of the release in
 * its folder, the others do not count.
 * @param elements the page's elements
 * @param release the release; without it, no files are known
 * @returns the loaders in the order of the page
 */
export function loadersOf(elements: readonly Element[], release: Release | undefined): Element[] {
  if (!release) return [];
  const named = elements.filter(
    (element) => tagOf(element) === 'script' && stemOf(fileOf(element)) === release.manifest.loader.file,
  );
  const folders = new Set(
    elements
      .filter((element) => /^(script|link)$/.test(tagOf(element)) && release.isFile(fileOf(element)))
      .map(folderOf),
  );
  const own = named.filter((element) => folders.has(folderOf(element)));
  return own.length > 0 ? own : named;
}

/** Returns the file's name in an element's address, without path and query. */
export function fileOf(element: Element): string {
  return addressOf(element).split('/').at(-1) ?? '';
}

/** Returns the folder in an element's address, with its slash at the end. */
export function folderOf(element: Element): string {
  return addressOf(element).replace(/[^/]*$/, '');
}

function addressOf(element: Element): string {
  const address = attribute(element, 'src') ?? attribute(element, 'href') ?? '';
  return address.trim().replace(/[?#].*/s, '');
}

/** Whether a text has one of the hashes of an `integrity`. */
export function hasHash(text: string, integrity: string): boolean {
  return integrity.split(/\s+/).some((one) => {
    const [, algorithm, hash] = /^(sha(?:256|384|512))-(.+)$/.exec(one) ?? [];
    return algorithm !== undefined && createHash(algorithm).update(text).digest('base64') === hash;
  });
}

/** Whether a text starts like another one, so that it is probably a version of it. */
export function isMeantAs(text: string, original: string): boolean {
  return text.trimStart().startsWith(original.trimStart().slice(0, BEGIN));
}

/** Describes in words where two texts start to differ. */
export function firstDifference(text: string, original: string): string {
  let index = 0;
  while (index < text.length && text[index] === original[index]) index += 1;
  const show = (one: string) => JSON.stringify(one.slice(index, index + 12));
  return `from character ${index + 1}: ${show(text)} instead of ${show(original)}`;
}

/** Returns an own property only, because pages may use names such as `constructor`. */
function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Returns a file's name without the hash of its content. */
export function stemOf(name: string): string {
  return name.replace(HASHED, '');
}
