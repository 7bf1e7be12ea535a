import { Button } from '../../../core/ui/button/Button.tsx';
import styles from './ReadingListPage.module.css';
import { REMOVED, UNDO } from './texts.ts';

interface RemovedRowProps {
  readonly headline: string;
  readonly onUndo: () => void;
}

/** In the place of an article that was taken off the list: says so, and undoes it. */
export function RemovedRow({ headline, onUndo }: RemovedRowProps) {
  return (
    <li className={styles.removed}>
      <p className={styles.removedText} role="status">
        <span>{`${REMOVED} `}</span>
        <bdi>{headline}</bdi>
      </p>
      {/* The button that was pressed is gone: this one takes over its focus. */}
      <Button ref={(button) => button?.focus()} onClick={onUndo}>
        {UNDO}
      </Button>
    </li>
  );
}
