import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import * as chevrons from '../../../../../core/ui/icon/chevrons.ts';
import { Icon } from '../../../../../core/ui/icon/Icon.tsx';
import * as shapes from '../../../../../core/ui/icon/shapes.ts';
import styles from './IconPart.module.css';

/** All icons by name, from both modules that define them. */
const SHAPES = [...Object.entries(shapes), ...Object.entries(chevrons)].sort(([one], [other]) =>
  one < other ? -1 : 1,
);

/** All icons in use, in three sizes and two colours. */
export default widget({
  attributes: {},
  view: () => (
    <div className={styles.root}>
      {[styles.small, styles.large, styles.accent].map((size) => (
        <p key={size} className={size}>
          {SHAPES.map(([name, shape]) => (
            <Icon key={name} shape={shape} />
          ))}
        </p>
      ))}
    </div>
  ),
});
