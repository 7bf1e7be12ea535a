import type { Page } from 'playwright/test';

/** Elements rendered by features, and their containers. */
const DRAWN = '[class^="nmt-"]';
const PLACES = '.nmt-view, [data-widget-content]';

/**
 * Changes the views of a page like third-party scripts that modify nodes they did not create, each view in one of four
 * ways: kits wrap buttons, "remove popups" removes parts, reader modes move them, and routers empty containers.
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
 * @returns elements that features have left there
 */
export function leftAfterUnmount(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([drawn, places]) => {
      const main = document.querySelector('main');
      if (!window.nmt || Array.isArray(window.nmt) || !main) return ['The page has no product.'];
      window.nmt.unmount(main);
      // React reports nodes that it could not remove in a separate task.
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
 * Lists the texts of the product that are wrongly marked as in the language of the page (WCAG 3.1.2), in elements
 * rendered by features and in elements of the server. Data of a page or a backend is in the language of the page.
 * @param language the language of the product's texts, such as `en`, which is not that of the page
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
