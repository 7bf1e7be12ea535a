import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import styles from './ReadingListPage.module.css';
import { REMOVED, UNDO } from './texts.ts';
import { useLostFocus } from './use-lost-focus.ts';

interface RemovedRowProps {
  readonly headline: string;
  /** Whether the visitor has just removed the article: the button that was pressed has been removed. */
  readonly takesFocus: boolean;
  readonly onUndo: () => void;
}

/** Replaces an article that was removed from the list: says so, and can undo it. */
export function RemovedRow({ headline, takesFocus, onUndo }: RemovedRowProps) {
  const button = useLostFocus(takesFocus);
  return (
    <li className={styles.removed}>
      <p className={styles.removedText} role="status">
        <span>{`${REMOVED} `}</span>
        <bdi lang={useContentLanguage()}>{headline}</bdi>
      </p>
      <Button ref={button} onClick={onUndo}>
        {UNDO}
      </Button>
    </li>
  );
}
