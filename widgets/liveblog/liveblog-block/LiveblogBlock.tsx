import { useEffect, useSyncExternalStore } from 'react';
import { fetchLiveblogBlock } from '../../../core/domain/liveblog/api/liveblog-block.ts';
import { sharedPoll } from '../../../core/platform/http/shared-poll.ts';
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
const updatesOf = sharedPoll(fetchLiveblogBlock, POLL);

/**
 * Blocks of the same liveblog share one poll. The server's label stays until the first answer; a failed poll is logged,
 * and the last label stays [liveblog-block-3].
 */
export function LiveblogBlock({ articleId, context }: LiveblogBlockProps) {
  const poll = updatesOf(articleId);
  const { answer, error: failure } = useSyncExternalStore(poll.subscribe, poll.read);
  const count = useRecentUpdates(answer ?? NO_UPDATES);

  useEffect(() => {
    if (!failure) return;
    error(
      context.feature,
      `The updates of liveblog ${articleId} could not be fetched; the label stays.`,
      failure,
    );
  }, [failure, articleId, context]);

  if (!answer) return null;
  return <span className={styles.root}>{liveblogLabel(count)}</span>;
}
