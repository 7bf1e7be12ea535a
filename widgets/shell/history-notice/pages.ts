import type { Page } from '../../../core/runtime/page/page.ts';

/** The path of the settings page, the target of the button "Lees meer" [history-notice-4]. */
export const SETTINGS = '/profiel/instellingen/';

/** The path of the CMS's preview page [history-notice-5]. */
const PREVIEW = '/gn4/preview';

/**
 * Whether the notice may be shown on a page: not on the settings page, not in the preview, and not on a page with
 * `data-history-notice="off"` [history-notice-5, history-notice-6].
 * @param page its path and its body's attribute
 */
export function isAllowedOn({ path, historyNotice }: Pick<Page, 'path' | 'historyNotice'>): boolean {
  return (
    historyNotice !== 'off' && ![SETTINGS, PREVIEW].some((place) => `${path}/`.startsWith(slashed(place)))
  );
}

const slashed = (path: string): string => (path.endsWith('/') ? path : `${path}/`);
