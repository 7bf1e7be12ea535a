import { attribute, type Element, tagOf } from '../element.ts';
import type { Page } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { sells } from './orders.ts';
import { linksOf } from './page-text.ts';

/**
 * A rule that finds whole pages without a link.
 * @param what what the link leads to
 * @param pattern of its text or its address
 * @param isNeeded which pages need it; by default all
 */
const linkRule = (what: string, pattern: RegExp, isNeeded: (page: Page) => boolean = () => true) =>
  function* missingLink(page: Page): Generator<Problem> {
    // An app has these links in its own menu, and a frame is no page of its own.
    if (!page.body || isInApp(page.body) || !(page.isOurs || hasFooter(page)) || !isNeeded(page)) return;
    if (linksOf(page).some(({ text, href }) => pattern.test(text) || pattern.test(href))) return;
    yield { element: page.body, message: `No link of the page leads to ${what}.` };
  };

const hasFooter = ({ elements }: Page) => elements.some((element) => tagOf(element) === 'footer');

const isInApp = (body: Element) => (attribute(body, 'class') ?? '').split(/\s+/).includes('app-view');

export const withdrawalLink = linkRule('the withdrawal from a contract', /herroep|withdraw/i, sells);
export const cancelLink = linkRule('the end of a subscription', /opzeg|cancel/i, sells);
export const accessibilityLink = linkRule('an accessibility statement', /toegankelijkheid|accessibility/i);
export const ownerLink = linkRule(
  'who owns the paper',
  /colofon|colophon|impressum|imprint|eigena(?:ar|ren)|eigendom|ownership/i,
);
export const contactLink = linkRule(
  'an address for contact',
  /contact|klantenservice|^mailto:|customer service/i,
);
export const privacyLink = linkRule('what happens with personal data', /privacy|persoonsgegevens/i);
