import styles from './Player.module.css';
import { SPEED, speedText } from './texts.ts';

const SPEEDS = [1, 1.25, 1.5, 2] as const;

interface SpeedsProps {
  readonly speed: number;
  readonly onSelect: (speed: number) => void;
}

/** The buttons for the speeds [podcast-player-1]. */
export function Speeds({ speed, onSelect }: SpeedsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div className={styles.speeds} role="group" aria-label={SPEED}>
      {SPEEDS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.speed}
          aria-pressed={one === speed}
          onClick={() => onSelect(one)}
        >
          {speedText(one)}
        </button>
      ))}
    </div>
  );
}
