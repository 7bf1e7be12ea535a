import { createHash } from 'node:crypto';
import { attribute, type Element, tagOf } from './element.ts';

/** The letters of a text that tell whether it was meant to be the same. */
const BEGIN = 40;
/** Names of a release's files end with a hash of their contents. */
const HASHED = /-[a-z0-9]{5}(?=\.(js|css|json)$)/;

interface NamedFile {
  readonly file: string;
}

interface PageFiles {
  readonly scripts: readonly NamedFile[];
  readonly styles: readonly NamedFile[];
}

/** What the rules read of dist/manifest.json. */
export interface ReleaseManifest {
  readonly release: string;
  /** `hashed` is what pages pin; earlier releases have none. */
  readonly loader: NamedFile & { readonly hashed?: NamedFile };
  /** The table of hashes; in earlier releases without its own. */
  readonly integrity: NamedFile & { readonly integrity?: string };
  readonly head: NamedFile & { readonly hash: string };
  readonly styles: { readonly base: NamedFile & { readonly hash: string } };
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  /** What is not loaded ahead of a click; earlier releases do not say. */
  readonly speculation?: { readonly addresses: readonly string[] };
  readonly features?: Readonly<Record<string, { readonly expected?: readonly NamedFile[] }>>;
  /** What pages of a type send along; `default` is for all other types. */
  readonly pages: Readonly<Record<string, PageFiles>>;
}

/** The texts of files whose hashes pages have. */
export interface ReleaseTexts {
  /** The base style. */
  readonly base: string;
  /** The code of head.js. */
  readonly head: string;
  /** The code of loader.js. */
  readonly loader: string;
}

/** A release as the rules of the head read it. */
export interface Release {
  readonly manifest: ReleaseManifest;
  readonly texts: ReleaseTexts;
  /** Whether a name looks like a file of some release: then it has to be one of this. */
  isFile(name: string): boolean;
  hasFile(name: string): boolean;
  /** Undefined for a file of another release, and for the table of hashes. */
  integrityOf(name: string): string | undefined;
  /** The file that took the place of another release's. */
  successorOf(name: string): string | undefined;
  /** What a page of a type sends along. */
  pageFiles(pageType: string): PageFiles;
  /** What a page sends along that expects a feature to show something. */
  expectedFiles(feature: string): readonly NamedFile[];
}

/** Prepares a release for the rules of the head. */
export function readRelease(manifest: ReleaseManifest, texts: ReleaseTexts): Release {
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
 * @param elements of the page
 * @param release without it, none is known
 * @returns in the order of the page
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

/** The file's name in an element's address, without path and query. */
export function fileOf(element: Element): string {
  return addressOf(element).split('/').at(-1) ?? '';
}

/** The folder in an element's address, with its slash at the end. */
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

/** Whether a text begins as another one does: it was meant to be that. */
export function isMeantAs(text: string, original: string): boolean {
  return text.trimStart().startsWith(original.trimStart().slice(0, BEGIN));
}

/** Where two texts begin to differ, in words. */
export function firstDifference(text: string, original: string): string {
  let index = 0;
  while (index < text.length && text[index] === original[index]) index += 1;
  const show = (one: string) => JSON.stringify(one.slice(index, index + 12));
  return `from character ${index + 1}: ${show(text)} instead of ${show(original)}`;
}

/** Pages name such things themselves, `constructor` as well. */
function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** A file's name without the hash of its content. */
export function stemOf(name: string): string {
  return name.replace(HASHED, '');
}
