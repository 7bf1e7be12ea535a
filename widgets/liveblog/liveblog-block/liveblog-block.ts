import { flag, integer } from '../../../core/runtime/feature/attributes.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { LiveblogBlock } from './LiveblogBlock.tsx';

/** The label of a liveblog in a block of news: its number of recent updates [liveblog-block-2]. */
export default widget({
  attributes: {
    /** The liveblog's number [liveblog-block-3]. */
    articleId: integer(1),
    /** Whether the liveblog has ended: the label reads 'Afgelopen', and nothing is fetched. */
    ended: flag(),
  },
  view: LiveblogBlock,
});
