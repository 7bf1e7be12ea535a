import { on } from '../../runtime/bus/bus.ts';
import { siteConfig } from '../../runtime/config/site-config.ts';
import type { Context } from '../../runtime/feature/feature.ts';
import { error } from '../../runtime/log/log.ts';
import { HttpError, isAborted } from '../http/http-error.ts';
import { articleIdOf } from '../ids/article-id.ts';
import { keepHeight } from '../viewport/keep-height.ts';
import { hasSameWords, insertFragment, rememberWords } from './insert-fragment.ts';
import { loadFragment } from './load-fragment.ts';
import { removeOwnArticle } from './remove-own-article.ts';

/**
 * Updates a list of articles in the server's HTML with a fragment, without the page's own article, now and whenever the
 * page is restored from the back/forward cache. If the fragment is empty, is not a list or cannot be fetched, that is
 * logged and the content stays. A fragment of only the list leaves the heading.
 * @param hook the block
 * @param address the fragment's address
 * @param context the feature's context
 * @returns resolves when the first fragment is inserted or has failed; never rejects
 */
export function keepFresh(
  hook: HTMLElement,
  address: string,
  { feature, page, signal }: Pick<Context, 'feature' | 'page' | 'signal'>,
): Promise<void> {
  rememberWords(hook);
  let release = () => {};
  const refresh = async () => {
    try {
      const fragment = await loadFragment(address, siteConfig(page), signal);
      if (hook.querySelector(ITEM) && !fragment.querySelector(ITEM)) {
        throw new HttpError('invalid', 'The answer is not a list of articles.');
      }
      removeOwnArticle(fragment, articleIdOf({ articleId: page.articleId, path: location.pathname }));
      keepHeading(hook, fragment);
      if (hasSameWords(hook, fragment)) return;
      // A shorter list would move the content below it while the reader sees it.
      release();
      release = keepHeight(hook, signal);
      insertFragment(hook, fragment, signal);
    } catch (cause) {
      if (!isAborted(cause))
        error(feature, 'The list could not be brought up to date; what is shown stays.', cause);
    }
  };
  on('page:restored', () => void refresh(), signal);
  return refresh();
}

/** Selects a linked article in a list. */
const ITEM = ':is(li, article) a[href]';

const HEADING = 'h1, h2, h3, h4, h5, h6';

function keepHeading(hook: HTMLElement, fragment: DocumentFragment): void {
  const [first] = hook.children;
  const hasOwn = [...fragment.querySelectorAll(HEADING)].some((heading) => !heading.closest('li, article'));
  if (!hasOwn && first?.matches(`${HEADING}, header`)) fragment.prepend(first.cloneNode(true));
}
