import type { Page } from 'playwright/test';

/** What features draw, and the containers that hold it. */
const DRAWN = '[class^="nmt-"]';
const PLACES = '.nmt-view, [data-widget-content]';

/**
 * Does to the views of a page what other scripts do to nodes that they did not make, each view in one of four ways: kits
 * wrap buttons, "remove popups" removes parts, readers' modes move them, and routers empty containers.
 * (react/react#6593, #16586, #17256)
 */
export function disturbViews(page: Page): Promise<void> {
  return page.evaluate((places) => {
    const ways: ((drawn: readonly HTMLElement[], place: HTMLElement) => void)[] = [
      (drawn) => {
        for (const element of drawn) {
          const wrapper = document.createElement('span');
          element.replaceWith(wrapper);
          wrapper.append(element);
        }
      },
      (drawn) => {
        for (const element of drawn) element.remove();
      },
      (drawn) => {
        for (const element of drawn) element.parentElement?.prepend(element);
      },
      (_, place) => place.replaceChildren(),
    ];
    const found = [...document.querySelectorAll<HTMLElement>(`main :is(${places})`)];
    for (const [index, place] of found.entries()) {
      const drawn = [...place.querySelectorAll<HTMLElement>('button, p, li, label, h2, h3, [role="status"]')];
      ways[index % ways.length]?.(drawn, place);
    }
  }, PLACES);
}

/**
 * Ends all features within `main`.
 * @returns what features have left there
 */
export function leftAfterUnmount(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([drawn, places]) => {
      const main = document.querySelector('main');
      if (!window.nmt || Array.isArray(window.nmt) || !main) return ['The page has no product.'];
      window.nmt.unmount(main);
      // React tells of what it could not remove in a task of its own.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return [...main.querySelectorAll(`${drawn}, ${places}`)].map(
        (element) =>
          `${element.closest('[data-page]')?.getAttribute('data-page')}: ${element.outerHTML.slice(0, 160)}`,
      );
    },
    [DRAWN, PLACES] as const,
  );
}

/**
 * Lists the texts of the product that claim to be in the language of the page (WCAG 3.1.2), in what features have drawn and in
 * elements of the server. What features show of a page's or a backend's data is in the language of the page.
 * @param language of the product's texts, such as `en`, in which the page is not
 * @param served the server's HTML, whose texts features may show
 * @param catalogue the product's texts in that language, as sources of regular expressions
 */
export function textsInWrongLanguage(
  page: Page,
  language: string,
  served: string,
  catalogue: readonly string[],
): Promise<string[]> {
  return page.evaluate(
    ([language, served, catalogue]) => {
      const patterns = catalogue.map((source) => new RegExp(source, 'u'));
      const isOwn = (text: string) =>
        /\p{Letter}{3}/u.test(text) &&
        !served.includes(text.toLowerCase()) &&
        patterns.some((pattern) => pattern.test(text.replace(/\s+/g, ' ').trim()));
      return [...document.querySelectorAll('main *')]
        .filter(
          (element) =>
            [...element.childNodes].some(
              ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && isOwn(nodeValue ?? ''),
            ) && element.closest('[lang]')?.getAttribute('lang') !== language,
        )
        .map(
          (element) =>
            `${element.closest('[data-page]')?.getAttribute('data-page')}: ${element.outerHTML.slice(0, 160)}`,
        );
    },
    [language, served.replaceAll('&amp;', '&').toLowerCase(), catalogue] as const,
  );
}
