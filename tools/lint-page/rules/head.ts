import { attribute, attributesOf, type Element, tagOf, textOf } from '../element.ts';
import type { Known } from '../read-contract.ts';
import type { Hook, Page } from '../read-page.ts';
import {
  fileOf,
  firstDifference,
  folderOf,
  hasHash,
  isMeantAs,
  loadersOf,
  type Release,
  stemOf,
} from '../read-release.ts';
import type { Context, Problem } from '../rule.ts';

/** Finds problems of the loader: missing, twice, blocking, or of another kind. */
export function* loaderScript(
  { elements, head, body, isOurs }: Page,
  _known: Known,
  { release }: Context,
): Generator<Problem> {
  if (!isOurs || !release) return;
  const [first, ...others] = loadersOf(elements, release);
  if (!first) {
    const message = `There is no <script async src="…/${release.manifest.loader.file}">: nothing runs.`;
    yield { element: head ?? body, message };
    return;
  }
  for (const element of others) {
    yield {
      element,
      message: `There is a second loader; the first one works alone (line ${first.location.line}).`,
    };
  }
  const own = attributesOf(first);
  const type = own.get('type');
  if (type?.value.toLowerCase() === 'module') {
    yield {
      element: first,
      at: type.at,
      message: 'The loader is a classic script; with type="module" it does nothing.',
    };
  } else if (!own.has('async') && !own.has('defer')) {
    yield {
      element: first,
      message: 'The loader has neither async nor defer: it holds the page back while it loads.',
    };
  }
  yield* pinnedTable(first, release);
  const integrity = own.get('integrity');
  const keepsName = fileOf(first) === release.manifest.loader.file;
  if (keepsName && integrity && !hasHash(release.texts.loader, integrity.value)) {
    const message = `The integrity of ${release.manifest.loader.file} is another release's: the browser refuses it. Leave it out; the loader keeps its name.`;
    yield { element: first, at: integrity.at, message };
  }
}

/** The integrity file that a pinned loader uses has to be pinned, too. */
function* pinnedTable(loader: Element, { manifest }: Release): Generator<Problem> {
  const { file, integrity: expected } = manifest.integrity;
  const pinned = attributesOf(loader).get('data-integrity');
  if (pinned && expected && pinned.value !== expected) {
    const message = `data-integrity is ${short(pinned.value)}; expected ${short(expected)}, the hash of ${file}: the loader refuses the table.`;
    yield { element: loader, at: pinned.valueAt, message };
  } else if (!pinned && expected && fileOf(loader) === manifest.loader.hashed?.file) {
    const message = `The loader has an integrity and ${file} has none; expected data-integrity="${expected}".`;
    yield { element: loader, message };
  }
}

/** Finds a missing or changed `head.js`. */
export function* headScript(page: Page, _known: Known, { release }: Context): Generator<Problem> {
  if (!page.isOurs || !release) return;
  const { manifest, texts } = release;
  const { head } = manifest;
  const scripts = page.elements.filter((element) => tagOf(element) === 'script');
  const isSent = scripts.some(
    (element) =>
      stemOf(fileOf(element)) === head.file ||
      (!attribute(element, 'src') && hasHash(textOf(element), head.hash)),
  );
  if (isSent) return;
  const meant = scripts.find(
    (element) => !attribute(element, 'src') && isMeantAs(textOf(element), texts.head),
  );
  const message = meant
    ? `This is not ${head.file} of release ${manifest.release} byte for byte, ${firstDifference(textOf(meant), texts.head)}.`
    : `The text of ${head.file} is missing in <head>: the visitor's colours come late.`;
  yield { element: meant ?? page.head ?? page.body, message };
}

/** Finds a missing or changed base style. */
export function* baseStyle(page: Page, _known: Known, { release }: Context): Generator<Problem> {
  if (!page.isOurs || !release) return;
  const { base } = release.manifest.styles;
  const isSent = page.elements.some(
    (element) =>
      (tagOf(element) === 'style' && hasHash(textOf(element), base.hash)) ||
      (tagOf(element) === 'link' && isRel(element, 'stylesheet') && fileOf(element) === base.file),
  );
  if (isSent) return;
  const styles = page.elements.filter((element) => tagOf(element) === 'style');
  const meant = styles.find((element) => isMeantAs(textOf(element), release.texts.base));
  const message = meant
    ? `This is not ${base.file} byte for byte, ${firstDifference(textOf(meant), release.texts.base)}.`
    : `The base style ${base.file} is missing in <head>: hooks reserve no space, and features have no colours.`;
  yield { element: meant ?? page.head ?? page.body, message };
}

/** Finds files of another release, and files with a wrong or missing integrity. */
export function* fileIntegrity({ elements }: Page, _known: Known, { release }: Context): Generator<Problem> {
  if (!release) return;
  for (const { element, file, isPreload } of releaseFiles(elements, release)) {
    const expected = release.integrityOf(file);
    const integrity = attributesOf(element).get('integrity');
    if (!release.hasFile(file)) {
      const next = release.successorOf(file);
      const message = `${file} is not a file of release ${release.manifest.release}.${next ? ` There it is ${next}.` : ''}`;
      yield { element, message };
    } else if (!integrity && expected && !isPreload) {
      yield { element, message: `${file} has no integrity; expected integrity="${expected}".` };
    } else if (integrity && expected && integrity.value.trim() !== expected) {
      const message = `The integrity of ${file} is ${short(integrity.value)}; expected ${short(expected)} of release ${release.manifest.release}.`;
      yield { element, at: integrity.valueAt, message };
    }
  }
  for (const element of elements) {
    const file = attribute(element, 'data-nmt-file');
    if (tagOf(element) !== 'style' || file === undefined) continue;
    const expected = release.integrityOf(file);
    if (!expected) {
      const next = release.successorOf(file);
      yield {
        element,
        message: `${file} is not a file of release ${release.manifest.release}.${next ? ` There it is ${next}.` : ''}`,
      };
    } else if (!hasHash(textOf(element), expected)) {
      yield {
        element,
        message: `The text of ${file} is not that of release ${release.manifest.release} byte for byte.`,
      };
    }
  }
}

/** Every element with a file that the loader may request, too, must have `crossorigin`. */
export function* crossOrigin({ elements }: Page, _known: Known, { release }: Context): Generator<Problem> {
  if (!release) return;
  for (const { element, file } of releaseFiles(elements, release)) {
    const found = attributesOf(element).get('crossorigin');
    if (!found) {
      yield {
        element,
        message: `${file} has no crossorigin: the browser cannot check it, and loads it twice.`,
      };
    } else if (found.value !== '' && found.value.toLowerCase() !== 'anonymous') {
      const message = `crossorigin of ${file} is "${found.value}"; expected no value or "anonymous".`;
      yield { element, at: found.at, message };
    }
  }
}

/** Checks the files that pages of a type send along. */
export function* pageFiles(
  { elements, head, body, isOurs, pageType, hooks }: Page,
  _known: Known,
  { release }: Context,
): Generator<Problem> {
  if (!isOurs || !release || loadersOf(elements, release).length === 0) return;
  const sent = new Set(elements.flatMap((element) => [fileOf(element), attribute(element, 'data-nmt-file')]));
  yield* expectedFiles(hooks, sent, release);
  const { scripts, styles } = release.pageFiles(pageType);
  const missing = [...scripts, ...styles].filter(({ file }) => !sent.has(file)).map(({ file }) => file);
  if (missing.length === 0) return;
  const message = `A page of the type "${pageType}" sends ${missing.join(', ')} along; without, the first features wait for the loader.`;
  yield { element: head ?? body, message };
}

/** Checks the files that pages send along if they expect a feature to show something. */
function* expectedFiles(
  hooks: readonly Hook[],
  sent: ReadonlySet<string | undefined>,
  release: Release,
): Generator<Problem> {
  for (const { element, feature } of hooks) {
    if (!feature.attributes.has('data-expected')) continue;
    const found = attributesOf(element).get('data-expected');
    if (!found || /^(false|0)$/.test(found.value)) continue;
    const missing = release.expectedFiles(feature.name).filter(({ file }) => !sent.has(file));
    if (missing.length === 0) continue;
    const names = missing.map(({ file }) => file).join(', ');
    const message = `${feature.name} has data-expected, and the page does not send ${names} along; without, they load one after another.`;
    yield { element, at: found.at, message };
  }
}

interface ReleaseFile {
  readonly element: Element;
  readonly file: string;
  readonly isPreload: boolean;
}

/** Returns scripts, styles and preloads of hashed files; `loader.js` and `head.js` have stable names. */
function* releaseFiles(elements: readonly Element[], release: Release): Generator<ReleaseFile> {
  const [loader] = loadersOf(elements, release);
  for (const element of elements) {
    const tag = tagOf(element);
    const isScript = tag === 'script' && attributesOf(element).has('src');
    const isPreload = tag === 'link' && isRel(element, 'preload');
    if (!isScript && !isPreload && !(tag === 'link' && isRel(element, 'stylesheet'))) continue;
    const file = fileOf(element);
    // A file of the site may have the same name.
    if (loader && folderOf(loader) !== folderOf(element)) continue;
    if (release.isFile(file)) yield { element, file, isPreload };
  }
}

function isRel(element: Element, rel: string): boolean {
  return attribute(element, 'rel')?.toLowerCase().split(/\s+/).includes(rel) ?? false;
}

const short = (hash: string) => (hash.length > 24 ? `${hash.slice(0, 24)}…` : hash);
