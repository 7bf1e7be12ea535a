import styles from './Player.module.css';
import { POSITION } from './texts.ts';
import { clockText, positionText } from './times.ts';

interface SliderProps {
  /** The position in whole seconds. */
  readonly position: number;
  /** The duration in seconds; undefined if unknown, in which case the slider cannot be used. */
  readonly duration: number | undefined;
  readonly onSeek: (to: number) => void;
}

/** Shows and changes the position: by pointer, arrow keys, Page Up and Page Down, Home and End. */
export function Slider({ position, duration, onSeek }: SliderProps) {
  const max = Math.max(1, Math.floor(duration ?? 1));
  return (
    <>
      <span className={styles.time} aria-hidden="true">
        {clockText(position)}
      </span>
      <input
        className={styles.slider}
        type="range"
        aria-label={POSITION}
        aria-valuetext={positionText(position, duration)}
        min={0}
        max={max}
        step={1}
        value={duration === undefined ? 0 : Math.min(position, max)}
        disabled={duration === undefined}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
      />
      <span className={styles.time} aria-hidden="true">
        {duration === undefined ? '' : clockText(duration)}
      </span>
    </>
  );
}
