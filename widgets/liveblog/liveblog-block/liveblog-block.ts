import { ENDED } from '../../../core/domain/liveblog/status-texts.ts';
import { flag, integer } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { liveblogLabel } from './texts.ts';
import { watchRecent } from './watch-recent.ts';

/**
 * The label of a liveblog in a block of news: 'Afgelopen' for one that has ended, otherwise its number of recent
 * updates [liveblog-block-2]. The server's label stays until the first answer [liveblog-block-3].
 */
export default lazyWidget({
  attributes: {
    /** The liveblog's id [liveblog-block-3]. */
    articleId: integer(1),
    /** Whether the liveblog has ended: the label reads 'Afgelopen', and nothing is fetched. */
    ended: flag(),
  },
  loadView: async () => (await import('./LiveblogBlock.tsx')).LiveblogBlock,
  enhance(_hook, { articleId, ended }, { feature, signal, show }) {
    if (ended) return show({ text: ENDED, hasEnded: true });
    watchRecent(articleId, (count) => show({ text: liveblogLabel(count), hasEnded: false }), {
      feature,
      signal,
    });
  },
});
