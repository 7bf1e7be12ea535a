import { ByHand } from '../../../core/domain/share/modal/ByHand.tsx';
import { Beside } from '../../../core/ui/served/Beside.tsx';
import styles from './Share.module.css';

interface CopyByHandProps {
  /** The pressed one. */
  readonly control: Element;
  /** An absolute address. */
  readonly link: string;
}

/** The selected link after the control that could not copy it. */
export function CopyByHand({ control, link }: CopyByHandProps) {
  return (
    <Beside element={control} at="afterend" className={styles.byHand}>
      <ByHand link={link} />
    </Beside>
  );
}
