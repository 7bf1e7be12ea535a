import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchLiveblogBlock } from '../../../core/api/liveblog-block.ts';
import type { Context } from '../../../core/feature/feature.ts';
import { isAborted } from '../../../core/http/http-error.ts';
import { polling } from '../../../core/http/polling.ts';
import { queries } from '../../../core/http/queries.ts';
import { error } from '../../../core/log/log.ts';
import styles from './LiveblogBlock.module.css';
import { liveblogLabel } from './texts.ts';
import type { Update } from './updates.ts';
import { useRecentUpdates } from './use-recent-updates.ts';

interface LiveblogBlockProps {
  readonly articleId: number;
  readonly context: Context;
}

const POLL = 60_000;
const NO_UPDATES: readonly Update[] = [];

/** Blocks with the same liveblog share one poll. A poll that fails is logged, and the last answer stays. */
export function LiveblogBlock({ articleId, context }: LiveblogBlockProps) {
  const { data = NO_UPDATES, error: failure } = useQuery(
    {
      queryKey: ['liveblog-block', articleId],
      queryFn: ({ signal }) => fetchLiveblogBlock(articleId, signal),
      ...polling(POLL),
    },
    queries,
  );
  const count = useRecentUpdates(data);

  useEffect(() => {
    if (!failure || isAborted(failure)) return;
    error(
      context.feature,
      `The updates of liveblog ${articleId} could not be asked; the label stays.`,
      failure,
    );
  }, [failure, articleId, context]);

  return <span className={styles.root}>{liveblogLabel(count)}</span>;
}
