import { attribute, type Element, tagOf } from '../element.ts';
import type { Page } from '../read-page.ts';
import type { Problem } from '../rule.ts';
import { sells } from './orders.ts';
import { closest, linksOf } from './page-text.ts';

/**
 * Creates a rule that finds whole pages without a link.
 * @param what the target of the link
 * @param pattern matches its text or its address
 * @param isNeeded whether a page needs it; by default all do
 */
const linkRule = (what: string, pattern: RegExp, isNeeded: (page: Page) => boolean = () => true) =>
  function* missingLink(page: Page): Generator<Problem> {
    // An app has these links in its own menu, and a frame is not a separate page.
    if (!page.body || isInApp(page.body) || !(page.isOurs || hasFooter(page)) || !isNeeded(page)) return;
    if (linksOf(page).some(({ text, href }) => pattern.test(text) || pattern.test(href))) return;
    yield { element: page.body, message: `No link of the page leads to ${what}.` };
  };

/** Whether a page has its own footer; an article or a quotation may have one, too. */
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
