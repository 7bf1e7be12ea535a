import { ByHand } from '../../../core/domain/share/modal/ByHand.tsx';
import { Beside } from '../../../core/ui/served/Beside.tsx';
import styles from './Share.module.css';

interface CopyByHandProps {
  /** The control that was pressed. */
  readonly control: Element;
  /** An absolute address. */
  readonly link: string;
}

/** A field with the selected link, after the control that could not copy it. */
export function CopyByHand({ control, link }: CopyByHandProps) {
  return (
    <Beside element={control} at="afterend" className={styles.byHand}>
      <ByHand link={link} />
    </Beside>
  );
}
