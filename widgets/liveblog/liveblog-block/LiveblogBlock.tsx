import { useEffect, useSyncExternalStore } from 'react';
import { ENDED } from '../../../core/domain/liveblog/status-texts.ts';
import { sharedPoll } from '../../../core/platform/http/shared-poll.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { fetchLiveblogBlock } from './api/liveblog-block.ts';
import styles from './LiveblogBlock.module.css';
import { liveblogLabel } from './texts.ts';
import type { Update } from './updates.ts';
import { useRecentUpdates } from './use-recent-updates.ts';

interface LiveblogBlockProps {
  readonly articleId: number;
  readonly ended: boolean;
  readonly context: Context;
}

const POLL = 60_000;
const NO_UPDATES: readonly Update[] = [];
const updatesOf = sharedPoll(fetchLiveblogBlock, POLL);

/** The label of a liveblog: 'Afgelopen' for one that has ended, else its number of recent updates. */
export function LiveblogBlock({ ended, ...block }: LiveblogBlockProps) {
  if (ended) return <span className={`${styles.root} ${styles.ended}`}>{ENDED}</span>;
  return <RecentUpdates {...block} />;
}

/**
 * Blocks of the same liveblog share one poll. The server's label stays until the first answer; a failed poll is logged,
 * and the last label stays [liveblog-block-3].
 */
function RecentUpdates({ articleId, context }: Omit<LiveblogBlockProps, 'ended'>) {
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
