import { attribute, attributesOf, type Element, tagOf } from '../element.ts';
import type { Known } from '../read-contract.ts';
import type { Page } from '../read-page.ts';
import { loadersOf, type Release } from '../read-release.ts';
import type { Context, Problem } from '../rule.ts';

/** Finds a loader with a site file that its build does not read, or without one although its build needs it. */
export function* siteBuild(
  { elements, isOurs }: Page,
  _known: Known,
  { release }: Context,
): Generator<Problem> {
  if (!isOurs || !release) return;
  const [loader] = loadersOf(elements, release);
  if (!loader) return;
  const named = attributesOf(loader).get('data-site-file');
  if (named && !readsSiteFile(release)) {
    const message =
      'The loader has data-site-file, but this build reads no site file: its texts stay Dutch. Include the files of site/, and check with --dist …/site.';
    yield { element: loader, at: named.at, message };
  } else if (!named?.value.trim() && readsSiteFile(release)) {
    const message = 'The loader of the build for sites has no data-site-file: its texts stay Dutch.';
    yield { element: loader, message };
  }
}

/** Finds a site file that is not preloaded, and a page in another language than the texts of its build. */
export function* siteLanguage(
  { elements, isOurs }: Page,
  _known: Known,
  { release }: Context,
): Generator<Problem> {
  if (!isOurs || !release) return;
  const [loader] = loadersOf(elements, release);
  if (!loader) return;
  const siteFile = attribute(loader, 'data-site-file')?.trim();
  if (readsSiteFile(release)) {
    if (siteFile && !elements.some((element) => isPreloadOf(element, siteFile))) {
      const message = `${siteFile} is not preloaded; all features wait for it. Write <link rel="preload" as="fetch" crossorigin href="${siteFile}"> before the loader.`;
      yield { element: loader, message };
    }
    return;
  }
  const root = elements.find((element) => tagOf(element) === 'html');
  const language = root && attribute(root, 'lang')?.trim();
  if (language && !/^nl(-|$)/i.test(language)) {
    const message = `The page is in "${language}", and the texts of this build are Dutch: include the files of site/ with a site file.`;
    yield { element: root, message };
  }
}

/** Only the loader of the build for sites supports the attribute. */
function readsSiteFile({ texts }: Release): boolean {
  return texts.loader.includes('.siteFile');
}

function isPreloadOf(element: Element, address: string): boolean {
  const value = (name: string) => attribute(element, name)?.trim();
  return (
    tagOf(element) === 'link' &&
    value('rel')?.toLowerCase() === 'preload' &&
    value('as')?.toLowerCase() === 'fetch' &&
    attributesOf(element).has('crossorigin') &&
    value('href') === address
  );
}
