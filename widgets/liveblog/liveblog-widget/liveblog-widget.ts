import { createLiveList, type Outcome } from '../../../core/domain/liveblog/live-list.ts';
import { readUpdates } from '../../../core/domain/liveblog/read-updates.ts';
import { WIDGET_UPDATES } from '../../../core/domain/liveblog/update.ts';
import { address, integer, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import { createSpokenStatus } from '../../../core/ui/hidden/spoken-status.ts';
import { addButtons } from './add-buttons.ts';
import { syncUpdates } from './sync-updates.ts';
import { arrivedText } from './texts.ts';

/** Maximum number of an update's characters that are announced. */
const MAX_NAME = 120;

/**
 * Keeps updates of a liveblog current on another page [liveblog-widget-3, liveblog-widget-5]. The updates are
 * `[data-update-id]`, which get buttons of their own.
 */
export default enhancer({
  attributes: {
    /** The address of the updates, on this site: a fragment or a page with all updates that the widget shows. */
    refreshUrl: address(),
    /** Maximum number of milliseconds between two polls; 0 never polls. */
    refreshInterval: optional(integer(0), 20_000),
    /**
     * The address of server-sent events with each update, on this site or one of `fragmentOrigins`: the same as on the
     * liveblog's page. Updates are only polled while the stream fails or an event is missing.
     */
    streamUrl: optional(address()),
    /** The id of the last event that the widget includes: required with `data-stream-url`. */
    streamNumber: optional(integer(0)),
  },
  enhance(hook, { refreshUrl, refreshInterval, streamUrl, streamNumber }, context) {
    const { feature, signal } = context;
    if (parseAddress(refreshUrl)?.origin !== self.origin) {
      throw new TypeError(
        `${feature}: data-refresh-url is ${JSON.stringify(refreshUrl.slice(0, 80))}; expected an address of this site.`,
      );
    }
    const list = createLiveList(hook, WIDGET_UPDATES, feature, signal);
    addButtons(hook, signal);
    const status = createSpokenStatus(hook, signal);
    const show = ({ arrived }: Outcome) => {
      addButtons(hook, signal);
      const headlines = arrived.filter(({ silent }) => !silent).map(({ element }) => nameOf(element));
      if (headlines.length > 0) status.textContent = arrivedText(headlines);
    };
    if (refreshInterval === 0) return;
    const server = { url: refreshUrl, every: refreshInterval, streamUrl, streamNumber };
    syncUpdates(server, { list, show, shown: readUpdates(hook, WIDGET_UPDATES, feature).length }, context);
  },
});

/** The headline of an update, or the beginning of its text. */
function nameOf(update: Element): string {
  const named = update.querySelector('h1, h2, h3, h4') ?? update.querySelector('p') ?? update;
  return named.textContent?.trim().slice(0, MAX_NAME) ?? '';
}
