import { Hidden } from '../hidden/Hidden.tsx';
import styles from './Skeleton.module.css';
import { LOADING } from './texts.ts';

interface SkeletonProps {
  /** The expected content: lines of text, a headline, a picture of 3 by 2, or a round portrait. @default 'text' */
  readonly shape?: 'text' | 'title' | 'picture' | 'portrait' | undefined;
  /** The number of lines of text or headline. @default 1 */
  readonly lines?: number | undefined;
  /** The announced text; empty if another skeleton announces it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Reserves the space of content that is loading, so that nothing moves when it arrives. */
export function Skeleton({ shape = 'text', lines = 1, label = LOADING, className }: SkeletonProps) {
  const bars = Array.from({ length: shape === 'text' || shape === 'title' ? lines : 1 }, (_, line) => line);
  return (
    <div className={className ? `${styles.root} ${className}` : styles.root}>
      {label && <Hidden role="status">{label}</Hidden>}
      {bars.map((bar) => (
        <span key={bar} className={`${styles.bar} ${styles[shape]}`} aria-hidden="true" />
      ))}
    </div>
  );
}
