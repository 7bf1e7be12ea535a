import type { Page } from '../../../core/runtime/page/page.ts';

/** Where the reader settles it for themselves, and where the button "Lees meer" leads [history-notice-4]. */
export const SETTINGS = '/profiel/instellingen/';

/** The preview page of the CMS [history-notice-5]. */
const PREVIEW = '/gn4/preview';

/**
 * Whether the notice may show on a page: not on that of the settings, not in the preview, and not where the page
 * says `data-history-notice="off"` [history-notice-5, history-notice-6].
 * @param page its path and its body's attribute
 */
export function isAllowedOn({ path, historyNotice }: Pick<Page, 'path' | 'historyNotice'>): boolean {
  return (
    historyNotice !== 'off' && ![SETTINGS, PREVIEW].some((place) => `${path}/`.startsWith(slashed(place)))
  );
}

const slashed = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
