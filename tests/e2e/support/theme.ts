import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

/** The stylesheet of the demo's own pages, which a foreign page does not have. */
const DEMO_STYLE = '/static/paper.css';
const THEME = readFileSync(join(import.meta.dirname, '../foreign/theme.css'), 'utf8');

/**
 * The properties that a page's rules must not change on an element made by a feature, except for those that depend on
 * the page's width.
 */
const PROPERTIES = [
  ...['display', 'position', 'float', 'box-sizing', 'appearance', 'visibility', 'opacity', 'cursor'],
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    `padding-${side}`,
    `border-${side}-width`,
    `border-${side}-style`,
  ]),
  ...['margin-top', 'margin-bottom', 'min-width', 'min-height', 'max-width', 'max-height'],
  ...['border-top-left-radius', 'box-shadow', 'background-color', 'background-image'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing'],
  ...['color', 'text-transform', 'text-align', 'text-decoration', 'white-space', 'fill', 'stroke'],
];

/**
 * Elements that have the style of the surrounding page: content of the server or of a caller, and single words in the
 * page's text.
 */
const FOREIGN_TEXT = [
  '[data-menu-column]',
  '[data-ebook-modal]',
  '.nmt-article-page-part, .nmt-article-page-part *',
  '.nmt-glossary-annotator-term',
  '.nmt-lightbox-view-caption *',
  '.nmt-carousel-heading *',
  '.nmt-form-root > p:not([class])',
  '.nmt-tabs-panel *',
  '.nmt-popup-examples-root *',
].join(', ');

/** The properties of a themed page's window. */
interface Themed {
  foreignTheme?: CSSStyleSheet;
}

/**
 * Applies a foreign theme to an open page: it replaces the demo's stylesheet, comes after the product's own, and the
 * whole page is wrapped in a theme's markup.
 */
export async function wearTheme(page: Page): Promise<void> {
  await page.evaluate(
    ([style, text]) => {
      const own = [...document.styleSheets].find(({ href }) => href?.includes(style));
      if (!own) throw new Error('The page has no stylesheet of the demo.');
      own.disabled = true;
      const theme = new CSSStyleSheet();
      theme.replaceSync(text);
      document.adoptedStyleSheets.push(theme);
      Object.assign(window, { foreignTheme: theme } satisfies Themed);
      document.documentElement.id = 'page';
      document.documentElement.classList.add('site-main');
      document.body.classList.add('entry-content');
    },
    [DEMO_STYLE, THEME] as const,
  );
}

/**
 * Compares each element made by a feature with its style without the theme.
 * @returns one line for each property that the theme changes, by the element's classes
 */
export function changedByTheme(page: Page): Promise<string[]> {
  return page.evaluate(
    ([properties, foreignText]) => {
      const theme = (window as Themed).foreignTheme;
      if (!theme) throw new Error('The page has no theme.');
      const made = [
        ...document.querySelectorAll<HTMLElement>(
          '[class^="nmt-"], [class^="nmt-"] > :is(li, p, a, button, h2, h3, input, img):not([class]), table[class^="nmt-"] :is(tr, th, td):not([class])',
        ),
      ].filter((element) => !element.closest(foreignText));
      const look = () =>
        made.map((element) => {
          const computed = getComputedStyle(element);
          // An icon has no text, and an element without a class has no size of its own.
          const isIcon = element.localName === 'svg';
          const judged = properties.filter(
            (name) =>
              !(isIcon && /^(font|line|letter|text|white)/.test(name)) &&
              !(element.className === '' && name === 'box-sizing'),
          );
          const own = judged.map((name) => `${name}: ${computed.getPropertyValue(name)}`);
          const marks = ['::before', '::after'].map(
            (name) => `${name}: ${getComputedStyle(element, name).content}`,
          );
          const { display, listStyleType } = computed;
          const list = display === 'list-item' ? [`list-style-type: ${listStyleType}`] : [];
          return [...own, ...marks, ...list];
        });
      const themed = look();
      theme.disabled = true;
      // A page's text style applies to its content: features without a font of their own inherit it.
      document.body.style.font = '18px/1.7 "DejaVu Serif", serif';
      document.body.style.color = '#28303d';
      const plain = look();
      document.body.removeAttribute('style');
      theme.disabled = false;
      return [
        ...new Set(
          made.flatMap((element, at) =>
            (themed[at] ?? []).flatMap((line, which) =>
              line === plain[at]?.[which]
                ? []
                : `${element.localName}.${element.getAttribute('class') ?? ` in ${element.parentElement?.className}`} ${plain[at]?.[which]} → ${line}`,
            ),
          ),
        ),
      ];
    },
    [PROPERTIES, FOREIGN_TEXT] as const,
  );
}

/** Words of the features' elements that wrap to two lines, or are clipped. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll('[class^="nmt-"]')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        // A longer word does not fit on a phone.
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(
          /(?<!\p{L})\p{L}{2,20}(?!\p{L})/gu,
        )) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`${element.getAttribute('class')}: ${word}`);
        }
      }
    }
    return [...new Set(broken)];
  });
}
