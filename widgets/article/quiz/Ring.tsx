import styles from './Result.module.css';
import type { Score } from './score.ts';
import { scoreText } from './texts.ts';

/** A score as a ring. Decorative: the heading beside it has the same text. */
export function Ring({ score: { score, total, percentage } }: { readonly score: Score }) {
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="50" cy="50" r="44" />
        {percentage > 0 && (
          // A circumference of 100, so that one unit is one percent.
          <circle
            className={styles.part}
            cx="50"
            cy="50"
            r="44"
            pathLength="100"
            strokeDasharray={`${percentage} 100`}
          />
        )}
      </svg>
      <span className={styles.number} aria-hidden="true">
        {scoreText(score, total)}
      </span>
    </div>
  );
}
