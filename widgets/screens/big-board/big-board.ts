import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { loadPagePart } from '../../../core/platform/html/load-page-part.ts';
import { HttpError } from '../../../core/platform/http/http-error.ts';
import { startPolling } from '../../../core/platform/http/poll.ts';
import { clockText } from '../../../core/platform/time/clock-text.ts';
import { now } from '../../../core/platform/time/now.ts';
import { anchorScroll } from '../../../core/platform/viewport/anchor-scroll.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { integer, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { error } from '../../../core/runtime/log/log.ts';
import styles from './big-board.module.css';
import { updatedText } from './texts.ts';
import { hasContent, rememberItems, updateItems } from './update-items.ts';

const BOARD = featureHook('[data-widget="big-board"]');
const ITEMS = '[data-board-items]';

/** Keeps the items of a board in sync with those of its own page on the server [big-board-1]. */
export default enhancer({
  attributes: {
    /** Seconds between two refreshes. */
    refreshSeconds: optional(integer(1, 86_400), 60),
  },
  enhance(hook, { refreshSeconds }, { feature, page, signal }) {
    const items = itemsOf(hook);
    if (!items) throw new TypeError(`${feature}: the hook has no ${ITEMS}.`);
    const board = hook.id ? `#${CSS.escape(hook.id)}` : BOARD;
    if (document.querySelector(board) !== hook) {
      throw new TypeError(`${feature}: the hook is not the first of its page; expected one with an id.`);
    }
    rememberItems(items);
    const time = create('p', { lang: textLanguage(hook) });
    time.className = styles.time;
    insert(hook, items === hook ? 'beforebegin' : 'afterbegin', time, signal);

    const refresh = async () => {
      const { part } = await loadPagePart(location.href, board, { config: siteConfig(page), signal });
      const fresh = itemsOf(part);
      if (!fresh || !hasContent(fresh)) throw new HttpError('invalid', `The fetched ${ITEMS} is empty.`);
      anchorScroll(() => updateItems(items, [...fresh.children], signal));
      time.textContent = updatedText(clockText(now()));
    };
    startPolling({
      every: refreshSeconds * 1000,
      // After a failure the next refresh is not delayed any longer than usual [big-board-2].
      load: () =>
        refresh().catch((cause: unknown) => {
          if (!signal.aborted) error(feature, 'The board could not be refreshed; its items stay.', cause);
        }),
      signal,
    });
  },
});

const itemsOf = (hook: HTMLElement) => (hook.matches(ITEMS) ? hook : hook.querySelector<HTMLElement>(ITEMS));
