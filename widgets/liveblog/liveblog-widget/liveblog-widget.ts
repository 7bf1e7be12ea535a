import { createOrder, modifiedAt } from '../../../core/domain/liveblog/create-order.ts';
import { createLiveList } from '../../../core/domain/liveblog/live-list.ts';
import { pollUpdates } from '../../../core/domain/liveblog/poll-updates.ts';
import { readUpdates } from '../../../core/domain/liveblog/read-updates.ts';
import { WIDGET_UPDATES } from '../../../core/domain/liveblog/update.ts';
import { readHtmlUnless } from '../../../core/platform/html/read-html.ts';
import { parseInert } from '../../../core/platform/html/trusted.ts';
import { HttpError } from '../../../core/platform/http/http-error.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { address, integer, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import { createSpokenStatus } from '../../../core/ui/hidden/spoken-status.ts';
import { addButtons } from './add-buttons.ts';
import { arrivedText } from './texts.ts';

/** Characters of an update that are announced at most. */
const MAX_NAME = 120;

/**
 * Keeps updates of a liveblog current on another page [liveblog-widget-3, liveblog-widget-5]. The updates are
 * `[data-update-id]`, which have buttons of their own.
 */
export default enhancer({
  attributes: {
    /** The address of the updates, on this site: a fragment or a page with all updates that the widget shows. */
    refreshUrl: address(),
    /** Milliseconds between two polls, at most; 0 never polls. */
    refreshInterval: optional(integer(0), 20_000),
  },
  enhance(hook, { refreshUrl, refreshInterval }, { feature, page, signal }) {
    if (parseAddress(refreshUrl)?.origin !== self.origin) {
      throw new TypeError(
        `${feature}: data-refresh-url is ${JSON.stringify(refreshUrl.slice(0, 80))}; expected an address of this site.`,
      );
    }
    const list = createLiveList(hook, WIDGET_UPDATES, feature, signal);
    addButtons(hook, signal);
    const status = createSpokenStatus(hook, signal);
    const isOlder = createOrder({});
    let tag: string | undefined;

    const refresh = async () => {
      const answer = await readHtmlUnless(refreshUrl, tag, {
        config: siteConfig(page),
        expects: 'page',
        signal,
      });
      if (!answer) return;
      const root = parseInert(answer.text);
      const updates = readUpdates(root, WIDGET_UPDATES, feature);
      if (updates.length === 0) throw new HttpError('invalid', 'The fetched fragment has no updates.');
      const updatedAt = parseTimestamp(root.body.dataset.articleUpdatedAt);
      if (isOlder({ updatedAt, modifiedAt: modifiedAt(answer.headers) })) return;
      const { arrived } = await list.take(updates, 'whole');
      addButtons(hook, signal);
      tag = answer.tag;
      const headlines = arrived.filter(({ silent }) => !silent).map(({ element }) => nameOf(element));
      if (headlines.length > 0) status.textContent = arrivedText(headlines);
    };
    if (refreshInterval > 0) pollUpdates({ feature, every: refreshInterval, refresh, signal });
  },
});

/** The headline of an update, or the beginning of its text. */
function nameOf(update: Element): string {
  const named = update.querySelector('h1, h2, h3, h4') ?? update.querySelector('p') ?? update;
  return named.textContent?.trim().slice(0, MAX_NAME) ?? '';
}
