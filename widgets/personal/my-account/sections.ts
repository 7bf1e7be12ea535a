import { fragmentTarget } from '../../../core/runtime/page/fragment.ts';

/** A part of the account page, with the links to it. */
export interface Section {
  readonly element: HTMLElement;
  readonly links: readonly HTMLAnchorElement[];
}

/**
 * Finds the sections of an account page: the elements within the hook to which its links lead, in the order of the
 * links. A link to an element inside another section counts as part of that section's text.
 * @param hook the element that contains links and sections
 */
export function findSections(hook: HTMLElement): Section[] {
  const sections = new Map<HTMLElement, HTMLAnchorElement[]>();
  for (const link of hook.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
    const element = isOnPage(link) ? targetIn(hook, link.hash) : undefined;
    if (!element || element.contains(link)) continue;
    const links = sections.get(element);
    if (links) links.push(link);
    else sections.set(element, [link]);
  }
  const all = [...sections.keys()];
  return [...sections]
    .filter(([element]) => !all.some((other) => other !== element && other.contains(element)))
    .map(([element, links]) => ({
      element,
      links: links.filter((link) => !all.some((part) => part.contains(link))),
    }))
    .filter(({ links }) => links.length > 0);
}

/**
 * The section that an address's fragment names, or that contains the fragment's target [my-account-1].
 * @param hash the fragment with its `#`, or an empty string
 * @returns undefined for the fragment of something else, such as a dialog
 */
export function sectionOf(
  hook: HTMLElement,
  sections: readonly Section[],
  hash: string,
): Section | undefined {
  const target = targetIn(hook, hash);
  return target && sections.find(({ element }) => element.contains(target));
}

function targetIn(hook: HTMLElement, hash: string): HTMLElement | undefined {
  const target = fragmentTarget(hash);
  return target && target !== hook && hook.contains(target) ? target : undefined;
}

function isOnPage({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return (
    origin === self.origin && pathname === location.pathname && (search === '' || search === location.search)
  );
}
