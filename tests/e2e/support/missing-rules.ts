import type { Page } from 'playwright/test';
import postcss from 'postcss';

/** The paper's whole style, as linked by pages that are not optimised for speed. */
const WHOLE_STYLE = '/static/paper.css';

/**
 * The rules of the paper's whole style that match an element of an open page, but are not among those inlined by the
 * server. A page that links the whole style lacks none.
 */
export async function missingRules(page: Page): Promise<string[]> {
  if ((await page.locator(`link[rel="stylesheet"][href="${WHOLE_STYLE}"]`).count()) > 0) return [];
  wholeStyle ??= readWholeStyle(page);
  const whole = await wholeStyle;
  const sent = await page.locator('style').allTextContents();
  const isSent = new Set(rulesOf(sent.join('')).map(({ text }) => text));
  const left = whole.filter(({ text }) => !isSent.has(text));
  return page.evaluate(
    (rules) =>
      rules.filter(({ selector }) => document.querySelector(selector) !== null).map(({ text }) => text),
    left,
  );
}

/** Read once per run. */
let wholeStyle: Promise<readonly Rule[]> | undefined;

async function readWholeStyle(page: Page): Promise<readonly Rule[]> {
  const whole = await page.request.get(WHOLE_STYLE);
  if (!whole.ok()) throw new Error(`${WHOLE_STYLE} answers ${whole.status()}.`);
  return rulesOf(await whole.text());
}

/** Parts of a selector that do not identify elements: pseudo-elements, and states caused by the reader. */
const NO_ELEMENT = /::[\w-]+(\([^)]*\))?|:(hover|active|focus|focus-visible)(?![\w-])/g;

interface Rule {
  /** Matches the elements to which the rule may ever apply. */
  readonly selector: string;
  readonly text: string;
}

/** The rules of a style, one for each selector. */
function rulesOf(css: string): Rule[] {
  const found: Rule[] = [];
  postcss.parse(css).walkRules(({ selectors, nodes, parent }) => {
    if (parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name)) return;
    for (const selector of selectors)
      found.push({
        selector: selector.replace(NO_ELEMENT, ':where(*)'),
        text: `${selector}{${nodes.map(String).join(';')}}`,
      });
  });
  return found;
}
