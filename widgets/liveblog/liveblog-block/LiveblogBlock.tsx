import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchLiveblogBlock } from '../../../core/domain/liveblog/api/liveblog-block.ts';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { polling } from '../../../core/platform/http/polling.ts';
import { queries } from '../../../core/platform/http/queries.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
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
