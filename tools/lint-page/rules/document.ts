import { BODY_NAMES, isRecord, pageFactMistakes } from '../../product-rules.ts';
import { attribute, attributesOf, type Element, tagOf } from '../element.ts';
import type { Known } from '../read-contract.ts';
import type { Page } from '../read-page.ts';
import { fileOf, folderOf, loadersOf, type Release } from '../read-release.ts';
import type { Context, Problem } from '../rule.ts';
import { placeOf } from './page.ts';

/** Finds a `<base>`, which changes the target of links within the page. */
export function* baseElement({ elements, isOurs }: Page): Generator<Problem> {
  if (!isOurs) return;
  for (const element of elements) {
    const found = tagOf(element) === 'base' ? attributesOf(element).get('href') : undefined;
    if (!found) continue;
    const message = `<base href> leads links such as "#place" to another page, and the policy of the product refuses it (base-uri 'none').`;
    yield { element, at: found.at, message };
  }
}

/** Finds a policy that is sent as `<meta>`, of which browsers ignore a part. */
export function* metaPolicy({ elements, isOurs }: Page): Generator<Problem> {
  if (!isOurs) return;
  for (const element of elements) {
    const kind =
      tagOf(element) === 'meta' ? attribute(element, 'http-equiv')?.trim().toLowerCase() : undefined;
    if (kind === 'content-security-policy-report-only') {
      const message = 'Browsers ignore Content-Security-Policy-Report-Only in a <meta>: send it as a header.';
      yield { element, message };
    } else if (kind === 'content-security-policy') {
      const message =
        'In a <meta> a Content-Security-Policy holds for what comes after it, without frame-ancestors and reports: send it as a header.';
      yield { element, message };
    }
  }
}

/** Finds facts of the page in `script#site-config` that its body contradicts. */
export function* contradictedFacts({ body, config }: Page): Generator<Problem> {
  const facts = config.value?.page;
  if (!body || !isRecord(facts)) return;
  const sent = Object.entries(facts).flatMap(([name, value]) => {
    const had = attribute(body, `data-${kebab(name === 'type' ? 'pageType' : name)}`);
    return had === undefined || value === null ? [] : [[name, value, had] as const];
  });
  const had = Object.fromEntries(sent.map(([name, , text]) => [name === 'type' ? 'pageType' : name, text]));
  const given = Object.fromEntries(sent.map(([name, value]) => [name, value]));
  const mistakes = pageFactMistakes(given, had, BODY_NAMES);
  for (const { name, message } of mistakes) yield { ...placeOf(config, ['page', name]), message };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Finds files of the release in another folder than the loader's: they are from another build, or loaded twice. */
export function* mixedBuilds({ elements }: Page, _known: Known, { release }: Context): Generator<Problem> {
  const [loader] = loadersOf(elements, release);
  if (!loader || !release) return;
  const folder = folderOf(loader);
  for (const element of elements) {
    if (!/^(script|link)$/.test(tagOf(element)) || element === loader) continue;
    const [file, other] = [fileOf(element), folderOf(element)];
    if (other === folder || !isOfBuild(element, file, { release, folder, other })) continue;
    const message = `${file} is from ${other || './'}, and the loader from ${folder || './'}: a page takes all files of one build.`;
    yield { element, message };
  }
}

/**
 * A site may have its own files with such names; but not in the folder of the other build, or with a hash of this one.
 */
function isOfBuild(
  element: Element,
  file: string,
  { release, folder, other }: { release: Release; folder: string; other: string },
): boolean {
  if (!release.isFile(file)) return false;
  const isBeside = other === `${folder}site/` || folder === `${other}site/`;
  return isBeside || attributesOf(element).has('integrity') || release.integrityOf(file) !== undefined;
}
