import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { Icon } from '../../../../../core/ui/icon/Icon.tsx';
import * as shapes from '../../../../../core/ui/icon/shapes.ts';
import styles from './IconPart.module.css';

/** All icons in use, in three sizes and two colours. */
export default widget({
  attributes: {},
  view: () => (
    <div className={styles.root}>
      {[styles.small, styles.large, styles.accent].map((size) => (
        <p key={size} className={size}>
          {Object.entries(shapes).map(([name, shape]) => (
            <Icon key={name} shape={shape} />
          ))}
        </p>
      ))}
    </div>
  ),
});
