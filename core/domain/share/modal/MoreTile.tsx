import { Icon } from '../../../ui/icon/Icon.tsx';
import { ellipsis } from '../../../ui/icon/shapes.ts';
import { MORE } from './texts.ts';
import styles from './Ways.module.css';

/** A tile like those of the methods that shows the others. */
export function MoreTile({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className={styles.tile} aria-expanded="false" onClick={onClick}>
      <span className={styles.mark} aria-hidden="true">
        <Icon shape={ellipsis} />
      </span>
      <span className={styles.name}>{MORE}</span>
    </button>
  );
}
