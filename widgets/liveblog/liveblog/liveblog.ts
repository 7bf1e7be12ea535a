import { pollUpdates } from '../../../core/domain/liveblog/poll-updates.ts';
import { readHtmlUnless } from '../../../core/platform/http/read-html.ts';
import { navigateTo } from '../../../core/platform/navigation/navigate.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { flag, integer, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createButton } from './button.ts';
import { goToUpdate } from './go-to-update.ts';
import styles from './liveblog.module.css';
import { countNews } from './news.ts';
import { liveblogPage } from './page-address.ts';
import { readPage } from './read-page.ts';
import { createTakeOver } from './take-over.ts';

/** Maximum size of a page, in bytes: a day's liveblog of 500 updates has about one million. */
const LARGEST = 3_000_000;

/**
 * Keeps an open liveblog or slowblog current without a reload, and counts new updates [liveblog-1, liveblog-4]. The
 * updates are `[data-liveblog-update]`; without a script they and the links to further pages work as sent.
 */
export default enhancer({
  attributes: {
    /** Milliseconds between two polls of the server's page, at most; 0 never polls [liveblog-9]. */
    refreshInterval: optional(integer(0), 20_000),
    /** Whether older updates are on further pages: then only new ones are added [liveblog-7]. */
    paginated: flag(),
    /** Whether the liveblog has ended: nothing more is published, and nothing is fetched. */
    ended: flag(),
  },
  enhance(hook, { refreshInterval, paginated, ended }, { feature, page, signal }) {
    if (refreshInterval === 0 || ended) return;
    const { number, source } = liveblogPage(location.href);
    const press = () => {
      const oldest = news.oldest();
      news.clear();
      if (number > 1) navigateTo(oldest?.anchor ? `${source}#${oldest.anchor}` : source, page);
      else if (oldest?.element) goToUpdate(oldest.element, signal);
    };
    const mark = (update: HTMLElement) => update.classList.add(styles.fresh);
    const news = countNews(createButton(hook, press, signal), mark, signal);
    const takeOver = createTakeOver(hook, { paginated, number }, news, { feature, page, signal });
    let tag: string | undefined;

    const refresh = async () => {
      const options = { config: siteConfig(page), expects: 'page', largest: LARGEST, signal } as const;
      const answer = await readHtmlUnless(source, tag, options);
      if (!answer) return;
      const fetched = readPage(answer.text, page.articleId, feature);
      await takeOver(fetched);
      tag = answer.tag;
      if (fetched.ended) stop();
    };
    const stop = pollUpdates({ feature, every: refreshInterval, refresh, signal });
  },
});
