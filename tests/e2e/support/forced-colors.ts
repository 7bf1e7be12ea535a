import type { Page } from 'playwright/test';

/**
 * The buttons and links that look like buttons by their background alone: in forced colours, which take the background,
 * nothing shows that they can be pressed.
 */
export async function lostShapes(page: Page): Promise<string[]> {
  const buttons = await page.evaluateHandle(() =>
    [...document.querySelectorAll('a,button,summary,[role="button"],[role="tab"]')].filter((element) => {
      const { backgroundColor } = getComputedStyle(element);
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isVisible && !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
    }),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await buttons.evaluate((elements) => {
    const isEdged = (style: CSSStyleDeclaration) =>
      (style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) >= 1) ||
      (style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) >= 1) ||
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1);
    const hasShape = (element: Element) => {
      const style = getComputedStyle(element);
      const parts = [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part));
      return (
        parts.some(isEdged) ||
        [...element.children].some((child) => isEdged(getComputedStyle(child))) ||
        style.textDecorationLine.includes('underline') ||
        style.forcedColorAdjust === 'none'
      );
    };
    return elements
      .filter((element) => element.isConnected && !hasShape(element))
      .map((element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 160));
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return lost;
}
