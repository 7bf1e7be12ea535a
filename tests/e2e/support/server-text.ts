import type { Page } from 'playwright/test';

/** The base style's animations that hide server content before a feature mounts (build/before-mount.ts). */
const HOLD = '^nmt-(gone|invisible)';

/** Elements that the contract with the CMS hides from the visitor, or that a link opens. */
const KEPT = [
  '[hidden]:not([hidden="until-found"])',
  '[data-hidden]',
  '[data-widget="login-modal"]',
  'dialog:not([open])',
  '[data-menu]',
].join();

/** Elements whose text the browser itself shows, or never shows. */
const OTHERS =
  'script, style, template, noscript, select, datalist, textarea, title, audio, video, iframe, svg';

/**
 * The elements to which rules for the time before the mount still apply, whether their time limit has passed or not.
 */
export function heldElements(page: Page): Promise<string[]> {
  return page.evaluate(
    (hold) =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => new RegExp(hold).test(getComputedStyle(element).animationName))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    HOLD,
  );
}

/** Advances the animations that hide content before a mount to eleven seconds after the first paint. */
export function passHold(page: Page): Promise<void> {
  return page.evaluate((hold) => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation && new RegExp(hold).test(animation.animationName)) {
        animation.currentTime = 11_000;
      }
    }
  }, HOLD);
}

/**
 * The server's texts that a visitor can neither see nor reach by opening a `<details>`, by scrolling a box or by
 * following a link to a menu.
 */
export function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    ([kept, others]) => {
      const closed = (element: Element) => {
        const details = element.closest('details:not([open])');
        const summary = details?.querySelector(':scope > summary');
        return !!details && !summary?.contains(element);
      };
      const clips = (box: Element, rect: DOMRect) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box);
        const { top, right, bottom, left, width } = box.getBoundingClientRect();
        // A box of one pixel is the usual way to hide text for screen readers only; a site may truncate titles.
        if (width === 1 || webkitLineClamp !== 'none') return false;
        return (
          (/hidden|clip/.test(overflowX) && (rect.right <= left || rect.left >= right)) ||
          (/hidden|clip/.test(overflowY) && (rect.bottom <= top || rect.top >= bottom))
        );
      };
      const isReadable = (text: Node, element: Element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        const range = document.createRange();
        range.selectNodeContents(text);
        const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        if (rects.length === 0) return false;
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const scrolls = /auto|scroll/.test(getComputedStyle(box).overflow);
          if (scrolls) break;
          if (rects.some((rect) => clips(box as Element, rect))) return false;
        }
        return true;
      };
      const unreadable: string[] = [];
      const note = (element: Element, words: string) => {
        const page = element.closest('[data-page]')?.getAttribute('data-page');
        unreadable.push(`${page}: ${words.slice(0, 80)}`);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        const words = text.nodeValue?.trim();
        if (!element || !words || element.closest(others as string) || element.closest(kept as string))
          continue;
        if (!closed(element) && !isReadable(text, element)) note(element, words);
      }
      for (const image of document.querySelectorAll('img:not([src])[alt]')) {
        const alt = image.getAttribute('alt');
        if (!alt || image.closest(others as string) || image.closest(kept as string) || closed(image))
          continue;
        if (!image.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
          note(image, `alt ${alt}`);
        }
      }
      return unreadable;
    },
    [KEPT, OTHERS],
  );
}
