import type { Page } from 'playwright/test';

/**
 * Finds texts of adjacent elements that form a single word: when copied, spoken, translated or searched, only a space
 * separates words on a line, regardless of margins.
 * @returns the end of each first text and the beginning of the second, with a bar between them
 */
export function gluedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const NO_TEXT = 'script, style, svg, noscript, template';
    const isSeparate = (element: Element) =>
      !/^(inline|contents)/.test(getComputedStyle(element).display) ||
      /^(?:BR|HR|IMG|INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
    const glued: string[] = [];
    let [last, isBetween] = ['', false];
    const visit = (parent: Element | ShadowRoot) => {
      for (const node of parent.childNodes) {
        if (node instanceof Text) {
          if (node.data === '') continue;
          if (isBetween && /[\p{L}\p{N}.!?)%]$/u.test(last) && /^[\p{L}\p{N}(€]/u.test(node.data))
            glued.push(`${last.slice(-24)}|${node.data.slice(0, 24)}`);
          [last, isBetween] = [node.data, false];
        }
        if (!(node instanceof Element) || node.matches(NO_TEXT)) continue;
        if (getComputedStyle(node).display === 'none') continue;
        if (isSeparate(node)) last = '';
        visit(node);
        if (isSeparate(node)) last = '';
        isBetween = true;
      }
    };
    visit(document.body);
    return [...new Set(glued)];
  });
}
