import { Button } from '../button/Button.tsx';
import styles from './Settings.module.css';

interface LoadFailureProps {
  readonly text: string;
  /** The button's label. */
  readonly retry: string;
  readonly onRetry: () => void;
}

/** The message in the place of settings that could not be loaded, with a way to try again. */
export function LoadFailure({ text, retry, onRetry }: LoadFailureProps) {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.text}>{text}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}
