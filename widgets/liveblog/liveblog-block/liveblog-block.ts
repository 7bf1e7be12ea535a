import { ENDED } from '../../../core/domain/liveblog/status-texts.ts';
import { contentOf } from '../../../core/platform/dom/content-of.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { setText } from '../../../core/platform/dom/undo.ts';
import { flag, integer } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import styles from './liveblog-block.module.css';
import { liveblogLabel } from './texts.ts';
import { watchRecent } from './watch-recent.ts';

/**
 * The label of a liveblog in a block of news: 'Afgelopen' for one that has ended, else its number of recent updates
 * [liveblog-block-2]. The server's label stays until the first answer [liveblog-block-3].
 */
export default enhancer({
  attributes: {
    /** The liveblog's number [liveblog-block-3]. */
    articleId: integer(1),
    /** Whether the liveblog has ended: the label reads 'Afgelopen', and nothing is fetched. */
    ended: flag(),
  },
  enhance(hook, { articleId, ended }, { feature, signal }) {
    const show = contentOf(hook, signal);
    if (ended) {
      show(create('span', { class: `${styles.root} ${styles.ended}` }, ENDED));
      return;
    }
    const label = create('span', { class: styles.root });
    watchRecent(
      articleId,
      (count) => {
        setText(label, liveblogLabel(count), signal);
        if (!label.isConnected) show(label);
      },
      { feature, signal },
    );
  },
});
