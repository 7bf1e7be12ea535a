import { Button } from '../button/Button.tsx';
import { useHandOnFocus } from '../focus/use-hand-on-focus.ts';
import styles from './Settings.module.css';

interface LoadFailureProps {
  readonly text: string;
  /** The button's label. */
  readonly retry: string;
  readonly onRetry: () => void;
  /** Whether the message stays until the next attempt has ended; see {@link Button}. */
  readonly busy?: boolean;
}

/** The message that replaces settings that could not be loaded, with a button to try again. */
export function LoadFailure({ text, retry, onRetry, busy }: LoadFailureProps) {
  const place = useHandOnFocus();
  return (
    <div ref={place} className={styles.message} role="alert">
      <p className={styles.text}>{text}</p>
      <Button look="outlined" busy={busy} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
