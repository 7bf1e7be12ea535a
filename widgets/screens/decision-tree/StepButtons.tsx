import { Button } from '../../../core/ui/button/Button.tsx';
import styles from './StepButtons.module.css';
import { PREVIOUS, RESTART } from './texts.ts';

export interface StepButtonsProps {
  /** False at the first step, from which there is no previous one. */
  readonly isShown: boolean;
  readonly onPrevious: () => void;
  readonly onRestart: () => void;
}

/** The buttons that go back from a step [decision-tree-2]. */
export function StepButtons({ isShown, onPrevious, onRestart }: StepButtonsProps) {
  return (
    <div className={styles.buttons} hidden={!isShown}>
      <Button onClick={onPrevious}>{PREVIOUS}</Button>
      <Button onClick={onRestart}>{RESTART}</Button>
    </div>
  );
}
