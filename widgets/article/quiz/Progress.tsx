import type { Game } from './game.ts';
import styles from './Progress.module.css';
import type { QuizDefinition } from './quiz-definition.ts';

interface ProgressProps {
  readonly quiz: QuizDefinition;
  readonly game: Game;
}

/** Number of questions above which the parts would be too small to distinguish. */
const MAX_PARTS = 40;

/**
 * A line with a part for each question. Decorative: the question's heading has the position, and the answers show which
 * were right.
 */
export function Progress({ quiz: { type, questions }, game: { at, choices } }: ProgressProps) {
  if (questions.length > MAX_PARTS) {
    const done = Math.min(at, questions.length) / questions.length;
    return (
      <div className={styles.whole} aria-hidden="true">
        <span className={styles.fill} style={{ scale: `${done} 1` }} />
      </div>
    );
  }
  const stateOf = (place: number): string | undefined => {
    const chosen = questions[place]?.answers[choices[place] ?? -1];
    if (!chosen) return place === at ? styles.now : undefined;
    if (type === 'statements') return styles.done;
    return chosen.correct ? styles.right : styles.wrong;
  };
  return (
    <div className={styles.parts} aria-hidden="true">
      {questions.map(({ index }, place) => (
        <span key={index} className={[styles.part, stateOf(place)].filter(Boolean).join(' ')} />
      ))}
    </div>
  );
}
