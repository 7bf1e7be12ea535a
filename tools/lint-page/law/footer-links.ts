import { attribute, type Element, tagOf } from '../element.ts';
import type { Page } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { sells } from './orders.ts';
import { closest, linksOf } from './page-text.ts';

/**
 * A rule that finds whole pages without a link.
 * @param what what the link leads to
 * @param pattern of its text or its address
 * @param isNeeded which pages need it; by default all
 */
const linkRule = (what: string, pattern: RegExp, isNeeded: (page: Page) => boolean = () => true) =>
  function* missingLink(page: Page): Generator<Problem> {
    // An app has these links in its own menu, and a frame is not a page of its own.
    if (!page.body || isInApp(page.body) || !(page.isOurs || hasFooter(page)) || !isNeeded(page)) return;
    if (linksOf(page).some(({ text, href }) => pattern.test(text) || pattern.test(href))) return;
    yield { element: page.body, message: `No link of the page leads to ${what}.` };
  };

/** Whether a page has a footer of its own: an article or a quotation may have one, too. */
const hasFooter = ({ elements }: Page) =>
  elements.some(
    (element) => tagOf(element) === 'footer' && !closest(element, /^(article|aside|blockquote|section)$/),
  );

const isInApp = (body: Element) => (attribute(body, 'class') ?? '').split(/\s+/).includes('app-view');

export const withdrawalLink = linkRule('the withdrawal from a contract', /herroep|ontbind|withdraw/i, sells);
export const cancelLink = linkRule('the end of a subscription', /opzeg|stopzet|beëindig|cancel/i, sells);
export const accessibilityLink = linkRule('an accessibility statement', /toegankelijk|accessib/i);
export const ownerLink = linkRule(
  'who owns the paper',
  /colofon|colophon|impressum|imprint|eigena(?:ar|ren)|eigendom|ownership/i,
);
export const contactLink = linkRule(
  'an address for contact',
  /contact|klantenservice|helpdesk|^mailto:|customer (?:service|care)/i,
);
export const privacyLink = linkRule(
  'what happens with personal data',
  /privacy|persoonsgegevens|gegevensbescherming|data protection/i,
);
