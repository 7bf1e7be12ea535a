import { Hidden } from '../hidden/Hidden.tsx';
import styles from './Skeleton.module.css';
import { LOADING } from './texts.ts';

interface SkeletonProps {
  /** What will stand here: lines of text, a headline, a picture of 3 by 2, or a round portrait. @default 'text' */
  readonly shape?: 'text' | 'title' | 'picture' | 'portrait' | undefined;
  /** How many lines of text or headline. @default 1 */
  readonly lines?: number | undefined;
  /** What is said; empty where one of several skeletons says it already. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Keeps the room of what is still on its way, so that nothing moves when it comes. */
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
