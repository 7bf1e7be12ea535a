import { isPrerendering, onceActivated } from '../../platform/page-life/activation.ts';
import { readText, writeText } from '../../platform/storage/texts.ts';
import { type Configured, configSection } from '../../runtime/config/config-section.ts';
import { integer } from '../../runtime/config/rare-settings.ts';
import { pageValue } from '../../runtime/page/page-value.ts';

/** Session storage: the number of pages that the visitor has viewed in this visit. */
const KEY = 'nmt_visit_views';

const offersConfig = configSection({
  /**
   * The page view of a visit from which the login invitation (also that of a paywall), notices, offers and bars may be
   * shown by themselves; a wall, consent and everything that the visitor opens may always be shown.
   */
  promptsFromPageView: integer(1, 1),
});

/** The number of a page in the visit, once the page has been counted. */
const countOf = pageValue((_page: Configured): { view?: number } => ({}));

/**
 * Whether prompts that the visitor did not request (an invitation, a notice, an offer) may be shown on this page view:
 * a site may keep the first pages of a visit free of them. Walls, consent and dialogs that the visitor opens are none
 * of these. Without storage each page counts as the first.
 * @param page the site's configuration
 */
export function mayOffer(page: Configured): boolean {
  return countPageView(page) >= offersConfig(page).promptsFromPageView;
}

/**
 * Counts this page, once, when the visitor has opened it. Stores nothing if prompts may be shown from the first page
 * view on.
 * @param page the site's configuration
 * @returns its number in the visit, from 1
 */
export function countPageView(page: Configured): number {
  if (offersConfig(page).promptsFromPageView === 1) return 1;
  const count = countOf(page);
  if (count.view !== undefined) return count.view;
  const before = Number(readText('session', KEY));
  const next = (isCount(before) ? before : 0) + 1;
  if (isPrerendering()) {
    onceActivated(() => countPageView(page));
    return next;
  }
  count.view = next;
  writeText('session', KEY, String(next));
  return next;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}
