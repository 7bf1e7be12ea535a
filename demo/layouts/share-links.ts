import { SHARE_METHODS, type ShareMethod } from '../../core/domain/share/methods.ts';
import { mastodonAddress, shareAddress } from '../../core/domain/share/share-address.ts';
import { METHOD_LABELS, METHOD_NAMES } from '../../core/domain/share/texts.ts';
import type { Article } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';

/** The largest instance of Mastodon, for readers without scripts. */
const MASTODON = 'https://mastodon.social';

/** The share links of an article, as the CMS writes them: they work without a script [share-2]. */
export function shareLinks(article: Article, { origin, paper }: PageContext): Markup {
  return shareList('Deel dit artikel', article.headline, origin + paper.address(article));
}

/**
 * The share links of anything with an address.
 * @param heading above the links
 * @param title title of the shared page
 * @param url its address
 */
export function shareList(heading: string, title: string, url: string): Markup {
  const link = (method: ShareMethod) =>
    html`<li><a data-share-method="${method}" href="${addressOf(method, title, url)}" aria-label="${METHOD_NAMES[method]}">${METHOD_LABELS[method]}</a></li>`;
  return html`<section class="share-links" id="delen" tabindex="-1" aria-labelledby="delen-kop"><h2 id="delen-kop">${heading}</h2><div data-widget="share"><ul>${SHARE_METHODS.map(link)}</ul></div></section>`;
}

function addressOf(method: ShareMethod, title: string, url: string): string {
  const message = { title, url };
  if (method === 'clipboard') return url;
  return method === 'mastodon' ? mastodonAddress(MASTODON, message) : shareAddress(method, message);
}
