import { formatArticleTime } from '../../platform/time/dutch-dates.ts';

interface PublishedTimeProps {
  /** The publication time in epoch milliseconds; undefined if unknown. */
  readonly at: number | undefined;
  /** The current time in epoch milliseconds. */
  readonly now: number;
  /** A class from the card's style. */
  readonly className?: string | undefined;
}

/** The publication time of an article. Nothing is rendered for a time that is unknown or in the future. */
export function PublishedTime({ at, now, className }: PublishedTimeProps) {
  if (!isPublished(at, now)) return null;
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {formatArticleTime(at, now)}
    </time>
  );
}

/** Whether there is a time to show. */
export function isPublished(at: number | undefined, now: number): at is number {
  return at !== undefined && formatArticleTime(at, now) !== undefined;
}
