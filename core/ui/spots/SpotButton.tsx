import type { CSSProperties, Ref } from 'react';
import { useContentLanguage } from '../../runtime/feature/content-language.ts';
import type { Spot, SpotLink } from './read-spots.ts';
import styles from './spots.module.css';
import { numbered } from './texts.ts';

interface SpotButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly spot: Spot;
  /** The text on the button. */
  readonly number: number | undefined;
  readonly isOpen: boolean;
  readonly isCurrent: boolean;
  /** The id of the text that says that its item was opened; undefined if it was not. */
  readonly note: string | undefined;
  readonly onPress: (button: SpotLink) => void;
}

/** A button at a point of the picture. */
export function SpotButton({ ref, spot, number, isOpen, isCurrent, note, onPress }: SpotButtonProps) {
  const { name, point } = spot;
  return (
    <button
      ref={ref}
      type="button"
      className={note === undefined ? styles.spot : `${styles.spot} ${styles.seen}`}
      style={{ '--x': `${point?.x}%`, '--y': `${point?.y}%` } as CSSProperties}
      lang={useContentLanguage()}
      title={name}
      aria-label={number === undefined ? name : numbered(number, name)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-current={isCurrent || undefined}
      aria-describedby={note}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <span className={styles.dot} aria-hidden="true">
        {number === undefined ? '' : String(number)}
      </span>
    </button>
  );
}
