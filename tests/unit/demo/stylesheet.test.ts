import { describe, expect, it } from 'vitest';
import { inlineStyle, STYLE_PLACE } from '../../../demo/server/stylesheet.ts';

/** The style that is inlined in a page with this markup. */
async function styleOf(markup: string): Promise<string> {
  const { text } = await inlineStyle(STYLE_PLACE + markup);
  return text.slice(0, text.indexOf('</style>'));
}

describe('the style in a page', () => {
  it.each([
    [
      'the banner of a newsletter',
      '<div data-newsletter-banner-uri="/x"></div>',
      ['.letter-banner', '.letter-card', '.letters__list'],
    ],
    [
      'other newsletters, after a sign-up',
      '<div data-widget="newsletter-button"></div>',
      ['.letters__list', '.letter-card'],
    ],
    [
      'later updates of a liveblog',
      '<ol class="updates"></ol>',
      ['.quote', '.facts', '.chart', '.kwebbel', '.live-video'],
    ],
  ])('has the rules of %s, which a script inserts', async (_what, markup, selectors) => {
    const [filled, without] = [await styleOf(markup), await styleOf('<p></p>')];
    for (const selector of selectors) {
      const rule = new RegExp(`[}]\\${selector}\\b`);
      expect(filled).toMatch(rule);
      expect(without).not.toMatch(rule);
    }
  });

  it('is the same for pages with the same classes', async () => {
    const hashOf = async (markup: string) => (await inlineStyle(STYLE_PLACE + markup)).hash;
    expect(await hashOf('<p class="quote facts">')).toBe(await hashOf('<p class="facts"><p class="quote">'));
    expect(await hashOf('<p class="quote">')).not.toBe(await hashOf('<p class="facts">'));
  });

  it('is left to a link where the page has no place for it', async () => {
    expect(await inlineStyle('<p class="quote">')).toEqual({ text: '<p class="quote">' });
  });
});
