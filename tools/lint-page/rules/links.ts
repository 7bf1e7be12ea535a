import { CONSENT_MODALS, nearestName, slugify } from '../../product-rules.ts';
import { ancestorsOf, attribute, attributesOf, descendantsOf, type Element, tagOf } from '../element.ts';
import type { Feature } from '../read-contract.ts';
import { type Hook, isAside, type Page } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { anyOf, shown } from '../words.ts';

/** Finds links of features to missing elements of the page, and links to modals that do not exist. */
export function* deadLinks(page: Page): Generator<Problem> {
  yield* unknownModals(page);
  if (!page.isWhole) return;
  const places = new Set(page.elements.flatMap(namesOf));
  const headings = new Set(page.elements.filter(isHeading).map(({ textContent }) => slugify(textContent)));
  for (const { element, feature } of leadingElements(page)) {
    const own = attributesOf(element);
    const name = tagOf(element) === 'a' ? 'href' : 'aria-controls';
    const found = own.get(name);
    if (!found) continue;
    const place = name === 'href' ? fragmentOf(found.value) : found.value.trim();
    // `#top` and `#` lead to the top of every page; scripts read `#a=b`.
    if (!place || place === 'top' || place.includes('=') || places.has(place)) continue;
    // A heading without an id gets one, possibly followed by a number.
    if (
      feature.name === 'table-of-contents' &&
      [place, place.replace(/-\d+$/, '')].some((one) => headings.has(one))
    )
      continue;
    const message = `${feature.name}: ${name} is ${shown(found.value)}, and no element of the page has the id ${shown(place)}.`;
    yield { element, at: found.valueAt, message };
  }
}

/** Returns links that the contract lists as parts of a feature, and all links in a menu or to one. */
function leadingElements(page: Page): Iterable<Hook> {
  const found = new Map<Element, Hook>();
  for (const { element, feature } of page.parts()) {
    if (/^(a|button)$/.test(tagOf(element)) && !isAside(element)) found.set(element, { element, feature });
  }
  for (const { element: hook, feature } of page.hooks) {
    if (!isMenu(feature)) continue;
    for (const element of descendantsOf(hook)) {
      const isOpener = tagOf(element) === 'button' && attributesOf(element).has('aria-controls');
      const isLink = tagOf(element) === 'a' && !closesMenu(element);
      if (isOpener || isLink) found.set(element, { element, feature });
    }
  }
  return found.values();
}

/** A link that closes a menu without a script may lead anywhere, because the panel is then no longer the target. */
function closesMenu(element: Element): boolean {
  return [...ancestorsOf(element)].some((around) => attributesOf(around).has('data-menu-close'));
}

const isHeading = (element: Element) => /^h[1-6]$/.test(tagOf(element));
const isMenu = ({ parts }: Feature) => parts.some(({ markers }) => markers.includes('data-menu-opener'));

function namesOf(element: Element): string[] {
  const names = [attribute(element, 'id'), tagOf(element) === 'a' ? attribute(element, 'name') : undefined];
  return names.flatMap((name) => name || []);
}

function fragmentOf(href: string): string | undefined {
  const [, fragment] = /^\s*#(.*?)\s*$/s.exec(href) ?? [];
  if (!fragment) return undefined;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function* unknownModals({ elements }: Page): Generator<Problem> {
  for (const element of elements) {
    const href = tagOf(element) === 'a' ? attributesOf(element).get('href') : undefined;
    const [, fragment] = /#(.*)$/s.exec(href?.value ?? '') ?? [];
    const name = fragment?.includes('modal=') ? new URLSearchParams(fragment.trim()).get('modal') : null;
    if (!href || name === null || CONSENT_MODALS.some((modal) => modal === name)) continue;
    const near = nearestName(name, CONSENT_MODALS);
    const message = `#modal=${name.slice(0, 80)} opens nothing; expected ${anyOf(CONSENT_MODALS)}.${near ? ` Did you mean "${near}"?` : ''}`;
    yield { element, at: href.valueAt, message };
  }
}
